// How the pad of Dice is added up.
import { AGORA_FIRST_POINTS, placeSeats, SCORE_ROWS, type ScoreRow } from '@maravilha/dice/tally';
import { countOf, countsAt, type PadPoints, worthOf } from '../../base/score-pad.ts';

/** Whether a city completed its Agora before all others, and the row of the coins that decide ties. */
export const FIRST = 'first';
export const COINS = 'spent';

export const dicePoints: PadPoints & { readonly scoring: readonly ScoreRow[] } = {
  scoring: SCORE_ROWS,
  points: (sheet, seat, row) => {
    const counts = countsAt(sheet, seat, row);
    return worthOf(counts) + AGORA_FIRST_POINTS * countOf(counts, FIRST);
  },
  rank: (sheet, totals) =>
    placeSeats(totals.map((total, seat) => ({ total, coins: countOf(countsAt(sheet, seat, COINS), 'coins') }))).map(
      ({ seat, coins, ...side }) => ({ ...side, seats: [seat], tie: coins }),
    ),
};
