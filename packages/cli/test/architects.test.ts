// The command line with Architects: positions with what follows from a card.
import { expect, test } from 'vitest';
import { toldOf } from './kit.ts';

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
const told = toldOf(POSITION);

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
  const { out } = await told('en', [], { turn: 1 });
  expect(out).toContain('Central deck: face down');
  expect(out).not.toContain('the Cat has shown');
});

test('a payment that is not named is refused when there are several', async () => {
  const moves = '[{"kind":"take","deck":"giza"},{"kind":"build","stage":2}]';
  const { code, err } = await told('en', ['--moves', moves], { cities: [{ ...POSITION.cities[0], tokens: [] }] });
  expect(code).toBe(2);
  expect(err).toContain('Move 2');
});

test('a position that cannot be is refused with a place', async () => {
  const { code, err } = await told('en', [], { cities: [{ wonder: 'giza', cards: { wood: 1, stone: 1 } }] });
  expect(code).toBe(2);
  expect(err).toContain('cities');
});
