// A bot is given the view of its seat and nothing else: with the same generator it chooses the same, whatever it cannot see.
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { type AnyGame, FastRng, hashState } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, decide } from '../src/index.ts';
import { fullOptions, randomPositions } from './kit.ts';

/** Enough to walk down the tree a few times. */
const FEW = { playouts: 12 };

const TABLES: readonly (readonly [AnyGame, object])[] = [
  [duel, { seats: 2 }],
  [sevenWonders, { seats: 3 }],
  [sevenWonders, { seats: 4, cities: true, teams: true, sides: 'mixed' }],
  [architects, { seats: 4 }],
  [dice, { seats: 3 }],
];

describe.each(TABLES.map(([game, raw]) => ({ name: game.id, game, raw })))('$name $raw', ({ game, raw }) => {
  test.each(BOT_NAMES)('%s chooses the same when all that it cannot see is dealt anew', (bot) => {
    const options = fullOptions(game, raw);
    const other = game.blank(options);
    const luck = new FastRng(99);
    let differed = 0;
    let compared = 0;
    for (const { state, seat } of randomPositions(game, options, 5)) {
      game.copy(state, other);
      game.redeal(other, seat, luck);
      if (hashState(other) !== hashState(state)) differed++;
      const first = decide(game, bot, game.view(state, seat), seat, new FastRng(compared), FEW);
      expect(decide(game, bot, game.view(other, seat), seat, new FastRng(compared), FEW)).toEqual(first);
      compared++;
    }
    expect(compared).toBeGreaterThan(40);
    expect(differed).toBeGreaterThan(compared / 2);
  });
});
