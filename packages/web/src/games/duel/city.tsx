import './city.css';
import { SYMBOLS_TO_WIN, WONDERS_PER_SEAT, type WonderView } from '@maravilha/duel';
import type { TableInfo } from '@maravilha/protocol';
import { theme } from '../../base/settings.ts';
import { Avatar, CardStrip, Chip, Coin, Icon, SCIENCE_MARK, TokenFace, WonderTile } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { avatarIn, seatInfo } from '../../table/seats.ts';
import { cardFace, tokenFace, wonderFace } from './faces.ts';
import { fitStrips } from './fit.ts';
import { type City, cardDef, type Side } from './model.ts';
import { type Play, toggleSubject } from './play.ts';
import { cardLabel, cardName, capital, citySummary, tokenLabel, tokenName, wonderLabel, wonderShort, wonderState } from './say.ts';

/** Who sits here: you, a bot, away; who began the age. */
const lineOf = (play: Play, info: TableInfo, seat: number): string => {
  const words = tableWords();
  const who = seatInfo(info, seat);
  const { table } = play;
  const parts: string[] = [];
  if (table.seated && seat === table.me) parts.push(words['city.you']);
  if (who?.kind === 'bot') parts.push(words['city.bot']);
  else if (who?.bot !== undefined) parts.push(words['city.bot-for']);
  else if (who !== undefined && !who.online) parts.push(words['city.away']);
  if (table.view.first === seat) parts.push(words['city.began']);
  return parts.join(' · ');
};

export function Tokens({ play, city }: { readonly play: Play; readonly city: City }) {
  if (city.tokens.length === 0) return null;
  return (
    <span class={city.tokens.length > 3 ? 'own-tokens many' : 'own-tokens'}>
      {city.tokens.map((token) => (
        <TokenFace
          key={token}
          {...tokenFace(token)}
          aria-label={tokenLabel(token)}
          title={tokenName(token)}
          data-place={`token:${token}`}
          onClick={() => toggleSubject(play, { kind: 'token', token, from: city.seat })}
        />
      ))}
    </span>
  );
}

export function Stats({ city }: { readonly city: City }) {
  const words = tableWords();
  return (
    <ul class="stats numerals">
      <li data-place={`coins:${city.seat}`} title={words['city.coins']({ count: city.coins })}>
        <Coin n={city.coins} />
        <span class="visually-hidden">{words['city.coins']({ count: city.coins })}</span>
      </li>
      <li title={words['city.shields']({ count: city.shields })}>
        <Icon id="shield" class="" />
        <span aria-hidden="true">{city.shields}</span>
        <span class="visually-hidden">{words['city.shields']({ count: city.shields })}</span>
      </li>
      <li title={words['city.points']({ count: city.points })}>
        <Icon id="points" class="" />
        <span aria-hidden="true">{city.points}</span>
        <span class="visually-hidden">{words['city.points']({ count: city.points })}</span>
      </li>
      <li title={words['city.tokens']({ count: city.tokens.length })}>
        <Icon id="progress" class="" />
        <span aria-hidden="true">{city.tokens.length}</span>
        <span class="visually-hidden">{words['city.tokens']({ count: city.tokens.length })}</span>
      </li>
    </ul>
  );
}

export function Goods({ city }: { readonly city: City }) {
  const words = tableWords();
  return (
    <ul class="goods numerals">
      {city.goods.map((good) => {
        const said = words['city.good']({
          resource: capital(duelWords()[`resource.${good.resource}`]),
          count: good.count,
          price: good.price,
        });
        return (
          <li key={good.resource} title={said}>
            <span class="makes" aria-hidden="true">
              <Chip resource={good.resource} />
              <span class={good.count === 0 ? 'zero' : ''}>{good.count}</span>
            </span>
            <span class="buys" aria-hidden="true">
              <Coin n={good.price} />
            </span>
            <span class="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function Science({ city }: { readonly city: City }) {
  const words = tableWords();
  // The scales stand on a token only: their place shows when the city has them.
  const shown = city.science.filter((s) => s.symbol !== 'scales' || s.count > 0);
  return (
    <ul class="science" style={{ '--n': shown.length }}>
      {shown.map((s) => {
        const said = words['city.symbol']({ symbol: capital(duelWords()[`symbol.${s.symbol}`]), count: s.count });
        return (
          <li key={s.symbol} class={s.count > 0 ? 'active' : ''} title={said} data-place={`symbol:${city.seat}:${s.symbol}`}>
            <Icon id={SCIENCE_MARK[s.symbol].symbol} class="" />
            {s.count > 1 && <b aria-hidden="true">{s.count}</b>}
            <span class="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function Strips({
  play,
  city,
  height,
  paired,
}: {
  readonly play: Play;
  readonly city: City;
  readonly height: number;
  readonly paired: boolean;
}) {
  const subject = play.ui.subject.value;
  if (city.cards.length === 0) return <p class="empty">{tableWords()['city.empty']}</p>;
  return (
    <div class={paired ? 'cards paired' : 'cards'} style={{ '--strip': `${height}px`, '--lines': Math.ceil(city.cards.length / 2) }}>
      {city.cards.map((card, i) => (
        <CardStrip
          key={card}
          {...cardFace(card)}
          name={cardName(card)}
          class={`${i > 0 && cardDef(city.cards[i - 1] ?? card).colour !== cardDef(card).colour ? 'gap' : ''}${subject?.kind === 'card' && subject.card === card ? ' selected' : ''}`}
          data-place={`card:${card}`}
          aria-label={cardLabel(card, [])}
          title={cardName(card)}
          onClick={() => toggleSubject(play, { kind: 'card', card, from: city.seat })}
        />
      ))}
    </div>
  );
}

function OneWonder({ play, seat, wonder }: { readonly play: Play; readonly seat: number; readonly wonder: WonderView }) {
  const subject = play.ui.subject.value;
  return (
    <WonderTile
      {...wonderFace(wonder.wonder)}
      name={wonderShort(wonder.wonder)}
      time={theme.value}
      built={wonder.status === 'built'}
      out={wonder.status === 'lost'}
      selected={subject?.kind === 'wonder' && subject.wonder === wonder.wonder}
      data-place={`wonder:${wonder.wonder}`}
      aria-label={wonderLabel(wonder.wonder, [wonderState(wonder)])}
      onClick={() => toggleSubject(play, { kind: 'wonder', wonder: wonder.wonder, from: seat })}
    />
  );
}

export function Wonders({ play, city }: { readonly play: Play; readonly city: City }) {
  const empty = Math.max(0, WONDERS_PER_SEAT - city.wonders.length);
  return (
    <div class="wonders">
      {city.wonders.map((wonder) => (
        <OneWonder key={wonder.wonder} play={play} seat={city.seat} wonder={wonder} />
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span
          key={i}
          class="no-wonder"
          role="img"
          aria-label={tableWords()['city.no-wonder']}
          data-place={i === 0 ? `next-wonder:${city.seat}` : undefined}
        >
          <Icon id="stage" class="" />
        </span>
      ))}
    </div>
  );
}

/** Height of a city panel without its strips, at the usual sizes. */
const PANEL_REST = 487;
const PANEL_REST_LOW = 432;
const LOW = 700;

/** A city on a wide screen: a column from top to bottom. */
export function CityPanel({ play, side }: { readonly play: Play; readonly side: Side }) {
  const words = tableWords();
  const city = side === 'me' ? play.me : play.foe;
  const name = play.nameOf(city.seat);
  const room = play.window.height - (play.window.height < LOW ? PANEL_REST_LOW : PANEL_REST);
  const strips = fitStrips(city.cards.length, room);
  const active = play.table.view.decision !== 'over' && play.table.view.active === city.seat;
  return (
    <section class={`city ${side}${active ? ' active' : ''}`} aria-label={words['city.of']({ name })}>
      <div class="who">
        <Avatar symbol={avatarIn(play.session.info.value, city.seat)} side={side} />
        <div class="name">
          <h2>{name}</h2>
          <small>{lineOf(play, play.session.info.value, city.seat)}</small>
        </div>
        <Tokens play={play} city={city} />
      </div>
      <p class="visually-hidden">{citySummary(city, name)}</p>
      <Stats city={city} />
      <div>
        <div class="label">
          <span>
            {words['city.produces']} · {words['city.buys-at']}
          </span>
        </div>
        <Goods city={city} />
      </div>
      <div>
        <div class="label">
          <span>{words['city.science']}</span>
          <span>{words['city.symbols']({ count: city.symbols, needed: SYMBOLS_TO_WIN })}</span>
        </div>
        <Science city={city} />
      </div>
      <Strips play={play} city={city} height={strips.height} paired={strips.paired} />
      <Wonders play={play} city={city} />
    </section>
  );
}
