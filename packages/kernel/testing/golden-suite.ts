import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newestOf, replay, verify, type Game, type Log, type Shape, type Versions } from '../src/index.ts';
import { throughJson } from './difference.ts';
import { playLog, readGolden, type Golden } from './golden.ts';
import { forRows } from './rows.ts';

export interface GoldenReplay<G extends Shape> {
  readonly name: string;
  readonly game: Game<G>;
  readonly log: Log<G>;
  readonly golden: Golden<G>;
  readonly events: readonly G['Event'][];
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

/**
 * Tests that the golden replays of every version of the rules come out as they always did. `folder` has a folder for each version. Gives those of
 * the newest version, for what only the game can ask of them: whether together they show everything.
 */
export const goldenSuite = <G extends Shape>(versions: Versions<G>, folder: string): readonly GoldenReplay<G>[] => {
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
  return all.find(({ rules }) => rules === newestOf(versions).rules)?.replays ?? [];
};
