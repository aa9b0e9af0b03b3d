// The events of a table as this game's own.
import { EVENT_KINDS, type SevenWondersEvent } from '@maravilha/seven-wonders';
import type { MatchEvent } from '@maravilha/protocol';
import { ownEvents } from '../../table/own-events.ts';

export const { eventsIn } = ownEvents<SevenWondersEvent>(EVENT_KINDS);

/** What is worth hearing at once: the acts themselves, tokens and the turn of an age; coins and passing stand in the log. */
const SPOKEN: ReadonlySet<SevenWondersEvent['kind']> = new Set([
  'board-taken',
  'side-chosen',
  'age-began',
  'built',
  'stage-built',
  'sold',
  'declined',
  'loss',
  'loss-settled',
  'conflicts',
  'over',
]);

export const headlineOf = (events: readonly SevenWondersEvent[]): readonly SevenWondersEvent[] => {
  const over = events.filter((event) => event.kind === 'over' || event.kind === 'conflicts');
  return over.some((event) => event.kind === 'over') ? over : events.filter((event) => SPOKEN.has(event.kind));
};

/** Coins that a seat got from the bank and from neighbours at one moment. */
export const incomeOf = (events: readonly SevenWondersEvent[], seat: number): number =>
  events.reduce((sum, e) => ((e.kind === 'coins' || e.kind === 'trade-income') && e.seat === seat ? sum + e.count : sum), 0);

/** The newest moment at which cards were played: for "what happened in the last turn". */
export const lastReveal = (log: readonly MatchEvent[]): readonly SevenWondersEvent[] => {
  for (let i = log.length - 1; i >= 0; i--) {
    const kind = log[i]?.event.kind;
    if (kind === 'built' || kind === 'stage-built' || kind === 'sold') {
      const seq = log[i]?.seq;
      return eventsIn(log.filter((e) => e.seq === seq));
    }
  }
  return [];
};
