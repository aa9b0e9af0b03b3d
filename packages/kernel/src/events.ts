import type { Emit } from './game.ts';
import { NOBODY, includes, type SeatSet, type Viewer } from './seat.ts';

/** An event with its audience: `full` for the seats of `knowing`, `redacted` for all others. For a public event the two are one. */
export interface Emitted<E> {
  readonly knowing: SeatSet;
  readonly full: E;
  readonly redacted: E;
}

export const eventFor = <E>(emitted: Emitted<E>, viewer: Viewer): E =>
  includes(emitted.knowing, viewer) ? emitted.full : emitted.redacted;

/** The events that this viewer may receive, in order. Only these leave the server. */
export const eventsFor = <E>(emitted: readonly Emitted<E>[], viewer: Viewer): E[] => emitted.map((event) => eventFor(event, viewer));

/** Collects the events of a step. */
export class EventList<E> implements Emit<E> {
  readonly items: Emitted<E>[] = [];

  all(event: E): void {
    this.items.push({ knowing: NOBODY, full: event, redacted: event });
  }

  split(knowing: SeatSet, full: E, redacted: E): void {
    this.items.push({ knowing, full, redacted });
  }
}
