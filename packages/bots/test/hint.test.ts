import { type DuelPosition, duel } from '@maravilha/duel';
import { FastRng, isLegal, NOBODY, seatsOf } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import { type Expert, hint } from '../src/index.ts';
import { architectsExpert, diceExpert, duelExpert, sevenWondersExpert } from './kit.ts';

const BRIEF = { playouts: 60 };

const hintsIn = (words: DuelPosition) => {
  const built = duel.position(words, new FastRng(1));
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  return hint(duelExpert, duel.view(built.value.state, 0), 0, new FastRng(2), BRIEF);
};

describe('the reason', () => {
  test('a victory on the spot', () => {
    const [best] = hintsIn({ age: 2, pawn: 8, cities: [{ coins: 3 }, {}], row: ['barracks', 'brewery', 'statue', 'forum'] });
    expect(best).toMatchObject({ move: { kind: 'build', card: 'barracks' }, reason: { code: 'wins' }, chance: 1 });
  });

  test('a victory that is taken away from the opponent', () => {
    const cities = [
      { coins: 6, built: ['stable', 'theater', 'altar', 'baths', 'statue', 'temple', 'aqueduct', 'rostrum'] },
      { coins: 8 },
    ] as const;
    const [best] = hintsIn({ age: 3, pawn: -6, cities, row: ['pretorium', 'palace', 'obelisk', 'gardens'] });
    expect(best).toMatchObject({ move: { card: 'pretorium' }, reason: { code: 'saves', from: 1 } });
  });

  test('points, with their row', () => {
    const [best] = hintsIn({ age: 3, cities: [{ coins: 6 }, { coins: 2 }], row: ['obelisk', 'arsenal'], left: 2 });
    expect(best).toMatchObject({ move: { kind: 'build', card: 'obelisk' }, reason: { code: 'points', row: 'blue', points: 5 } });
  });
});

const TABLES: readonly (readonly [Expert, object])[] = [
  [duelExpert, { seats: 2, wonders: 'draft', starter: 'random' }],
  [sevenWondersExpert, { seats: 3 }],
  [architectsExpert, { seats: 3, wonders: 'random', starter: 'random' }],
  [diceExpert, { seats: 2, cities: 'random' }],
];

describe.each(TABLES.map(([expert, given]) => ({ name: expert.game.id, expert, given })))('$name', ({ expert, given }) => {
  const { game } = expert;
  test('hints are legal, best first, and hold together', () => {
    const defaults = Object.fromEntries(game.optionSpecs.map(({ key, default: value }) => [key, value]));
    const options = { seats: 2, ...defaults, ...given };
    const state = game.blank(options);
    game.setup(options, new FastRng(4), state);
    const [seat] = seatsOf(game.awaiting(state));
    expect(game.awaiting(state)).not.toBe(NOBODY);
    const hints = hint(expert, game.view(state, seat), seat, new FastRng(9), BRIEF);
    expect(hints.length).toBeGreaterThan(0);
    for (const { move, chance, share, points, reason } of hints) {
      const action = game.toAction(state, seat, move);
      expect(typeof action === 'number' && isLegal(game, state, seat, action)).toBe(true);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(share).toBeGreaterThan(0);
      expect(Number.isFinite(points)).toBe(true);
      if (reason.code === 'points') expect(game.scoreRows).toContain(reason.row);
    }
    expect(hints.map(({ share }) => share)).toEqual(hints.map(({ share }) => share).toSorted((a, b) => b - a));
  });
});

test('in team play the chance is that of the team, and partners are no rivals', () => {
  const options = { seats: 4, cities: false, teams: true, boards: 'random', sides: 'mixed' } as const;
  const state = sevenWonders.blank(options);
  sevenWonders.setup(options, new FastRng(4), state);
  // All have the same before the first card: each team about a half, each seat about a quarter.
  const [best] = hint(sevenWondersExpert, sevenWonders.view(state, 0), 0, new FastRng(9), BRIEF);
  expect(best.chance).toBeGreaterThan(0.35);
});
