// The command line with Dice: positions with bills and what follows, chains of choices.
import { CITY_IDS, structureOf } from '@maravilha/dice';
import { en } from '@maravilha/words/dice/en';
import { ptBR } from '@maravilha/words/dice/pt-BR';
import { expect, test } from 'vitest';
import { toldOf } from './kit.ts';

/** A city whose first stage gives a free die. */
const CITY = CITY_IDS.find((city) => structureOf(city, 'wonder').spaces['w1']?.effects.some(({ kind }) => kind === 'constructFreeDie'))!;
const OTHERS = CITY_IDS.filter((city) => city !== CITY);

const POSITION = {
  game: 'dice',
  options: { seats: 3 },
  forum: { red: { face: 3, section: 2 }, blue: { face: 'owl', section: 0 } },
  cities: [
    { city: CITY, crossed: ['warehouse.stone', 'warehouse.wood', 'barracksEast.a1'], coins: 9 },
    { city: OTHERS[0] },
    { city: OTHERS[1], crossed: ['barracksWest.d1'] },
  ],
};
const told = toldOf(POSITION);

test.each([
  [
    'en',
    [
      'Turn 4',
      'red die (sword)',
      `${en[`city.${CITY}`]}: 9 coins`,
      '2 resources',
      '0 of 3 bonuses',
      'Eastern Barracks 1/',
      'Next: attack 2',
      'blocks 1)',
    ],
  ],
  [
    'pt-BR',
    [
      'Turno 4',
      'dado vermelho (espada)',
      `${ptBR[`city.${CITY}`]}: 9 moedas`,
      '2 recursos',
      '0 de 3 bônus',
      'Quartel Oriental 1/',
      '(defesa 1)',
    ],
  ],
] as const)('a position is told in words: %s', async (lang, parts) => {
  const { code, out, err } = await told(lang);
  expect(err).toBe('');
  expect(code).toBe(0);
  for (const part of parts) expect(out).toContain(part);
  expect(out).not.toMatch(/undefined|\[object|NaN/);
});

const WONDER = { seat: 0, move: { kind: 'wonder' } };

test('a chain is played on at once, and the die of its follow-up is free', async () => {
  const { code, out } = await told('en', ['--moves', JSON.stringify([WONDER])]);
  expect(code).toBe(0);
  expect(out).toContain('Seat 0 built stage 1 of the Wonder');
  expect(out).toContain('To move: Seat 0, Seat 1, Seat 2');
  expect(out).toContain('with the red die — die 2 − 2 = 0');
  expect(out).toContain('Skip it');
  const json = JSON.parse((await told('en', ['--json', '--moves', JSON.stringify([WONDER])])).out) as {
    table: { seats: { decision: string }[] };
  };
  expect(json.table.seats.map(({ decision }) => decision)).toEqual(['free-die', 'action', 'action']);
});

const pass = (seat: number): object => ({ seat, move: { kind: 'pass' } });

test('when all have chosen the dice are rolled, and a move out of turn is refused with its reason', async () => {
  const rolled = await told('en', ['--moves', JSON.stringify([pass(0), pass(2), pass(1)])]);
  expect(rolled.out).toContain('Turn 5. Forum: ');
  const late = await told('en', ['--moves', JSON.stringify([pass(0), pass(0)])]);
  expect(late.code).toBe(2);
  expect(late.err).toContain('Move 2 of --moves was refused');
  const wrong = { seat: 0, move: { kind: 'construct', die: 'red', space: 'barracksEast.a3' } };
  const refused = await told('pt-BR', ['--moves', JSON.stringify([wrong])]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain('Antes vem outro espaço: Quartel Oriental, ataque 2.');
});

test('a position that cannot be is refused with a place', async () => {
  const { code, err } = await told('en', [], { cities: [{ city: 'giza', crossed: ['barracksWest.a2'] }] });
  expect(code).toBe(2);
  expect(err).toContain('cities[0].crossed');
});
