import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cli } from './kit.ts';

const REPLAYS = new URL('../../games/', import.meta.url);
const logOf = (path: string): string => JSON.stringify((JSON.parse(readFileSync(new URL(path, REPLAYS), 'utf8')) as { log: object }).log);
const DUEL = logOf('duel/test/replays/1/0000-science.json');

describe('analyse', () => {
  test('tells chances, marks and a report', async () => {
    const { code, out, err } = await cli(['analyse', 'log.json', '--playouts', '12'], { files: { 'log.json': DUEL } });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^Chance of victory before each turn/m);
    expect(out).toMatch(/^I\.1 +\d+ +\d+$/m);
    expect(out).toMatch(/^end +(100 +0|0 +100)$/m);
    expect(out).toMatch(/^accuracy, % +\d+ +\d+$/m);
    expect(out).not.toMatch(/undefined|\[object|NaN/);
  });

  test('in Portuguese too, for a game without ages', async () => {
    const files = { 'log.json': logOf('dice/test/replays/2/0002-3-seats.json') };
    const { out } = await cli(['analyse', 'log.json', '--playouts', '8', '--lang', 'pt-BR'], { files });
    expect(out).toMatch(/^Boletim$/m);
    expect(out).toMatch(/^fim +\d+ +\d+ +\d+$/m);
    expect(out).not.toMatch(/undefined|\[object|NaN/);
  });

  test('gives the same JSON every time', async () => {
    const argv = ['analyse', 'log.json', '--playouts', '8', '--json'];
    const [one, other] = [await cli(argv, { files: { 'log.json': DUEL } }), await cli(argv, { files: { 'log.json': DUEL } })];
    expect(one.out).toBe(other.out);
    expect(JSON.parse(one.out)).toMatchObject({ playouts: 8, complete: true });
  });

  test('refuses a game that goes on', async () => {
    const { rounds, hash: _hash, ...rest } = JSON.parse(DUEL) as { rounds: unknown[]; hash: string };
    const files = { 'log.json': JSON.stringify({ ...rest, rounds: rounds.slice(0, 9) }) };
    const { code, err } = await cli(['analyse', 'log.json'], { files });
    expect(code).toBe(2);
    expect(err).toContain('log.json');
  });
});
