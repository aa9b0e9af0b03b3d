// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { join } from 'node:path';
import { eventsOf, goldenSuite } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type ArchitectsEvent, architectsVersions, EVENT_KINDS, SEAT_COUNTS, TOKEN_IDS } from '../src/index.ts';
import { BATTLE_OPTIONS, COIN_OPTIONS, ENGINEERING_OPTIONS, STARTER_OPTIONS, WONDER_OPTIONS } from '../src/options.ts';

const all = goldenSuite(architectsVersions, join(import.meta.dirname, 'replays'), {
  moves: { starter: true, wonder: true, take: true, search: true, keep: true, build: true, exchange: true, token: true, end: true },
  events: EVENT_KINDS,
  // Only where decks run out.
  rare: ['no-card', 'effect-lost'],
});

describe('the golden replays together', () => {
  const events = all.flatMap((replayed) => replayed.events);
  const seen = <K extends ArchitectsEvent['kind'], T>(kind: K, read: (event: Extract<ArchitectsEvent, { kind: K }>) => T): T[] =>
    [...new Set(eventsOf(events, kind).map(read))].sort();
  const options = all.map(({ golden }) => golden.log.options);

  test('show every number of seats and every option', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(options.map(({ seats, wonders }) => `${seats} ${wonders}`)).size).toBe(SEAT_COUNTS.length * WONDER_OPTIONS.length);
    expect(new Set(options.map(({ starter }) => starter))).toEqual(new Set(STARTER_OPTIONS));
    expect(new Set(options.map(({ coins }) => coins))).toEqual(new Set(COIN_OPTIONS));
    expect(new Set(options.map(({ battle }) => battle))).toEqual(new Set(BATTLE_OPTIONS));
    expect(new Set(options.map(({ engineering }) => engineering))).toEqual(new Set(ENGINEERING_OPTIONS));
  });

  test('show every token taken, every way to come by a card, every help with a payment', () => {
    expect(seen('token', (e) => e.token)).toEqual([...TOKEN_IDS].sort());
    expect(seen('token', (e) => e.from)).toEqual(['open', 'pile']);
    const tokens = ['architecture', 'crafts', 'jewellery', 'propaganda', 'science', 'urbanism'];
    expect(seen('took', (e) => e.by)).toEqual([...tokens, 'turn', 'wonder'].sort());
    const helps = seen('built', (e) => `${e.economy} ${e.engineering}`);
    expect(helps).toEqual(['false false', 'false true', 'true false', 'true true']);
  });
});
