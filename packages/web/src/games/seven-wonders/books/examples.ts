// What the examples of the rules reckon. A test compares each of them with the engine.
import { type Age, DEFEAT_POINTS, SCIENCE_SET, TRADE_PRICE, VICTORY_POINTS } from '@maravilha/seven-wonders/box';

interface Trade {
  readonly clay: number;
  readonly clayPrice: number;
  readonly papyrus: number;
  readonly total: number;
}

/** The Laboratory, bought from a right neighbour who makes 2 clay and 1 papyrus. */
export const tradeOf = (post: boolean, ownClay: boolean): Trade => {
  const clay = ownClay ? 1 : 2;
  const clayPrice = post ? 1 : TRADE_PRICE;
  return { clay, clayPrice, papyrus: TRADE_PRICE, total: clay * clayPrice + TRADE_PRICE };
};

/** Points against the left and the right neighbour. */
export const conflictOf = (age: Age, own: number, others: readonly number[]): readonly number[] =>
  others.map((shields) => (own > shields ? (VICTORY_POINTS[age] ?? 0) : own < shields ? DEFEAT_POINTS : 0));

interface Science {
  readonly squares: readonly number[];
  readonly sets: number;
  readonly points: number;
}

export const scienceOf = (counts: readonly number[]): Science => {
  const squares = counts.map((n) => n * n);
  const sets = Math.min(...counts);
  return { squares, sets, points: squares.reduce((sum, n) => sum + n, 0) + sets * SCIENCE_SET };
};

/** Who meets whom in the conflicts of an age, if some sit it out with diplomacy: places round the table. */
export const meetingsOf = (absent: readonly boolean[]): readonly (readonly [number, number])[] => {
  const there = absent.flatMap((away, seat) => (away ? [] : [seat]));
  const [first, second] = there;
  if (first === undefined || second === undefined) return [];
  if (there.length === 2) return [[first, second]];
  return there.map((seat, i) => [seat, there[(i + 1) % there.length] ?? first]);
};

/** In teams: tokens that change hands between opposing neighbours, and their points for me. Diplomacy of each of them takes one away. */
export const teamConflictOf = (
  age: Age,
  own: number,
  theirs: number,
  doves: number,
): { readonly tokens: number; readonly points: number } => {
  const tokens = own === theirs ? 0 : 2 - doves;
  return { tokens, points: tokens * (own > theirs ? (VICTORY_POINTS[age] ?? 0) : own < theirs ? DEFEAT_POINTS : 0) };
};
