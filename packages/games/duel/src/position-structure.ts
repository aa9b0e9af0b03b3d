// The structure of a position: which slots still hold a card, and which card.
import { bitCount, lowestBit, membersOf, refuse, type Rng } from '@maravilha/kernel';
import { LAYOUTS } from '../data/layouts.ts';
import { GUILDS_IN_PLAY } from '../data/numbers.ts';
import type { PositionNumbers } from './position-words.ts';
import type { DuelState } from './state.ts';
import { ALL_SLOTS, COVERED_BY, DECK_START, FACE_DOWN, openSlots, shapesOf, SLOT_COUNT } from './structure.ts';
import { AGE_CARDS, GUILDS, isGuild } from './tables.ts';

/** `played` are the cards of this age that lie outside the structure. */
export const layStructure = (p: PositionNumbers, played: readonly number[], rng: Rng, s: DuelState): void => {
  for (const { age, path } of [...(p.taken ?? []), ...p.structure.map((e) => e.slot)]) {
    if (age !== s.age) refuse(path, `is a slot of Age ${age}, but this is Age ${s.age}`);
  }
  s.present = chooseShape(p, played.length, rng, s.age);
  s.open = openSlots(s.age, s.present);
  const slots: (number | undefined)[] = Array.from({ length: SLOT_COUNT });
  for (const { slot, card } of p.structure) slots[slot.n] = card.n;
  membersOf(s.open).forEach((slot, n) => {
    if (p.row !== undefined) slots[slot] = p.row[n].n;
  });
  // What has been played came from the empty slots; if they are more, nobody has seen the rest.
  const empty = membersOf(ALL_SLOTS & ~s.present);
  empty.slice(0, played.length).forEach((slot, n) => {
    slots[slot] = played[n];
  });
  s.unseen = FACE_DOWN[s.age] & s.present & ~s.open;
  for (const slot of empty.slice(played.length)) s.unseen |= 1 << slot;
  fillSlots(s, slots, rng);
};

/** Draws cards for the slots that have none; what is left over stays out of the game. */
const fillSlots = (s: DuelState, slots: (number | undefined)[], rng: Rng): void => {
  const known = slots.filter((card) => card !== undefined);
  const free = (cards: Uint8Array): number[] => {
    const list = Array.from(cards).filter((card) => !known.includes(card));
    rng.shuffle(list, list.length);
    return list;
  };
  const plain = free(AGE_CARDS[s.age]);
  const guilds = s.age === 3 ? free(GUILDS) : [];
  const missing = s.age === 3 ? GUILDS_IN_PLAY - known.filter(isGuild).length : 0;
  const drawn = guilds.splice(0, missing);
  drawn.push(...plain.splice(0, SLOT_COUNT - known.length - missing));
  rng.shuffle(drawn, drawn.length);
  const deck = [...slots.map((card) => card ?? drawn.pop() ?? 0), ...plain, ...guilds];
  s.deck.set(deck, DECK_START[s.age]);
};

/** The fullest shape that agrees with all that was said. */
const chooseShape = (p: PositionNumbers, played: number, rng: Rng, age: number): number => {
  const most = SLOT_COUNT - played;
  const named = p.structure.reduce((bits, e) => bits | (1 << e.slot.n), 0);
  if (p.taken !== undefined) checkTaken(p, named, age);
  if (p.left !== undefined && p.left > most) refuse('left', `${played} cards of Age ${age} have been played, so at most ${most} are left`);
  const taken = p.taken?.reduce((bits, slot) => bits | (1 << slot.n), 0);
  if (taken !== undefined && bitCount(taken) < played) {
    refuse('taken', `${played} cards of Age ${age} have been played, so at least ${played} slots must be empty`);
  }
  if (p.row?.length === 0) refuse('row', 'must name at least one card');
  const fits = (shape: number): boolean =>
    (taken === undefined || shape === (ALL_SLOTS & ~taken)) &&
    (shape & named) === named &&
    (p.row === undefined || (bitCount(openSlots(age, shape)) === p.row.length && (openSlots(age, shape) & named) === 0));
  const wanted = (n: number): number[] => shapesOf(age).filter((shape) => bitCount(shape) === n && fits(shape));

  if (p.left !== undefined) {
    // Counted from the farthest row, which stands first in the layout.
    const last = (1 << p.left) - 1;
    return fits(last) ? last : (wanted(p.left)[0] ?? noShape(p, age));
  }
  for (let n = most; n > 0; n--) {
    const shapes = wanted(n);
    // A row or named slots ask for one certain picture; without them any will do.
    if (shapes.length > 0) return p.row === undefined && named === 0 ? shapes[rng.int(shapes.length)] : shapes[0];
  }
  return noShape(p, age);
};

const noShape = (p: PositionNumbers, age: number): never => {
  if (p.row !== undefined) return refuse('row', `the structure of Age ${age} has no shape with exactly these ${p.row.length} cards open`);
  if (p.left !== undefined) return refuse('left', `the structure of Age ${age} has no such shape with ${p.left} cards`);
  return refuse('structure', `the structure of Age ${age} has no such shape`);
};

const checkTaken = (p: PositionNumbers, named: number, age: number): void => {
  const layout = LAYOUTS[age - 1];
  const present = p.taken?.reduce((bits, slot) => bits & ~(1 << slot.n), ALL_SLOTS) ?? ALL_SLOTS;
  for (const { n, path } of p.taken ?? []) {
    if ((named >>> n) & 1) refuse(path, `${layout[n].id} is also named in structure`);
    const covers = COVERED_BY[age * SLOT_COUNT + n] & present;
    if (covers !== 0) refuse(path, `${layout[n].id} cannot be empty while ${layout[lowestBit(covers)].id} lies on it`);
  }
  if (present === 0) refuse('taken', 'the structure would be empty');
};
