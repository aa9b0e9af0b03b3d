// The one interpreter of effects, whoever holds them: a card that is taken, a stage that is built, a progress token (AR-TURN-4). What lasts
// is read from the columns of tables.ts when it is asked for.
import { type Emit, lowestBit, type Seat, unreachable } from '@maravilha/kernel';
import { CARD_IDS } from '../data/effects.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { leftDeck, rightDeck } from './city.ts';
import { openExtras, openTop, trigger } from './decks.ts';
import { ANY_DECK, type ArchitectsState, NO_SEAT, SEARCHING, TOKEN_CHOICE } from './state.ts';
import { type Act, CARD_ACTS, CARD_COUNT, CENTRAL, DECK_IDS, DECK_START, EXTRA_ON } from './tables.ts';
import type { ArchitectsEvent, TakenBy } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

export const takeCard = (s: ArchitectsState, seat: Seat, deck: number, by: TakenBy, emit: Out): void => {
  const at = DECK_START[deck] + --s.deckCount[deck];
  const card = s.deck[at];
  s.deck[at] = 0;
  if (deck === CENTRAL) s.lookers = 0;
  emit?.all({ kind: 'took', seat, deck: DECK_IDS[deck], card: CARD_IDS[card], by, next: openTop(s, deck) });
  receive(s, seat, card, emit);
};

export const receive = (s: ArchitectsState, seat: Seat, card: number, emit: Out): void => {
  s.city[seat * CARD_COUNT + card]++;
  const acts = CARD_ACTS[card];
  if (acts.length > 0) carryOut(s, seat, acts, emit);
  trigger(s, seat, EXTRA_ON[card], emit);
};

/** Does what happens at once. A choice is only opened here: `settle` in choices.ts sees whether there is one. */
export const carryOut = (s: ArchitectsState, seat: Seat, acts: readonly Act[], emit: Out): void => {
  for (let i = 0; i < acts.length; i++) carryOutOne(s, seat, acts[i], emit);
};

const carryOutOne = (s: ArchitectsState, seat: Seat, act: Act, emit: Out): void => {
  switch (act.kind) {
    case 'cat':
      moveCat(s, seat, emit);
      return;
    case 'horns':
      flip(s, seat, act.count, emit);
      return;
    case 'central':
      if (s.deckCount[CENTRAL] > 0) takeCard(s, seat, CENTRAL, 'wonder', emit);
      else emit?.all({ kind: 'effect-lost', seat });
      return;
    case 'left-and-right':
      takeBoth(s, seat, emit);
      return;
    case 'any-deck':
      s.decision = ANY_DECK;
      return;
    case 'search':
      s.decision = SEARCHING;
      return;
    case 'progress':
      s.decision = TOKEN_CHOICE;
      return;
    default:
      unreachable(act.kind);
  }
};

const moveCat = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  if (s.cat === seat) return;
  emit?.all({ kind: 'cat', seat, from: s.cat === NO_SEAT ? undefined : s.cat });
  s.cat = seat;
};

const flip = (s: ArchitectsState, seat: Seat, horns: number, emit: Out): void => {
  const flips = Math.min(horns, s.conflict - s.battle);
  if (flips === 0) return;
  s.battle += flips;
  emit?.all({ kind: 'flipped', seat, count: flips, battle: s.battle, tokens: s.conflict });
};

/** Olympia: both cards are there before anything forced is looked at (AR-WONDER-4). */
const takeBoth = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  const left = leftDeck(s, seat);
  const right = rightDeck(s, seat);
  if (s.deckCount[left] + s.deckCount[right] === 0) emit?.all({ kind: 'effect-lost', seat });
  if (s.deckCount[left] > 0) takeCard(s, seat, left, 'wonder', emit);
  if (s.deckCount[right] > 0) takeCard(s, seat, right, 'wonder', emit);
};

/** Every extra card is alike, so it does not matter which token it is put down to: the first one that is open. */
export const takeExtra = (s: ArchitectsState, seat: Seat, deck: number, emit: Out): void => {
  const token = lowestBit(openExtras(s));
  s.used |= 1 << token;
  takeCard(s, seat, deck, TOKEN_IDS[token], emit);
};
