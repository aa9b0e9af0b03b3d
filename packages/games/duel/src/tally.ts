// Points from what can be counted on a table, and who wins by them: the scorer of a state and the score pad for cards of paper ask the same
// functions.
import type { SeatSet } from '@maravilha/kernel';
import { COINS_PER_POINT, ZONES } from '../data/numbers.ts';

export { CAPITAL } from '../data/numbers.ts';
export { type Ending, ENDINGS, SCORE_ROWS, type ScoreRow } from './types.ts';

export const treasuryPoints = (coins: number): number => Math.floor(coins / COINS_PER_POINT);

/** `advance`: how far the pawn stands on the opponent's side of the middle. */
export const trackPoints = (advance: number): number => {
  let points = 0;
  for (const zone of ZONES) if (advance >= zone.from) points = zone.points;
  return points;
};

/** Who has won by points. `lead` and `blueLead` are what the first seat has more than the second: of all points, and of those of blue cards. */
export const civilWinners = (lead: number, blueLead: number): SeatSet => {
  const decides = lead === 0 ? blueLead : lead;
  return decides > 0 ? 1 : decides < 0 ? 2 : 3;
};
