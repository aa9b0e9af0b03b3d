// Bots at a table of 7 Wonders. Fixed seeds: these games are the same on every machine.
import { type SevenWondersMove, type SevenWondersPosition, sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import type { BotName } from '../src/index.ts';
import { botGame, choiceOf, fullOptions, sevenWondersExpert } from './kit.ts';

const choiceIn = (words: SevenWondersPosition, bot: BotName): SevenWondersMove =>
  choiceOf(sevenWondersExpert, words, bot) as SevenWondersMove;

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
  const options = fullOptions(sevenWonders, raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(sevenWondersExpert, options, bots, 1).winners.length).toBeGreaterThan(0);
});
