// The command line with every game of the family: random games at every kind of table, whole games by typing.
import type { Expert } from '@maravilha/bots';
import { FAMILY } from '@maravilha/family';
import { type AnyGame, type OptionSpec, readOptions } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cli, simOf } from './kit.ts';

const valuesOf = (spec: OptionSpec): readonly (boolean | string)[] => (spec.kind === 'switch' ? [false, true] : spec.values);

/** One of every number of seats, and one with each value of each option, at the smallest table that may have it. */
const tablesOf = (game: AnyGame): object[] => {
  const values = game.optionSpecs.flatMap((spec) => valuesOf(spec).map((value) => ({ [spec.key]: value })));
  const smallest = (raw: object): object[] => {
    const tables = game.seatCounts.map((seats) => ({ seats, ...raw }));
    return tables.filter((table) => readOptions(game, table).ok).slice(0, 1);
  };
  return [...game.seatCounts.map((seats) => ({ seats })), ...values.flatMap(smallest)];
};

/** Tables at which everything is chosen that can be: the n-th has the n-th value of each option that is not the usual one, or the last. */
const chosenTables = (game: AnyGame): object[] => {
  const unusual = game.optionSpecs.map((spec) => ({ key: spec.key, values: valuesOf(spec).filter((value) => value !== spec.default) }));
  const most = Math.max(...unusual.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, n) => {
    const options = Object.fromEntries(unusual.map(({ key, values }) => [key, values[Math.min(n, values.length - 1)]]));
    const tables = game.seatCounts.map((seats) => ({ seats, ...options }));
    return tables.find((table) => readOptions(game, table).ok) ?? expect.fail(`no table has ${JSON.stringify(options)}`);
  });
};

const GAMES = 20;

describe.each(FAMILY.members.map(({ id, newest }) => ({ id, expert: newest })))('$id', ({ id, expert }: { id: string; expert: Expert }) => {
  test('random games have no dead end and repeat', () =>
    forRows(tablesOf(expert.game), (options) => {
      const first = simOf(expert, options, GAMES);
      expect(simOf(expert, options, GAMES).hash).toBe(first.hash);
      expect(Object.values(first.endings).reduce((a, b) => a + b, 0)).toBe(GAMES);
    }));

  const { seatCounts } = expert.game;
  const chosen = chosenTables(expert.game).map((options, n) => ({ lang: n % 2 === 0 ? 'pt-BR' : 'en', options }));
  const ends = [
    { lang: 'en', options: { seats: Math.min(...seatCounts) } },
    { lang: 'pt-BR', options: { seats: Math.max(...seatCounts) } },
  ];
  test('a whole game is played by typing numbers, saved, told and verified', () =>
    forRows([...ends, ...chosen], async ({ lang, options }) => {
      const argv = ['play', '--game', id, '--bot', 'random', '--options', JSON.stringify(options), '--seed', '07'.repeat(32)];
      const typed = Array.from({ length: 400 }, () => '1');
      const { code, out, written } = await cli([...argv, '--save', 'log.json', '--lang', lang], { typed });
      expect(code).toBe(0);
      const log = written.get('log.json') ?? '';
      const played = readOptions(expert.game, (JSON.parse(log) as { options: unknown }).options);
      if (!played.ok) return expect.fail(played.error.detail);
      expect(played.value).toMatchObject(options);
      expect(out).toMatch(new RegExp(`Total( +-?\\d+){${played.value.seats}}`));
      expect(out).not.toMatch(/undefined|\[object|NaN/);
      const files = { 'log.json': log };
      const replayed = await cli(['replay', 'log.json', '--lang', lang], { files });
      expect(replayed.code).toBe(0);
      expect(replayed.out).not.toMatch(/undefined|\[object|NaN/);
      expect((await cli(['verify', 'log.json'], { files })).code).toBe(0);
    }));
});
