import { SPECTATOR } from '@maravilha/kernel';
import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Age, CardId, CityWords } from '../../src/index.ts';
import { build, lose, newGame, tableWith } from '../kit/scenario.ts';

// Seats 0 and 1 are partners, 2 and 3, 4 and 5. The left neighbour of a seat is the next one.
const TEAMS = { seats: 4, teams: true, sides: 'day' } as const;
const WITH_CITIES = { ...TEAMS, cities: true } as const;
const armed = (...built: readonly CardId[]): CityWords => ({ built });

const warOf = (age: Age, cities: readonly CityWords[]) => {
  const g = tableWith({ options: { ...WITH_CITIES, seats: cities.length }, age, turn: 7, cities });
  g.play();
  return { g, war: theEvent(g.events, 'conflicts') };
};

/** Team A with 50 and 40 points, team B with 45 and 45, at the last turn; `coins` of the second seat decides the treasuries. */
const lastTurn = (coins: number) => {
  const g = tableWith({
    options: TEAMS,
    age: 3,
    turn: 6,
    cities: [
      {
        board: 'alexandria',
        coins: 0,
        victories: [1, 0, 0],
        built: ['apothecary', 'dispensary', 'lodge', 'workshop', 'laboratory', 'observatory', 'scriptorium', 'library', 'school'],
      },
      { board: 'rhodes', coins, built: ['palace', 'pantheon', 'town-hall', 'senate', 'aqueduct', 'temple', 'baths'] },
      { board: 'gizah', stages: 3, coins: 3, victories: [2, 0, 2], built: ['statue', 'courthouse', 'altar', 'gardens'] },
      { board: 'olympia', stages: 3, coins: 2, victories: [0, 3, 3], built: ['theater', 'well'], hand: ['gardens'] },
    ],
  });
  g.play({ 3: build('gardens') });
  g.expectAwaiting('over', []);
  expect(g.score().seats.map(({ total }) => total)).toEqual([50, 40, 45, 45]);
  return g;
};

describe('team play', () => {
  test('[CI-TEAM-1] partners sit side by side, everyone has one opposing neighbour', () => {
    for (const [seats, expected] of [
      [4, ['03', '12']],
      [6, ['05', '12', '34']],
    ] as const) {
      const g = newGame({ seats, teams: true });
      g.playOn();
      const wars = eventsOf(g.events, 'conflicts');
      expect(wars).toHaveLength(3);
      for (const { conflicts } of wars) expect(conflicts.map((c) => [...c.seats].sort().join('')).sort()).toEqual(expected);
      expect(g.score().teams.map((team) => team.seats)).toEqual(
        [
          [0, 1],
          [2, 3],
          [4, 5],
        ].slice(0, seats / 2),
      );
    }
  });

  test('[CI-TEAM-2] partners see each other’s hands, nobody else does', () => {
    const g = newGame({ seats: 6, teams: true });
    for (const viewer of [0, 1, 2, 3, 4, 5]) {
      const seen = g.view(viewer).seats.flatMap(({ hand }, seat) => (hand === undefined ? [] : [seat]));
      expect(seen).toEqual(viewer % 2 === 0 ? [viewer, viewer + 1] : [viewer - 1, viewer]);
      expect(g.view(viewer).seats[viewer ^ 1].hand).toEqual(g.hand(viewer ^ 1));
    }
    expect(g.view(SPECTATOR).seats.every(({ hand }) => hand === undefined)).toBe(true);
  });

  test('[CI-TEAM-11] partners know each other’s hands in every turn, opponents never, and each plays the own one', () => {
    const g = newGame({ seats: 4, teams: true });
    for (const age of [1, 2, 3] as const) {
      g.playOn(() => g.view().age === age);
      for (const seat of [0, 1, 2, 3]) {
        expect(g.view(seat).seats[seat ^ 1].hand).toEqual(g.hand(seat ^ 1));
        for (const opponent of [0, 1, 2, 3].filter((other) => other >> 1 !== seat >> 1))
          expect(g.view(seat).seats[opponent].hand).toBeUndefined();
        const playable = g.legal(seat).flatMap((move) => ('card' in move && move.card !== undefined ? [move.card] : []));
        expect(playable.length).toBeGreaterThan(0);
        for (const card of playable) expect(g.hand(seat)).toContain(card);
      }
    }
  });

  test('[CI-TEAM-3] two tokens against the opposing neighbour, none against the partner', () => {
    const { war } = warOf(1, [armed('stockade'), {}, armed('barracks'), {}]);
    expect(war.conflicts.map(({ stakes }) => stakes)).toEqual([2, 2]);
    expect(war).toMatchObject({ victories: [2, 0, 2, 0], defeats: [0, 2, 0, 2] });
    const equal = warOf(1, [armed('stockade'), {}, {}, armed('barracks')]);
    expect(equal.war).toMatchObject({ victories: [0, 0, 0, 0], defeats: [0, 0, 0, 0] });
  });

  test('[CI-TEAM-4] diplomacy halves the stakes of its holder’s conflict', () => {
    const { g, war } = warOf(2, [{ built: ['walls'], diplomacy: 1 }, { built: ['stables'] }, {}, {}]);
    expect(war).toMatchObject({ victories: [1, 2, 0, 0], defeats: [0, 0, 2, 1], diplomacy: [0] });
    expect(g.seat(0).diplomacy).toBe(0);
    const partners = warOf(2, [{ built: ['walls'], diplomacy: 1 }, { built: ['stables'], diplomacy: 1 }, {}, {}]);
    expect(partners.war).toMatchObject({ victories: [1, 1, 0, 0], defeats: [0, 0, 1, 1] });
  });

  test('[CI-TEAM-5] only what own production cannot cover is bought, in any mix', () => {
    const g = tableWith({
      options: TEAMS,
      age: 2,
      cities: [
        { board: 'babylon', coins: 9, hand: ['caravansery', 'archery-range'] },
        { board: 'gizah', built: ['sawmill'] },
        { board: 'ephesus' },
        { board: 'rhodes', built: ['lumber-yard'] },
      ],
    });
    // One wood is made; the other comes from the partner on the left or the opponent on the right.
    expect(g.payments(0, 'caravansery')).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(g.refused(0, build('caravansery', 4))).toEqual([{ code: 'team-rule' }]);
    expect(g.payments(0, 'archery-range')).toEqual([
      [0, 4],
      [2, 2],
    ]);
    g.play({ 0: build('caravansery', 2) });
    expect(g.coins().slice(0, 2)).toEqual([7, 8]);
  });

  test('[CI-TEAM-6] a chain must be used', () => {
    const g = tableWith({
      options: TEAMS,
      age: 2,
      cities: [
        { board: 'ephesus', coins: 9, built: ['baths'], hand: ['aqueduct'] },
        { board: 'gizah', built: ['quarry'] },
      ],
    });
    expect(g.payments(0, 'aqueduct')).toEqual([[0, 0]]);
    expect(g.refused(0, build('aqueduct', 6))).toEqual([{ code: 'team-rule' }]);
  });

  test('[CI-TEAM-7] nothing can be given to the partner', () => {
    const g = newGame({ seats: 4, teams: true });
    for (const seat of [0, 1, 2, 3]) {
      expect(g.legal(seat).every(({ kind }) => ['build', 'stage', 'sell'].includes(kind))).toBe(true);
      for (const move of g.legal(seat)) if ('card' in move) expect(g.hand(seat)).toContain(move.card);
    }
    const card = g.hand(1).find((id) => !g.hand(0).includes(id))!;
    expect(g.refused(0, { kind: 'sell', card })).toContainEqual({ code: 'not-in-hand' });
  });

  test('[CI-TEAM-8] losses, gifts and debts reach the partner too', () => {
    const g = tableWith({ options: WITH_CITIES, cities: [{ hand: ['hideout'] }, {}, {}, {}] });
    expect(eventsOf(g.play({ 0: build('hideout') }), 'loss').map(({ seat }) => seat)).toEqual([1, 2, 3]);
    const raid = tableWith({ options: WITH_CITIES, cities: [{ hand: ['raider-camp'] }, {}, {}, {}] });
    raid.play({ 0: build('raider-camp') });
    expect(raid.debts()).toEqual([0, 1, 0, 1]);
    const gift = tableWith({ options: WITH_CITIES, cities: [{ hand: ['dive'] }, {}, {}, {}] });
    gift.play({ 0: build('dive') });
    expect(gift.coins()).toEqual([9, 7, 6, 7]);
  });

  test('[CI-TEAM-9] the token of a raider is one', () => {
    const g = tableWith({ options: WITH_CITIES, cities: [{ hand: ['raider-camp'] }] });
    g.play({ 0: build('raider-camp') });
    expect(g.seat(0).victories).toEqual([1, 0, 0]);
  });

  test('[CI-TEAM-10] partners add up points, then treasuries; then victory is shared', () => {
    const g = tableWith({
      options: TEAMS,
      age: 3,
      turn: 6,
      cities: [{ built: ['palace'] }, {}, { built: ['altar'] }, { built: ['theater'] }],
    });
    g.play();
    // The best seat and its partner win, although the others are better than the partner.
    expect(g.score().winners).toEqual([0, 1]);
    expect(lastTurn(1).score().teams).toEqual([
      { seats: [0, 1], total: 90, treasury: 7 },
      { seats: [2, 3], total: 90, treasury: 8 },
    ]);
  });

  test('[CI-R65] 90 against 90, treasuries 7 against 8, then equal ones', () => {
    expect(lastTurn(1).score()).toMatchObject({ winners: [2, 3], tieBreak: 'treasury' });
    expect(lastTurn(2).score().winners).toEqual([0, 1, 2, 3]);
  });
});

describe('rulings on team play', () => {
  test('[CI-R58] Age II, 2 shields against 5', () => {
    const { g, war } = warOf(2, [armed('walls'), armed('stockade'), armed('barracks'), armed('stables', 'archery-range', 'guard-tower')]);
    expect(war).toMatchObject({ victories: [0, 0, 0, 2], defeats: [2, 0, 0, 0] });
    expect([g.row(0, 'military'), g.row(1, 'military'), g.row(3, 'military')]).toEqual([-2, 0, 6]);
  });

  test('[CI-R60] both use diplomacy: no token', () => {
    const { g, war } = warOf(2, [
      { ...armed('walls'), diplomacy: 1 },
      armed('stockade'),
      armed('barracks'),
      { ...armed('stables', 'archery-range', 'guard-tower'), diplomacy: 1 },
    ]);
    expect(war).toMatchObject({ victories: [0, 0, 0, 0], defeats: [0, 0, 0, 0], diplomacy: [0, 3] });
    expect(g.view().seats.map(({ diplomacy }) => diplomacy)).toEqual([0, 0, 0, 0]);
  });

  test('[CI-R61] the partner of a diplomat keeps double stakes', () => {
    const { war } = warOf(1, [{ ...armed('stockade'), diplomacy: 1 }, armed('barracks'), {}, {}]);
    const stakes = Object.fromEntries(war.conflicts.map(({ seats, stakes: at }) => [[...seats].sort().join(''), at]));
    expect(stakes).toEqual({ '03': 1, '12': 2 });
    expect(war).toMatchObject({ victories: [1, 2, 0, 0], defeats: [0, 0, 2, 1] });
  });

  test('[CI-R62] the Lair hits the partner too', () => {
    const g = tableWith({
      options: WITH_CITIES,
      age: 2,
      cities: [{ board: 'alexandria', built: ['lumber-yard'], hand: ['lair'] }, { coins: 5 }, { coins: 5 }, { coins: 5 }],
    });
    g.play({ 0: build('lair') });
    g.expectAwaiting('loss', [1, 2, 3]);
    g.play({ 1: lose(2), 2: lose(2), 3: lose(2) });
    expect(g.coins().slice(1)).toEqual([6, 6, 6]);
  });

  test('[CI-R63] own wood first, no wood from anybody', () => {
    const g = tableWith({
      options: WITH_CITIES,
      cities: [
        { board: 'babylon', coins: 9, hand: ['stockade'] },
        { board: 'gizah', built: ['lumber-yard'] },
        { board: 'rhodes' },
        { board: 'ephesus', built: ['timber-yard'] },
      ],
    });
    expect(g.payments(0, 'stockade')).toEqual([[0, 0]]);
    expect(g.refused(0, build('stockade', 2))).toEqual([{ code: 'team-rule' }]);
    expect(g.refused(0, build('stockade', 0, 2))).toEqual([{ code: 'team-rule' }]);
  });
});
