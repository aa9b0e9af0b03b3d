// A bot is given the view of its seat and nothing else: with the same generator it chooses the same, whatever it cannot see.
import { FastRng, hashState } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, decide, type Expert } from '../src/index.ts';
import { architectsExpert, diceExpert, duelExpert, fullOptions, randomPositions, sevenWondersExpert } from './kit.ts';

/** Enough to walk down the tree a few times. */
const FEW = { playouts: 12 };
/** So many decisions of the game are tried, spread over all of it, its first and its last among them. */
const DECISIONS = 40;

const TABLES: readonly (readonly [Expert, object])[] = [
  [duelExpert, { seats: 2 }],
  [sevenWondersExpert, { seats: 3 }],
  [sevenWondersExpert, { seats: 4, cities: true, teams: true, sides: 'mixed' }],
  [architectsExpert, { seats: 4 }],
  [diceExpert, { seats: 3 }],
];

describe.each(TABLES.map(([expert, raw]) => ({ name: expert.game.id, expert, raw })))('$name $raw', ({ expert, raw }) => {
  const { game } = expert;
  const total = [...randomPositions(game, fullOptions(game, raw), 5)].length;
  test('every bot chooses the same when all that it cannot see is dealt anew', () =>
    forRows(BOT_NAMES, (bot) => {
      const options = fullOptions(game, raw);
      const other = game.blank(options);
      const luck = new FastRng(99);
      let differed = 0;
      let compared = 0;
      let n = 0;
      for (const { state, seat } of randomPositions(game, options, 5)) {
        if (n++ < (compared * (total - 1)) / (DECISIONS - 1)) continue;
        game.copy(state, other);
        game.redeal(other, seat, luck);
        if (hashState(other) !== hashState(state)) differed++;
        const first = decide(expert, bot, game.view(state, seat), seat, new FastRng(compared), FEW);
        expect(decide(expert, bot, game.view(other, seat), seat, new FastRng(compared), FEW)).toEqual(first);
        compared++;
      }
      expect(compared).toBe(DECISIONS);
      expect(differed).toBeGreaterThan(compared / 2);
    }));
});
