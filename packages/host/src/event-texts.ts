// What happened in a round, as a match keeps it to be told.
import type { Emitted, SeatSet, Shape } from '@maravilha/kernel';

/**
 * The events of a round as they are sent, one a line. A match keeps them all, and tells each many times: two texts need a third of the room of
 * the events themselves, and no work to be told again.
 */
export interface EventTexts {
  readonly knowing: readonly SeatSet[];
  readonly full: string;
  readonly redacted: string;
}

export const textsOf = (events: readonly Emitted<Shape['Event']>[]): EventTexts => {
  const full = events.map((event) => JSON.stringify(event.full)).join('\n');
  const isPublic = events.every((event) => event.redacted === event.full);
  const redacted = isPublic ? full : events.map((event) => JSON.stringify(event.redacted)).join('\n');
  return { knowing: events.map(({ knowing }) => knowing), full, redacted };
};

export const emittedIn = (texts: EventTexts): readonly Emitted<string>[] => {
  const [full, redacted] = [texts.full.split('\n'), texts.redacted.split('\n')];
  return texts.knowing.map((knowing, n) => ({ knowing, full: full[n] ?? '', redacted: redacted[n] ?? '' }));
};
