import { type DuelView, duel } from '@maravilha/duel';
import { FastRng } from '@maravilha/kernel';
import { toy, forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BOT_LEVELS, BOT_NAMES, decide, Expert, isBotName } from '../src/index.ts';
import { BRIEF, botGame, DRAFT, duelExpert, randomPositions } from './kit.ts';

describe('every bot', () => {
  test('finishes games by legal moves, whatever the options', () =>
    forRows(BOT_NAMES, (bot) => {
      for (const wonders of ['draft', 'random', 'first-game'] as const) {
        const options = { ...DRAFT, wonders };
        const score = botGame(duelExpert, options, [bot, bot], 7);
        expect(score.winners.length).toBeGreaterThan(0);
      }
    }));

  test('plays a game without an evaluation of its own, with seats that choose at once', () =>
    forRows(BOT_NAMES, (bot) => {
      const options = { seats: 3, hand: 'four', openPile: false } as const;
      expect(botGame(new Expert(toy), options, [bot, bot, bot], 3).winners.length).toBeGreaterThan(0);
    }));

  test('reads a view that has been through JSON, and keeps nothing from earlier decisions', () =>
    forRows(BOT_NAMES, (bot) => {
      const seen: { view: DuelView; seat: number; move: object }[] = [];
      for (const { state, seat } of randomPositions(duel, DRAFT, 6)) {
        const view = duel.view(state as ReturnType<typeof duel.blank>, seat);
        seen.push({ view, seat, move: decide(duelExpert, bot, view, seat, new FastRng(seen.length), BRIEF) });
      }
      // Backwards: what lies in the memory of the bot is another position each time.
      for (let n = seen.length - 1; n >= 0; n--) {
        const { view, seat, move } = seen[n];
        expect(decide(duelExpert, bot, JSON.parse(JSON.stringify(view)) as DuelView, seat, new FastRng(n), BRIEF)).toEqual(move);
      }
    }));
});

test('the levels that people choose are names of bots', () => {
  for (const level of BOT_LEVELS) expect(isBotName(level)).toBe(true);
  expect(isBotName('champion')).toBe(false);
});
