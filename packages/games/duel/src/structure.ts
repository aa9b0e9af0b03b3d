// The structure of cards: which slot covers which, what lies open, and what is turned up.
import { type Emit, lowestBit, membersOf, pinned } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { CARDS_PER_AGE } from '../data/numbers.ts';
import type { DuelEvent } from './types.ts';

/** The part of a state that lies in the middle of the table. */
export interface Structure {
  age: number;
  /** Slots that hold a card; slots on which nothing lies (a cache); slots whose card nobody has seen. */
  present: number;
  open: number;
  unseen: number;
  /** All cards, age by age: see DECK_START. */
  readonly deck: Uint8Array;
}

export const SLOT_COUNT = CARDS_PER_AGE;

/** Layouts as bits, row by age: entry `age * SLOT_COUNT + slot` (age 0 is empty). */
export const COVERED_BY = new Int32Array(4 * SLOT_COUNT);
/** Slots that lie under this one. */
export const COVERS = new Int32Array(4 * SLOT_COUNT);
/** Slots that are dealt face down, and slots that nothing covers at the start, by age. */
export const FACE_DOWN = pinned(new Int32Array(4));
const FRONT = pinned(new Int32Array(4));
export const ALL_SLOTS = (1 << SLOT_COUNT) - 1;
LAYOUTS.forEach((layout, i) => {
  const age = i + 1;
  layout.forEach((slot, n) => {
    for (const above of slot.coveredBy) {
      COVERED_BY[age * SLOT_COUNT + n] |= 1 << above;
      COVERS[age * SLOT_COUNT + above] |= 1 << n;
    }
    if (!slot.faceUp) FACE_DOWN[age] |= 1 << n;
    if (slot.coveredBy.length === 0) FRONT[age] |= 1 << n;
  });
});

/** Where the deck of each age begins in `deck`: the first 20 cards go to the slots, then come the ones left out, then the unused guilds. */
export const DECK_START = [0, 0, 23, 46] as const;
export const DECK_SIZE = [0, 23, 23, 27] as const;
/** Position, inside the deck of Age III, from which the unused guilds lie. */
export const SPARE_GUILDS = 23;

/** Lays out the structure of an age: all slots full, the front row open. */
export const layOut = (s: Structure, age: number): void => {
  s.age = age;
  s.present = ALL_SLOTS;
  s.open = FRONT[age];
  s.unseen = FACE_DOWN[age];
};

export const openSlots = (age: number, present: number): number => {
  let open = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if ((present >>> slot) & 1 && (COVERED_BY[age * SLOT_COUNT + slot] & present) === 0) open |= 1 << slot;
  }
  return open & ALL_SLOTS;
};

/** The card in a slot of the structure, if it lies face up. */
export const faceUpCard = (s: Structure, slot: number): number | undefined =>
  (s.present >>> slot) & 1 && !((s.unseen >>> slot) & 1) ? s.deck[DECK_START[s.age] + slot] : undefined;

/** Slots that nothing would cover any more once this one is empty. */
export const opensBy = (s: Structure, slot: number): number[] => {
  const row = s.age * SLOT_COUNT;
  return membersOf(COVERS[row + slot] & s.present).filter((below) => (COVERED_BY[row + below] & s.present) === 1 << slot);
};

/** Lifts an open card off the structure; what lay under it alone is open from now on, but turned up only at the end of the turn. */
export const takeCard = (s: Structure, card: number): void => {
  const start = DECK_START[s.age];
  let slots = s.open;
  while (slots !== 0 && s.deck[start + lowestBit(slots)] !== card) slots &= slots - 1;
  if (slots === 0) throw new Error(`card ${card} is not open`);
  const slot = lowestBit(slots);
  const row = s.age * SLOT_COUNT;
  s.present &= ~(1 << slot);
  s.open &= ~(1 << slot);
  for (let rest = COVERS[row + slot]; rest !== 0; rest &= rest - 1) {
    const below = lowestBit(rest);
    if ((COVERED_BY[row + below] & s.present) === 0) s.open |= 1 << below;
  }
};

/** Turns up the cards of these slots. */
export const reveal = (s: Structure, slots: number, emit: Emit<DuelEvent> | undefined): void => {
  s.unseen &= ~slots;
  if (emit === undefined) return;
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const slot = lowestBit(rest);
    emit.all({ kind: 'revealed', slot, card: CARD_IDS[s.deck[DECK_START[s.age] + slot]] });
  }
};

/** Every shape that a structure can take while it is played down, as sets of slots that still hold a card. */
const shapes = new Map<number, readonly number[]>();

/** All reachable shapes of an age, fullest first. A few thousand at most; found once. */
export const shapesOf = (age: number): readonly number[] => {
  const known = shapes.get(age);
  if (known !== undefined) return known;
  const seen = new Set<number>([ALL_SLOTS]);
  const list: number[] = [ALL_SLOTS];
  // The list grows while it is walked: breadth first, so fuller shapes come first.
  for (let i = 0; i < list.length; i++) {
    for (let rest = openSlots(age, list[i]); rest !== 0; rest &= rest - 1) {
      const next = list[i] & ~(1 << lowestBit(rest));
      if (next === 0 || seen.has(next)) continue;
      seen.add(next);
      list.push(next);
    }
  }
  shapes.set(age, list);
  return list;
};
