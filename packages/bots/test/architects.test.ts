// Bots at a table of Architects. Fixed seeds: these games are the same on every machine.
import { type ArchitectsMove, type ArchitectsOptions, type ArchitectsPosition, architects } from '@maravilha/architects';
import { FastRng, hashState, readOptions } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, type BotName, decide } from '../src/index.ts';
import { BRIEF, botGame, randomPositions } from './kit.ts';

const optionsOf = (raw: object): ArchitectsOptions => {
  const options = readOptions(architects, raw);
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
    const { winners } = botGame(architects, options, bots, n);
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
};

describe('strength', () => {
  // Chance alone would give a third.
  test('greedy wins at least two in three games against two random bots', () => {
    expect(wins('greedy', 'random', 36, 3)).toBeGreaterThanOrEqual(24);
  });

  test('the apprentice wins clearly more than a third', () => {
    expect(wins('apprentice', 'random', 96, 3)).toBeGreaterThanOrEqual(40);
  });

  test('the builder beats an apprentice more often than not', () => {
    expect(wins('builder', 'apprentice', 40, 2)).toBeGreaterThan(22);
  });
});

/** A position is worth more thought than a move of a whole game. */
const THOUGHT = { playouts: 400 } as const;

const choiceIn = (words: ArchitectsPosition, bot: BotName): ArchitectsMove => {
  const found = architects.position(words, new FastRng(3));
  if (!found.ok) throw new Error(`${found.error.path}: ${found.error.detail}`);
  return decide(architects, bot, architects.view(found.value.state, 0), 0, new FastRng(5), THOUGHT) as ArchitectsMove;
};

describe.each(['greedy', 'master'] as const)('the %s', (bot) => {
  test('takes the card that completes its wonder and wins', () => {
    const move = choiceIn(
      {
        cities: [
          { wonder: 'giza', built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 } },
          { wonder: 'rhodes', built: [1, 2] },
        ],
        decks: { giza: { top: ['wood'] }, rhodes: { top: ['papyrus'] } },
      },
      bot,
    );
    expect(move).toEqual({ kind: 'take', deck: 'rhodes' });
  });

  test('uses what the Cat shows: the card that completes the wonder lies on the central deck', () => {
    const move = choiceIn(
      {
        cities: [
          { wonder: 'giza', built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 } },
          { wonder: 'rhodes', built: [1, 2] },
        ],
        cat: 0,
        decks: { giza: { top: ['wood'] }, rhodes: { top: ['stone'] }, central: { top: ['glass'] } },
      },
      bot,
    );
    expect(move).toEqual({ kind: 'take', deck: 'central' });
  });

  test('does not end a game that it would lose', () => {
    const move = choiceIn(
      {
        cities: [
          { wonder: 'babylon', built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 } },
          { wonder: 'giza', built: [1], cards: { 'blue-3': 6 }, victories: 1 },
        ],
        battle: 2,
        decks: { babylon: { top: ['glass'] }, giza: { top: ['red-1'] } },
      },
      bot,
    );
    expect(move).not.toEqual({ kind: 'take', deck: 'babylon' });
  });
});

test.each([
  { seats: 7, wonders: 'choose', starter: 'choose' },
  { seats: 2, wonders: 'choose', starter: 'owner' },
])('every kind of table is played to its end: %j', (raw) => {
  const options = optionsOf(raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(architects, options, bots, 1).winners.length).toBeGreaterThan(0);
});

test.each(BOT_LEVELS)('the %s chooses the same when all that it cannot see is dealt anew', (bot) => {
  const options = optionsOf({ seats: 4 });
  const other = architects.blank(options);
  const luck = new FastRng(99);
  let differed = 0;
  let compared = 0;
  for (const { state, seat } of randomPositions(architects, options, 5)) {
    architects.copy(state as typeof other, other);
    architects.redeal(other, seat, luck);
    if (hashState(other) !== hashState(state)) differed++;
    const first = decide(architects, bot, architects.view(state as typeof other, seat), seat, new FastRng(compared), BRIEF);
    expect(decide(architects, bot, architects.view(other, seat), seat, new FastRng(compared), BRIEF)).toEqual(first);
    compared++;
  }
  expect(compared).toBeGreaterThan(80);
  expect(differed).toBeGreaterThan(compared / 2);
});
