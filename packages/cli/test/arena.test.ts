import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type ArenaSummary, summarise, wilson } from '../src/arena-summary.ts';
import { cli, type World } from './kit.ts';

const DUEL = ['arena', '--game', 'duel', '--a', 'random', '--b', 'random', '--playouts', '8', '--games', '6', '--seed', '1'];

/** What an arena came to, without the times of thought. */
const results = async (argv: readonly string[], world: World = {}) => {
  const { code, out, err, written } = await cli([...argv, '--json'], world);
  expect(err).toBe('');
  const { thought, ...rest } = JSON.parse(out) as ArenaSummary & Record<string, unknown>;
  return { code, rest, thought, file: written.get('games.jsonl') };
};

describe('what is counted', () => {
  test('the figures agree with each other', async () => {
    const { code, rest, thought } = await results(DUEL);
    expect(code).toBe(0);
    expect(rest).toMatchObject({ game: 'duel', seats: 2, a: 'random', b: 'random', budget: { playouts: 8 }, seed: 1, games: 6 });
    expect(rest.wins + rest.draws + rest.losses).toBe(6);
    expect(rest.winsBySeat.reduce((sum, won) => sum + won, 0)).toBe(6);
    expect(rest.aBySeat.map(({ games }) => games)).toEqual([3, 3]);
    expect(rest.aBySeat.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(rest.share * 6, 2);
    expect(Object.values(rest.endings).reduce((sum, { games }) => sum + games, 0)).toBe(6);
    // Four wonders for each seat; those that were built are counted once more.
    const drafted = Object.entries(rest.marks).filter(([mark]) => !mark.endsWith(' built'));
    expect(drafted.reduce((sum, [, { games }]) => sum + games, 0)).toBe(6 * 8);
    expect(thought.a.decisions).toBeGreaterThan(6 * 10);
    expect(thought.a.longestMs).toBeGreaterThanOrEqual(thought.a.meanMs);
  });

  test('every deal is played from both sides, with one set-up', async () => {
    const { file } = await results([...DUEL, '--out', 'games.jsonl']);
    const games = file!
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as { n: number; a: number[] });
    expect(games.map(({ n }) => n).toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { n, a } of games) expect(a).toEqual([n % 2]);
  });

  test('games are made up to whole rounds, and the text says so', async () => {
    const argv = ['arena', '--game', 'architects', '--seats', '3', '--a', 'random', '--b', 'random', '--games', '4'];
    expect((await results(argv)).rest).toMatchObject({ games: 6, asked: 4 });
    const { out } = await cli(argv);
    expect(out).toContain('You asked for 4; 6 make whole rounds');
    expect(out).toContain('fair share (33.3%)');
  });

  test('in team play A is one team', async () => {
    const options = '{"seats":4,"teams":true}';
    const argv = ['arena', '--game', 'seven-wonders', '--options', options, '--a', 'apprentice', '--b', 'random', '--games', '4'];
    const { rest, file } = await results([...argv, '--out', 'games.jsonl']);
    expect(rest.fairShare).toBe(0.5);
    expect(rest.wins).toBe(4);
    expect(rest.meanMargin).toBeGreaterThan(10);
    expect(file).toContain('"a":[0,1]');
    expect(file).toContain('"a":[2,3]');
  });

  test('a shared victory is the part that it is', () => {
    const thought = { decisions: 0, ms: 0, longest: 0, playouts: 0 };
    const game = { marks: [], ending: 'points', thought: { a: thought, b: thought } };
    const summary = summarise(
      [
        { ...game, n: 0, a: [0], winners: [0, 2], totals: [9, 8, 9] },
        { ...game, n: 1, a: [1], winners: [1], totals: [3, 7, 5] },
        { ...game, n: 2, a: [2], winners: [0], totals: [6, 1, 2] },
      ],
      [[0], [1], [2]],
    );
    expect(summary).toMatchObject({
      wins: 1,
      draws: 1,
      losses: 1,
      share: 0.5,
      ratio: 1.5,
      winsBySeat: [1.5, 1, 0.5],
      meanWinningScore: 7.75,
    });
    expect(summary.meanMargin).toBeCloseTo((0 + 2 - 4) / 3, 3);
  });

  test("Wilson's interval", () => {
    // 260 of 400, by an independent calculation.
    const [low, high] = wilson(260, 400);
    expect(low).toBeCloseTo(0.602, 3);
    expect(high).toBeCloseTo(0.6951, 3);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('long runs', () => {
  test('the number of workers changes nothing', async () => {
    const one = await results([...DUEL, '--workers', '1']);
    const three = await results([...DUEL, '--workers', '3']);
    expect(three.rest).toEqual(one.rest);
  });

  test('a run that was cut short goes on, and comes to the same', async () => {
    const whole = await results([...DUEL, '--out', 'games.jsonl']);
    const lines = whole.file!.split('\n');
    const cut = `${lines.slice(0, 4).join('\n')}\n${lines[4]!.slice(0, 30)}`;
    const again = await results([...DUEL, '--out', 'games.jsonl'], { files: { 'games.jsonl': cut } });
    expect(again.rest).toEqual(whole.rest);
    expect(again.file!.trimEnd().split('\n')).toHaveLength(7);
    // Nothing is left to play.
    expect((await results([...DUEL, '--out', 'games.jsonl'], { files: { 'games.jsonl': again.file! } })).file).toBeUndefined();
  });

  test('an interrupted run says what is there', async () => {
    const { code, rest, file } = await results([...DUEL, '--workers', '1', '--out', 'games.jsonl'], { interruptAt: 3 });
    expect(code).toBe(130);
    expect(rest.games).toBe(3);
    expect(file!.trimEnd().split('\n')).toHaveLength(4);
  });

  test('a file that does not fit is refused', () =>
    forRows(
      [
        ['a file with other settings', (text: string) => text.replace('"seed":1', '"seed":2'), /seed is 2, not 1/],
        ['a file of bots that have changed since', (text: string) => text.replace(/"bots":"\w/, '"bots":"x'), /bots that play differently/],
        ['a file with something else', () => '{"age":2}\n', /arena games/],
        ['a line that is no game', (text: string) => `${text}{"n":1}\n`, /Line 8/],
      ],
      async ([, change, sentence]) => {
        const { file } = await results([...DUEL, '--out', 'games.jsonl']);
        const { code, err, written } = await cli([...DUEL, '--out', 'games.jsonl'], { files: { 'games.jsonl': change(file!) } });
        expect(code).toBe(2);
        expect(err).toMatch(sentence);
        expect(written.size).toBe(0);
      },
    ));
});
