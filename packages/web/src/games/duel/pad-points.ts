// How the pad of Duel is added up.
import { civilWinners, SCORE_ROWS, type ScoreRow, trackPoints, treasuryPoints } from '@maravilha/duel/tally';
import { countOf, countsAt, type PadPoints, type PadSheet, pointsIn, worthOf } from '../../base/score-pad.ts';

const points = (sheet: PadSheet, seat: number, row: string): number => {
  const counts = countsAt(sheet, seat, row);
  if (row === 'treasury') return treasuryPoints(countOf(counts, 'coins'));
  return row === 'military' ? trackPoints(countOf(counts, 'spaces')) : worthOf(counts);
};

/** One bit for each seat that has won. */
const winnersOf = (sheet: PadSheet, [first = 0, second = 0]: readonly number[], [blue = 0, lessBlue = 0]: readonly number[]): number =>
  sheet.ending === 'civil' ? civilWinners(first - second, blue - lessBlue) : 1 << sheet.victor;

export const duelPoints: PadPoints & { readonly scoring: readonly ScoreRow[] } = {
  scoring: SCORE_ROWS,
  points,
  rank: (sheet, totals) => {
    const blues = totals.map((_, seat) => pointsIn(duelPoints, sheet, seat, 'blue'));
    const winners = winnersOf(sheet, totals, blues);
    return totals
      .map((total, seat) => ({ seats: [seat], total, tie: blues[seat] ?? 0, place: (winners >>> seat) & 1 ? 1 : 2 }))
      .sort((a, b) => a.place - b.place);
  },
};
