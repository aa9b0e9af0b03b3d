// How the pad of Architects is added up.
import {
  bluePoints,
  CARD_IDS,
  catPoints,
  catSigns,
  placesBy,
  progressPoints,
  SCORE_ROWS,
  type ScoreRow,
  SECOND_CULTURE,
  TOKEN_IDS,
  type TokenId,
  victoryPoints,
} from '@maravilha/architects/tally';
import { countOf, type Counts, countsAt, type PadPoints, type PadSheet, worthOf } from '../../base/score-pad.ts';

/** Tokens that count points at the end. */
export const SCORED: readonly TokenId[] = ['decor', 'politics', 'strategy', 'education', 'culture'];

const stagesAt = (sheet: PadSheet, seat: number): number =>
  Object.values(countsAt(sheet, seat, 'wonder')).reduce((sum, count) => sum + count, 0);

const cardsAt = (sheet: PadSheet, seat: number): readonly number[] => {
  const counts = countsAt(sheet, seat, 'blue');
  return CARD_IDS.map((card) => countOf(counts, card));
};

const bitsOf = (counts: Counts): number =>
  SCORED.reduce((bits, token) => {
    const count = countOf(counts, token);
    return bits | (count > 0 ? 1 << TOKEN_IDS.indexOf(token) : 0) | (count > 1 ? 1 << SECOND_CULTURE : 0);
  }, 0);

const points = (sheet: PadSheet, seat: number, row: string): number => {
  const counts = countsAt(sheet, seat, row);
  const victories = countOf(countsAt(sheet, seat, 'military'), 'victories');
  switch (row) {
    case 'blue':
      return bluePoints(cardsAt(sheet, seat), 0);
    case 'cat':
      return catPoints(countOf(counts, 'cat') > 0);
    case 'military':
      return victoryPoints(victories);
    case 'progress':
      return progressPoints({
        tokens: bitsOf(counts),
        count: countOf(counts, 'tokens'),
        stages: stagesAt(sheet, seat),
        victories,
        cats: catSigns(cardsAt(sheet, seat), 0),
      });
    default:
      return worthOf(counts);
  }
};

export const architectsPoints: PadPoints & { readonly scoring: readonly ScoreRow[] } = {
  scoring: SCORE_ROWS,
  points,
  rank: (sheet, totals) => {
    const stages = totals.map((_, seat) => stagesAt(sheet, seat));
    return placesBy(totals, stages)
      .map((place, seat) => ({ seats: [seat], total: totals[seat] ?? 0, tie: stages[seat] ?? 0, place }))
      .sort((a, b) => a.place - b.place);
  },
};
