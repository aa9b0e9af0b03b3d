// The events of a table as this game's own.
import { EVENT_KINDS, type ArchitectsEvent } from '@maravilha/architects';
import type { MatchEvent } from '@maravilha/protocol';
import { ownEvents } from '../../table/own-events.ts';

const own = ownEvents<ArchitectsEvent>(EVENT_KINDS);

export const eventsIn = own.eventsIn;

/** What stands in the middle of the table: acts of which one sentence is enough. */
const TOLD: ReadonlySet<ArchitectsEvent['kind']> = new Set(['took', 'built', 'kept', 'exchanged', 'token', 'battle', 'no-card', 'over']);

/** The newest acts of one seat, or the battle, with which the last turn went on or ended; oldest first. */
export const lastActs = (log: readonly MatchEvent[], most: number): readonly ArchitectsEvent[] => {
  const acts: ArchitectsEvent[] = [];
  for (let i = log.length - 1; i >= 0 && acts.length < most; i--) {
    const event = log[i]?.event;
    if (event === undefined || !own.isOurs(event)) continue;
    // Nothing of the turn before is told once this one has something to tell.
    if (event.kind === 'turn' && acts.length > 0) break;
    if (TOLD.has(event.kind)) acts.unshift(event);
  }
  return acts;
};

/** Not worth hearing at once: the turn itself is said by the question, tokens that gave nothing by the acts. */
const SILENT: ReadonlySet<ArchitectsEvent['kind']> = new Set(['turn', 'extra', 'shield']);

export const headlineOf = (events: readonly ArchitectsEvent[]): readonly ArchitectsEvent[] => {
  const over = events.filter((event) => event.kind === 'over' || event.kind === 'battle');
  return over.some((event) => event.kind === 'over') ? over : events.filter((event) => !SILENT.has(event.kind));
};
