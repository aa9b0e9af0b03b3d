// The score pads of 7 Wonders and of Cities.
import type { BoardId } from '@maravilha/seven-wonders';
import { type ScoreRow, SEAT_COUNTS, TEAM_SEATS } from '@maravilha/seven-wonders/tally';
import { scoreWords } from '../../base/score-words.ts';
import { type Counter, type PadRow, type ScorePad, worthCounters } from '../../base/score-pad.ts';
import { sceneUrl } from '../../symbols/art.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import { ROW_SYMBOL } from './end/row-mark.ts';
import { base as basePoints, cities as citiesPoints, SYMBOLS, VICTORIES } from './pad-points.ts';
import { sevenWondersEndWords } from './end-words.ts';
import { SCENE_OF } from './scenes.ts';
import { sevenWondersWords } from './words.ts';

const VICTORY_SIGNS: readonly SymbolId[] = ['victory-1', 'victory-3', 'victory-5'];
const PRINTED: Readonly<Partial<Record<ScoreRow, readonly number[]>>> = {
  wonder: [2, 3, 4, 5, 6, 7],
  blue: [2, 3, 4, 5, 6, 7, 8],
  yellow: [1, 2, 3, 4, 5, 6],
  purple: [1, 3, 4, 5, 6, 7],
  black: [1, 2, 3, 4, 5, 6],
};
const BOARDS = Object.keys(SCENE_OF) as readonly BoardId[];
const MOST = 40;
const MOST_COINS = 99;

const counter = (id: string, name: string, sign: Counter['sign'], most = MOST): Counter => ({ id, name, sign, most });

const countersOf = (row: ScoreRow, cities: boolean): readonly Counter[] => {
  const words = scoreWords();
  switch (row) {
    case 'treasury':
      return [
        counter('coins', words['count.coins'], 'coin', MOST_COINS),
        ...(cities ? [counter('debts', words['count.debts'], 'debt')] : []),
      ];
    case 'military':
      return [
        ...VICTORIES.map((each, age) => counter(`${each}`, words['count.victory']({ points: each }), VICTORY_SIGNS[age] ?? 'victory')),
        counter('defeats', words['count.defeats'], 'defeat'),
      ];
    case 'green':
      return [
        ...SYMBOLS.map((symbol) => counter(symbol, words[`count.${symbol}`], `sci-${symbol}`)),
        counter('free', words['count.free'], 'sci-any'),
        ...(cities ? [counter('copies', words['count.copies'], 'copy')] : []),
      ];
    default:
      return worthCounters(PRINTED[row] ?? [], (each) => words['count.worth']({ points: each }));
  }
};

const rowOf = (row: ScoreRow, cities: boolean): PadRow => {
  const words = sevenWondersEndWords();
  return {
    id: row,
    name: row === 'treasury' && cities ? words['row.treasury.debts'] : words[`row.${row}`],
    icon: ROW_SYMBOL[row],
    colour: row,
    counters: countersOf(row, cities),
    // Coins decide ties.
    typed: row !== 'treasury',
    ...(row === 'green' && cities && { note: scoreWords()['count.copies.note'] }),
  };
};

const padOf = (points: typeof basePoints): ScorePad => ({
  ...points,
  words: [sevenWondersWords, sevenWondersEndWords],
  seatCounts: SEAT_COUNTS,
  teamSeats: TEAM_SEATS,
  endings: ['civil'],
  tie: 'treasury',
  wonders: () =>
    BOARDS.filter((board) => points === citiesPoints || (board !== 'byzantium' && board !== 'petra')).map((board) => ({
      id: board,
      name: sevenWondersWords()[`board.${board}`],
      pictureUrl: (time) => sceneUrl(SCENE_OF[board], time, 3),
    })),
  rows: () => points.scoring.map((row) => rowOf(row, points === citiesPoints)),
});

export const base: ScorePad = padOf(basePoints);
export const cities: ScorePad = padOf(citiesPoints);
