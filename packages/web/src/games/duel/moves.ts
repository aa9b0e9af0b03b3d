// The moves of a decision, for those who need a list of them: a turn only asks for prices.
import type { DuelMove } from '@maravilha/duel';
import * as engine from '@maravilha/duel/choices';
import { movesBy } from '../../table/read.ts';
import type { Table } from './model.ts';

const movesAt = movesBy(engine);

/** Everything the viewer may do now. */
export const movesOf = (table: Table): readonly DuelMove[] => (table.mine ? movesAt(table, table.me) : []);
