// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { join } from 'node:path';
import { replay, verify } from '@maravilha/kernel';
import { eventsOf, goldenSuite } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  type ArchitectsEvent,
  type ArchitectsMove,
  architects,
  architectsVersions,
  EVENT_KINDS,
  SEAT_COUNTS,
  TOKEN_IDS,
} from '../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../src/options.ts';

const all = goldenSuite(architectsVersions, join(import.meta.dirname, 'replays'));

describe('the golden replays together', () => {
  const events = all.flatMap((replayed) => replayed.events);
  const seen = <K extends ArchitectsEvent['kind'], T>(kind: K, read: (event: Extract<ArchitectsEvent, { kind: K }>) => T): T[] =>
    [...new Set(eventsOf(events, kind).map(read))].sort();
  const options = all.map(({ golden }) => golden.log.options);

  test('show every number of seats and every option', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(options.map(({ seats, wonders }) => `${seats} ${wonders}`)).size).toBe(SEAT_COUNTS.length * WONDER_OPTIONS.length);
    expect(new Set(options.map(({ starter }) => starter))).toEqual(new Set(STARTER_OPTIONS));
  });

  test('show a tie-break and a shared victory', () => {
    expect(all.some(({ golden }) => golden.score.tieBreak === 'stages')).toBe(true);
    expect(all.some(({ golden }) => golden.score.winners.length > 1)).toBe(true);
  });

  test('show every kind of move, and every kind of event but those of empty decks', () => {
    const moves: Readonly<Record<ArchitectsMove['kind'], true>> = {
      starter: true,
      wonder: true,
      take: true,
      search: true,
      keep: true,
      build: true,
      exchange: true,
      token: true,
      end: true,
    };
    const played = new Set(all.flatMap(({ golden }) => golden.log.rounds.flat().map(({ move }) => move.kind)));
    expect([...played].sort()).toEqual(Object.keys(moves).sort());
    const rare: readonly ArchitectsEvent['kind'][] = ['no-card', 'effect-lost'];
    const told = new Set([...rare, ...events.map(({ kind }) => kind)]);
    expect([...told].sort()).toEqual(Object.keys(EVENT_KINDS).sort());
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

test('a log with another move, or with one too many, does not hold', () => {
  const { log } = all[0];
  const [first, ...others] = log.rounds;
  expect(replay(architects, { ...log, rounds: [...log.rounds, first] }).ok).toBe(false);
  expect(verify(architects, { ...log, rounds: others }).every(({ passed }) => passed)).toBe(false);
});
