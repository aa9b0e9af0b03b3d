// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { join } from 'node:path';
import { eventsOf, goldenSuite } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BUILT_BY, CARD_IDS, EVENT_KINDS, SEAT_COUNTS, type SevenWondersEvent, sevenWondersVersions, TEAM_SEATS } from '../src/index.ts';
import { BOARD_OPTIONS, SIDE_OPTIONS } from '../src/options.ts';
import { isNewUnder } from './replays/make.ts';

const all = goldenSuite(sevenWondersVersions, join(import.meta.dirname, 'replays'), {
  moves: { board: true, side: true, build: true, stage: true, sell: true, revive: true, decline: true, lose: true },
  events: EVENT_KINDS,
});

describe('the golden replays together', () => {
  const events: readonly SevenWondersEvent[] = all.flatMap((replayed) => replayed.events);
  const options = all.map(({ log }) => log.options);

  test('show every kind of table and every option', () => {
    const tables = new Set(options.map(({ seats, cities, teams }) => `${seats} ${cities} ${teams}`));
    expect(tables.size).toBe(2 * (SEAT_COUNTS.length + TEAM_SEATS.length));
    expect(new Set(options.map(({ boards }) => boards))).toEqual(new Set(BOARD_OPTIONS));
    expect(new Set(options.map(({ sides }) => sides))).toEqual(new Set(SIDE_OPTIONS));
  });

  test('show every card built, in every way', () => {
    expect([...new Set(eventsOf(events, 'built').map((e) => e.card))].sort()).toEqual([...CARD_IDS].sort());
    expect([...new Set(eventsOf(events, 'built').map((e) => e.by))].sort()).toEqual([...BUILT_BY].sort());
  });

  test('show a move that the rules before refuse', () => {
    expect(all.some(({ golden }) => isNewUnder(golden))).toBe(true);
  });
});
