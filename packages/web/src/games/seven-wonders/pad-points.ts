// How the pads of 7 Wonders and of Cities are added up.
import { conflictPoints, placeSides, SCORE_ROWS, type ScoreRow, symbolPoints, treasuryPoints } from '@maravilha/seven-wonders/tally';
import { countOf, type Counts, countsAt, type PadPoints, type PadSheet, worthOf } from '../../base/score-pad.ts';

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
/** Victory tokens, by the age that gives them. */
export const VICTORIES = [1, 3, 5] as const;

const symbolsIn = (counts: Counts): readonly number[] => SYMBOLS.map((symbol) => countOf(counts, symbol));

const greenPoints = (sheet: PadSheet, seat: number): number => {
  const counts = countsAt(sheet, seat, 'green');
  const { seats } = sheet;
  const [left, right] = [(seat + 1) % seats, (seat + seats - 1) % seats].map((other) => symbolsIn(countsAt(sheet, other, 'green')));
  return symbolPoints({
    own: symbolsIn(counts),
    free: countOf(counts, 'free'),
    copies: countOf(counts, 'copies'),
    open: SYMBOLS.map((_, i) => (left?.[i] ?? 0) + (right?.[i] ?? 0)),
  });
};

const points = (sheet: PadSheet, seat: number, row: string): number => {
  const counts = countsAt(sheet, seat, row);
  switch (row) {
    case 'treasury':
      return treasuryPoints(countOf(counts, 'coins'), countOf(counts, 'debts'));
    case 'military':
      return conflictPoints(
        VICTORIES.map((each) => countOf(counts, `${each}`)),
        0,
        countOf(counts, 'defeats'),
      );
    case 'green':
      return greenPoints(sheet, seat);
    default:
      return worthOf(counts);
  }
};

const rank: PadPoints['rank'] = (sheet, totals) =>
  placeSides(
    totals.map((total, seat) => ({ total, coins: countOf(countsAt(sheet, seat, 'treasury'), 'coins') })),
    sheet.teams,
  ).map(({ coins, ...side }) => ({ ...side, tie: coins }));

interface WondersPoints extends PadPoints {
  readonly scoring: readonly ScoreRow[];
}

export const base: WondersPoints = { scoring: SCORE_ROWS.filter((row) => row !== 'black'), points, rank };
export const cities: WondersPoints = { scoring: SCORE_ROWS, points, rank };
