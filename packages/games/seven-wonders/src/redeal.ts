// Drawing anew what a viewer cannot know: cards that it saw in one hand change places among themselves, all others are dealt from the cards
// that it has not seen. Every deal that fits what the viewer has seen is equally likely.
import { lowestBit, type Rng, type Seat, type Viewer } from '@maravilha/kernel';
import { findHidden, GROUP_COUNT, groupSince, hidden, poolOf, seesHand } from './knowledge.ts';
import { HAND_SLOTS, LAST_SOLD, LAST_STAGE, origin, type SevenWondersState, TURN, turnsOf } from './state.ts';
import { AGE_DECK, BLACK_CARDS_OF, CARD_COUNT, CARD_WORDS, guildCount, GUILDS, MAX_STAGES } from './tables.ts';

/** How many of each card may come into a game, by seats. Guilds and black cards are there once. */
const COPIES: readonly Int8Array[] = AGE_DECK.map((ages) => {
  const copies = new Int8Array(CARD_COUNT);
  for (const deck of ages) for (const card of deck) copies[card]++;
  for (const cards of [GUILDS, ...BLACK_CARDS_OF]) for (const card of cards) copies[card] = 1;
  return copies;
});

/** Copies of each card that the viewer has not seen; also, to no effect, of `NONE`. */
const unseen = new Int8Array(256);

const countAll = (cards: Uint8Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) unseen[cards[i]]--;
};

/** Fills `unseen`: all cards of the game but those in the open and those in places that belong to no pool. */
const countUnseen = (s: SevenWondersState): void => {
  unseen.set(COPIES[s.seats]);
  for (let i = 0; i < s.seats * CARD_WORDS; i++) {
    for (let rest = s.built[i]; rest !== 0; rest &= rest - 1) unseen[(i % CARD_WORDS) * 32 + lowestBit(rest)]--;
  }
  countAll(s.hand, 0, s.hand.length);
  countAll(s.under, 0, s.under.length);
  countAll(s.pile, 0, s.pileCount);
  countAll(s.deck, 0, s.deck.length);
  const { place, start } = hidden;
  for (let age = 1; age <= 3; age++) {
    for (let i = start[poolOf(age)]; i < start[poolOf(age) + 1]; i++) unseen[s.bytes[place[i]]]++;
  }
};

/** The cards to deal from; seven seats have eight cards each. Then the cards of one kind of which only some are in the game. */
const pool = new Uint8Array(64);
const extras = new Uint8Array(16);

/** Adds cards to the pool: of the unseen `cards` as many as make `inGame` together with those that have been seen. */
const drawInto = (cards: Uint8Array, inGame: number, size: number, rng: Rng | undefined): number => {
  let left = 0;
  for (let i = 0; i < cards.length; i++) if (unseen[cards[i]] > 0) extras[left++] = cards[i];
  const draws = inGame - (cards.length - left);
  for (let i = 0; i < draws; i++) {
    const j = rng === undefined ? i : i + rng.int(left - i);
    const card = extras[j];
    extras[j] = extras[i];
    pool[size + i] = card;
  }
  return size + Math.max(0, draws);
};

/** Deals the unseen cards of an age to the places of its pool. More cards than places: a prepared position, the rest is nowhere. */
const dealPool = (s: SevenWondersState, age: number, rng: Rng | undefined): void => {
  const from = hidden.start[poolOf(age)];
  const places = hidden.start[poolOf(age) + 1] - from;
  if (places === 0) return;
  const deck = AGE_DECK[s.seats][age];
  let size = 0;
  for (let i = 0; i < deck.length; i++) {
    // Copies of a card stand together in the deck: each is taken while there are unseen ones.
    if (unseen[deck[i]]-- > 0) pool[size++] = deck[i];
  }
  if (age === 3) size = drawInto(GUILDS, guildCount(s.seats), size, rng);
  if (s.cities === 1) size = drawInto(BLACK_CARDS_OF[age], s.seats, size, rng);
  if (size < places) throw new Error(`${places} cards of Age ${age} are hidden, but only ${size} are unseen`);
  rng?.shuffle(pool, size);
  for (let i = 0; i < places; i++) s.bytes[hidden.place[from + i]] = pool[i];
};

/** Deals the unseen cards of every age: at random, or without a generator in the order of the card list. Asks for a fresh `hidden`. */
export const dealPools = (s: SevenWondersState, rng: Rng | undefined): void => {
  countUnseen(s);
  for (let age = 1; age <= 3; age++) dealPool(s, age, rng);
};

/** Cards of one group change places. */
const shuffleGroup = (bytes: Uint8Array, from: number, to: number, rng: Rng): void => {
  const { place } = hidden;
  for (let i = to - 1; i > from; i--) {
    const j = from + rng.int(i - from + 1);
    const card = bytes[place[i]];
    bytes[place[i]] = bytes[place[j]];
    bytes[place[j]] = card;
  }
};

/** Puts the hidden hands in order again, and corrects what the last turn says of cards that lie face down. */
export const settleHidden = (s: SevenWondersState, viewer: Viewer): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!seesHand(s, viewer, seat)) sortHand(s.hand, seat * HAND_SLOTS, s.handCount[seat]);
    if (seat === viewer) continue;
    if (s.lastKind[seat] === LAST_STAGE) s.lastCard[seat] = s.under[seat * MAX_STAGES + s.stages[seat] - 1];
    else if (s.lastKind[seat] === LAST_SOLD) s.lastCard[seat] = soldBy(s, seat);
  }
};

const sortHand = (hand: Uint8Array, start: number, count: number): void => {
  for (let i = start + 1; i < start + count; i++) {
    const card = hand[i];
    let at = i;
    for (; at > start && hand[at - 1] > card; at--) hand[at] = hand[at - 1];
    hand[at] = card;
  }
};

/** When the seat played its last card: in this turn, if something of it is still to be settled; else in the turn before. */
const lastMoment = (s: SevenWondersState, seat: Seat): number => {
  if (s.decision !== TURN) return origin(s.age, s.turn, seat);
  return s.turn > 1 ? origin(s.age, s.turn - 1, seat) : origin(s.age - 1, turnsOf(s), seat);
};

/** The card that the seat sold in the last turn, if it still lies in the discard pile; else what is known of it. */
const soldBy = (s: SevenWondersState, seat: Seat): number => {
  const at = s.pileFrom.indexOf(lastMoment(s, seat));
  return at >= 0 && at < s.pileCount ? s.pile[at] : s.lastCard[seat];
};

export const redeal = (s: SevenWondersState, viewer: Viewer, rng: Rng): void => {
  findHidden(s, viewer);
  const { start } = hidden;
  for (let group = 0; group < GROUP_COUNT; group++) {
    if (start[group + 1] - start[group] > 1 && groupSince(group) > 0) shuffleGroup(s.bytes, start[group], start[group + 1], rng);
  }
  dealPools(s, rng);
  settleHidden(s, viewer);
};
