// Short arenas of every step between the levels. Budgets are playouts and the seed is fixed, so these games are the same on every machine.
// They notice a step that is lost; how large the steps are is measured by `npm run ladder`, with the time that each level has.
import { BOT_LEVELS } from '@maravilha/bots';
import { describe, expect, test } from 'vitest';
import { shipped } from '../shipped.ts';

const { arena } = shipped();

interface Ladder {
  readonly game: string;
  readonly options: object;
  /** Of each step below the master. */
  readonly games: number;
  /** Of the master's step, and the playouts of its decisions: it must think longer than an architect, which is content with few. */
  readonly ofMasters: number;
  readonly playouts: number;
}

const LADDERS: readonly Ladder[] = [
  { game: 'duel', options: { seats: 2 }, games: 60, ofMasters: 30, playouts: 1000 },
  { game: 'seven-wonders', options: { seats: 3, sides: 'mixed' }, games: 60, ofMasters: 30, playouts: 600 },
  { game: 'seven-wonders', options: { seats: 5, cities: true, sides: 'mixed' }, games: 40, ofMasters: 20, playouts: 400 },
  { game: 'seven-wonders', options: { seats: 4, teams: true, sides: 'mixed' }, games: 40, ofMasters: 20, playouts: 400 },
  { game: 'architects', options: { seats: 2 }, games: 80, ofMasters: 40, playouts: 400 },
  { game: 'architects', options: { seats: 4 }, games: 80, ofMasters: 60, playouts: 400 },
  { game: 'dice', options: { seats: 2 }, games: 60, ofMasters: 40, playouts: 400 },
  { game: 'dice', options: { seats: 3 }, games: 60, ofMasters: 30, playouts: 400 },
];

/** In fair shares: a level that is no better than the one below has one. */
const CLEAR = 1.2;

describe.each(LADDERS)('$game $options', ({ game, options, games, ofMasters, playouts }) => {
  test.each(BOT_LEVELS.map((level, n) => ({ level, below: BOT_LEVELS[n - 1] ?? 'random' })))(
    'the $level beats $below',
    async ({ level, below }) => {
      const table = ['--game', game, '--options', JSON.stringify(options), '--seed', '1', '--workers', '1'];
      const thought = ['--games', String(level === 'master' ? ofMasters : games), '--playouts', String(playouts)];
      const { ratio } = await arena(...table, ...thought, '--a', level, '--b', below);
      expect(ratio).toBeGreaterThanOrEqual(CLEAR);
    },
  );
});

test('greedy, whose eye nothing clouds, nearly always beats a draw', async () => {
  const { wins } = await arena(...'--game duel --a greedy --b random --games 40 --seed 1'.split(' '));
  expect(wins).toBeGreaterThanOrEqual(38);
});

test('among masters of Duel every kind of victory happens', async () => {
  const { endings } = await arena(...'--game duel --a master --b master --games 40 --playouts 40 --seed 1'.split(' '));
  expect(Object.keys(endings)).toEqual(['civil', 'military', 'science']);
});
