// Bots at a table of 7 Wonders. Fixed seeds: these games are the same on every machine.
import { FastRng, hashState, readOptions } from '@maravilha/kernel';
import { type SevenWondersMove, type SevenWondersOptions, type SevenWondersPosition, sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotName, decide } from '../src/index.ts';
import { sidesOf } from '../src/sides.ts';
import { BRIEF, botGame, randomPositions } from './kit.ts';

const optionsOf = (raw: object): SevenWondersOptions => {
  const options = readOptions(sevenWonders, raw);
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** Shares of victory of one side among others, each in turn. */
const wins = (first: BotName, others: BotName, games: number, raw: object): number => {
  const options = optionsOf(raw);
  const sides = sidesOf(sevenWonders, options);
  let won = 0;
  for (let n = 0; n < games; n++) {
    const mine = sides[n % sides.length];
    const bots = Array.from({ length: options.seats }, (_, seat) => (mine.includes(seat) ? first : others));
    const { winners } = botGame(sevenWonders, options, bots, n);
    won += winners.filter((seat) => mine.includes(seat)).length / winners.length;
  }
  return won;
};

describe('strength', () => {
  // Chance alone would give a third.
  test('greedy wins at least 8 of 9 games against two random bots', () => {
    expect(wins('greedy', 'random', 9, { sides: 'mixed' })).toBeGreaterThanOrEqual(8);
  });

  test('the apprentice wins at least 10 of 12', () => {
    expect(wins('apprentice', 'random', 12, { sides: 'mixed' })).toBeGreaterThanOrEqual(10);
  });

  test('the builder among two apprentices wins far more than its third', () => {
    expect(wins('builder', 'apprentice', 60, { sides: 'mixed' })).toBeGreaterThan(27);
  });

  test('a master beats them with little thought, with Cities too', () => {
    expect(wins('master', 'apprentice', 9, { cities: true, sides: 'mixed' })).toBeGreaterThan(5);
  });

  // When a search counted half a victory for each partner, it lost most of these.
  test('in team play a little search beats one look ahead', () => {
    expect(wins('master', 'greedy', 12, { seats: 4, teams: true, sides: 'mixed' })).toBeGreaterThan(7);
  });
});

const choiceIn = (words: SevenWondersPosition, bot: BotName): SevenWondersMove => {
  const found = sevenWonders.position(words, new FastRng(3));
  if (!found.ok) throw new Error(`${found.error.path}: ${found.error.detail}`);
  return decide(sevenWonders, bot, sevenWonders.view(found.value.state, 0), 0, new FastRng(5), BRIEF) as SevenWondersMove;
};

describe.each(['greedy', 'master'] as const)('the %s', (bot) => {
  test('finishes its wonder for seven points rather than sell', () => {
    const move = choiceIn(
      {
        age: 3,
        turn: 6,
        cities: [{ board: 'gizah', side: 'day', stages: 2, coins: 0, built: ['quarry', 'stone-pit'], hand: ['arsenal', 'lodge'] }, {}, {}],
      },
      bot,
    );
    expect(move.kind).toBe('stage');
  });

  test('completes its science rather than take a few points', () => {
    // A third compass is worth five points, the fourth set another seven: together more than a palace.
    const move = choiceIn(
      {
        age: 3,
        turn: 6,
        cities: [
          {
            board: 'gizah',
            side: 'day',
            coins: 9,
            built: ['workshop', 'laboratory', 'scriptorium', 'library', 'apothecary', 'press-i', 'loom-i', 'ore-vein', 'clay-pool'],
            hand: ['lodge', 'pantheon'],
          },
          {},
          {},
        ],
      },
      bot,
    );
    expect(move).toMatchObject({ kind: 'build', card: 'lodge' });
  });

  test('does not sell in its last turn what it can build', () => {
    const move = choiceIn(
      { age: 3, turn: 6, cities: [{ board: 'gizah', side: 'day', coins: 0, built: ['altar'], hand: ['pantheon', 'arsenal'] }, {}, {}] },
      bot,
    );
    expect(move).toMatchObject({ kind: 'build', card: 'pantheon' });
  });
});

test.each([
  { seats: 7, cities: true, boards: 'draft', sides: 'choose' },
  { seats: 4, teams: true, cities: true, boards: 'choose', sides: 'mixed' },
])('every kind of table is played to its end: %j', (raw) => {
  const options = optionsOf(raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(sevenWonders, options, bots, 1).winners.length).toBeGreaterThan(0);
});

/** Enough to walk down the tree a few times. */
const FEW = { playouts: 12 };

test.each(BOT_LEVELS)('the %s chooses the same when all that it cannot see is dealt anew', (bot) => {
  const options = optionsOf({ seats: 4, cities: true, teams: true, sides: 'mixed' });
  const other = sevenWonders.blank(options);
  const luck = new FastRng(99);
  let differed = 0;
  let compared = 0;
  for (const { state, seat } of randomPositions(sevenWonders, options, 5)) {
    sevenWonders.copy(state as typeof other, other);
    sevenWonders.redeal(other, seat, luck);
    if (hashState(other) !== hashState(state)) differed++;
    const first = decide(sevenWonders, bot, sevenWonders.view(state as typeof other, seat), seat, new FastRng(compared), FEW);
    expect(decide(sevenWonders, bot, sevenWonders.view(other, seat), seat, new FastRng(compared), FEW)).toEqual(first);
    compared++;
  }
  expect(compared).toBeGreaterThan(80);
  expect(differed).toBeGreaterThan(compared / 2);
});
