// The events of a table as Duel's own, and the parts of the log.
import { type Age, type DuelEvent, EVENT_KINDS } from '@maravilha/duel';
import type { MatchEvent } from '@maravilha/protocol';
import { ownEvents } from '../../table/own-events.ts';

const events = ownEvents<DuelEvent>(EVENT_KINDS);

export const { eventsIn } = events;

/** What one choice brought about. */
export interface Turn {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly DuelEvent[];
}

export interface Chapter {
  /** 0 is the draft. */
  readonly age: 0 | Age;
  readonly turns: readonly Turn[];
}

/** The log by ages, and within an age by choice; oldest first. */
export const chaptersOf = (log: readonly MatchEvent[]): readonly Chapter[] => {
  const chapters: { age: 0 | Age; turns: { seq: number; at: number; events: DuelEvent[] }[] }[] = [];
  for (const { seq, at, event } of log) {
    if (!events.isOurs(event)) continue;
    if (event.kind === 'age-began' || chapters.length === 0) chapters.push({ age: event.kind === 'age-began' ? event.age : 0, turns: [] });
    const turns = chapters.at(-1)?.turns;
    const turn = turns?.at(-1);
    if (turn !== undefined && turn.seq === seq) turn.events.push(event);
    else turns?.push({ seq, at, events: [event] });
  }
  return chapters;
};

/** What the newest choice brought about. */
export const lastTurn = (log: readonly MatchEvent[]): readonly DuelEvent[] => {
  const seq = log.at(-1)?.seq;
  return eventsIn(log.filter((e) => e.seq === seq));
};

/** Choices of the other since the last one of a seat. */
export const turnsSince = (log: readonly MatchEvent[], seat: number): number => {
  const turns = chaptersOf(log)
    .flatMap((chapter) => chapter.turns)
    .filter((turn) => seatOf(turn) !== undefined);
  return turns.length - 1 - turns.findLastIndex((turn) => seatOf(turn) === seat);
};

/** Whose choice it was: the first seat that its events name. */
export const seatOf = (turn: Turn): number | undefined => {
  for (const event of turn.events) if ('seat' in event) return event.seat;
  return undefined;
};
