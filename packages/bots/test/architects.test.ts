// Bots at a table of Architects. Fixed seeds: these games are the same on every machine.
import { type ArchitectsMove, type ArchitectsPosition, architects } from '@maravilha/architects';
import { describe, expect, test } from 'vitest';
import type { BotName } from '../src/index.ts';
import { architectsExpert, botGame, choiceOf, fullOptions } from './kit.ts';

/** A position is worth more thought than a move of a whole game. */
const THOUGHT = { playouts: 400 } as const;

const choiceIn = (words: ArchitectsPosition, bot: BotName): ArchitectsMove =>
  choiceOf(architectsExpert, words, bot, THOUGHT) as ArchitectsMove;

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
  const options = fullOptions(architects, raw);
  const bots = Array.from({ length: options.seats }, () => 'apprentice' as const);
  expect(botGame(architectsExpert, options, bots, 1).winners.length).toBeGreaterThan(0);
});
