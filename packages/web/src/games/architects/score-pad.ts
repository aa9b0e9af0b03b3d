// The score pad of Architects.
import { SCORE_ROWS, type ScoreRow, SEAT_COUNTS, STAGE_COUNT, STAGE_POINTS, WONDER_IDS } from '@maravilha/architects/tally';
import { scoreWords } from '../../base/score-words.ts';
import { type Counter, type ScorePad, worthCounters } from '../../base/score-pad.ts';
import { architectsPoints, SCORED } from './pad-points.ts';
import { buildingUrl } from '../../symbols/art.ts';
import { ROW_SIGNS } from './pieces/faces.ts';
import { architectsWords } from './words.ts';

const STAGE_VALUES = [...new Set(STAGE_POINTS)].sort((a, b) => a - b);
const MOST = 40;

const countersOf = (row: ScoreRow): readonly Counter[] => {
  const words = scoreWords();
  switch (row) {
    case 'wonder':
      return worthCounters(STAGE_VALUES, (points) => words['count.worth']({ points }), STAGE_COUNT);
    case 'blue':
      return [
        { id: 'blue-3', name: words['count.plain'], sign: 'mk-blue', most: MOST },
        { id: 'blue-2-cat', name: words['count.cats'], sign: 'cat', most: MOST },
      ];
    case 'cat':
      return [{ id: 'cat', name: words['count.cat'], sign: 'cat', most: 1, lone: true }];
    case 'military':
      return [{ id: 'victories', name: words['count.victories'], sign: 'battle', most: MOST }];
    case 'progress':
      return [
        { id: 'tokens', name: words['count.tokens'], sign: 'progress', most: MOST },
        ...SCORED.map((token) => ({
          id: token,
          name: architectsWords()[`token.${token}`],
          sign: 'points' as const,
          most: token === 'culture' ? 2 : 1,
        })),
      ];
  }
};

export const pad: ScorePad = {
  ...architectsPoints,
  words: [architectsWords],
  seatCounts: SEAT_COUNTS,
  teamSeats: [],
  endings: ['civil'],
  tie: 'stages',
  wonders: () => WONDER_IDS.map((id) => ({ id, name: architectsWords()[`wonder.${id}`], pictureUrl: (time) => buildingUrl(id, time) })),
  rows: () =>
    SCORE_ROWS.map((row) => ({
      id: row,
      name: architectsWords()[`score.${row}`],
      icon: ROW_SIGNS[row],
      colour: row,
      counters: countersOf(row),
      // Stages decide ties, and the Cat is there or not.
      typed: row !== 'wonder' && row !== 'cat',
    })),
};
