// Bots at a table of Dice. Fixed seeds: these games are the same on every machine.
import { type DiceMove, type DiceOptions, type DicePosition, dice } from '@maravilha/dice';
import { FastRng, hashState, readOptions } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { type BotName, decide } from '../src/index.ts';
import { BRIEF, botGame, randomPositions } from './kit.ts';

const optionsOf = (raw: object): DiceOptions => {
  const options = readOptions(dice, raw);
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** Shares of victory of one bot among others, each seat in turn. */
const wins = (first: BotName, others: BotName, games: number, seats: number): number => {
  const options = optionsOf({ seats });
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % seats;
    const bots = Array.from({ length: seats }, (_, at) => (at === seat ? first : others));
    const { winners } = botGame(dice, options, bots, n);
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
};

describe('strength', () => {
  // Chance alone would give a third.
  test('greedy wins at least two in three games against two random bots', () => {
    expect(wins('greedy', 'random', 36, 3)).toBeGreaterThanOrEqual(24);
  });

  test('the apprentice wins at least every second one', () => {
    expect(wins('apprentice', 'random', 36, 3)).toBeGreaterThanOrEqual(18);
  });

  test('the builder beats an apprentice more often than not', () => {
    expect(wins('builder', 'apprentice', 40, 2)).toBeGreaterThan(22);
  });
});

const choiceIn = (words: DicePosition, bot: BotName): DiceMove => {
  const found = dice.position(words, new FastRng(3));
  if (!found.ok) throw new Error(`${found.error.path}: ${found.error.detail}`);
  return decide(dice, bot, dice.view(found.value.state, 0), 0, new FastRng(5), BRIEF) as DiceMove;
};

test('the builder takes the space that completes a structure for nothing rather than pass', () => {
  const move = choiceIn(
    {
      turn: 20,
      forum: { blue: { face: 'caduceus', section: 0 } },
      cities: [
        {
          city: 'giza',
          coins: 4,
          crossed: ['agora.a1', 'agora.a2', 'agora.b1', 'agora.b2', 'agora.b3', 'agora.c1', 'agora.c2'],
        },
        { city: 'rhodes' },
      ],
    },
    'builder',
  );
  expect(move).toEqual({ kind: 'construct', die: 'blue', space: 'agora.c3' });
});

test.each([
  { seats: 7, cities: 'choose' },
  { seats: 2, cities: 'random' },
])('every kind of table is played to its end: %j', (raw) => {
  const options = optionsOf(raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(dice, options, bots, 1).winners.length).toBeGreaterThan(0);
});

test.each(['apprentice', 'builder'] as const)('the %s chooses the same when all that it cannot see is dealt anew', (bot) => {
  const options = optionsOf({ seats: 4 });
  const other = dice.blank(options);
  const luck = new FastRng(99);
  let differed = 0;
  let compared = 0;
  for (const { state, seat } of randomPositions(dice, options, 5)) {
    dice.copy(state as typeof other, other);
    dice.redeal(other, seat, luck);
    if (hashState(other) !== hashState(state)) differed++;
    const first = decide(dice, bot, dice.view(state as typeof other, seat), seat, new FastRng(compared), BRIEF);
    expect(decide(dice, bot, dice.view(other, seat), seat, new FastRng(compared), BRIEF)).toEqual(first);
    compared++;
  }
  expect(compared).toBeGreaterThan(80);
  expect(differed).toBeGreaterThan(compared / 2);
});
