// The log of a match by turn, and within a turn by seat: all seats act at once, so the order in which their steps came says nothing.
import type { DiceEvent } from '@maravilha/dice';
import { seatIn, turnsIn } from '../log.ts';

export interface TurnPart {
  /** `undefined`: what concerns all, such as the roll. */
  readonly seat: number | undefined;
  readonly events: readonly DiceEvent[];
}
export interface Turn {
  /** 0: before the first roll. */
  readonly turn: number;
  readonly last: boolean;
  readonly parts: readonly TurnPart[];
}

const partsOf = (roll: DiceEvent | undefined, events: readonly DiceEvent[]): readonly TurnPart[] => {
  const seats = [...new Set(events.flatMap((event) => seatIn(event) ?? []))].toSorted((a, b) => a - b);
  const end = events.filter((event) => seatIn(event) === undefined);
  return [
    ...(roll === undefined ? [] : [{ seat: undefined, events: [roll] }]),
    ...seats.map((seat) => ({ seat, events: events.filter((event) => seatIn(event) === seat) })),
    ...(end.length === 0 ? [] : [{ seat: undefined, events: end }]),
  ];
};

/** The choice of cities, then the turns; what is empty is left out. */
export const historyOf = (events: readonly DiceEvent[]): readonly Turn[] => {
  const choice = { turn: 0, roll: undefined, events: events.filter(({ kind }) => kind === 'city-chosen') };
  return [choice, ...turnsIn(events)]
    .map(({ turn, roll, events: held }) => ({ turn, last: roll?.last ?? false, parts: partsOf(roll, held) }))
    .filter(({ parts }) => parts.length > 0);
};

/** Whether an event concerns a seat: what it did, what was done to it, what came for it. */
const concerns = (event: DiceEvent, seat: number): boolean => {
  if (event.kind === 'attack' && event.against === seat) return true;
  if (event.kind === 'agora-first' || event.kind === 'last-turn') return event.seats.includes(seat);
  return event.kind === 'over' || seatIn(event) === seat;
};

/** The same for one seat alone; turns in which nothing concerned it are left out. */
export const historyFor = (history: readonly Turn[], seat: number): readonly Turn[] =>
  history.flatMap((turn) => {
    const parts = turn.parts
      .map((part) => ({ ...part, events: part.events.filter((event) => concerns(event, seat)) }))
      .filter((part) => part.events.length > 0);
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
