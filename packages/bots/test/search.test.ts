import { duel } from '@maravilha/duel';
import { dice } from '@maravilha/dice';
import { type AnyGame, FastRng, includes, NO_ACTION, NOBODY, only } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { MASTER } from '../src/levels.ts';
import { Search } from '../src/search/search.ts';
import { NIL, Tree } from '../src/search/tree.ts';
import { diceExpert, DRAFT, duelExpert } from './kit.ts';

const PLAYOUTS = 120;

/** Both seats of a game of Duel search, for so many decisions; tells what each search of the first seat took over. */
const keptInDuel = (seed: number, remembers: boolean, decisions: number): readonly number[] => {
  const game: AnyGame = duel;
  const state = duel.blank(DRAFT);
  const root = duel.blank(DRAFT);
  duel.setup(DRAFT, new FastRng(seed), state);
  const searches = [0, 1].map(() => new Search(game, DRAFT, duelExpert.evaluation, remembers));
  const rng = new FastRng(seed, 1);
  const kept: number[] = [];
  const joint = new Int32Array(2);
  for (let n = 0; n < decisions && duel.awaiting(state) !== NOBODY; n++) {
    const seat = state.active;
    duel.imagine(duel.view(state, seat), seat, root);
    joint.fill(NO_ACTION);
    joint[seat] = searches[seat].best(root, seat, MASTER, { playouts: PLAYOUTS }, rng);
    if (seat === 0) kept.push(searches[seat].kept);
    duel.step(state, joint);
  }
  return kept;
};

test('a search of the same match goes on from the tree of the one before, also after cards have come to light', () => {
  const kept = keptInDuel(3, true, 40);
  expect(kept[0]).toBe(0);
  expect(kept.filter((visits) => visits > 0).length).toBeGreaterThan(kept.length / 4);
});

test('without memory nothing is taken over', () => {
  expect(keptInDuel(3, false, 12).every((visits) => visits === 0)).toBe(true);
});

test('a tree of another match is dropped', () => {
  const game: AnyGame = duel;
  const search = new Search(game, DRAFT, duelExpert.evaluation, true);
  const root = duel.blank(DRAFT);
  for (const seed of [1, 2, 3]) {
    const state = duel.blank(DRAFT);
    duel.setup(DRAFT, new FastRng(seed), state);
    duel.imagine(duel.view(state, state.active), state.active, root);
    search.best(root, state.active, MASTER, { playouts: PLAYOUTS }, new FastRng(seed));
    expect(search.kept).toBe(0);
  }
});

test('what one choice opens in the same turn is already in the tree', () => {
  const options = { seats: 2, cities: 'random' } as const;
  const game: AnyGame = dice;
  let followUps = 0;
  for (let seed = 0; seed < 12 && followUps === 0; seed++) {
    const state = dice.blank(options);
    const root = dice.blank(options);
    dice.setup(options, new FastRng(seed), state);
    const joint = new Int32Array(2).fill(NO_ACTION);
    for (let turn = 0; turn < 12 && followUps === 0 && dice.awaiting(state) !== NOBODY; turn++) {
      const search = new Search(game, options, diceExpert.evaluation, true);
      for (let n = 0; includes(dice.awaiting(state), 0) && (n === 0 || dice.awaiting(state) !== only(1)); n++) {
        dice.imagine(dice.view(state, 0), 0, root);
        joint.fill(NO_ACTION);
        joint[0] = search.best(root, 0, MASTER, { playouts: PLAYOUTS }, new FastRng(seed, turn));
        if (n > 0 && search.playouts > 0) {
          followUps++;
          expect(search.kept).toBeGreaterThan(0);
        }
        dice.step(state, joint);
      }
      for (let rest = 0; rest < 8 && dice.awaiting(state) === only(1); rest++) {
        dice.imagine(dice.view(state, 1), 1, root);
        joint.fill(NO_ACTION);
        joint[1] = search.best(root, 1, MASTER, { playouts: 8 }, new FastRng(seed, turn));
        dice.step(state, joint);
      }
    }
  }
  expect(followUps).toBeGreaterThan(0);
});

test('thinking ends early only when another action could hardly catch up', () => {
  const game: AnyGame = duel;
  const root = duel.blank(DRAFT);
  let early = 0;
  for (let seed = 0; seed < 20; seed++) {
    const state = duel.blank(DRAFT);
    duel.setup(DRAFT, new FastRng(seed), state);
    duel.imagine(duel.view(state, state.active), state.active, root);
    const search = new Search(game, DRAFT, duelExpert.evaluation);
    search.best(root, state.active, MASTER, { playouts: PLAYOUTS }, new FastRng(seed));
    const shares = search.ranking().map(({ share }) => share * search.playouts);
    const [first = 0, second = 0] = shares;
    if (search.playouts < PLAYOUTS) {
      early++;
      expect(first - second).toBeGreaterThan((PLAYOUTS - search.playouts) * 0.4);
    }
  }
  expect(early).toBeGreaterThan(0);
});

test('what can no longer be chosen leaves the root of a tree that is taken over', () => {
  for (const kept of [[], [3], [1], [1, 3], [2, 3], [1, 2, 3]]) {
    const tree = new Tree(64);
    tree.restart();
    for (const action of [1, 2, 3]) tree.grow(0, action, 0, 1);
    tree.keepChildren((action) => kept.includes(action));
    const left: number[] = [];
    for (let at = tree.child[0]; at !== NIL; at = tree.sibling[at]) left.unshift(tree.action[at]);
    expect(left).toEqual(kept);
  }
});
