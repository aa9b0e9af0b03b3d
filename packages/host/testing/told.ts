// What a log allows to be told: for checks of what was told.
import type { Family } from '@maravilha/family';
import { SPECTATOR, type Viewer } from '@maravilha/kernel';
import type { MatchEvent } from '@maravilha/protocol';
import { MatchRun } from '../src/match-run.ts';
import type { StoredTable } from '../src/store.ts';

export interface Told {
  readonly over: boolean;
  /** Whether the viewer may have held a view of this hash at this number. */
  hasShown(viewer: Viewer, seq: number, hash: string): boolean;
  events(viewer: Viewer): readonly MatchEvent[];
}

/** For tables whose seats have the same people all the time. */
export const toldBy = (family: Family, { table, entries }: StoredTable): Told => {
  const game = family.find(table.game)?.expert(table.rules)?.game;
  if (game === undefined) throw new Error(`no game ${table.game} of rules ${table.rules}`);
  const run = new MatchRun(game, table, []);
  const viewers = [SPECTATOR, ...table.seats.keys()];
  const shown = new Set<string>();
  for (let length = 0; length <= entries.length; length++) {
    run.goOn(entries.slice(0, length));
    for (const viewer of viewers) shown.add(`${viewer} ${run.seq(viewer)} ${run.view(viewer).hash}`);
  }
  return {
    over: run.over,
    hasShown: (viewer, seq, hash) => shown.has(`${viewer} ${seq} ${hash}`),
    events: (viewer) => run.update(viewer, 0, run.view(viewer).hash, 0).events,
  };
};
