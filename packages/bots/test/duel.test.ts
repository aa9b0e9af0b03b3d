// Positions in which one move is the right one. Fixed seeds: the choices are the same on every machine.
import { type DuelMove, type DuelPosition, duel } from '@maravilha/duel';
import { type AnyGame, FastRng } from '@maravilha/kernel';
import { accepted } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { greedyAction } from '../src/greedy.ts';
import type { BotName } from '../src/index.ts';
import { makeScratch } from '../src/scratch.ts';
import { choiceOf, duelExpert } from './kit.ts';

const choiceIn = (words: DuelPosition, bot: BotName): DuelMove => choiceOf(duelExpert, words, bot) as DuelMove;

test('however large the error, a victory on the spot is not missed', () => {
  const game: AnyGame = duel;
  const words: DuelPosition = { age: 2, pawn: 8, cities: [{ coins: 3 }, {}], row: ['barracks', 'brewery', 'statue', 'forum'] };
  const { state, options } = accepted(duel.position(words, new FastRng(1)));
  const scratch = makeScratch(duelExpert, options);
  const chosen = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    game.copy(state, scratch.root);
    const action = greedyAction(game, duelExpert.evaluation.judge, { deals: 1, error: 20 }, scratch, 0, new FastRng(seed));
    chosen.add(JSON.stringify(duel.toMove(state, 0, action)));
  }
  expect([...chosen]).toEqual([JSON.stringify({ kind: 'build', card: 'barracks' })]);
});

describe.each(['apprentice', 'builder', 'architect', 'master'] as const)('the %s', (bot) => {
  test('takes a military supremacy that lies open', () => {
    const move = choiceIn({ age: 2, pawn: 8, cities: [{ coins: 3 }, {}], row: ['barracks', 'brewery', 'statue', 'forum'] }, bot);
    expect(move).toEqual({ kind: 'build', card: 'barracks' });
  });

  test('takes a scientific supremacy that lies open', () => {
    const built = ['workshop', 'apothecary', 'scriptorium', 'pharmacist'] as const;
    const words = { age: 3, cities: [{ coins: 20, built, tokens: ['law'] }, {}], row: ['palace', 'academy'] } as const;
    expect(choiceIn(words, bot)).toEqual({ kind: 'build', card: 'academy' });
  });

  test('does not leave the opponent a supremacy that it can take away', () => {
    const blue = ['theater', 'altar', 'baths', 'statue', 'temple', 'aqueduct', 'rostrum'] as const;
    const cities = [{ coins: 6, built: ['stable', ...blue] }, { coins: 8 }] as const;
    const move = choiceIn({ age: 3, pawn: -6, cities, row: ['pretorium', 'palace', 'obelisk', 'gardens'] }, bot);
    expect(move).toMatchObject({ card: 'pretorium' });
  });

  test('does not leave the opponent a scientific supremacy that it can take away', () => {
    const built = ['workshop', 'apothecary', 'scriptorium', 'pharmacist'] as const;
    const blue = ['theater', 'altar', 'baths', 'statue', 'temple', 'aqueduct', 'rostrum'] as const;
    const cities = [
      { coins: 4, built: blue },
      { coins: 12, built, tokens: ['law'] },
    ] as const;
    const move = choiceIn({ age: 3, cities, row: ['palace', 'academy', 'obelisk', 'gardens'] }, bot);
    expect(move).toMatchObject({ card: 'academy' });
  });
});
