// Shields, battles and scores, compared with a slow count from the words of the view.
import { FastRng, NO_ACTION, SPECTATOR } from '@maravilha/kernel';
import { eventsOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type ArchitectsEvent, type ArchitectsState, architects, SEAT_COUNTS } from '../../src/index.ts';
import { battleOf } from '../../src/military.ts';
import { SOME_OPTIONS, playOn } from '../kit/random.ts';
import { randomTable } from '../kit/random-city.ts';
import { slowBattle, slowRows, slowShields, slowWinners } from '../kit/slow-score.ts';

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

/** Takes away what would have to be done first, and ends the turn of the first seat with a battle. */
const fightIn = (s: ArchitectsState): readonly ArchitectsEvent[] => {
  s.city.fill(0, 0, 9);
  s.triggered = 1;
  s.used = 0;
  s.battle = s.conflict;
  const end = architects.toAction(s, 0, { kind: 'end' });
  if (typeof end !== 'number') throw new Error(JSON.stringify(end));
  const events: ArchitectsEvent[] = [];
  const joint = new Int32Array(s.seats).fill(NO_ACTION);
  joint[0] = end;
  architects.step(s, joint, { all: (e) => void events.push(e), split: (_, e) => void events.push(e) });
  return events;
};

test('a battle is as a slow count finds it, and leaves what it must', () => {
  const outcomes = new Set<string>();
  for (const seed of SEEDS) {
    const s = randomTable(seed, 2, 15);
    const { options, seats: before } = architects.view(s, SPECTATOR);
    const shields = before.map(slowShields);
    expect(before.map((city) => city.shields)).toEqual(shields);
    expect(battleOf(s)).toEqual({ shields, victories: slowBattle(shields, options) });

    const [battle, ...others] = eventsOf(fightIn(s), 'battle');
    expect(others).toEqual([]);
    expect(battle).toEqual({
      kind: 'battle',
      battle: { shields, victories: slowBattle(shields, options) },
      discarded: before.map(({ cards }) => (cards['red-1'] ?? 0) + (cards['red-2'] ?? 0)),
    });
    const after = architects.view(s, SPECTATOR);
    expect(after.seats.map((city) => city.victories)).toEqual(
      before.map((city, seat) => city.victories + slowBattle(shields, options)[seat]),
    );
    for (const [seat, { cards, horned }] of after.seats.entries()) {
      expect([cards['red-0'], cards['red-1'], cards['red-2'], horned]).toEqual([before[seat].cards['red-0'], undefined, undefined, 0]);
    }
    expect(after.conflict.battle).toBe(0);
    for (const n of slowBattle(shields, options)) outcomes.add(`${n} with ${s.seats} seats`);
  }
  const every = SEAT_COUNTS.flatMap((seats) => [0, 1, 2].map((n) => `${n} with ${seats} seats`));
  expect([...outcomes].sort()).toEqual(every.sort());
});

test('the score of any city is as a slow count finds it', () => {
  for (const seed of SEEDS) {
    const s = randomTable(seed, 3, 15);
    const view = architects.view(s, SPECTATOR);
    for (const [seat, { total, rows }] of architects.score(s).seats.entries()) {
      expect(rows).toEqual(slowRows(view, seat));
      expect(total).toBe(Object.values(rows).reduce((a, b) => a + b, 0));
    }
  }
});

test('so are score, shields and winners all through random games', () => {
  let ties = 0;
  for (const options of SOME_OPTIONS) {
    const state = architects.blank(options);
    for (let seed = 1; seed <= 6; seed++) {
      const rng = new FastRng(seed, 0x5c0);
      architects.setup(options, rng, state);
      playOn(state, rng, () => {
        const view = architects.view(state, SPECTATOR);
        const score = architects.score(state);
        expect(score.seats.map(({ rows }) => rows)).toEqual(view.seats.map((_, seat) => slowRows(view, seat)));
        expect(view.seats.map((city) => city.shields)).toEqual(view.seats.map(slowShields));
        if (view.ending === undefined) return;
        const { winners, byStages } = slowWinners(view);
        expect([score.winners, score.tieBreak]).toEqual([winners, byStages ? 'stages' : undefined]);
        if (byStages) ties++;
      });
    }
  }
  expect(ties).toBeGreaterThan(0);
});
