// The sign of a row of the score pad.
import type { ScoreRow } from '@maravilha/duel';
import type { SymbolId } from '../../../components/index.ts';

export const ROW_SYMBOL: Readonly<Record<ScoreRow, SymbolId>> = {
  blue: 'mk-blue',
  green: 'mk-green',
  yellow: 'mk-yellow',
  purple: 'mk-purple',
  wonders: 'stage',
  progress: 'progress',
  treasury: 'coin',
  military: 'shield',
};
