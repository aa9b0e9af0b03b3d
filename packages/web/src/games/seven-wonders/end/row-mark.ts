// Sign and name of a row of the score pad.
import type { ScoreRow } from '@maravilha/seven-wonders';
import type { SymbolId } from '../../../components/index.ts';
import { sevenWondersEndWords } from '../end-words.ts';
import type { Play } from '../play.ts';

export const ROW_SYMBOL: Readonly<Record<ScoreRow, SymbolId>> = {
  wonder: 'stage',
  treasury: 'coin',
  military: 'shield',
  blue: 'mk-blue',
  yellow: 'mk-yellow',
  green: 'mk-green',
  purple: 'mk-purple',
  black: 'mk-black',
};

/** Debts stand on the line of the treasury, where there can be any. */
export const rowName = (play: Play, row: ScoreRow): string =>
  row === 'treasury' && play.table.view.options.cities
    ? sevenWondersEndWords()['row.treasury.debts']
    : sevenWondersEndWords()[`row.${row}`];
