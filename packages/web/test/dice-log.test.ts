import type { DiceEvent } from '@maravilha/dice';
import { describe, expect, it } from 'vitest';
import { deedsIn, eventsIn, headlineOf, lastTurnOf } from '../src/games/dice/log.ts';
import { historyFor, historyOf } from '../src/games/dice/log/history.ts';
import { eventsOf, playedSteps, THREE } from './kit/dice.ts';

const logged = (event: { readonly kind: string }, seq = 1) => ({ seq, at: 0, event });
const rolled = (turn: number): DiceEvent => ({ kind: 'rolled', turn, last: false, forum: [] });
const crossed = (seat: number, space: 'agora.a1' | 'barracksEast.a1' = 'agora.a1'): DiceEvent => ({
  kind: 'crossed',
  seat,
  space,
  by: 'blue',
  diePaid: 1,
  spacePaid: 0,
});
const attack = (seat: number, against: number): DiceEvent => ({
  kind: 'attack',
  seat,
  against,
  space: 'barracksEast.a1',
  points: 3,
  defence: 0,
});
const passed = (seat: number): readonly DiceEvent[] => [
  { kind: 'passed', seat },
  { kind: 'coins', seat, count: 3, source: 'pass' },
];

describe('the last turn', () => {
  it('is what happened between the two newest rolls, seat by seat', () => {
    const log = [rolled(1), crossed(0), rolled(2), ...passed(0), crossed(1), rolled(3)].map((event) => logged(event));
    const last = lastTurnOf(log, 2);
    expect(last.turn).toBe(2);
    expect(last.seats).toEqual([passed(0), [crossed(1)]]);
    expect(last.end).toEqual([]);
  });

  it('is none before the first turn is over', () => {
    const chosen: DiceEvent = { kind: 'city-chosen', seat: 0, city: 'giza' };
    expect(lastTurnOf([logged(chosen), logged(rolled(1))], 2).turn).toBe(0);
    expect(lastTurnOf([], 2)).toEqual({ turn: 0, seats: [[], []], end: [] });
  });

  it('is the first one though its roll is no event', () => {
    expect(
      lastTurnOf(
        [crossed(1), rolled(2)].map((event) => logged(event)),
        2,
      ),
    ).toMatchObject({ turn: 1, seats: [[], [crossed(1)]] });
  });

  it('keeps what came at its end apart', () => {
    const first: DiceEvent = { kind: 'agora-first', seats: [1], points: 3 };
    expect(
      lastTurnOf(
        [rolled(4), crossed(1), first, rolled(5)].map((event) => logged(event)),
        2,
      ).end,
    ).toEqual([first]);
  });

  it('tells an attack once, not its space too', () => {
    expect(deedsIn([crossed(0, 'barracksEast.a1'), attack(0, 1)])).toEqual([attack(0, 1)]);
    expect(deedsIn(passed(0))).toEqual([{ kind: 'passed', seat: 0 }]);
  });
});

describe('what is said at once', () => {
  it('leaves out coins and the roll, and says only the end at the end', () => {
    const over: DiceEvent = { kind: 'over', winners: [0] };
    expect(headlineOf([...passed(0), crossed(1), rolled(2)]).map(({ kind }) => kind)).toEqual(['passed', 'crossed']);
    expect(headlineOf([crossed(0), over])).toEqual([over]);
  });

  it('does not know what a newer server may say', () => {
    expect(eventsIn([logged({ kind: 'earthquake' }), logged(crossed(0))])).toEqual([crossed(0)]);
  });
});

describe('the log', () => {
  const events = eventsOf(playedSteps(THREE, 5));
  const history = historyOf(events);

  it('holds every event once, by turn', () => {
    const all = history.flatMap(({ parts }) => parts.flatMap((part) => part.events));
    expect(all).toHaveLength(events.length);
    expect(new Set(all)).toEqual(new Set(events));
    const turns = history.map(({ turn }) => turn);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('keeps the steps of a seat in their order', () => {
    for (const { turn, parts } of history) {
      const raw = events.slice(
        Math.max(
          0,
          events.findIndex((event) => event.kind === 'rolled' && event.turn === turn),
        ),
        events.findIndex((event) => event.kind === 'rolled' && event.turn === turn + 1) >>> 0,
      );
      for (const part of parts) {
        if (part.seat === undefined) continue;
        expect(part.events).toEqual(raw.filter((event) => 'seat' in event && event.seat === part.seat));
      }
    }
  });

  it('begins with the choice of cities, then the first turn', () => {
    const chosen: DiceEvent = { kind: 'city-chosen', seat: 1, city: 'giza' };
    expect(historyOf([chosen, rolled(1), crossed(0)]).map(({ turn }) => turn)).toEqual([0, 1]);
    expect(historyOf([crossed(0), rolled(2), crossed(0)]).map(({ turn }) => turn)).toEqual([1, 2]);
  });

  it('for one seat tells what it did and what was done to it', () => {
    const told = historyFor(historyOf([rolled(1), crossed(0, 'barracksEast.a1'), attack(0, 2), crossed(1)]), 2);
    expect(told).toEqual([{ turn: 1, last: false, parts: [{ seat: 0, events: [attack(0, 2)] }] }]);
    expect(historyFor(historyOf([rolled(1), crossed(0)]), 1)).toEqual([]);
  });
});
