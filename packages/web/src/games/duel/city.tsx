import './city.css';
import { SYMBOLS_TO_WIN, WONDERS_PER_SEAT, type WonderView } from '@maravilha/duel';
import type { TableInfo } from '@maravilha/protocol';
import type { ComponentChildren } from 'preact';
import { theme } from '../../base/settings.ts';
import { CardStrip } from '../../components/card.tsx';
import { Chip, Coin, Icon, scienceMark, type SymbolId } from '../../components/index.ts';
import { TokenFace, WonderTile } from './pieces.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { SeatClock } from '../../table/clocks.tsx';
import { SeatSign } from '../../table/seat-sign.tsx';
import { nameSize, presenceText } from '../../table/seats.ts';
import { cardFace, tokenFace, wonderFace } from './faces.ts';
import { fitStrips, isLowDesk, NAMED_WONDERS, stripRoom, type Strips as StripFit, TOKENS_BESIDE_NAME } from './fit.ts';
import { type City, cardDef, sideOf } from './model.ts';
import { type Play, type Subject, toggleSubject } from './play.ts';
import { cardLabel, cardName, capital, citySummary, tokenLabel, tokenName, wonderLabel, wonderShort, wonderState } from './say.ts';
import { rem } from '../../table/window.ts';

/** Who sits here: you, a bot, away; who began the age. */
const lineOf = (play: Play, info: TableInfo, seat: number): string => {
  const words = tableWords();
  const { table } = play;
  const you = table.seated && seat === table.me ? words['city.you'] : '';
  const began = table.view.first === seat ? words['city.began'] : '';
  return [you, presenceText(info, seat), began].filter((text) => text !== '').join(' · ');
};

type TokenSubject = Extract<Subject, { readonly kind: 'token' }>;

/** A progress token that opens when it is pressed. */
export function Token({ play, token, from }: { readonly play: Play } & Pick<TokenSubject, 'token' | 'from'>) {
  const subject = play.ui.subject.value;
  return (
    <TokenFace
      {...tokenFace(token)}
      aria-label={tokenLabel(token)}
      title={tokenName(token)}
      selected={subject?.kind === 'token' && subject.token === token}
      data-place={`token:${token}`}
      onClick={() => toggleSubject(play, { kind: 'token', token, from })}
    />
  );
}

function Tokens({ play, city }: { readonly play: Play; readonly city: City }) {
  if (city.tokens.length === 0) return null;
  return (
    <span class={city.tokens.length > TOKENS_BESIDE_NAME ? 'own-tokens many' : 'own-tokens'}>
      {city.tokens.map((token) => (
        <Token key={token} play={play} token={token} from={city.seat} />
      ))}
    </span>
  );
}

/** Coins, shields, points; beside them the progress tokens or, in short, how many symbols the city shows. */
export function Stats({ city, brief = false }: { readonly city: City; readonly brief?: boolean }) {
  const words = tableWords();
  const { seat, coins, shields, points, symbols, tokens } = city;
  const facts: readonly { readonly icon?: SymbolId; readonly count: number; readonly said: string }[] = [
    { count: coins, said: words['city.coins']({ count: coins }) },
    { icon: 'shield', count: shields, said: words['city.shields']({ count: shields }) },
    { icon: 'points', count: points, said: words['city.points']({ count: points }) },
    brief
      ? { icon: 'sci-gyroscope', count: symbols, said: words['city.symbols']({ count: symbols, needed: SYMBOLS_TO_WIN }) }
      : { icon: 'progress', count: tokens.length, said: words['city.tokens']({ count: tokens.length }) },
  ];
  return (
    <ul class={`stats numerals${brief ? '' : ' boxed'}`}>
      {facts.map(({ icon, count, said }) => (
        <li key={icon} title={said} data-place={icon === undefined ? `coins:${seat}` : undefined}>
          {icon === undefined ? <Coin n={count} /> : <Icon id={icon} class="" />}
          {icon !== undefined && <span aria-hidden="true">{count}</span>}
          <span class="visually-hidden">{said}</span>
        </li>
      ))}
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
            <span class="makes row" aria-hidden="true">
              <Chip resource={good.resource} />
              <span class={good.count === 0 ? 'zero' : ''}>{good.count}</span>
            </span>
            <span aria-hidden="true">
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
            <Icon id={scienceMark(s.symbol)} class="" />
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
  columns,
}: Pick<StripFit, 'height' | 'columns'> & { readonly play: Play; readonly city: City }) {
  const subject = play.ui.subject.value;
  if (city.cards.length === 0) return <p class="empty">{tableWords()['city.empty']}</p>;
  return (
    <div
      class={`cards columns-${columns > 2 ? 'more' : columns}`}
      style={{ '--strip': rem(height), '--lines': Math.ceil(city.cards.length / columns) }}
    >
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

export function Wonders({ play, city, stamps = false }: { readonly play: Play; readonly city: City; readonly stamps?: boolean }) {
  const empty = Math.max(0, WONDERS_PER_SEAT - city.wonders.length);
  return (
    <div class={stamps ? 'wonders stamps' : 'wonders'}>
      {city.wonders.map((wonder) => (
        <OneWonder key={wonder.wonder} play={play} seat={city.seat} wonder={wonder} />
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <span
          key={i}
          class="no-wonder centred"
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

interface CityProps {
  readonly play: Play;
  readonly city: City;
  readonly kind: string;
  readonly children: ComponentChildren;
}

/** A city at the table, told in one paragraph to those who do not see it. */
export function CitySection({ play, city, kind, children }: CityProps) {
  const { table } = play;
  const name = play.nameOf(city.seat);
  const active = table.view.decision !== 'over' && table.view.active === city.seat;
  return (
    <section
      class={`${kind} ${sideOf(table, city.seat)}${active ? ' active' : ''}`}
      aria-label={tableWords()['city.of']({ name })}
      data-seat={city.seat}
    >
      <p class="visually-hidden">{citySummary(city, name)}</p>
      {children}
    </section>
  );
}

/** A city on a wide screen: a column from top to bottom. */
export function CityPanel({ play, city }: { readonly play: Play; readonly city: City }) {
  const words = tableWords();
  const name = play.nameOf(city.seat);
  const room = stripRoom(play.window, city.tokens.length);
  const strips = fitStrips(city.cards.length, room);
  return (
    <CitySection play={play} city={city} kind="city">
      <div class="who row">
        <SeatSign play={play} seat={city.seat} side={sideOf(play.table, city.seat)} />
        <div class="name" data-face>
          <h2 class={nameSize(name)}>{name}</h2>
          <small>{lineOf(play, play.session.info.value, city.seat)}</small>
        </div>
        <SeatClock play={play} seat={city.seat} />
        <Tokens play={play} city={city} />
      </div>
      <Stats city={city} />
      <div>
        <div class="label">
          {words['city.produces']} · {words['city.buys-at']}
        </div>
        <Goods city={city} />
      </div>
      <div>
        <div class="label">
          {words['city.science']}
          <span>{words['city.symbols']({ count: city.symbols, needed: SYMBOLS_TO_WIN })}</span>
        </div>
        <Science city={city} />
      </div>
      <Strips play={play} city={city} {...strips} />
      <Wonders play={play} city={city} stamps={isLowDesk(play.window) && room - strips.all < NAMED_WONDERS} />
    </CitySection>
  );
}
