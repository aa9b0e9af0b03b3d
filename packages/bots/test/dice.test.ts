// Bots at a table of Dice. Fixed seeds: these games are the same on every machine.
import { type DiceMove, type DicePosition, dice, type SpaceId } from '@maravilha/dice';
import { ActionList, FastRng, NO_ACTION, NOBODY, seatsOf } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { diceFeatures } from '../src/evaluation/dice/features.ts';
import { diceJudge } from '../src/evaluation/dice/judge.ts';
import { DICE_NET } from '../src/evaluation/dice/net.ts';
import type { BotName } from '../src/index.ts';
import { judgeOf } from '../src/value/judge.ts';
import { readNet } from '../src/value/net.ts';
import { botGame, choiceOf, diceExpert, fullOptions, randomPositions } from './kit.ts';

/** Shares of victory of the quick policy against a uniform draw, with two seats. */
const policyWins = (games: number): number => {
  const options = fullOptions(dice, { seats: 2 });
  const { policy } = diceExpert.evaluation;
  const state = dice.blank(options);
  const list = new ActionList();
  const joint = new Int32Array(2);
  const result = new Float64Array(2);
  let won = 0;
  for (let n = 0; n < games; n++) {
    const rng = new FastRng(n);
    dice.setup(options, rng, state);
    while (dice.awaiting(state) !== NOBODY) {
      joint.fill(NO_ACTION);
      for (const seat of seatsOf(dice.awaiting(state))) {
        dice.actions(state, seat, list);
        joint[seat] = seat === n % 2 ? policy(state, seat, list, rng) : list.at(rng.int(list.length));
      }
      dice.step(state, joint);
    }
    dice.result(state, result);
    won += result[n % 2];
  }
  return won;
};

test('the quick policy beats a draw nearly always', () => {
  expect(policyWins(40)).toBeGreaterThan(36);
});

const choiceIn = (words: DicePosition, bot: BotName): DiceMove => choiceOf(diceExpert, words, bot) as DiceMove;

const barracks = (side: 'West' | 'East') => ['a1', 'a2', 'a3', 'a4', 'a5', 'd1', 'd2'].map((name) => `barracks${side}.${name}` as SpaceId);

describe.each(['greedy', 'master'] as const)('the %s', (bot) => {
  const produces = ['warehouse.stone', 'warehouse.wood', 'warehouse.clay', 'warehouse.textile'] as const;

  const wonder = ['wonder.w1', 'wonder.w2', 'wonder.w3'] as const;

  test('takes the third bonus, and with it the end, when it is ahead', () => {
    const agora = ['agora.a1', 'agora.a2', 'agora.b1', 'agora.b2', 'agora.b3', 'agora.c1', 'agora.c2'] as const;
    const east = ['barracksEast.a1', 'barracksEast.a2', 'barracksEast.a3'] as const;
    const move = choiceIn(
      {
        turn: 20,
        forum: { blue: { face: 'caduceus', section: 0 } },
        cities: [
          { city: 'giza', coins: 4, crossed: [...produces, ...wonder, ...barracks('West'), ...agora], bonuses: ['coins', 'cross'] },
          { city: 'rhodes', coins: 9, crossed: [...produces, ...wonder, ...barracks('West'), ...east], bonuses: ['coins', 'cross'] },
        ],
      },
      bot,
    );
    expect(move).toEqual({ kind: 'construct', die: 'blue', space: 'agora.c3' });
  });

  test('takes points and no resource in the last turn', () => {
    const move = choiceIn(
      {
        turn: 25,
        last: true,
        forum: {
          'grey-1': { face: 'glass', section: 0 },
          'grey-2': { face: 'papyrus', section: 0 },
          blue: { face: 'owl', section: 3 },
          red: { face: 1, section: 0 },
          yellow: { face: 2, section: 0 },
          green: { face: 1, section: 3 },
        },
        cities: [
          {
            city: 'giza',
            coins: 3,
            crossed: [...produces, ...wonder, ...barracks('West'), 'barracksEast.a1', 'agora.a1'],
            bonuses: ['coins'],
          },
          {
            city: 'rhodes',
            coins: 9,
            crossed: [...produces, ...wonder, ...barracks('West'), ...barracks('East')],
            bonuses: ['again', 'cross', 'coins'],
          },
        ],
      },
      bot,
    );
    expect(move).toEqual({ kind: 'construct', die: 'blue', space: 'agora.a2' });
  });
});

test('the judge, which moves sums from state to state, says exactly what the net says of each state alone', () => {
  const quick = diceJudge(readNet(DICE_NET));
  const plain = judgeOf(diceFeatures, readNet(DICE_NET));
  let compared = 0;
  // Tables one after the other, so that a judge meets other cities and other numbers of seats.
  for (const [seed, raw] of [{ seats: 3 }, { seats: 7, cities: 'choose' }, { seats: 2 }, { seats: 3, cities: 'choose' }].entries()) {
    const options = fullOptions(dice, raw);
    const chances = new Float64Array(options.seats);
    const expected = new Float64Array(options.seats);
    for (const { state } of randomPositions(dice, options, seed)) {
      quick(state, chances);
      plain(state, expected);
      expect(chances).toEqual(expected);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test.each([
  { seats: 7, cities: 'choose' },
  { seats: 2, cities: 'random' },
])('every kind of table is played to its end: %j', (raw) => {
  const options = fullOptions(dice, raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(diceExpert, options, bots, 1).winners.length).toBeGreaterThan(0);
});
