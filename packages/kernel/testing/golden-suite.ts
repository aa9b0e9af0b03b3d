import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newestOf, replay, verify, type Game, type Log, type Score, type Shape, type Versions } from '../src/index.ts';
import { throughJson } from './difference.ts';
import { kindsOf } from './events.ts';
import { playLog, readGolden, type Golden } from './golden.ts';
import { forRows } from './rows.ts';

export interface GoldenReplay<G extends Shape> {
  readonly name: string;
  readonly game: Game<G>;
  readonly log: Log<G>;
  readonly golden: Golden<G>;
  readonly events: readonly G['Event'][];
}

/** The kinds of moves and events of a game: the replays show all of them together. */
export interface Kinds<G extends Shape> {
  readonly moves: Readonly<Record<G['Move']['kind'], true>>;
  readonly events: Readonly<Record<G['Event']['kind'], true>>;
  /** Events so rare that no replay has to show them. */
  readonly rare?: readonly G['Event']['kind'][];
}

const replaysIn = <G extends Shape>(versions: Versions<G>, folder: string): readonly GoldenReplay<G>[] => {
  if (!existsSync(folder)) throw new Error(`no golden replays in ${folder}`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden<G>;
    const { game, log } = readGolden(versions, golden);
    return { name, game, log, golden, events: playLog(game, log).events };
  });
};

const isShared = ({ winners, teams = [] }: Score): boolean =>
  winners.length > 1 && !teams.some(({ seats }) => winners.every((seat) => seats.includes(seat)));

const sorted = (kinds: readonly string[]): readonly string[] => [...new Set(kinds)].sort();

/**
 * Tests that the golden replays of every version of the rules come out as they always did. `folder` has a folder for each version. Gives those of
 * the newest version, for what only the game can ask of them.
 */
export const goldenSuite = <G extends Shape>(
  versions: Versions<G>,
  folder: string,
  { moves, events, rare = [] }: Kinds<G>,
): readonly GoldenReplay<G>[] => {
  const all = versions.map((game) => ({ rules: game.rules, replays: replaysIn(versions, join(folder, String(game.rules))) }));
  describe.each(all)('golden replays of rules $rules', ({ rules, replays }) => {
    test('are at least a dozen, of this version', () => {
      expect(replays.length).toBeGreaterThanOrEqual(12);
      expect(new Set(replays.map(({ log }) => log.rules))).toEqual(new Set([rules]));
    });

    test('play to the same end, score and events, and hold against their commitments', () =>
      forRows(replays, ({ game, log, golden }) => {
        expect(throughJson(playLog(game, log).golden)).toEqual(golden);
        expect(verify(game, log).filter(({ passed }) => !passed)).toEqual([]);
      }));

    test('do not hold with a round too many or too few', () => {
      for (const { game, log } of replays.slice(0, 1)) {
        const [first = [], ...others] = log.rounds;
        expect(replay(game, { ...log, rounds: [...log.rounds, first] }).ok).toBe(false);
        expect(verify(game, { ...log, rounds: others }).every(({ passed }) => passed)).toBe(false);
      }
    });
  });
  const newest = all.find(({ rules }) => rules === newestOf(versions).rules)?.replays ?? [];
  describe('the newest golden replays together', () => {
    test('show a tie-break and a shared victory', () => {
      expect(newest.some(({ golden }) => golden.score.tieBreak !== undefined)).toBe(true);
      expect(newest.some(({ golden }) => isShared(golden.score))).toBe(true);
    });

    test('show every kind of move and of event', () => {
      const played = newest.flatMap(({ log }) => log.rounds.flat().map(({ move }) => move));
      expect(sorted(kindsOf(played))).toEqual(sorted(Object.keys(moves)));
      const told = newest.flatMap((replayed) => replayed.events);
      expect(sorted([...kindsOf(told), ...rare])).toEqual(sorted(Object.keys(events)));
    });
  });
  return newest;
};
