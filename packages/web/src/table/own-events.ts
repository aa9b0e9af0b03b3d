// The events of a table as those of its game.
import type { MatchEvent } from '@maravilha/protocol';

interface OwnEvents<Event> {
  isOurs(event: { readonly kind: string }): event is Event & { readonly kind: string };
  eventsIn(events: readonly MatchEvent[]): readonly Event[];
}

/** The server sends the events of the game of the table; a kind that this page does not know comes from a newer server and is left out. */
export const ownEvents = <Event extends { readonly kind: string }>(kinds: Readonly<Record<Event['kind'], true>>): OwnEvents<Event> => {
  const isOurs = (event: { readonly kind: string }): event is Event => Object.hasOwn(kinds, event.kind);
  return { isOurs, eventsIn: (events) => events.map((e) => e.event).filter(isOurs) };
};
