// Every shape that the structure of an age can take while it is played down, as sets of slots that still hold a card.
import { openSlots } from './city.ts';
import { ALL_SLOTS, lowestBit } from './tables.ts';

const cache = new Map<number, readonly number[]>();

/** All reachable shapes of an age, fullest first. A few thousand at most; found once. */
export const shapesOf = (age: number): readonly number[] => {
  const known = cache.get(age);
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
  cache.set(age, list);
  return list;
};

export const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};
