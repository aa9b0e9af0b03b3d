// The score pad of Dice. What a space is worth stands on the board; our own figures of it are in part reconstructed, so the pad asks for it.
import { AGORA_FIRST_POINTS, SCORE_ROWS, SEAT_COUNTS } from '@maravilha/dice/tally';
import { scoreWords } from '../../base/score-words.ts';
import { type PadRow, type ScorePad, worthCounters } from '../../base/score-pad.ts';
import { COINS, dicePoints, FIRST } from './pad-points.ts';
import { structureMark } from './pieces/faces.ts';
import { diceWords } from './words.ts';

const PRINTED = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const;
const MOST = 12;
const MOST_COINS = 99;

export const pad: ScorePad = {
  ...dicePoints,
  words: [diceWords],
  seatCounts: SEAT_COUNTS,
  teamSeats: [],
  endings: ['civil'],
  tie: 'coins',
  rows: () => {
    const words = scoreWords();
    return [
      ...SCORE_ROWS.map(
        (row): PadRow => ({
          id: row,
          name: diceWords()[`score.${row}`],
          icon: structureMark(row),
          colour: row,
          counters: [
            ...(row === 'agora' ? [{ id: FIRST, name: words['count.first'], sign: AGORA_FIRST_POINTS, most: 1 }] : []),
            ...worthCounters(PRINTED, (points) => words['count.worth']({ points }), MOST),
          ],
          typed: true,
        }),
      ),
      {
        id: COINS,
        name: words['row.spent'],
        icon: 'coin',
        colour: 'treasury',
        counters: [{ id: 'coins', name: words['count.coins'], sign: 'coin', most: MOST_COINS }],
        typed: false,
        tieOnly: true,
      },
    ];
  },
};
