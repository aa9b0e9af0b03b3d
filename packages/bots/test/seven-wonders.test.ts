// Bots at a table of 7 Wonders. Fixed seeds: these games are the same on every machine.
import { FastRng, hashState, readOptions } from '@maravilha/kernel';
import { type SevenWondersMove, type SevenWondersOptions, type SevenWondersPosition, sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import { type BotName, decide } from '../src/index.ts';
import { BRIEF, botGame, randomPositions } from './kit.ts';

const optionsOf = (raw: object): SevenWondersOptions => {
  const options = readOptions(sevenWonders, raw);
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** Shares of victory of one bot among others, each seat in turn. */
const wins = (first: BotName, others: BotName, games: number, raw: object): number => {
  const options = optionsOf(raw);
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % options.seats;
    const bots = Array.from({ length: options.seats }, (_, at) => (at === seat ? first : others));
    const { winners } = botGame(sevenWonders, options, bots, n);
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
};

describe('strength', () => {
  // Chance alone would give a third.
  test('greedy wins at least 17 of 18 games against two random bots', () => {
    expect(wins('greedy', 'random', 18, { sides: 'mixed' })).toBeGreaterThanOrEqual(17);
  });

  test('the apprentice wins at least 15 of 18', () => {
    expect(wins('apprentice', 'random', 18, { sides: 'mixed' })).toBeGreaterThanOrEqual(15);
  });

  test('the builder beats two apprentices more often than not', () => {
    expect(wins('builder', 'apprentice', 24, { sides: 'mixed' })).toBeGreaterThan(11);
  });

  test('with Cities too', () => {
    expect(wins('builder', 'random', 9, { cities: true, sides: 'mixed' })).toBeGreaterThanOrEqual(8);
  });
});

const choiceIn = (words: SevenWondersPosition, bot: BotName): SevenWondersMove => {
  const found = sevenWonders.position(words, new FastRng(3));
  if (!found.ok) throw new Error(`${found.error.path}: ${found.error.detail}`);
  return decide(sevenWonders, bot, sevenWonders.view(found.value.state, 0), 0, new FastRng(5), BRIEF) as SevenWondersMove;
};

test('the builder finishes its wonder for seven points rather than sell', () => {
  const move = choiceIn(
    {
      age: 3,
      turn: 6,
      cities: [{ board: 'gizah', side: 'day', stages: 2, coins: 0, built: ['quarry', 'stone-pit'], hand: ['arsenal', 'lodge'] }, {}, {}],
    },
    'builder',
  );
  expect(move.kind).toBe('stage');
});

test.each([
  { seats: 7, cities: true, boards: 'draft', sides: 'choose' },
  { seats: 4, teams: true, cities: true, boards: 'choose', sides: 'mixed' },
])('every kind of table is played to its end: %j', (raw) => {
  const options = optionsOf(raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(sevenWonders, options, bots, 1).winners.length).toBeGreaterThan(0);
});

test.each(['apprentice', 'builder'] as const)('the %s chooses the same when all that it cannot see is dealt anew', (bot) => {
  const options = optionsOf({ seats: 4, cities: true, teams: true, sides: 'mixed' });
  const other = sevenWonders.blank(options);
  const luck = new FastRng(99);
  let differed = 0;
  let compared = 0;
  for (const { state, seat } of randomPositions(sevenWonders, options, 5)) {
    sevenWonders.copy(state as typeof other, other);
    sevenWonders.redeal(other, seat, luck);
    if (hashState(other) !== hashState(state)) differed++;
    const first = decide(sevenWonders, bot, sevenWonders.view(state as typeof other, seat), seat, new FastRng(compared), BRIEF);
    expect(decide(sevenWonders, bot, sevenWonders.view(other, seat), seat, new FastRng(compared), BRIEF)).toEqual(first);
    compared++;
  }
  expect(compared).toBeGreaterThan(80);
  expect(differed).toBeGreaterThan(compared / 2);
});
