// What a log allows to be told: for checks of what was told.
import type { Family } from '@maravilha/family';
import { hashText, SPECTATOR, type Viewer } from '@maravilha/kernel';
import type { MatchEvent, MatchUpdate } from '@maravilha/protocol';
import { MatchRun } from '../src/match-run.ts';
import type { StoredTable } from '../src/store.ts';

/** What a message told of a match, in short: hashes stand for what is long. */
export interface Shown {
  readonly viewer: Viewer;
  readonly after: number;
  readonly seq: number;
  readonly view: string;
  readonly events: string;
  /** Who is awaited and who is ready, and what oneself and one's partners have sealed. */
  readonly rest: string;
}

export interface Told {
  readonly over: boolean;
  /** What of this the viewer may not have been told there, if anything. */
  objection(shown: Shown): string | undefined;
  events(viewer: Viewer): readonly MatchEvent[];
  /** Of the seed and the log, as everybody hears of them in the end. */
  readonly revealed: string;
}

const hashOf = (what: unknown): string => hashText(JSON.stringify(what));

type Rest = Pick<MatchUpdate, 'awaiting' | 'ready' | 'sealed' | 'partners'>;
const restOf = ({ awaiting, ready, sealed, partners }: Rest): string => hashOf([awaiting, ready, sealed, partners]);

/** `hash` of the message must be that of its view; where it is not, no log agrees. */
export const shownBy = (message: MatchUpdate): Shown => {
  const { after, seq, view, hash, events } = message;
  const real = hashOf(view);
  return {
    viewer: view.viewer ?? SPECTATOR,
    after,
    seq,
    view: real === hash ? hash : `${real} as ${hash}`,
    events: hashOf(events),
    rest: restOf(message),
  };
};

export const revealedBy = ({ seed, log }: { readonly seed: string | undefined; readonly log: object }): string => hashOf([seed, log]);

/** For tables whose seats have the same people all the time. */
export const toldBy = (family: Family, { table, entries }: Pick<StoredTable, 'table' | 'entries'>): Told => {
  const game = family.find(table.game)?.expert(table.rules)?.game;
  if (game === undefined) throw new Error(`no game ${table.game} of rules ${table.rules}`);
  const run = new MatchRun(game, table, []);
  const viewers = [SPECTATOR, ...table.seats.keys()];
  const views = new Set<string>();
  const rests = new Set<string>();
  for (let length = 0; length <= entries.length; length++) {
    run.goOn(entries.slice(0, length));
    for (const viewer of viewers) {
      const { hash } = run.view(viewer);
      const update = run.update(viewer, run.seq(viewer), hash, 0);
      views.add(`${viewer} ${update.seq} ${hash}`);
      rests.add(`${viewer} ${update.seq} ${restOf(update)}`);
    }
  }
  const events = new Map(viewers.map((viewer) => [viewer, JSON.parse(run.eventsText(viewer, 0)) as readonly MatchEvent[]]));
  const eventsOf = (viewer: Viewer): readonly MatchEvent[] => events.get(viewer) ?? [];
  return {
    over: run.over,
    objection: (shown) => {
      const { viewer, after, seq, view, rest } = shown;
      if (!views.has(`${viewer} ${seq} ${view}`)) return `view ${view}`;
      if (!rests.has(`${viewer} ${seq} ${rest}`)) return 'other seats as awaited, ready or sealed';
      const between = eventsOf(viewer).filter((event) => event.seq > after && event.seq <= seq);
      return hashOf(between) === shown.events ? undefined : `other events after ${after}`;
    },
    events: eventsOf,
    revealed: revealedBy({ seed: table.seed, log: run.log() }),
  };
};
