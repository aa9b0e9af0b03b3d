// The events of a table as this game's own, and what every seat did in the turn before.
import { EVENT_KINDS, type DiceEvent } from '@maravilha/dice';
import type { MatchEvent } from '@maravilha/protocol';
import { ownEvents } from '../../table/own-events.ts';

const own = ownEvents<DiceEvent>(EVENT_KINDS);

export const eventsIn = own.eventsIn;

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

/** All that happened between two rolls: the newest stretch in which somebody did something. The first roll of all is no event. */
export const lastTurnOf = (log: readonly MatchEvent[], seats: number): LastTurn => {
  const events: DiceEvent[] = [];
  let next: number | undefined;
  let turn: number | undefined;
  for (let i = log.length - 1; i >= 0 && turn === undefined; i--) {
    const event = log[i]?.event;
    if (event === undefined || !own.isOurs(event)) continue;
    if (event.kind === 'city-chosen') break;
    if (event.kind !== 'rolled') events.unshift(event);
    else if (events.length > 0) turn = event.turn;
    else next = event.turn;
  }
  return {
    turn: turn ?? (events.length === 0 ? 0 : next === undefined ? 1 : next - 1),
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
