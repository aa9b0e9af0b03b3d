// The Gold Reserve: places for coins, each free, circled (a coin to spend) or filled (a coin spent).
import type { Seat } from '@maravilha/kernel';
import { RESERVE } from '../data/boards.ts';
import type { DiceState } from './state.ts';

/** Coins after a gain: the reserve holds no more than it has places. */
export const coinsWith = (s: DiceState, seat: Seat, gain: number): number => Math.min(RESERVE, s.coins[seat] + gain);

/** Free places first, then spent coins are erased. Answers how many were really gained. */
export const gain = (s: DiceState, seat: Seat, count: number): number => {
  const before = s.coins[seat];
  const coins = coinsWith(s, seat, count);
  s.coins[seat] = coins;
  if (s.spent[seat] > RESERVE - coins) s.spent[seat] = RESERVE - coins;
  return coins - before;
};

export const pay = (s: DiceState, seat: Seat, count: number): void => {
  s.coins[seat] -= count;
  s.spent[seat] += count;
};
