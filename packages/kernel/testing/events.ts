import type { BaseEvent } from '../src/index.ts';

type EventOf<E, K> = Extract<E, { readonly kind: K }>;

export const eventsOf = <E extends BaseEvent, K extends E['kind']>(events: readonly E[], kind: K): EventOf<E, K>[] =>
  events.filter((event): event is EventOf<E, K> => event.kind === kind);

/** The one event of its kind; throws if there is none or more than one. */
export const theEvent = <E extends BaseEvent, K extends E['kind']>(events: readonly E[], kind: K): EventOf<E, K> => {
  const [found, ...others] = eventsOf(events, kind);
  if (found === undefined || others.length > 0) throw new Error(`not one event of kind ${kind}: ${JSON.stringify(events)}`);
  return found;
};

/** The kinds of the events in their order. */
export const kindsOf = (events: readonly BaseEvent[]): readonly string[] => events.map((event) => event.kind);
