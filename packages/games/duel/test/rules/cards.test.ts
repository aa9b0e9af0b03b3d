import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS, type CardId, type Resource } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

const ofColour = (...colours: readonly string[]): string[] => CARD_IDS.filter((id) => colours.includes(CARDS[id].colour)).sort();

// The figures stand here once more, read from the rule book's facts, so that a slip in the tables shows.
const PRODUCES: readonly (readonly [CardId, Resource, number])[] = [
  ['lumber-yard', 'wood', 1],
  ['logging-camp', 'wood', 1],
  ['clay-pool', 'clay', 1],
  ['clay-pit', 'clay', 1],
  ['quarry', 'stone', 1],
  ['stone-pit', 'stone', 1],
  ['glassworks', 'glass', 1],
  ['press', 'papyrus', 1],
  ['sawmill', 'wood', 2],
  ['brickyard', 'clay', 2],
  ['shelf-quarry', 'stone', 2],
  ['glass-blower', 'glass', 1],
  ['drying-room', 'papyrus', 1],
];
/** A card that needs at least two of the resource. */
const NEEDS: Record<Resource, CardId> = { wood: 'town-hall', stone: 'town-hall', clay: 'arsenal', glass: 'palace', papyrus: 'pantheon' };

const BLUE: readonly (readonly [CardId, number])[] = [
  ['theater', 3],
  ['altar', 3],
  ['baths', 3],
  ['courthouse', 5],
  ['statue', 4],
  ['temple', 4],
  ['aqueduct', 5],
  ['rostrum', 4],
  ['palace', 7],
  ['town-hall', 7],
  ['obelisk', 5],
  ['gardens', 6],
  ['pantheon', 6],
  ['senate', 5],
];

const PAIRS: readonly (readonly [CardId, number, CardId, number, string])[] = [
  ['scriptorium', 0, 'library', 2, 'quill'],
  ['pharmacist', 0, 'dispensary', 2, 'mortar'],
  ['workshop', 1, 'laboratory', 1, 'pendulum'],
  ['apothecary', 1, 'school', 1, 'wheel'],
  ['academy', 3, 'study', 3, 'sundial'],
  ['university', 2, 'observatory', 2, 'gyroscope'],
];

const SHIELDS: readonly (readonly [CardId, number])[] = [
  ['guard-tower', 1],
  ['stable', 1],
  ['garrison', 1],
  ['palisade', 1],
  ['walls', 2],
  ['horse-breeders', 1],
  ['barracks', 1],
  ['archery-range', 2],
  ['parade-ground', 2],
  ['arsenal', 3],
  ['pretorium', 3],
  ['fortifications', 2],
  ['siege-workshop', 2],
  ['circus', 2],
];

describe('cards', () => {
  test('[DU-CARD-1] brown and grey cards produce, and raise the opponent’s price by as much', () =>
    forRows(PRODUCES, ([card, resource, count]) => {
      const g = duelWith({ age: 3, cities: [{ built: [card] }] });
      const need = NEEDS[resource];
      const of = (seat: number) => g.bill(seat, need).units.filter((unit) => unit.resource === resource);
      expect(of(0).filter((unit) => unit.from === 'own')).toHaveLength(count);
      for (const unit of of(1)) expect(unit).toMatchObject({ from: 'bought', price: 2 + count, rival: count });
    }));

  test('[DU-CARD-1] those are all the brown and grey cards', () => {
    expect(PRODUCES.map(([card]) => card).sort()).toEqual(ofColour('brown', 'grey'));
  });

  test('[DU-CARD-2] blue cards are worth their points', () =>
    forRows(BLUE, ([card, points]) => {
      const { seats } = duelWith({ cities: [{ coins: 0, built: [card] }, { coins: 0 }] }).score();
      expect(seats[0]).toMatchObject({ total: points, rows: { blue: points } });
      expect(seats[1].total).toBe(0);
    }));

  test('[DU-CARD-2] those are all the blue cards', () => {
    expect(BLUE.map(([card]) => card).sort()).toEqual(ofColour('blue'));
  });

  test('[DU-CARD-3] green cards come in pairs of one symbol, with their points', () =>
    forRows(PAIRS, ([one, pointsOfOne, other, pointsOfOther, symbol]) => {
      const g = duelWith({ cities: [{ coins: 30, built: [one] }], row: [other] });
      expect(g.score().seats[0].rows.green).toBe(pointsOfOne);
      expect(g.play(0, { kind: 'build', card: other })).toContainEqual({ kind: 'pair', seat: 0, symbol });
      expect(g.score().seats[0].rows.green).toBe(pointsOfOne + pointsOfOther);
    }));

  test('[DU-CARD-3] those are all the green cards', () => {
    expect(PAIRS.flatMap(([one, , other]) => [one, other]).sort()).toEqual(ofColour('green'));
  });

  test('[DU-CARD-4] red cards have their shields', () =>
    forRows(SHIELDS, ([card, shields]) => {
      for (const seat of [0, 1]) {
        const g = duelWith({ active: seat, cities: [{ coins: 30 }, { coins: 30 }], row: [card] });
        g.play(seat, { kind: 'build', card });
        expect(g.view().pawn).toBe(seat === 0 ? shields : -shields);
      }
    }));

  test('[DU-CARD-4] those are all the red cards', () => {
    expect(SHIELDS.map(([card]) => card).sort()).toEqual(ofColour('red'));
  });

  test('[DU-CARD-5] the Tavern gives 4 coins and the Brewery 6, at once', () => {
    for (const [card, coins] of [
      ['tavern', 4],
      ['brewery', 6],
    ] as const) {
      const g = duelWith({ cities: [{ coins: 1 }], row: [card] });
      expect(g.play(0, { kind: 'build', card })).toContainEqual({ kind: 'coins', seat: 0, count: coins, source: card });
      expect(g.coins(0)).toBe(1 + coins);
    }
  });

  test('[DU-CARD-6] a yellow card of Age III pays for what it counts, and for itself only if it is of the colour', () =>
    forRows(
      [
        ['chamber-of-commerce', ['glassworks', 'press'], 2 * 3],
        ['port', ['lumber-yard', 'clay-pool', 'sawmill'], 3 * 2],
        ['armory', ['stable', 'walls'], 2],
        ['lighthouse', ['brewery', 'forum'], 3],
      ] as const,
      ([card, built, coins]) => {
        const before = 40;
        const g = duelWith({ cities: [{ coins: before, built }], row: [card, 'palace'] });
        const { total } = g.bill(0, card);
        g.play(0, { kind: 'build', card });
        expect(g.coins(0)).toBe(before - total + coins);
        expect(g.score().seats[0].rows.yellow).toBe(3);
      },
    ));

  test('[DU-CARD-6] the coins come once, and from one’s own city alone', () => {
    const g = duelWith({
      loot: [[], []],
      cities: [
        { coins: 40, built: ['stable'] },
        { coins: 40, built: ['walls', 'garrison'] },
      ],
      structure: { a3r7c1: 'armory', a3r7c2: 'pretorium' },
    });
    const { total } = g.bill(0, 'armory');
    g.play(0, { kind: 'build', card: 'armory' });
    expect(g.coins(0)).toBe(40 - total + 1);
    g.play(1, { kind: 'build', card: 'pretorium' });
    expect(g.coins(0)).toBe(40 - total + 1);
  });

  test('[DU-CARD-7] the Arena pays 2 coins per wonder built', () => {
    const g = duelWith({
      cities: [{ coins: 6, wonders: [{ wonder: 'pyramids' }, 'sphinx'] }, { wonders: [{ wonder: 'colossus' }] }],
      row: ['arena'],
    });
    g.play(0, { kind: 'build', card: 'arena' });
    expect(g.coins(0)).toBe(2);
    expect(g.score().seats[0].rows.yellow).toBe(3);
  });
});
