import { ptBR } from '@maravilha/words/duel/pt-BR';
import { expect, test } from 'vitest';
import { preferredBy } from '../src/io.ts';
import { cli } from './kit.ts';

const SEED = '5a'.repeat(32);

/** Somebody who types this for ever. */
const always = function* (line: string): Generator<string> {
  for (;;) yield line;
};

const played = (...argv: string[]) =>
  cli(['play', '--game', 'duel', '--bot', 'builder', '--seed', SEED, '--save', 'log.json', ...argv], { typed: always('1') });

test('a whole game by typing numbers, to the score pad and the saved log', async () => {
  const { code, out, err, written } = await played();
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('7 Wonders Duel against Builder.');
  expect(out).toContain('Choose a wonder\n');
  expect(out).toMatch(/^Total +\d+ +\d+$/m);
  expect(out).toMatch(/You won\.|Builder won\.|Shared victory/);
  expect(out).toContain(`The seed was ${SEED}.`);
  const log = JSON.parse(written.get('log.json')!) as { seed: string; rounds: unknown[] };
  expect(log.seed).toBe(SEED);
  expect(log.rounds.length).toBeGreaterThan(30);
});

test('the same seed and answers are the same game, from either seat and in either language', async () => {
  const first = await played();
  expect((await played()).out).toBe(first.out);
  expect((await played('--seat', '1')).out).not.toBe(first.out);
  const portuguese = await played('--lang', 'pt-BR');
  expect(portuguese.written.get('log.json')).toBe(first.written.get('log.json'));
  expect(portuguese.out).toContain(`${ptBR['decision.draft']}\n`);
  expect(portuguese.out).not.toMatch(/undefined|\[object/);
});

test('the hash of the seed is shown before the first choice', async () => {
  const { out, written } = await played();
  const { seedHash } = JSON.parse(written.get('log.json')!) as { seedHash: string };
  expect(out.indexOf(seedHash)).toBeGreaterThan(0);
  expect(out.indexOf(seedHash)).toBeLessThan(out.indexOf('Choose a wonder'));
  expect(out.indexOf(SEED)).toBeGreaterThan(out.indexOf('Total'));
});

test('answers that are no move are asked for again; ? shows the table; q leaves', async () => {
  const { code, out, written } = await cli(['play', '--game', 'duel', '--bot', 'random', '--save', 'log.json'], {
    typed: ['x', '0', '99', '?', 'q', '1'],
  });
  expect(code).toBe(0);
  expect(out.split('Please type a number')).toHaveLength(4);
  expect(out.split('Choose a wonder\n')).toHaveLength(3);
  expect(out).toContain('You left the game.');
  expect(written.size).toBe(0);
});

test('the end of the input leaves the game', async () => {
  const { code, out } = await cli(['play', '--game', 'duel'], { typed: ['1'] });
  expect(code).toBe(0);
  expect(out).toContain('You left the game.');
});

test('the language of the system is read as the system writes it', () => {
  expect(preferredBy({ LANG: 'pt_BR.UTF-8' })).toEqual(['pt-BR']);
  expect(preferredBy({ LANG: 'en_GB@euro', LC_ALL: 'pt_PT' })).toEqual(['pt-PT', 'en-GB']);
  expect(preferredBy({ LANG: '' })).toEqual([]);
});
