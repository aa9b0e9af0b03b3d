// Bills, what follows from a space, and whole sheets, from the game itself.
import {
  AGORA_FIRST_POINTS,
  type Bill,
  dice,
  type DicePosition,
  type DiceWish,
  type Follows,
  PASS_COINS,
  type SeatView,
  type StructureId,
  structureOf,
} from '@maravilha/dice';
import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { describeBill, describeMove, describeSheet, describeStructure, followTags } from '@maravilha/words/dice';
import { en } from '@maravilha/words/dice/en';
import { ptBR } from '@maravilha/words/dice/pt-BR';
import { describe, expect, test } from 'vitest';
import { expectSentence, LANGUAGES } from './dice-kit.ts';

const BILL: Bill = { section: 2, dieCut: 1, chosenCoins: 0, cost: 3, resources: 2, total: 2, left: 5 };

test('a bill tells die, space, coins that come with the die, and what is left', () => {
  expect(describeBill(en, BILL, { city: 'giza', die: 'blue' })).toBe(
    'die 2 − 1 (University) = 1; space 3 − 2 resources = 1; 2 coins to pay; 5 left',
  );
  expect(describeBill(en, { ...BILL, dieCut: 2 }, { city: 'giza', die: 'blue', free: true })).toContain('die 2 − 2 (free die) = 0');
  expect(describeBill(en, BILL, { die: 'blue' })).toContain('die 2 − 1 = 1');
  expect(describeBill(ptBR, { section: 0, dieCut: 0, chosenCoins: 2, cost: 4, resources: 0, total: 4, left: -1 }, { die: 'red' })).toBe(
    'dado 0; espaço 4; 2 moedas ganhas pelo dado; 4 moedas a pagar; falta 1',
  );
  // The Wonder and effects take no die.
  expect(describeBill(en, { section: 0, dieCut: 0, chosenCoins: 0, cost: 2, resources: 2, total: 0, left: 7 })).toBe(
    'space 2 − 2 resources = 0; nothing to pay; 7 left',
  );
});

const stateOf = (words: DicePosition) => {
  const built = dice.position(words, new FastRng(1));
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  return built.value.state;
};
const CITY = {
  city: 'rhodes',
  crossed: ['warehouse.stone', 'warehouse.wood', 'agora.a1', 'barracksWest.a1', 'wonder.w1'],
  coins: 9,
} as const;
const POSITION: DicePosition = {
  options: { seats: 2 },
  forum: { red: { face: 2, section: 1 } },
  cities: [CITY, { city: 'giza', crossed: ['barracksEast.d1'] }],
};
const followsOf = (wish: DiceWish, position: DicePosition = POSITION): Follows => {
  const { follows } = dice.explain(stateOf(position), 0, wish);
  if (follows === undefined) throw new Error('nothing follows');
  return follows;
};

test('what follows from a space: the attack with the defence it meets, effects, points', () => {
  const attack = followsOf({ kind: 'construct', die: 'red', space: 'barracksWest.a2' });
  expect(attack.attack?.defence).toBe(1);
  expect(followTags(en, attack, 'rhodes')).toEqual([
    { kind: 'attack', text: en['follow.attack']({ points: attack.attack!.points, defence: 1 }) },
  ]);
  const stage = followsOf({ kind: 'wonder' });
  expect(followTags(en, stage, 'rhodes').map(({ kind }) => kind)).toEqual(['points', 'effect']);
  // Without the city only what all boards share is told.
  expect(followTags(en, stage)).toEqual([]);
});

/** A space of the Market that gives coins now and points at the end. */
const perSpace = () => {
  for (const [name, { effects }] of Object.entries(structureOf('giza', 'market').spaces)) {
    for (const effect of effects) {
      if (effect.kind === 'coinsAndPointsPerSpace') return { space: `market.${name}` as const, effect };
    }
  }
  throw new Error('the Market has none');
};

test('coins of the moment and points of the end are told apart', () => {
  const { space, effect } = perSpace();
  const follows: Follows = { space, attack: undefined, coins: 4, completes: undefined, bonus: false };
  expect(followTags(en, follows).map(({ text }) => text)).toEqual([
    '+4 coins',
    `+${effect.points} at the end per ${en[`structure.${effect.of}`]} space`,
  ]);
});

test('completing a structure promises a bonus while there is one', () => {
  const follows: Follows = { space: 'guildCourt.g3', attack: undefined, coins: 0, completes: 'guildCourt', bonus: true };
  expect(followTags(en, follows)[0]).toEqual({ kind: 'completes', text: 'completes the Guild Court: bonus' });
  expect(followTags(ptBR, { ...follows, bonus: false })[0]!.text).toBe('completa a Corte da Guilda');
});

describe.each(LANGUAGES)('%s', (_, words) => {
  test('a sheet is read aloud structure by structure', () => {
    const seat = dice.view(stateOf(POSITION), SPECTATOR).seats[0]!;
    const text = describeSheet(words, seat, 'Íris');
    expectSentence(text);
    expect(text).toContain(words['monument.rhodes']);
    expect(text).toContain(words['symbol.wood']);
    expect(text.split('. ').length).toBeGreaterThan(9);
    expectSentence(describeSheet(words, { ...seat, city: undefined }, 'Íris'));
    const more: SeatView = { ...seat, unlocked: ['black', 'white'], agoraFirst: true, bonuses: ['coins'] };
    expect(describeSheet(words, more, 'Íris')).toContain(words['die.black']);
    expect(describeSheet(words, more, 'Íris')).toContain(words['sheet.agora-first']({ points: AGORA_FIRST_POINTS }));
  });
});

const spaces = (structure: StructureId): readonly string[] => Object.keys(structureOf('rhodes', structure).spaces);

test('crossed attacks say what they recorded; a complete structure says so', () => {
  const seat = dice.view(stateOf(POSITION), SPECTATOR).seats[0]!;
  const recorded = seat.attacks['barracksWest.a1']!;
  expect(describeStructure(en, seat, 'rhodes', 'barracksWest')).toBe(
    `Western Barracks: 1 of ${spaces('barracksWest').length}: attack 1 (${en.points({ count: recorded })}).`,
  );
  expect(describeStructure(en, seat, 'rhodes', 'market')).toBe(`Market: 0 of ${spaces('market').length}.`);
  const full: SeatView = { ...seat, crossed: spaces('guildCourt').map((space) => `guildCourt.${space}` as const) };
  expect(describeStructure(ptBR, full, 'rhodes', 'guildCourt')).toMatch(/^Corte da Guilda completa: espaço 1, espaço 2/);
});

test('passing says what it brings', () => {
  expect(describeMove(en, { kind: 'pass' })).toBe(`Pass and gain ${en.coins({ count: PASS_COINS })}`);
});
