// The events of a table as this game's own.
import { EVENT_KINDS, type ArchitectsEvent } from '@maravilha/architects';
import { ownEvents } from '../../table/own-events.ts';

export const { eventsIn } = ownEvents<ArchitectsEvent>(EVENT_KINDS);

/** Not worth hearing at once: the turn itself is said by the question, tokens that gave nothing by the acts. */
const SILENT: ReadonlySet<ArchitectsEvent['kind']> = new Set(['turn', 'extra', 'shield']);

export const headlineOf = (events: readonly ArchitectsEvent[]): readonly ArchitectsEvent[] => {
  const over = events.filter((event) => event.kind === 'over' || event.kind === 'battle');
  return over.some((event) => event.kind === 'over') ? over : events.filter((event) => !SILENT.has(event.kind));
};
