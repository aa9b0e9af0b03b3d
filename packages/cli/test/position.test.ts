import { describe, expect, test } from 'vitest';
import { cli } from './kit.ts';

const FILE = JSON.stringify({
  game: 'duel',
  age: 2,
  active: 1,
  cities: [
    { coins: 2, built: ['quarry', 'stone-pit', 'press'] },
    { coins: 6, built: ['clay-reserve', 'scriptorium'], wonders: ['pyramids', 'sphinx', 'colossus', 'mausoleum'], tokens: ['urbanism'] },
  ],
  row: ['library', 'dispensary', 'aqueduct', 'walls'],
});

const position = (...argv: string[]) => cli(['position', 'p.json', ...argv], { files: { 'p.json': FILE } });

describe('position', () => {
  test('lists every legal move with its price in words, and the score pad', async () => {
    const { code, out, err } = await position();
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('To move: Seat 1\n');
    // One stone at 2 + 2, two clay at the fixed price of 1.
    expect(out).toContain('Build the Dispensary — 6 coins. ');
    expect(out).toContain('2 clay for 2 × 1 (price fixed by Clay Reserve)');
    expect(out).toContain('1 stone for 1 × 4 (2 + 2, because the opponent produces 2)');
    expect(out).toContain('Build the Library — Free: chained from the Scriptorium (book).');
    // Three stone at 4 are 12 coins: too dear. Two are 8: too dear as well.
    expect(out).not.toContain('Build the Aqueduct');
    expect(out).not.toContain('Build the Walls');
    expect(out).toContain('Discard the Walls — + 3 coins.');
    expect(out).toMatch(/^Treasury +0 +2$/m);
    expect(out).toMatch(/^Total +0 +2$/m);
  });

  test('speaks Portuguese', async () => {
    const { out } = await position('--lang', 'pt-BR');
    expect(out).toContain('A jogar: Lugar 1\n');
    expect(out).toContain('Construir a Biblioteca');
    expect((await cli(['position', 'p.json'], { files: { 'p.json': FILE }, preferred: ['pt-BR'] })).out).toBe(out);
  });

  test('makes moves and tells what they did', async () => {
    // The chain of the Library brings Urbanism's 4 coins and completes the pair of quills.
    const moves = [{ kind: 'build', card: 'library' }];
    const paired = await position('--json', '--moves', JSON.stringify(moves));
    const answer = JSON.parse(paired.out) as {
      awaiting: number[];
      moves: { move: { kind: string; token: string } }[];
      events: { kind: string }[];
    };
    expect(answer.awaiting).toEqual([1]);
    expect(answer.moves.every(({ move }) => move.kind === 'token')).toBe(true);
    expect(answer.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['built', 'coins', 'pair']));
    const token = { kind: 'token', token: answer.moves[0]!.move.token };
    const told = await cli(['position', 'p.json', '--moves', 'm.json'], {
      files: { 'p.json': FILE, 'm.json': JSON.stringify([...moves, { seat: 1, move: token }]) },
    });
    expect(told.err).toBe('');
    expect(told.out).toContain('Seat 1 built the Library for free, by chain.');
    expect(told.out).toContain('To move: Seat 0\n');
  });

  test('fills what is left open by the seed', async () => {
    const one = await position('--seed', '3');
    expect((await position('--seed', '3')).out).toBe(one.out);
    expect((await position('--seed', '4')).out).not.toBe(one.out);
  });
});
