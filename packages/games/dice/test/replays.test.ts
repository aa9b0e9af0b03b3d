// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { join } from 'node:path';
import { eventsOf, goldenSuite } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  BONUS_IDS,
  EVENT_KINDS,
  type DiceEvent,
  diceVersions,
  DIE_IDS,
  SEAT_COUNTS,
  SPACE_IDS,
  SPECIAL_DICE,
  STRUCTURES,
} from '../src/index.ts';
import { CITY_OPTIONS } from '../src/options.ts';

const all = goldenSuite(diceVersions, join(import.meta.dirname, 'replays'), {
  moves: { city: true, construct: true, wonder: true, pass: true, cross: true, bonus: true, decline: true },
  events: EVENT_KINDS,
});

describe('the golden replays together', () => {
  const events = all.flatMap((replayed) => replayed.events);
  const seen = <K extends DiceEvent['kind'], T>(kind: K, read: (event: Extract<DiceEvent, { kind: K }>) => T): Set<T> =>
    new Set(eventsOf(events, kind).map(read));

  test('show every number of seats and every option', () => {
    const options = all.map(({ log }) => log.options);
    expect(new Set(options.map(({ seats, cities }) => `${seats} ${cities}`)).size).toBe(SEAT_COUNTS.length * CITY_OPTIONS.length);
  });

  test('show every space, die, bonus and completed structure', () => {
    expect([...seen('crossed', (e) => e.space)].sort()).toEqual([...SPACE_IDS].sort());
    expect([...seen('crossed', (e) => e.by)].sort()).toEqual([...DIE_IDS, 'effect', 'wonder'].sort());
    expect([...seen('bonus', (e) => e.bonus)].sort()).toEqual([...BONUS_IDS].sort());
    expect([...seen('completed', (e) => e.structure)].sort()).toEqual([...STRUCTURES].sort());
    expect([...seen('die-entered', (e) => e.die)].sort()).toEqual([...SPECIAL_DICE].sort());
    expect([...seen('attack', (e) => e.defence)].sort()).toEqual([0, 1, 2]);
  });
});
