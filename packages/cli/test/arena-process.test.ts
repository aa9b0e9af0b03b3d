// The arena as it is shipped: workers are processes of their own.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ArenaSummary } from '../src/arena-summary.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ours = (id: string): boolean => id.startsWith('.') || isAbsolute(id) || id.startsWith('@maravilha/');
let folder: string;

beforeAll(async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache', 'arena-test-'));
  const source = (name: string): string => join(ROOT, 'packages/cli/src', `${name}.ts`);
  const build = await rolldown({
    input: { cli: source('main'), 'arena-worker': source('arena-worker') },
    platform: 'node',
    external: (id) => !ours(id),
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' });
  await build.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (argv: readonly string[]) => {
  const child = spawn(process.execPath, [join(folder, 'cli.mjs'), 'arena', '--json', ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  const done = new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, done };
};

const run = async (...argv: string[]) => {
  const { code, out, err } = await start(argv).done;
  expect(err).toBe('');
  expect(code).toBe(0);
  const { thought: _, ...rest } = JSON.parse(out) as ArenaSummary;
  return rest;
};

test('one process or two, the same games', async () => {
  const argv = ['--game', 'duel', '--a', 'architect', '--b', 'apprentice', '--playouts', '16', '--games', '4'];
  expect(await run(...argv, '--workers', '2')).toEqual(await run(...argv, '--workers', '1'));
});

test('an interrupt ends all, and what was played is told and kept', async () => {
  const file = join(folder, 'games.jsonl');
  // No end in sight; the person waits for the first game.
  const { child, done } = start([...'--game duel --a random --b random --games 1000000 --out'.split(' '), file]);
  await vi.waitFor(() => expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(2), 50_000);
  child.kill('SIGINT');
  const { code, out } = await done;
  expect(code).toBe(130);
  const { games } = JSON.parse(out) as { games: number };
  expect(games).toBe(readFileSync(file, 'utf8').trimEnd().split('\n').length - 1);
});

describe('strength, in games that are the same on every machine', () => {
  test('a master with few playouts beats the apprentice in Duel', async () => {
    const { games, wins, interval, meanMargin } = await run(...'--game duel --a master --b apprentice --playouts 60 --games 24'.split(' '));
    expect(games).toBe(24);
    expect(wins).toBeGreaterThanOrEqual(20);
    expect(interval[0]).toBeGreaterThan(0.6);
    expect(meanMargin).toBeGreaterThan(0);
  });

  test.each([
    ['architects', '3'],
    ['dice', '3'],
    ['seven-wonders', '4'],
  ])('one builder among random players has far more than its share in %s', async (game, seats) => {
    const argv = ['--game', game, '--seats', seats, '--a', 'builder', '--b', 'random', '--games', '12'];
    const { games, ratio, fairShare } = await run(...argv);
    expect(games).toBe(12);
    expect(ratio).toBeGreaterThan(1.5);
    expect(fairShare).toBeCloseTo(1 / Number(seats), 3);
  });
});
