// The log of a match by turn, and within a turn by seat: all seats act at once, so the order in which their steps came says nothing.
import type { DiceEvent } from '@maravilha/dice';
import { seatIn } from '../log.ts';

type Roll = Extract<DiceEvent, { readonly kind: 'rolled' }>;

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

const partsOf = (roll: Roll | undefined, events: readonly DiceEvent[]): readonly TurnPart[] => {
  const seats = [...new Set(events.flatMap((event) => seatIn(event) ?? []))].toSorted((a, b) => a - b);
  const end = events.filter((event) => seatIn(event) === undefined);
  return [
    ...(roll === undefined ? [] : [{ seat: undefined, events: [roll] }]),
    ...seats.map((seat) => ({ seat, events: events.filter((event) => seatIn(event) === seat) })),
    ...(end.length === 0 ? [] : [{ seat: undefined, events: end }]),
  ];
};

const isChoice = ({ kind }: DiceEvent): boolean => kind === 'city-chosen';

/** The first roll of all is no event: what comes before the second one, but for the choice of cities, is the first turn. */
export const historyOf = (events: readonly DiceEvent[]): readonly Turn[] => {
  const turns: Turn[] = [];
  const add = (turn: number, roll: Roll | undefined, held: readonly DiceEvent[]): void => {
    const parts = partsOf(roll, held);
    if (parts.length > 0) turns.push({ turn, last: roll?.last ?? false, parts });
  };
  add(0, undefined, events.filter(isChoice));
  let roll: Roll | undefined;
  let held: DiceEvent[] = [];
  for (const event of events) {
    if (isChoice(event)) continue;
    if (event.kind !== 'rolled') held.push(event);
    else {
      add(roll?.turn ?? 1, roll, held);
      roll = event;
      held = [];
    }
  }
  add(roll?.turn ?? 1, roll, held);
  return turns;
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
