// Set-up: wonders, decks, tokens, who begins.
import { SPECTATOR } from '@maravilha/kernel';
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DECKS, SEAT_COUNTS, TOKEN_IDS, WONDER_IDS, type WonderId } from '../../src/index.ts';
import { newGame, type Scenario, starter, tableWith, take, wonder } from '../kit/scenario.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const wonderOf = (g: Scenario, seat: number): WonderId => {
  const id = g.seat(seat).wonder;
  if (id === undefined) throw new Error(`seat ${seat} has no wonder`);
  return id;
};

describe('with any number of seats', () => {
  test('[AR-SETUP-1] each has another wonder, and its 25 cards lie face up', () =>
    forRows(SEAT_COUNTS, (seats) => {
      const g = newGame({ seats });
      const wonders = g.view().seats.map((city) => city.wonder);
      expect(new Set(wonders).size).toBe(seats);
      expect(wonders).not.toContain(undefined);
      expect(g.view().decks.map(({ id }) => id)).toEqual([...wonders, 'central']);
      for (const id of wonders as WonderId[]) {
        expect(g.deck(id).count).toBe(25);
        expect(g.deck(id).left).toEqual(DECKS[id]);
        expect(Object.keys(DECKS[id])).toContain(g.deck(id).top);
      }
    }));

  test('[AR-SETUP-2] the own deck lies on the left, that of the right neighbour on the right', () =>
    forRows(SEAT_COUNTS, (seats) => {
      for (let seat = 0; seat < seats; seat++) {
        const g = tableWith({ options: { seats }, turn: seat });
        const right = (seat + seats - 1) % seats;
        expect([...g.reach()].sort()).toEqual([wonderOf(g, seat), wonderOf(g, right), 'central'].sort());
      }
    }));

  test('[AR-SETUP-3] sixty cards lie face down in the middle, beside an empty discard pile', () =>
    forRows(SEAT_COUNTS, (seats) => {
      const g = newGame({ seats });
      for (const viewer of [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)]) {
        const central = g.deck('central', viewer);
        expect(central.count).toBe(60);
        expect(central.left).toEqual(DECKS.central);
        expect(central.top).toBeUndefined();
      }
      expect(g.view().discard).toEqual({});
      expect(g.view().lastDiscarded).toBeUndefined();
    }));

  test('[AR-SETUP-4] three of the fifteen progress tokens lie open, the others in a pile', () =>
    forRows(SEAT_COUNTS, (seats) => {
      const { open, pile, inPile } = newGame({ seats }).view();
      expect(open.length).toBe(3);
      expect(pile).toBe(12);
      expect(inPile.length).toBe(12);
      expect([...open, ...inPile].sort()).toEqual([...TOKEN_IDS, 'culture'].sort());
    }));

  test('[AR-SETUP-6] nobody has the Cat, a card, a stage, a token or a victory', () =>
    forRows(SEAT_COUNTS, (seats) => {
      const g = newGame({ seats });
      expect(g.view().cat).toBeUndefined();
      expect(g.view().lookers).toEqual([]);
      for (const city of g.view().seats) {
        expect(city).toMatchObject({ built: [], cards: {}, tokens: [], victories: 0, shields: 0, horned: 0 });
      }
    }));
});

test('[AR-SETUP-5] [AR-R01] with 2 to 7 seats there are 3, 3, 4, 5, 6, 6 conflict tokens, all on peace', () => {
  const conflicts = SEAT_COUNTS.map((seats) => newGame({ seats }).view().conflict);
  expect(conflicts.map(({ tokens }) => tokens)).toEqual([3, 3, 4, 5, 6, 6]);
  expect(conflicts.map(({ battle }) => battle)).toEqual([0, 0, 0, 0, 0, 0]);
});

describe('[AR-SETUP-7] who begins', () => {
  test('[AR-SETUP-7] the owner of the table, and then on to the left', () => {
    const g = newGame({ seats: 3, starter: 'owner' });
    g.expectDecision('card', 0);
    expect(g.view().first).toBe(0);
    for (const seat of [0, 1, 2]) {
      expect(g.awaited()).toBe(seat);
      // The first turns can hold no more than a card: nothing is payable with one of them.
      g.play(take('central'));
    }
    g.expectDecision('card', 0);
  });

  test('[AR-SETUP-7] or one that is drawn, each as likely', () => {
    const firsts = SEEDS.map((seed) => newGame({ seats: 4, starter: 'random' }, seed).view().first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    for (const seed of SEEDS) {
      const g = newGame({ seats: 4, starter: 'random' }, seed);
      g.expectDecision('card', g.view().first);
    }
  });

  test('[AR-SETUP-7] or the one whom the first seat names', () => {
    const g = newGame({ seats: 3, starter: 'choose' });
    g.expectDecision('starter', 0);
    expect(g.legal()).toEqual([starter(0), starter(1), starter(2)]);
    const events = g.play(starter(2));
    expect(theEvent(events, 'starter-chosen').seat).toBe(2);
    g.expectDecision('card', 2);
    expect(g.view().first).toBe(2);
  });
});

describe('chosen wonders', () => {
  test('[AR-SETUP-1] from the starting player on, each picks one that is left; then the decks are laid out', () => {
    const g = newGame({ seats: 3, wonders: 'choose', starter: 'choose' });
    g.play(starter(1));
    g.expectDecision('wonder', 1);
    expect(g.view().offered).toEqual(WONDER_IDS);
    expect(g.view().decks).toEqual([]);
    g.play(wonder('rhodes'));
    g.expectDecision('wonder', 2);
    expect(g.view().offered).toEqual(WONDER_IDS.filter((id) => id !== 'rhodes'));
    expect(g.refused(wonder('rhodes'))).toContain('not-offered');
    g.play(wonder('giza'));
    const events = g.play(wonder('ephesus'));
    expect(g.view().seats.map((city) => city.wonder)).toEqual(['ephesus', 'rhodes', 'giza']);
    expect(g.view().offered).toEqual([]);
    expect(g.view().decks.map(({ id, count }) => [id, count])).toEqual([
      ['ephesus', 25],
      ['rhodes', 25],
      ['giza', 25],
      ['central', 60],
    ]);
    expect(theEvent(events, 'began')).toMatchObject({
      first: 1,
      tops: g
        .view()
        .decks.slice(0, 3)
        .map(({ top }) => top),
      open: g.view().open,
    });
    g.expectDecision('card', 1);
  });

  test('[AR-SETUP-1] at seven seats all seven wonders find a place', () => {
    const g = newGame({ seats: 7, wonders: 'choose' });
    while (g.view().decision === 'wonder') g.play(g.legal()[0]);
    expect(new Set(g.view().seats.map((city) => city.wonder))).toEqual(new Set(WONDER_IDS));
    expect(eventsOf(g.events, 'wonder-chosen').map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

test('[AR-R02] of four players the first reaches the own deck, that of the last, and the central one', () => {
  const g = tableWith({
    options: { seats: 4 },
    cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }, { wonder: 'olympia' }, { wonder: 'babylon' }],
  });
  expect([...g.reach()].sort()).toEqual(['babylon', 'central', 'giza']);
  expect(g.refused(take('rhodes'))).toContain('out-of-reach');
  expect(g.refused(take('olympia'))).toContain('out-of-reach');
});

test('[AR-R03] at two seats both reach the same three decks', () => {
  const words = { options: { seats: 2 }, cities: [{ wonder: 'giza' as const }, { wonder: 'rhodes' as const }] };
  for (const turn of [0, 1]) expect([...tableWith({ ...words, turn }).reach()].sort()).toEqual(['central', 'giza', 'rhodes']);
});
