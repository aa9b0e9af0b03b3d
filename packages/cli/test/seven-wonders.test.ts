// The command line with 7 Wonders: team play, positions with splits.
import { Expert } from '@maravilha/bots';
import { sevenWonders } from '@maravilha/seven-wonders';
import { expect, test } from 'vitest';
import { cli, simOf } from './kit.ts';

test('in team play a win is that of both partners', () => {
  const { winsBySeat, shared } = simOf(new Expert(sevenWonders), { seats: 4, teams: true }, 60);
  expect(winsBySeat[0]).toBe(winsBySeat[1]);
  expect(winsBySeat[2]).toBe(winsBySeat[3]);
  expect((winsBySeat[0] ?? 0) + (winsBySeat[2] ?? 0) + shared).toBe(60);
  expect(shared).toBeLessThan(60);
});

const POSITION = JSON.stringify({
  game: 'seven-wonders',
  options: { seats: 3 },
  age: 1,
  turn: 3,
  cities: [
    { board: 'rhodes', side: 'day', coins: 6, hand: ['baths', 'stockade', 'altar', 'tavern', 'apothecary'] },
    { board: 'gizah', side: 'day', built: ['loom-i', 'stone-pit'] },
    { board: 'babylon', side: 'day', built: ['timber-yard', 'lumber-yard'] },
  ],
});

interface Listed {
  readonly moves: readonly {
    readonly seat: number;
    readonly move: object;
    readonly price?: number;
    readonly bill?: { readonly splits: readonly { readonly pay: object }[] };
  }[];
}

test('a position lists prices and splits', async () => {
  // Four seats have the Tavern, three do not.
  const words = POSITION.replace('"tavern"', '"clay-pool"');
  const { code, out, err } = await cli(['position', 'p.json', '--json'], { files: { 'p.json': words } });
  expect(err).toBe('');
  expect(code).toBe(0);
  const { moves } = JSON.parse(out) as Listed;
  const baths = moves.filter(({ seat, move }) => seat === 0 && JSON.stringify(move).includes('"build","card":"baths"'));
  // Stone from Gizah on the left or from the Timber Yard on the right, never from both.
  expect(baths.map(({ move, price }) => ({ move, price }))).toEqual([
    { move: { kind: 'build', card: 'baths', pay: { left: 0, right: 2 } }, price: 2 },
    { move: { kind: 'build', card: 'baths', pay: { left: 2, right: 0 } }, price: 2 },
  ]);
  expect(baths[0]?.bill?.splits.map(({ pay }) => pay)).toEqual([
    { left: 0, right: 2 },
    { left: 2, right: 0 },
  ]);
});

test('a card that is not in the game is refused with a place', async () => {
  const { code, err } = await cli(['position', 'p.json'], { files: { 'p.json': POSITION } });
  expect(code).toBe(2);
  expect(err).toContain('cities');
  expect(err).toContain('tavern');
});

test.each(['en', 'pt-BR'])('the position is told in words: %s', async (lang) => {
  const words = POSITION.replace('"tavern"', '"clay-pool"');
  const { code, out } = await cli(['position', 'p.json', '--lang', lang], { files: { 'p.json': words } });
  expect(code).toBe(0);
  expect(out).toContain(lang === 'en' ? 'Rhodes' : 'Rodes');
  expect(out).not.toMatch(/undefined|\[object/);
});
