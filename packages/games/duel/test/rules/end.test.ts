import { describe, expect, test } from 'vitest';
import type { CityWords } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

/** The game ends with the Palace discarded by B, who gets 2 coins for it. */
const endingWith = (mine: CityWords, theirs: CityWords, pawn = 0) => {
  const g = duelWith({ active: 1, pawn, cities: [mine, theirs], row: ['palace'], left: 1 });
  g.play(1, { kind: 'discard', card: 'palace' });
  g.expectOver();
  return g.score();
};

describe('end of the game', () => {
  test('[DU-END-1] supremacy ends the game in the middle of an age, for either player', () => {
    const military = duelWith({ active: 1, pawn: -8, row: ['guard-tower', 'altar'] });
    military.play(1, { kind: 'build', card: 'guard-tower' });
    military.expectOver();
    expect(military.view()).toMatchObject({ ending: 'military', winners: [1] });
    expect(military.legal(0)).toEqual([]);
    expect(military.legal(1)).toEqual([]);
    expect(military.refused(0, { kind: 'discard', card: 'altar' })).toContainEqual({ code: 'game-over' });
    const science = duelWith({
      active: 1,
      pawn: 8,
      cities: [{ coins: 90 }, { coins: 40, built: ['scriptorium', 'pharmacist', 'workshop', 'apothecary', 'academy'] }],
      row: ['observatory', 'palace'],
    });
    science.play(1, { kind: 'build', card: 'observatory' });
    science.expectOver();
    expect(science.view()).toMatchObject({ ending: 'science', winners: [1] });
  });

  test('[DU-END-2] points of all eight rows are added up after Age III; the most win', () => {
    const score = endingWith(
      {
        coins: 8,
        built: ['baths', 'aqueduct', 'library', 'arena', 'builders-guild'],
        wonders: [{ wonder: 'pyramids' }],
        tokens: ['agriculture'],
      },
      { coins: 1, built: ['altar'] },
      4,
    );
    expect(score.seats[0]).toEqual({
      total: 8 + 2 + 3 + 2 + 9 + 4 + 2 + 5,
      rows: { blue: 8, green: 2, yellow: 3, purple: 2, wonders: 9, progress: 4, treasury: 2, military: 5 },
    });
    expect(score.seats[1]).toEqual({
      total: 4,
      rows: { blue: 3, green: 0, yellow: 0, purple: 0, wonders: 0, progress: 0, treasury: 1, military: 0 },
    });
    expect(score).toMatchObject({ ending: 'civil', winners: [0], tieBreak: undefined });
  });

  test('[DU-END-3] the treasury gives a point per full set of three coins', () => {
    for (let coins = 0; coins <= 12; coins++) expect(endingWith({ coins }, {}).seats[0].rows.treasury).toBe(Math.floor(coins / 3));
  });

  test('[DU-END-4] a tie goes to more points from blue cards', () => {
    expect(endingWith({ coins: 9, built: ['workshop'] }, { coins: 1, built: ['theater'] })).toMatchObject({
      ending: 'civil',
      winners: [1],
      tieBreak: 'blue',
      seats: [{ total: 4 }, { total: 4 }],
    });
    expect(endingWith({ coins: 3, built: ['theater'] }, { coins: 7, built: ['workshop'] })).toMatchObject({
      winners: [0],
      tieBreak: 'blue',
    });
  });

  test('[DU-END-5] a full tie is a shared victory', () => {
    expect(endingWith({ coins: 3, built: ['theater'] }, { coins: 1, built: ['altar'] })).toMatchObject({
      ending: 'civil',
      winners: [0, 1],
    });
  });

  test('[DU-R68] the treasury rounds down', () => {
    for (const [coins, points] of [
      [17, 5],
      [9, 3],
      [4, 1],
      [2, 0],
    ] as const) {
      expect(endingWith({ coins }, {}).seats[0].rows.treasury).toBe(points);
    }
  });

  test('[DU-R70] neither coins nor wonders break a full tie', () => {
    const score = endingWith(
      { coins: 0, built: ['theater'], wonders: [{ wonder: 'colossus' }] },
      { coins: 9, built: ['altar'], wonders: [{ wonder: 'temple-of-artemis' }] },
    );
    expect(score.seats.map((seat) => [seat.total, seat.rows.blue])).toEqual([
      [6, 3],
      [6, 3],
    ]);
    expect(score).toMatchObject({ winners: [0, 1], tieBreak: undefined });
  });
});
