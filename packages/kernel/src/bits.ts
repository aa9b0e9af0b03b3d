// Small sets as the bits of a number: bit n stands for the thing with number n.

// Names of their own keep these functions short: V8 then puts `lowestBit` in place of every call, whatever else it has put there.
const { clz32, imul } = Math;

/** The lowest member of a non-empty set; `set & (set - 1)` removes it. */
export const lowestBit = (set: number): number => 31 - clz32(set & -set);

/** How many members a set has. */
export const bitCount = (set: number): number => {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The members of a set, lowest first. */
export const membersOf = (set: number): number[] => {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowestBit(rest));
  return members;
};

/** The places of the items that pass the test. */
export const bitsWhere = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.reduce((set, item, n) => (test(item) ? set | (1 << n) : set), 0);
