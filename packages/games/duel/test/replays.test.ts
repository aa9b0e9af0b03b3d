// Golden replays: whole games that must come out the same for ever, or the version of the rules goes up. scripts/make-replays.mjs writes them.
import { join } from 'node:path';
import { type Log, replay, verify } from '@maravilha/kernel';
import { eventsOf, goldenSuite } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, DECISIONS, type DuelShape, duel, duelVersions, ENDINGS, EVENT_KINDS, TOKEN_IDS, WONDER_IDS } from '../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../src/options.ts';

const all = goldenSuite(duelVersions, join(import.meta.dirname, 'replays'), {
  moves: { draft: true, build: true, discard: true, wonder: true, token: true, destroy: true, revive: true, starter: true },
  events: EVENT_KINDS,
});

const valuesOf = (values: readonly string[]): string[] => [...new Set(values)].sort();

describe('the golden replays together', () => {
  const events = all.flatMap((replayed) => replayed.events);

  test('show every option', () => {
    const options = new Set(all.map(({ log }) => `${log.options.wonders} ${log.options.starter}`));
    expect(options.size).toBe(WONDER_OPTIONS.length * STARTER_OPTIONS.length);
  });

  test('show every ending by either seat, and a shared one', () => {
    const endings = new Set(all.map(({ golden: { score } }) => `${score.ending} ${score.winners.join('+')}`));
    for (const ending of ENDINGS) for (const seat of [0, 1]) expect(endings).toContain(`${ending} ${seat}`);
    expect(endings).toContain('civil 0+1');
  });

  test('show every card built, every wonder, every token and every decision', () => {
    expect(valuesOf(eventsOf(events, 'built').map((e) => e.card))).toEqual([...CARD_IDS].sort());
    expect(valuesOf(eventsOf(events, 'wonder-built').map((e) => e.wonder))).toEqual([...WONDER_IDS].sort());
    expect(valuesOf(eventsOf(events, 'token').map((e) => e.token))).toEqual([...TOKEN_IDS].sort());
    expect(valuesOf(eventsOf(events, 'built').map((e) => e.by))).toEqual(['chain', 'mausoleum', 'payment']);
    expect(valuesOf(eventsOf(events, 'token').map((e) => e.from))).toEqual(['board', 'box']);
    const decisions = new Set(all.flatMap(({ log }) => decisionsOf(log)));
    expect([...decisions].sort()).toEqual([...DECISIONS].sort());
  });

  test('a log with one move changed does not hold', () => {
    const { log } = all[0];
    const at = log.rounds.length - 1;
    const rounds = log.rounds.map((round, i) =>
      i === at ? round.map(({ seat }) => ({ seat, move: { kind: 'discard' as const, card: 'altar' as const } })) : round,
    );
    expect(verify(duel, { ...log, rounds }).every(({ passed }) => passed)).toBe(false);
  });
});

/** The decision that was owed at each round of the log, and at its end. */
const decisionsOf = (log: Log<DuelShape>): string[] =>
  Array.from({ length: log.rounds.length + 1 }, (_, n) => {
    const part = replay(duel, { ...log, rounds: log.rounds.slice(0, n) });
    if (!part.ok) throw new Error(JSON.stringify(part.error));
    return part.value.match.view(0).decision;
  });
