// The cities on a phone: the rival in one band above, the own below.
import './phone.css';
import { type CardId, COLOURS } from '@maravilha/duel';
import { theme } from '../../base/settings.ts';
import { Chip, colourMark, Glyphs, Icon, WonderScene } from '../../components/index.ts';
import { TokenFace } from './pieces.ts';
import { tableWords } from '../../base/i18n.ts';
import { nameSize, presenceText } from '../../table/seats.ts';
import { CitySection, Goods, Stats, Wonders } from './city.tsx';
import { cardFace, tokenFace, wonderFace } from './faces.ts';
import { cardDef, type City } from './model.ts';
import { SeatClock } from '../../table/clocks.tsx';
import type { Play } from './play.ts';

function TokensBrief({ city }: { readonly city: City }) {
  return (
    <span class="tokens-brief" aria-hidden="true">
      {city.tokens.map((token) => (
        <TokenFace key={token} {...tokenFace(token)} data-place={`token:${token}`} />
      ))}
    </span>
  );
}

/** What the rival makes and has won, in signs. */
function Holdings({ city }: { readonly city: City }) {
  return (
    <div class="city-line row" aria-hidden="true">
      <span class="goods-brief numerals">
        {city.goods
          .filter((good) => good.count > 0)
          .map((good) => (
            <span key={good.resource}>
              <Chip resource={good.resource} />
              {good.count > 1 ? good.count : ''}
            </span>
          ))}
      </span>
      <TokensBrief city={city} />
      <span class="wonders-brief">
        {city.wonders.map((w) => (
          <i key={w.wonder} class={w.status} data-place={`wonder:${w.wonder}`}>
            <WonderScene scene={wonderFace(w.wonder).scene} time={theme.value} built={w.status === 'built'} />
          </i>
        ))}
      </span>
    </div>
  );
}

/** The rival above: one band that opens the whole city; beside an open card only its first line. */
export function PhoneRival({ play, brief }: { readonly play: Play; readonly brief: boolean }) {
  const city = play.foe;
  const name = play.nameOf(city.seat);
  return (
    <CitySection play={play} city={city} kind="phone-city">
      <button
        type="button"
        class="whole"
        aria-label={tableWords()['city.open']({ name })}
        data-place={`city:${city.seat}`}
        onClick={() => (play.ui.panel.value = 'city-foe')}
      />
      <div class="city-line row">
        <h2 class={nameSize(name)}>{name}</h2>
        <small class="presence">{presenceText(play.session.info.value, city.seat)}</small>
        <SeatClock play={play} seat={city.seat} />
        <Stats city={city} brief />
      </div>
      {!brief && <Holdings city={city} />}
    </CitySection>
  );
}

function Cell({ card }: { readonly card: CardId }) {
  const face = cardFace(card);
  return (
    <span class={`cell c-${face.colour}`} data-place={`card:${card}`}>
      <Icon id={colourMark(face.colour)} class="colour-mark" />
      <Glyphs glyphs={face.glyphs.slice(0, face.glyphs.length > 3 ? 1 : 2)} />
    </span>
  );
}

interface OwnProps {
  readonly play: Play;
  /** How many cards of one colour have room. */
  readonly lines: number;
  readonly brief: boolean;
}

function OwnHoldings({ play, lines }: Omit<OwnProps, 'brief'>) {
  const words = tableWords();
  const city = play.me;
  const name = play.nameOf(city.seat);
  const columns = COLOURS.map((colour) => ({ colour, cards: city.cards.filter((card) => cardDef(card).colour === colour) })).filter(
    (column) => column.cards.length > 0 || column.colour !== 'purple',
  );
  return (
    <>
      {play.table.view.decision !== 'draft' && <Goods city={city} />}
      <button
        type="button"
        class="columns"
        style={{ '--n': columns.length }}
        aria-label={words['city.open']({ name })}
        onClick={() => (play.ui.panel.value = 'city-me')}
      >
        {lines > 0 &&
          columns.map(({ colour, cards }) => {
            const shown = cards.length > lines ? cards.slice(0, Math.max(0, lines - 1)) : cards;
            const more = cards.length - shown.length;
            return (
              <span key={colour} class="column">
                {shown.map((card) => (
                  <Cell key={card} card={card} />
                ))}
                {more > 0 && (
                  <span class={`cell c-${colour} more`}>
                    <Icon id={colourMark(colour)} class="colour-mark" />
                    {words['city.more']({ count: more })}
                  </span>
                )}
              </span>
            );
          })}
      </button>
      <Wonders play={play} city={city} stamps />
    </>
  );
}

/** The own city below; beside an open card only its first line. */
export function PhoneCity({ play, lines, brief }: OwnProps) {
  const city = play.me;
  const drafting = play.table.view.decision === 'draft';
  return (
    <CitySection play={play} city={city} kind={drafting ? 'phone-city drafting' : 'phone-city'}>
      <div class="city-line row">
        <h2 class={nameSize(play.nameOf(city.seat))}>{play.nameOf(city.seat)}</h2>
        <TokensBrief city={city} />
        <Stats city={city} brief />
      </div>
      {!brief && <OwnHoldings play={play} lines={lines} />}
    </CitySection>
  );
}
