// The other seats in turn order from my left on, each as large as its place allows, with the decks that stand between them.
import './others.css';
import { STAGES } from '@maravilha/architects';
import { othersOf } from '../../table/sight.ts';
import { ArCard, CostSigns } from './pieces/index.ts';
import { Glyphs, Icon } from '../../components/index.ts';
import { HeldTokens } from './info.tsx';
import { lookLabel, takeOrLook } from './deck.tsx';
import { availableOf, cityAt, type Deck, decksOf, stageOf } from './model.ts';
import { Holdings } from './own.tsx';
import type { Play } from './play.ts';
import { deckName } from './say.ts';
import { Minis, Picture, Place, Stats, Tokens, Who } from './seat-parts.tsx';
import { takeLabel } from './tags.ts';
import { takeableOf } from './turn.ts';

interface OfPlay {
  readonly play: Play;
}

/** The top card and how many there are. */
const Pile = ({ deck, pick = false }: { readonly deck: Deck; readonly pick?: boolean }) => (
  <>
    {deck.count === 0 ? <span class="hole" /> : <ArCard card={deck.top} size="mini" stack pick={pick} />}
    <small class="numerals" data-left>
      {deck.count}
    </small>
  </>
);

/** What the next stages cost and bring, where the picture is too small to carry it. */
function NextStages({ play, seat }: OfPlay & { readonly seat: number }) {
  const city = cityAt(play.table, seat);
  const { wonder } = city;
  if (wonder === undefined) return null;
  return (
    <span class="next-stages" aria-hidden="true">
      {availableOf(city).map((stage) => {
        const { points } = stageOf(wonder, stage);
        return (
          <i key={stage}>
            <CostSigns stage={stage} />
            {points > 0 && <Glyphs glyphs={[{ kind: 'points', n: points }]} />}
          </i>
        );
      })}
    </span>
  );
}

interface SeatProps extends OfPlay {
  readonly seat: number;
  /** Its deck, where none stands beside it. */
  readonly deck: Deck | undefined;
  /** From more cards on same kinds lie on one pile. */
  readonly most: number;
}

function Seat({ deck, most, ...of }: SeatProps) {
  const { built } = cityAt(of.play.table, of.seat);
  return (
    <Place {...of} class="seat">
      <Picture {...of} size="small" plaques="available" />
      <div class="body">
        <div class="head">
          <Who {...of} />
          <b class="stages numerals" aria-hidden="true">
            {built.length}/{STAGES.length}
          </b>
          {deck !== undefined && (
            <span class="own-deck" data-spot={`deck:${deck.id}`} aria-hidden="true">
              <Pile deck={deck} />
            </span>
          )}
        </div>
        <Stats {...of} brief={of.play.phone} />
        <NextStages {...of} />
        <Minis {...of} most={most} />
        <Tokens {...of} />
      </div>
    </Place>
  );
}

/** The deck between two of the others: a press takes its card if that is possible, else it tells what is left in it. */
function Between({ play, deck }: OfPlay & { readonly deck: Deck }) {
  const choice = takeableOf(play.table, play.moves).find((one) => one.deck.id === deck.id);
  return (
    <button
      type="button"
      class="between"
      aria-label={choice === undefined ? lookLabel(deck, deckName(play, deck)) : takeLabel(play, choice)}
      data-spot={`deck:${deck.id}`}
      data-top={deck.id}
      data-deck={choice === undefined ? undefined : deck.id}
      onClick={() => takeOrLook(play, deck, choice)}
    >
      <Icon id="arrow-right" class="arrow" />
      <Pile deck={deck} pick={choice !== undefined} />
    </button>
  );
}

/** From this height of the window on its picture is as large as mine. */
const HIGH = 720;

/** Alone at the table with me: the whole city, laid out like mine. */
function OnlyOther({ play, seat }: OfPlay & { readonly seat: number }) {
  return (
    <Place play={play} seat={seat} class="only-city">
      <Picture play={play} seat={seat} size={play.window.height < HIGH ? 'seat' : 'own'} plaques="all" />
      <Holdings play={play} seat={seat} />
      <HeldTokens play={play} seat={seat} />
    </Place>
  );
}

/** So many decks stand within my reach; the others lie between the others. */
const REACH = 3;

/** Room for one other and the deck beside it, in sixteenths of the unit. Where there is less, each seat shows its own deck. */
const COLUMN = 160;

export function Others({ play }: OfPlay) {
  const others = othersOf(play.table);
  const [first] = others;
  if (!play.phone && others.length === 1 && first !== undefined)
    return (
      <section class="others">
        <OnlyOther play={play} seat={first} />
      </section>
    );
  const far = decksOf(play.table).slice(REACH);
  const apart = !play.phone || (play.shape === 'phone' && others.length * COLUMN <= play.window.width);
  const most = play.phone ? 6 : others.length > 4 ? 5 : 9;
  return (
    <section class={`others others-${others.length}${apart ? ' apart' : ''}`}>
      {others.map((seat, i) => {
        const deck = far[i];
        return (
          <>
            <Seat key={seat} play={play} seat={seat} deck={apart ? undefined : deck} most={most} />
            {apart && deck !== undefined && <Between key={deck.id} play={play} deck={deck} />}
          </>
        );
      })}
    </section>
  );
}
