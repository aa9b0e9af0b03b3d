// The table on a phone: the ring unrolled above, tokens, my three choices, my city at the foot.
import './phone.css';
import './phone-own.css';
import './low.css';
import { STAGES } from '@maravilha/architects';
import { ArCard, ProgressToken } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { Minis, Picture, Place, Stats } from './seat-parts.tsx';
import { DeckPile, ReachDeck } from './deck.tsx';
import { Cat, Conflict, Discard, Progress } from './middle.tsx';
import { cityAt, type Deck, decksOf } from './model.ts';
import { othersOf } from '../../table/sight.ts';
import type { Play } from './play.ts';
import { EndButton } from './prompts/act.tsx';
import { Prompt } from './prompts/prompt.tsx';
import { cardName, lastLine, tokenInBrief, tokenName } from './say.ts';
import { takeableOf } from './turn.ts';

interface OfPlay {
  readonly play: Play;
}

/** Another seat: its wonder, its figures, and its cards where the row has room for them. */
function MiniSeat({ play, seat, dense }: OfPlay & { readonly seat: number; readonly dense: boolean }) {
  return (
    <Place play={play} seat={seat} class="seat mini-seat">
      <div>
        <Picture play={play} seat={seat} size={dense ? 'tiny' : 'small'} plaques={dense ? 'none' : 'available'} />
        <span class="who" aria-hidden="true">
          <span>{play.nameOf(seat)}</span>
          <b>
            {cityAt(play.table, seat).built.length}/{STAGES.length}
          </b>
        </span>
      </div>
      <div class="body column">
        <Stats play={play} seat={seat} brief />
        {!dense && <Minis play={play} seat={seat} most={play.table.seats > 4 ? 4 : 8} />}
      </div>
    </Place>
  );
}

/** The deck between two of the others. */
function Between({ play, deck }: OfPlay & { readonly deck: Deck }) {
  const takeable = takeableOf(play.table, play.moves);
  return (
    <div class="between centred">
      <Icon id="arrow-right" class="arrow" />
      <DeckPile play={play} deck={deck} choice={takeable.find((one) => one.deck.id === deck.id)} size="far" keyed={false} />
    </div>
  );
}

/** Up to four seats the decks stand between their owners; with more there is room for the seats alone. */
function MiniRing({ play }: OfPlay) {
  const others = othersOf(play.table);
  const dense = others.length > 4;
  const decks = others.length <= 3;
  const far = decksOf(play.table).slice(3);
  return (
    <div class={`mini-ring others-${others.length}${decks ? ' decks' : ''}`}>
      {others.map((seat, i) => {
        const deck = far[i];
        return (
          <>
            <MiniSeat key={seat} play={play} seat={seat} dense={dense} />
            {decks && deck !== undefined && <Between key={deck.id} play={play} deck={deck} />}
          </>
        );
      })}
      {!decks && <FarDecks play={play} decks={far} />}
    </div>
  );
}

/** With more seats: the far decks in one line, in turn order. */
function FarDecks({ play, decks }: OfPlay & { readonly decks: readonly Deck[] }) {
  const words = architectsTableWords();
  const takeable = takeableOf(play.table, play.moves);
  return (
    <div class="far-decks">
      {decks.map((deck) => {
        const open = takeable.some((one) => one.deck.id === deck.id);
        const top = deck.top === undefined ? words['deck.empty'] : cardName(deck.top);
        return (
          <button
            key={deck.id}
            type="button"
            aria-label={`${play.nameOf(deck.owner ?? 0)}, ${top}, ${words['deck.left']({ count: deck.count })}`}
            data-spot={`deck:${deck.id}`}
            onClick={() => (play.ui.panel.value = { deck: deck.id })}
          >
            {deck.count > 0 && <ArCard card={deck.top} size="mini" stack pick={open} />}
            <small>{deck.count}</small>
          </button>
        );
      })}
    </div>
  );
}

/** My tokens; the one that is of use now, or the last one, with its words. */
function MyTokens({ play }: OfPlay) {
  const words = architectsTableWords();
  const { me, view } = play.table;
  const { tokens } = cityAt(play.table, me);
  if (tokens.length === 0) return null;
  const told = tokens.length === 1 ? tokens[0] : undefined;
  return (
    <div class="tokens-line" data-spot={`tokens:${me}`}>
      {tokens.map((token, i) => (
        <ProgressToken
          key={i}
          token={token}
          size={28}
          class={view.active === me && view.used.includes(token) ? 'used' : ''}
          role="img"
          aria-label={tokenName(token)}
          title={tokenName(token)}
        />
      ))}
      {told !== undefined && (
        <span>
          <b>{tokenName(told)}</b>: {view.active === me && view.extras.includes(told) ? words['tokens.ready'] : tokenInBrief(told)}
        </span>
      )}
    </div>
  );
}

function MyRow({ play }: OfPlay) {
  const seat = play.table.me;
  return (
    <Place play={play} seat={seat} class="home-city">
      <Picture play={play} seat={seat} size="seat" plaques="all" />
      <div class="body column">
        <div class="first-line">
          <div class="who">
            <h2>{play.nameOf(seat)}</h2>
          </div>
          <Stats play={play} seat={seat} brief />
        </div>
        <Minis play={play} seat={seat} most={12} />
        <MyTokens play={play} />
      </div>
    </Place>
  );
}

/** Extra cards are taken on the table itself; here is why there is one, and the way to leave it. */
function ExtraBar({ play }: OfPlay) {
  const [task] = play.tasks;
  if (!play.table.mine || task?.kind !== 'extra') return null;
  return (
    <div class="extra question">
      <span>
        <Icon id="extra-card" />
        {task.tokens.map(tokenName).join(', ')}
      </span>
      <EndButton play={play} count={task.tokens.length} />
    </div>
  );
}

export function PhoneTable({ play }: OfPlay) {
  return (
    <>
      <MiniRing play={play} />
      <main class={`mini-middle${play.table.mine && play.tasks[0]?.kind === 'extra' ? ' with-extra' : ''}`} tabIndex={-1}>
        <div class="mini-tokens">
          <Conflict play={play} />
          <Discard play={play} named={false} />
          <Cat play={play} />
          <Progress play={play} named={false} />
        </div>
        {!play.reach.some((choice) => choice.open) && <p class="last-line">{lastLine(play)}</p>}
        <div class="choices" role="group" aria-label={architectsTableWords()['deck.choices']}>
          {play.reach.map((choice) => (
            <ReachDeck key={choice.deck.id} play={play} choice={choice} keyed={false} />
          ))}
        </div>
        <ExtraBar play={play} />
      </main>
      <MyRow play={play} />
      <Prompt play={play} />
    </>
  );
}
