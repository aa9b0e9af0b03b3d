// What a viewer remembers. Everyone sees who puts a card face down and when, and hands go round in a fixed way, so each hidden place belongs
// to one hand. Between two looks at a hand a viewer knows which cards left it, but not where each of them lies: such places form a group.
import { type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { passesLeft } from './hands.ts';
import { partnerOf } from './options.ts';
import { ageOf, HAND_SLOTS, OVER, seatOf, type SevenWondersState, turnOf } from './state.ts';
import { cardsInHand, MAX_STAGES } from './tables.ts';

/** A group as a number: age, the seat that was dealt the hand, and how often the viewer had seen the hand by then. */
export const groupOf = (age: number, hand: Seat, since: number): number => ((age - 1) << 6) | (hand << 3) | since;
/** Places of an age whose cards may be any that the viewer has not seen: one group, whatever the hand. */
export const poolOf = (age: number): number => groupOf(age, 0, 0);
export const groupAge = (group: number): number => (group >>> 6) + 1;
export const groupHand = (group: number): Seat => (group >>> 3) & 7;
export const groupSince = (group: number): number => group & 7;
export const GROUP_COUNT = 3 << 6;

/** Seven hands, three decks, a discard pile as large as they, and the stages. */
const MAX_PLACES = 7 * (HAND_SLOTS * (1 + 3 + 3) + MAX_STAGES);

/** The hidden places of a state, group by group: those of group g are `place[start[g]]` up to `place[start[g + 1] − 1]`, as offsets into `bytes`. */
export const hidden = { place: new Uint16Array(MAX_PLACES), start: new Uint16Array(GROUP_COUNT + 1) };

// Places in the order in which they are met, before they are sorted by group.
const met = new Uint16Array(MAX_PLACES);
const metGroup = new Uint8Array(MAX_PLACES);
let count = 0;

const meet = (place: number, group: number): void => {
  met[count] = place;
  metGroup[count++] = group;
  hidden.start[group + 1]++;
};

/** How often the viewer has held, up to a turn, the hand that the seat holds at that turn. */
const timesHeld = (s: SevenWondersState, viewer: Seat, age: number, turn: number, seat: Seat): number => {
  const n = s.seats;
  const ago = passesLeft(age) ? (seat - viewer + n) % n : (viewer - seat + n) % n;
  return turn > ago ? (((turn - 1 - ago) / n) | 0) + 1 : 0;
};

/** The group of a card that is in the seat's hand at that turn, or left it then. */
const groupAt = (s: SevenWondersState, viewer: Viewer, age: number, turn: number, seat: Seat): number => {
  if (viewer === SPECTATOR) return poolOf(age);
  let since = timesHeld(s, viewer, age, turn, seat);
  if (s.teams === 1) since += timesHeld(s, partnerOf(viewer), age, turn, seat);
  if (since === 0) return poolOf(age);
  // Three rounds of the table are more than the turns of an age, so that the sum stays above zero.
  const hand = (seat + 3 * s.seats + (passesLeft(age) ? 1 - turn : turn - 1)) % s.seats;
  return groupOf(age, hand, since);
};

/** A seat sees its own hand and, in team play, its partner's. */
export const seesHand = (s: SevenWondersState, viewer: Viewer, seat: Seat): boolean =>
  viewer !== SPECTATOR && (seat === viewer || (s.teams === 1 && seat === partnerOf(viewer)));

/** [WO-KNOW-4] A card under a stage is known to its owner, in the end to all. */
export const knowsUnder = (s: SevenWondersState, viewer: Viewer, seat: Seat): boolean => seat === viewer || s.decision === OVER;

/** [WO-KNOW-2] [WO-KNOW-3] A card of the discard pile is known to who put it there and to who has looked through the pile, in the end to all. */
export const knowsPile = (s: SevenWondersState, viewer: Viewer, i: number): boolean =>
  seatOf(s.pileFrom[i]) === viewer || s.decision === OVER || (viewer !== SPECTATOR && i < s.looked[viewer]);

const meetHands = (s: SevenWondersState, viewer: Viewer): void => {
  const start = s.hand.byteOffset - s.bytes.byteOffset;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.handCount[seat] === 0 || seesHand(s, viewer, seat)) continue;
    const group = groupAt(s, viewer, s.age, s.turn, seat);
    for (let i = 0; i < s.handCount[seat]; i++) meet(start + seat * HAND_SLOTS + i, group);
  }
};

const meetUnder = (s: SevenWondersState, viewer: Viewer): void => {
  const start = s.under.byteOffset - s.bytes.byteOffset;
  for (let seat = 0; seat < s.seats; seat++) {
    if (knowsUnder(s, viewer, seat)) continue;
    for (let k = 0; k < s.stages[seat]; k++) {
      const from = s.underFrom[seat * MAX_STAGES + k];
      meet(start + seat * MAX_STAGES + k, groupAt(s, viewer, ageOf(from), turnOf(from), seat));
    }
  }
};

const meetPile = (s: SevenWondersState, viewer: Viewer): void => {
  const start = s.pile.byteOffset - s.bytes.byteOffset;
  for (let i = 0; i < s.pileCount; i++) {
    if (knowsPile(s, viewer, i)) continue;
    const from = s.pileFrom[i];
    meet(start + i, groupAt(s, viewer, ageOf(from), turnOf(from), seatOf(from)));
  }
};

/** Hands still to be dealt. */
const meetDecks = (s: SevenWondersState): void => {
  const start = s.deck.byteOffset - s.bytes.byteOffset;
  const size = cardsInHand(s.cities === 1);
  for (let age = s.age + 1; age <= 3; age++) {
    for (let seat = 0; seat < s.seats; seat++) {
      const first = start + ((age - 1) * s.seats + seat) * HAND_SLOTS;
      for (let i = 0; i < size; i++) meet(first + i, poolOf(age));
    }
  }
};

/** Fills `hidden` with all that the viewer cannot see. It holds until the next call. */
export const findHidden = (s: SevenWondersState, viewer: Viewer): void => {
  const { place, start } = hidden;
  start.fill(0);
  count = 0;
  meetHands(s, viewer);
  meetUnder(s, viewer);
  meetPile(s, viewer);
  meetDecks(s);
  for (let group = 0; group < GROUP_COUNT; group++) start[group + 1] += start[group];
  // From the back, so that each group ends up in the order in which its places were met, and its start where it belongs.
  for (let i = count - 1; i >= 0; i--) place[--start[metGroup[i] + 1]] = met[i];
  for (let group = 0; group < GROUP_COUNT; group++) start[group] = start[group + 1];
  start[GROUP_COUNT] = count;
};
