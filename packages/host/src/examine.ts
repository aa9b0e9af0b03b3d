// Whether what is stored of a table is what its log says: for whoever looks after the data.
import type { Family } from '@maravilha/family';
import { hashText } from '@maravilha/kernel';
import { MatchRun } from './match-run.ts';
import type { PlayState, StoredTable } from './store.ts';

export interface Examined {
  /** Of where the log ends: the same wherever it is kept. */
  readonly hash: string;
  /** Of what is noted beside the log: where the log says something else. */
  readonly wrong: readonly (keyof PlayState)[];
}

/** Derived from the log alone, in every version of the program that has written them. */
const DERIVED = ['status', 'pending', 'held'] as const satisfies readonly (keyof PlayState)[];

/** `undefined`: the rules of the table are not known here. Throws where its log does not replay. */
export const examine = (family: Family, { table, play, entries }: StoredTable): Examined | undefined => {
  if (table.status === 'waiting') {
    if (entries.length > 0) throw new Error('there are entries from before the start');
    return { hash: hashText(JSON.stringify([table.options, table.seats])), wrong: [] };
  }
  const game = family.find(table.game)?.expert(table.rules)?.game;
  if (game === undefined) return undefined;
  const run = new MatchRun(game, table, entries);
  const said = run.playState;
  const state = [run.match.hash(), run.length, run.match.ready, said.pending, run.hands.held];
  return { hash: hashText(JSON.stringify(state)), wrong: DERIVED.filter((key) => said[key] !== play[key]) };
};
