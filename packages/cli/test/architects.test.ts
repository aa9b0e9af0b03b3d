// The command line with Architects: every seat count, positions with what follows from a card, whole games by typing.
import { architects } from '@maravilha/architects';
import { Expert } from '@maravilha/bots';
import { readOptions } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { simulate, type SimResult } from '../src/sim.ts';
import { cli } from './kit.ts';

const sim = (raw: object, games: number): SimResult => {
  const options = readOptions(architects, raw);
  if (!options.ok) throw new Error(options.error.detail);
  const bots = Array.from({ length: options.value.seats }, () => 'random' as const);
  return simulate({ expert: new Expert(architects), options: options.value, games, seed: 1, bots }, () => 0);
};

const SEATS = [2, 3, 4, 5, 6, 7];
const TABLES = [
  ...SEATS.map((seats) => ({ seats })),
  { seats: 2, wonders: 'choose', starter: 'choose' },
  { seats: 7, wonders: 'choose', starter: 'owner' },
];

describe('random games have no dead end and repeat', () => {
  test.each(TABLES)('%j', (options) => {
    const first = sim(options, 60);
    expect(sim(options, 60).hash).toBe(first.hash);
    // A wonder takes fourteen resources, so somebody has taken several cards.
    expect(first.decisions).toBeGreaterThanOrEqual(60 * 7 * options.seats);
    expect(Object.values(first.endings).reduce((a, b) => a + b, 0)).toBe(60);
  });
});

const POSITION = {
  game: 'architects',
  options: { seats: 3 },
  cities: [
    { wonder: 'giza', built: [1], cards: { wood: 1, stone: 1, 'blue-3': 2 }, tokens: ['economy'], victories: 1 },
    { wonder: 'babylon' },
    { wonder: 'rhodes', cards: { 'red-0': 1 } },
  ],
  battle: 2,
  cat: 0,
  decks: { giza: { top: ['coin'] }, rhodes: { top: ['red-1'] }, central: { top: ['gear'] } },
  open: ['culture', 'tactics', 'science'],
};
const told = (lang: string, more: readonly string[] = [], position: object = POSITION) =>
  cli(['position', 'p.json', '--lang', lang, ...more], { files: { 'p.json': JSON.stringify(position) } });

test.each([
  [
    'en',
    [
      'Giza',
      'Economy',
      '1 of 5 stages',
      'Conflict tokens: 2 of 3 show battle',
      'Culture',
      '11 in the pile',
      '[Gear], shown to you by the Cat',
    ],
  ],
  [
    'pt-BR',
    ['Gizé', 'Economia', '1 de 5 Estágios', 'Fichas de Conflito: 2 de 3 em Batalha', 'Cultura', '[Engrenagem], que o Gato lhe mostrou'],
  ],
] as const)('a position is told in words: %s', async (lang, parts) => {
  const { code, out, err } = await told(lang);
  expect(err).toBe('');
  expect(code).toBe(0);
  for (const part of parts) expect(out).toContain(part);
  expect(out).not.toMatch(/undefined|\[object/);
});

test('whose turn it is not does not hear what the Cat shows', async () => {
  const { out } = await told('en', [], { ...POSITION, turn: 1 });
  expect(out).toContain('Central deck: face down');
  expect(out).not.toContain('the Cat has shown');
});

test('a payment that is not named is refused when there are several', async () => {
  const moves = '[{"kind":"take","deck":"giza"},{"kind":"build","stage":2}]';
  const { code, err } = await told('en', ['--moves', moves], { ...POSITION, cities: [{ ...POSITION.cities[0], tokens: [] }] });
  expect(code).toBe(2);
  expect(err).toContain('Move 2');
});

test('a position that cannot be is refused with a place', async () => {
  const { code, err } = await told('en', [], { ...POSITION, cities: [{ wonder: 'giza', cards: { wood: 1, stone: 1 } }] });
  expect(code).toBe(2);
  expect(err).toContain('cities');
});

describe.each(['en', 'pt-BR'])('in %s', (lang) => {
  test.each(SEATS)('a whole game of %i seats is played by typing numbers, saved, told and verified', async (seats) => {
    const options = JSON.stringify({ seats, wonders: seats % 2 === 0 ? 'choose' : 'random', starter: 'choose' });
    const argv = ['play', '--game', 'architects', '--bot', 'random', '--options', options, '--seed', '07'.repeat(32)];
    const typed = Array.from({ length: 400 }, () => '1');
    const { code, out, written } = await cli([...argv, '--save', 'log.json', '--lang', lang], { typed });
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Total( +\\d+){${seats}}`));
    expect(out).not.toMatch(/undefined|\[object|NaN/);
    const files = { 'log.json': written.get('log.json')! };
    const replayed = await cli(['replay', 'log.json', '--lang', lang], { files });
    expect(replayed.code).toBe(0);
    expect(replayed.out).not.toMatch(/undefined|\[object|NaN/);
    expect((await cli(['verify', 'log.json'], { files })).code).toBe(0);
  });
});
