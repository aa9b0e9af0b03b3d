import { SPECTATOR } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS, TOKEN_IDS, WONDER_IDS, type WonderId } from '../../src/index.ts';
import { discardOn, type NewGame, newGame } from './new-game.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => n + 1);

/** Drafts the wonder that is listed first until all are taken; answers who took, in order. */
const draft = (game: NewGame): number[] => {
  const order: number[] = [];
  while (game.view().decision === 'draft') {
    order.push(game.awaited()!);
    game.play(game.legal()[0]);
  }
  return order;
};
const wondersOf = (game: NewGame): WonderId[][] => game.view().cities.map((city) => city.wonders.map((w) => w.wonder));

describe('set-up', () => {
  test('[DU-SETUP-1] each player starts with 7 coins', () => {
    expect(
      newGame()
        .view()
        .cities.map((city) => city.coins),
    ).toEqual([7, 7]);
  });

  test('[DU-SETUP-2] the pawn stands in the middle, with loot of 2 and 5 coins on either side', () => {
    const view = newGame().view();
    expect(view.pawn).toBe(0);
    expect(view.loot.map((tokens) => [...tokens].sort())).toEqual([
      [2, 5],
      [2, 5],
    ]);
  });

  test('[DU-SETUP-3] five of the ten progress tokens lie on the board, at random', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { board } = newGame({}, seed).view();
      expect(new Set(board).size).toBe(5);
      for (const token of board) seen.add(token);
    }
    expect(seen.size).toBe(TOKEN_IDS.length);
  });

  test('[DU-SETUP-4] the draft gives each player four of eight wonders', () => {
    const game = newGame();
    expect(game.view().offered).toHaveLength(4);
    draft(game);
    const wonders = wondersOf(game);
    expect(wonders.map((own) => own.length)).toEqual([4, 4]);
    expect(new Set(wonders.flat()).size).toBe(8);
    expect(game.view().offered).toEqual([]);
  });

  test('[DU-SETUP-4] a drafted wonder comes from the open ones and is then gone', () => {
    const game = newGame();
    const { offered } = game.view();
    expect(game.legal()).toEqual(expect.arrayContaining(offered.map((wonder) => ({ kind: 'draft', wonder }))));
    expect(game.legal()).toHaveLength(4);
    game.play({ kind: 'draft', wonder: offered[2] });
    expect([...game.view().offered].sort()).toEqual(offered.filter((wonder) => wonder !== offered[2]).sort());
    expect(wondersOf(game)).toEqual([[offered[2]], []]);
  });

  test('[DU-R71] the draft goes first, second, second, first, then second, first, first, second; the first player begins', () => {
    for (const [starter, first] of [
      ['first-seat', 0],
      ['second-seat', 1],
    ] as const) {
      const game = newGame({ starter });
      const second = 1 - first;
      expect(draft(game)).toEqual([first, second, second, first, second, first, first, second]);
      expect(game.view().age).toBe(1);
      expect(game.awaited()).toBe(first);
      expect(WONDER_IDS.filter((id) => !wondersOf(game).flat().includes(id))).toHaveLength(4);
    }
  });

  test('[DU-SETUP-5] during the draft nobody sees the second group or a card', () => {
    for (const seed of SEEDS) {
      const game = newGame({}, seed);
      const [first] = [game.view().offered];
      while (game.view().draftPick < 4) {
        for (const viewer of [0, 1, SPECTATOR]) {
          const view = game.view(viewer);
          expect(view.age).toBe(0);
          expect(view.structure).toEqual([]);
          const seen = [...view.offered, ...view.cities.flatMap((city) => city.wonders.map((w) => w.wonder))];
          expect(seen.sort()).toEqual([...first].sort());
          const text = JSON.stringify(view);
          expect(CARD_IDS.filter((id) => text.includes(`"${id}"`))).toEqual([]);
        }
        game.play(game.legal()[0]);
      }
      const second = game.view().offered;
      expect(second).toHaveLength(4);
      expect(second.some((wonder) => first.includes(wonder))).toBe(false);
    }
  });

  test('[DU-SETUP-6] the first game has fixed wonders and no draft', () => {
    const ofFirst = ['great-lighthouse', 'pyramids', 'statue-of-zeus', 'temple-of-artemis'];
    const ofSecond = ['appian-way', 'circus-maximus', 'colossus', 'piraeus'];
    for (const [starter, wanted] of [
      ['first-seat', [ofFirst, ofSecond]],
      ['second-seat', [ofSecond, ofFirst]],
    ] as const) {
      const game = newGame({ wonders: 'first-game', starter });
      expect(game.view().decision).toBe('turn');
      expect(wondersOf(game).map((own) => [...own].sort())).toEqual(wanted);
    }
  });

  test('[DU-SETUP-7] random wonders are dealt, four each, out of all twelve', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const game = newGame({ wonders: 'random' }, seed);
      expect(game.view().decision).toBe('turn');
      const wonders = wondersOf(game);
      expect(wonders.map((own) => own.length)).toEqual([4, 4]);
      expect(new Set(wonders.flat()).size).toBe(8);
      for (const wonder of wonders.flat()) seen.add(wonder);
    }
    expect(seen.size).toBe(12);
  });

  test('[DU-SETUP-8] each age is played with 20 of its cards, the third with three guilds', () => {
    const missed = new Set<string>();
    for (const seed of SEEDS) {
      const game = newGame({ wonders: 'random' }, seed);
      discardOn(game);
      const { discard } = game.view();
      expect(new Set(discard).size).toBe(60);
      for (const age of [1, 2, 3]) expect(discard.filter((card) => CARDS[card].age === age)).toHaveLength(20);
      expect(discard.filter((card) => CARDS[card].colour === 'purple')).toHaveLength(3);
      expect(discard.map((card) => CARDS[card].age)).toEqual([1, 2, 3].flatMap((age) => Array.from({ length: 20 }, () => age)));
      for (const card of CARD_IDS) if (!discard.includes(card)) missed.add(card);
    }
    expect(missed.size).toBeGreaterThan(60);
  });

  test('[DU-SETUP-8] guilds lie anywhere in the structure of Age III', () => {
    const slots = new Set<number>();
    for (const seed of SEEDS) {
      const game = newGame({ wonders: 'random' }, seed);
      discardOn(game, () => game.view().age === 3);
      for (const slot of game.view().structure) if (slot.back === 'guild') slots.add(slot.slot);
    }
    expect(slots.size).toBe(20);
  });

  test('[DU-SETUP-9] the first player is the seat of the option, or drawn, and begins Age I', () => {
    expect(newGame({ wonders: 'random', starter: 'first-seat' }).awaited()).toBe(0);
    expect(newGame({ wonders: 'random', starter: 'second-seat' }).awaited()).toBe(1);
    const drawn = SEEDS.map((seed) => newGame({ wonders: 'random', starter: 'random' }, seed));
    expect(new Set(drawn.map((game) => game.awaited()))).toEqual(new Set([0, 1]));
    for (const game of drawn) expect(game.view().first).toBe(game.awaited());
  });
});
