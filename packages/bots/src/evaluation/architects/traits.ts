// How an action of Architects is told to the policy: what the card of a deck would be to the seat and to the next one, or which stage, set,
// token or wonder it is.
import {
  type ArchitectsState,
  BUILD,
  CARD_COUNT,
  CENTRAL,
  END,
  EXCHANGE,
  HORNS,
  KEEP,
  leftDeck,
  paymentIn,
  PAYMENT_COINS,
  PICK_TOKEN,
  PILE,
  rightDeck,
  SEARCH,
  shieldsOf,
  STAGE_COUNT,
  stageOf,
  STARTER,
  TAKE,
  TAKE_WONDER,
  topOf,
  TRIO,
} from '@maravilha/architects/internals';
import { type ActionList, includes, leftOf, rightOf, type Seat } from '@maravilha/kernel';
import type { Traits, TraitSink } from '../../value/policy.ts';
import { CARD_NUMBERS, centre, countCentre, fillCard, weighCards } from './cards.ts';

const WONDERS = 7;

// Where each group of traits begins.
const TAKEN = 0;
/** A card that nobody sees: it is told by what may come. */
const UNSEEN = TAKEN + CARD_NUMBERS;
/** What the card would be to the seat that plays next and reaches it. */
const DENIED = UNSEEN + 1;
/** Neighbours who are beaten, less those who win, in the battle that the card begins. */
const BATTLE = DENIED + CARD_NUMBERS;
const BUILT = BATTLE + 1;
const COINS = BUILT + WONDERS * STAGE_COUNT;
const EXCHANGED = COINS + 1;
const TOKEN = EXCHANGED + 2;
const ENDED = TOKEN + PILE + 1;
const SEARCHED = ENDED + 1;
const WONDER = SEARCHED + 1;
const STARTS = WONDER + WONDERS;
const COUNT = STARTS + 1;

const numbers = new Float64Array(CARD_NUMBERS);

const tellNumbers = (from: number, sink: TraitSink): void => {
  for (let n = 0; n < CARD_NUMBERS; n++) if (numbers[n] !== 0) sink.add(from + n, numbers[n]);
};

const tellCard = (s: ArchitectsState, seat: Seat, card: number, from: number, sink: TraitSink): void => {
  numbers.fill(0);
  fillCard(s, seat, card, 1, numbers, 0);
  tellNumbers(from, sink);
};

const standing = (s: ArchitectsState, shields: number, other: Seat): number => Math.sign(shields - shieldsOf(s, other));

const tellBattle = (s: ArchitectsState, seat: Seat, card: number, sink: TraitSink): void => {
  if (HORNS[card] === 0 || HORNS[card] < s.conflict - s.battle) return;
  // A horned card is a shield too.
  const shields = shieldsOf(s, seat) + 1;
  sink.add(BATTLE, standing(s, shields, leftOf(seat, s.seats)) + (s.seats > 2 ? standing(s, shields, rightOf(seat, s.seats)) : 0));
};

const tellDeck = (s: ArchitectsState, seat: Seat, deck: number, sink: TraitSink): void => {
  if (deck !== CENTRAL || includes(s.lookers, seat)) {
    const card = topOf(s, deck);
    tellCard(s, seat, card, TAKEN, sink);
    tellBattle(s, seat, card, sink);
    return;
  }
  sink.add(UNSEEN, 1);
  numbers.fill(0);
  const count = s.deckCount[CENTRAL];
  for (let card = 0; card < CARD_COUNT; card++) if (centre[card] > 0) fillCard(s, seat, card, centre[card] / count, numbers, 0);
  tellNumbers(TAKEN, sink);
};

const tellAct = (s: ArchitectsState, seat: Seat, action: number, sink: TraitSink): void => {
  if (action >= STARTER) sink.add(STARTS, action - STARTER === seat ? 1 : 0);
  else if (action >= TAKE_WONDER) sink.add(WONDER + action - TAKE_WONDER, 1);
  else if (action >= KEEP) tellCard(s, seat, action - KEEP, TAKEN, sink);
  else if (action >= SEARCH) sink.add(SEARCHED, action - SEARCH === leftDeck(s, seat) ? 1 : 0);
  else if (action === END) sink.add(ENDED, 1);
  else if (action >= PICK_TOKEN) sink.add(TOKEN + action - PICK_TOKEN, 1);
  else if (action >= EXCHANGE) sink.add(EXCHANGED + (action - EXCHANGE === TRIO ? 1 : 0), 1);
  else if (action >= BUILD) {
    sink.add(BUILT + s.wonder[seat] * STAGE_COUNT + stageOf(action), 1);
    sink.add(COINS, PAYMENT_COINS[paymentIn(action)]);
  } else tellDeck(s, seat, action - TAKE, sink);
};

/** What each deck's card would be to the next seat, `[deck * CARD_NUMBERS + n]`; zero where it does not reach or see it. */
const denied = new Float64Array((CENTRAL + 1) * CARD_NUMBERS);

const weighDenied = (s: ArchitectsState, seat: Seat, list: ActionList): void => {
  const next = leftOf(seat, s.seats);
  weighCards(s, next);
  for (let i = 0; i < list.length && list.items[i] < BUILD; i++) {
    const deck = list.items[i] - TAKE;
    denied.fill(0, deck * CARD_NUMBERS, (deck + 1) * CARD_NUMBERS);
    if (deck === leftDeck(s, next) || deck === rightDeck(s, next)) fillCard(s, next, topOf(s, deck), 1, denied, deck * CARD_NUMBERS);
  }
};

const takesDeck = (action: number): boolean => action < BUILD;

export const architectsTraits: Traits = {
  count: COUNT,
  tells: () => true,
  tell: (state, seat, list, sink) => {
    const s = state as ArchitectsState;
    if (list.items[0] < TAKE_WONDER) {
      countCentre(s);
      if (takesDeck(list.items[0])) weighDenied(s, seat, list);
      weighCards(s, seat);
    }
    for (let i = 0; i < list.length; i++) {
      const action = list.items[i];
      sink.next();
      tellAct(s, seat, action, sink);
      if (!takesDeck(action)) continue;
      const from = (action - TAKE) * CARD_NUMBERS;
      if (takesDeck(list.items[0]))
        for (let n = 0; n < CARD_NUMBERS; n++) if (denied[from + n] !== 0) sink.add(DENIED + n, denied[from + n]);
    }
  },
  plainly: (_s, _seat, list, rng) => list.items[rng.int(list.length)],
  // A card that completes a stage first, until better is learnt.
  begin: (weights) => {
    weights[TAKEN] = 2;
    weights[TAKEN + 1] = 1;
    weights[ENDED] = -1;
  },
};
