// The score pad of Duel.
import { CAPITAL, ENDINGS, SCORE_ROWS, type ScoreRow } from '@maravilha/duel/tally';
import { scoreWords } from '../../base/score-words.ts';
import { type Counter, type ScorePad, worthCounters } from '../../base/score-pad.ts';
import { ROW_SYMBOL } from './end/row-mark.ts';
import { duelPoints } from './pad-points.ts';
import { duelAsideWords } from './words.ts';

const PRINTED: Readonly<Partial<Record<ScoreRow, readonly number[]>>> = {
  blue: [3, 4, 5, 6, 7],
  green: [1, 2, 3],
  yellow: [3],
  purple: [1, 2, 3, 4, 5, 6, 7],
  wonders: [2, 3, 4, 6, 9],
  progress: [3, 4, 6, 7, 9],
};
const MOST_COINS = 99;

const countersOf = (row: ScoreRow): readonly Counter[] => {
  const words = scoreWords();
  if (row === 'treasury') return [{ id: 'coins', name: words['count.coins'], sign: 'coin', most: MOST_COINS }];
  if (row === 'military') return [{ id: 'spaces', name: words['count.spaces'], sign: 'pawn', most: CAPITAL, lone: true }];
  return worthCounters(PRINTED[row] ?? [], (points) => words['count.worth']({ points }));
};

export const pad: ScorePad = {
  ...duelPoints,
  words: [duelAsideWords],
  seatCounts: [2],
  teamSeats: [],
  endings: ['civil', ...ENDINGS.filter((ending) => ending !== 'civil')],
  tie: 'blue',
  rows: () =>
    SCORE_ROWS.map((row) => ({
      id: row,
      name: duelAsideWords()[`score.${row}`],
      icon: ROW_SYMBOL[row],
      colour: row,
      counters: countersOf(row),
      typed: row !== 'military',
    })),
};
