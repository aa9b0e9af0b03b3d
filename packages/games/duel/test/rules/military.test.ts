import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shieldsOf } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

describe('military', () => {
  test('[DU-MIL-1] each shield moves the pawn one space towards the opponent’s capital', () => {
    const g = duelWith({ cities: [{ coins: 20 }, { coins: 20 }], structure: { a2r5c1: 'walls', a2r5c2: 'barracks' } });
    expect(g.play(0, { kind: 'build', card: 'walls' })).toContainEqual({ kind: 'pawn', seat: 0, from: 0, to: 2 });
    expect(g.play(1, { kind: 'build', card: 'barracks' })).toContainEqual({ kind: 'pawn', seat: 1, from: 2, to: 1 });
    expect(g.view().pawn).toBe(1);
  });

  test('[DU-MIL-1] a city has the shields that stand on its cards and built wonders', () => {
    const g = duelWith({
      cities: [
        { coins: 20, built: ['stable', 'walls'], wonders: [{ wonder: 'colossus', under: 'altar' }, 'statue-of-zeus'] },
        { built: ['theater'], tokens: ['strategy'] },
      ],
      row: ['barracks'],
      active: 1,
    });
    expect([shieldsOf(g.state, 0), shieldsOf(g.state, 1)]).toEqual([5, 0]);
    g.play(1, { kind: 'build', card: 'barracks' });
    expect(g.view().pawn).toBe(-2);
    expect(shieldsOf(g.state, 1)).toBe(1);
  });

  test('[DU-MIL-2] a pawn that crosses a token takes its coins from the opponent', () =>
    forRows(
      [
        [0, 2, 3, 2],
        [0, 5, 6, 5],
        [1, -2, -3, 2],
        [1, -5, -6, 5],
      ] as const,
      ([seat, from, to, loot]) => {
        const g = duelWith({ active: seat, pawn: from, cities: [{ coins: 9 }, { coins: 9 }], row: ['guard-tower'] });
        const events = g.play(seat, { kind: 'build', card: 'guard-tower' });
        expect(g.view().pawn).toBe(to);
        expect(events).toContainEqual({ kind: 'loot', seat: 1 - seat, token: loot, lost: loot });
        expect(g.coins(1 - seat)).toBe(9 - loot);
        expect(g.coins(seat)).toBe(9);
      },
    ));

  test('[DU-MIL-2] moving inside a zone or back towards the middle takes nothing', () => {
    for (const [seat, pawn] of [
      [0, 3],
      [0, 1],
      [0, -4],
      [1, 4],
    ] as const) {
      const g = duelWith({ active: seat, pawn, cities: [{ coins: 9 }, { coins: 9 }], row: ['guard-tower'] });
      g.play(seat, { kind: 'build', card: 'guard-tower' });
      expect([g.coins(0), g.coins(1)]).toEqual([9, 9]);
    }
  });

  test('[DU-MIL-3] a loot token that has worked is gone', () => {
    const g = duelWith({ pawn: 2, cities: [{ coins: 9 }, { coins: 9 }], row: ['guard-tower'] });
    expect([...g.view().loot[1]].sort()).toEqual([2, 5]);
    g.play(0, { kind: 'build', card: 'guard-tower' });
    expect(g.view().loot[1]).toEqual([5]);
    expect([...g.view().loot[0]].sort()).toEqual([2, 5]);
  });

  test('[DU-MIL-4] the pawn in the opponent’s capital wins at once', () => {
    for (const seat of [0, 1]) {
      const g = duelWith({ active: seat, pawn: seat === 0 ? 8 : -8, row: ['guard-tower'] });
      const events = g.play(seat, { kind: 'build', card: 'guard-tower' });
      g.expectOver();
      expect(events.at(-1)).toEqual({ kind: 'over', ending: 'military', winners: [seat] });
      expect(g.score()).toMatchObject({ ending: 'military', winners: [seat], tieBreak: undefined });
    }
  });

  test('[DU-MIL-5] the leader on the track scores 2, 5 or 10', () => {
    for (const [distance, points] of [
      [1, 2],
      [2, 2],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 10],
      [7, 10],
      [8, 10],
    ] as const) {
      expect(
        duelWith({ pawn: distance })
          .score()
          .seats.map((seat) => seat.rows.military),
      ).toEqual([points, 0]);
      expect(
        duelWith({ pawn: -distance })
          .score()
          .seats.map((seat) => seat.rows.military),
      ).toEqual([0, points]);
    }
  });

  test('[DU-R21] loot with too few coins', () => {
    const g = duelWith({ pawn: 2, cities: [{ coins: 20 }, { coins: 1 }], row: ['archery-range'] });
    expect(g.play(0, { kind: 'build', card: 'archery-range' })).toContainEqual({ kind: 'loot', seat: 1, token: 2, lost: 1 });
    expect(g.view().pawn).toBe(4);
    expect(g.view().loot[1]).toEqual([5]);
    expect(g.coins(1)).toBe(0);
  });

  test('[DU-R22] two tokens in one move', () => {
    const g = duelWith({ pawn: 2, cities: [{ coins: 20, tokens: ['strategy'] }, { coins: 6 }], row: ['arsenal'] });
    const events = g.play(0, { kind: 'build', card: 'arsenal' });
    expect(g.view().pawn).toBe(6);
    expect(events.filter((e) => e.kind === 'loot')).toEqual([
      { kind: 'loot', seat: 1, token: 2, lost: 2 },
      { kind: 'loot', seat: 1, token: 5, lost: 4 },
    ]);
    expect(g.coins(1)).toBe(0);
    expect(g.view().loot[1]).toEqual([]);
  });

  test('[DU-R23] a token works once', () => {
    const g = duelWith({ pawn: 2, loot: [[2, 5], [5]], cities: [{ coins: 20 }, { coins: 9 }], row: ['guard-tower'] });
    g.play(0, { kind: 'build', card: 'guard-tower' });
    expect(g.view().pawn).toBe(3);
    expect(g.coins(1)).toBe(9);
  });

  test('[DU-R25] the pawn stops at the capital', () => {
    const g = duelWith({ pawn: 8, cities: [{ coins: 8 }], row: ['pretorium'] });
    g.play(0, { kind: 'build', card: 'pretorium' });
    expect(g.view().pawn).toBe(9);
    g.expectOver();
    expect(g.score()).toMatchObject({ ending: 'military', winners: [0] });
  });

  test('[DU-R26] supremacy cuts the action short', () => {
    const g = duelWith({ pawn: 8, cities: [{ coins: 20, wonders: ['circus-maximus'] }, { built: ['press'] }], row: ['altar'] });
    g.play(0, { kind: 'wonder', wonder: 'circus-maximus', card: 'altar' });
    g.expectOver();
    expect(g.score()).toMatchObject({ ending: 'military', winners: [0] });
    expect(g.city(1).built).toEqual(['press']);
    expect(g.view().discard).toEqual([]);
  });

  test('[DU-R27] Strategy adds one shield per red card and none to wonders', () => {
    const card = duelWith({ cities: [{ coins: 20, tokens: ['strategy'] }], row: ['archery-range'] });
    card.play(0, { kind: 'build', card: 'archery-range' });
    expect(card.view().pawn).toBe(3);
    const wonder = duelWith({ cities: [{ coins: 20, tokens: ['strategy'], wonders: ['colossus'] }], row: ['altar'] });
    wonder.play(0, { kind: 'wonder', wonder: 'colossus', card: 'altar' });
    expect(wonder.view().pawn).toBe(2);
  });

  test('[DU-R28] Strategy does not look back', () => {
    const g = duelWith({ pawn: 2, cities: [{ built: ['stable', 'garrison', 'scriptorium'] }], row: ['library'], tokens: ['strategy'] });
    g.play(0, { kind: 'build', card: 'library' });
    g.play(0, { kind: 'token', token: 'strategy' });
    expect(g.view().pawn).toBe(2);
  });

  test('[DU-R30] military points at the end of the game', () => {
    for (const [pawn, points] of [
      [1, 2],
      [2, 2],
      [3, 5],
      [5, 5],
      [6, 10],
      [8, 10],
      [0, 0],
    ] as const) {
      const g = duelWith({ pawn, row: ['palace'], left: 1 });
      g.play(0, { kind: 'discard', card: 'palace' });
      g.expectOver();
      expect(g.score().ending).toBe('civil');
      expect(g.score().seats.map((seat) => seat.rows.military)).toEqual([points, 0]);
    }
  });
});
