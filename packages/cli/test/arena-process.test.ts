// The arena as it is shipped: workers are processes of their own.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { shipped } from './shipped.ts';

const { arena, file, start } = shipped();

test('one process or two, the same games', async () => {
  const argv = ['--game', 'duel', '--a', 'architect', '--b', 'apprentice', '--playouts', '16', '--games', '4'];
  expect(await arena(...argv, '--workers', '2')).toEqual(await arena(...argv, '--workers', '1'));
});

test('an interrupt ends all, and what was played is told and kept', async () => {
  const kept = file('games.jsonl');
  // No end in sight; the person waits for the first game.
  const { child, done } = start([...'--game duel --a random --b random --games 1000000 --out'.split(' '), kept]);
  await vi.waitFor(() => expect(readFileSync(kept, 'utf8').split('\n').length).toBeGreaterThan(2), 200_000);
  child.kill('SIGINT');
  const { code, out } = await done;
  expect(code).toBe(130);
  const { games } = JSON.parse(out) as { games: number };
  expect(games).toBe(readFileSync(kept, 'utf8').trimEnd().split('\n').length - 1);
});
