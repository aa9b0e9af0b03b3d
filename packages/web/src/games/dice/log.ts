// The events of a table as this game's own, and what every seat did in the turn before.
import { EVENT_KINDS, type DiceEvent } from '@maravilha/dice';
import type { MatchEvent } from '@maravilha/protocol';
import { ownEvents } from '../../table/own-events.ts';

export const { eventsIn } = ownEvents<DiceEvent>(EVENT_KINDS);

/** The seat that an event is about, where it is about one. */
export const seatIn = (event: DiceEvent): number | undefined => ('seat' in event ? event.seat : undefined);

export interface LastTurn {
  /** Counted from 1; 0 before there was one. */
  readonly turn: number;
  /** By seat, in the order in which it did them. */
  readonly seats: readonly (readonly DiceEvent[])[];
  /** What came at the end of the turn, for all. */
  readonly end: readonly DiceEvent[];
}

type Roll = Extract<DiceEvent, { readonly kind: 'rolled' }>;

interface Played {
  readonly turn: number;
  readonly roll: Roll | undefined;
  readonly events: DiceEvent[];
}

/** Turn by turn, all that happened between two rolls. The first roll of all is no event; cities are chosen before it. */
export const turnsIn = (events: readonly DiceEvent[]): readonly Played[] => {
  const turns: Played[] = [{ turn: 1, roll: undefined, events: [] }];
  for (const event of events) {
    if (event.kind === 'rolled') turns.push({ turn: event.turn, roll: event, events: [] });
    else if (event.kind !== 'city-chosen') turns.at(-1)?.events.push(event);
  }
  return turns;
};

/** The newest turn in which somebody did something. */
export const lastTurnOf = (log: readonly MatchEvent[], seats: number): LastTurn => {
  const { turn, events } = turnsIn(eventsIn(log)).findLast((one) => one.events.length > 0) ?? { turn: 0, events: [] };
  return {
    turn,
    seats: Array.from({ length: seats }, (_, seat) => events.filter((event) => seatIn(event) === seat)),
    end: events.filter((event) => seatIn(event) === undefined),
  };
};

/** What one sentence of a turn is about; the rest is told by these. */
const DEEDS: ReadonlySet<DiceEvent['kind']> = new Set(['crossed', 'attack', 'passed', 'unlocked', 'completed', 'bonus']);

/** What a seat did, in brief: an attack tells of the space that it was made from. */
export const deedsIn = (events: readonly DiceEvent[]): readonly DiceEvent[] =>
  events.filter((event, i) => {
    if (!DEEDS.has(event.kind)) return false;
    const next = events[i + 1];
    return !(event.kind === 'crossed' && next?.kind === 'attack' && next.space === event.space);
  });

/** What those hear who do not see the table: not every coin. */
const HEARD: ReadonlySet<DiceEvent['kind']> = new Set([...DEEDS, 'city-chosen', 'agora-first', 'die-entered', 'last-turn', 'over']);

export const headlineOf = (events: readonly DiceEvent[]): readonly DiceEvent[] => {
  const over = events.filter((event) => event.kind === 'over');
  return over.length > 0 ? over : events.filter((event) => HEARD.has(event.kind));
};
