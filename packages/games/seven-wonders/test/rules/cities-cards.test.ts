import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BLACK_CARDS } from '../../cities/cards.ts';
import { type CardDef, CARD_IDS, CARDS, type CardId, type CityWords } from '../../src/index.ts';
import { build, revive, sell, stage, tableWith } from '../kit/scenario.ts';

const CITIES = { cities: true } as const;
const defOf = (card: CardId): CardDef => CARDS[card];
const BLACK = CARD_IDS.filter((card) => defOf(card).colour === 'black');

const black = (built: readonly CardId[], city: CityWords = {}): number =>
  tableWith({ options: { ...CITIES, seats: 7 }, age: 3, turn: 7, cities: [{ built, ...city }] }).row(0, 'black');

describe('black cards', () => {
  test('[CI-CARD-1] black is a colour of its own', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 4 },
      age: 3,
      cities: [
        { board: 'rhodes', side: 'day', built: ['stone-pit', 'militia', 'customs', 'stockade'], hand: ['arena'] },
        { board: 'gizah', side: 'day', built: ['spies-guild', 'magistrates-guild'] },
      ],
    });
    expect(g.seat(0).shields).toBe(3);
    expect([g.row(0, 'black'), g.row(0, 'blue')]).toEqual([4, 0]);
    // One red card and no blue one in the neighbouring city.
    expect(g.row(1, 'purple')).toBe(1);
    const points: Partial<Record<CardId, number>> = {
      hideout: 2,
      'city-gates': 4,
      customs: 4,
      residence: 1,
      'architect-firm': 2,
      lair: 3,
      sepulcher: 4,
      tabularium: 6,
      'trade-center': 6,
      consulate: 2,
      brotherhood: 4,
      'chamber-of-builders': 4,
      cenotaph: 5,
      capitol: 8,
      mint: 8,
      embassy: 3,
      contingent: 0,
    };
    for (const [card, count] of Object.entries(points)) expect([card, black([card as CardId])]).toEqual([card, count]);
  });

  test('[CI-CARD-1] Olympia’s Day side frees the first black card', () => {
    const olympia = { board: 'olympia', stages: 2, coins: 0, hand: ['capitol'] } as const satisfies CityWords;
    const g = tableWith({ options: CITIES, age: 3, cities: [olympia] });
    expect(theEvent(g.play({ 0: build('capitol') }), 'built')).toMatchObject({ by: 'first-of-colour', bank: 0 });
    const second = tableWith({ options: CITIES, age: 3, cities: [{ ...olympia, built: ['cells'] }] });
    expect(second.bill(0, 'capitol').free).toBeUndefined();
  });

  test('[CI-CARD-2] a cost of coins and resources together', () => {
    const g = tableWith({
      options: CITIES,
      cities: [{ board: 'gizah', coins: 3, hand: ['city-gates'] }, { board: 'babylon', coins: 0 }, { board: 'rhodes' }],
    });
    expect(g.bill(0, 'city-gates')).toMatchObject({ bank: 1, resources: ['wood'], splits: [{ pay: { left: 2, right: 0 }, total: 3 }] });
    g.play({ 0: build('city-gates', 2) });
    expect(g.coins().slice(0, 2)).toEqual([0, 5]);
    const poor = tableWith({
      options: CITIES,
      cities: [{ board: 'gizah', coins: 2, hand: ['city-gates'] }, { board: 'babylon' }, { board: 'rhodes' }],
    });
    expect(poor.refused(0, build('city-gates'))).toEqual([{ code: 'too-expensive', short: 1 }]);
  });

  test('[CI-CARD-3] coins for oneself, for neighbours, for all others', () => {
    for (const [card, own, neighbours, others] of [
      ['dive', 6, 1, 0],
      ['opium-stash', 3, 0, 0],
      ['customs', 0, 1, 1],
      ['gambling-den', 9, 2, 0],
      ['trade-center', 0, 2, 2],
      ['mint', 0, 3, 3],
    ] as const) {
      const built = ['sawmill', 'stone-pit', 'clay-pool', 'glassworks-i', 'loom-i', 'press-i'] as const;
      const { age } = CARDS[card];
      const g = tableWith({
        options: { ...CITIES, seats: 5 },
        age,
        turn: 4,
        cities: [{ board: 'rhodes', coins: 9, built: age === 1 ? [] : built, hand: [card] }],
      });
      const gains = [0, 0, 0, 0, 0];
      for (const { seat, count, source } of eventsOf(g.play({ 0: build(card) }), 'coins')) {
        expect(source).toBe(card);
        gains[seat] += count;
      }
      expect([card, gains]).toEqual([card, [own, neighbours, others, others, neighbours]]);
    }
  });

  test('[CI-CARD-4] raiders: a token by the card, a debt for each neighbour', () => {
    for (const [card, age, built] of [
      ['raider-camp', 1, []],
      ['raider-fort', 2, ['clay-pool']],
      ['raider-garrison', 3, ['quarry', 'loom-i']],
    ] as const) {
      const g = tableWith({
        options: { ...CITIES, seats: 5 },
        age,
        cities: [{ board: 'rhodes', coins: 9, built, hand: [card] }],
      });
      const events = g.play({ 0: build(card) });
      expect(theEvent(events, 'victory-token')).toEqual({ kind: 'victory-token', seat: 0, age, source: card });
      expect(eventsOf(events, 'debts-given').map(({ seat, count }) => [seat, count])).toEqual(
        expect.arrayContaining([
          [1, 1],
          [4, 1],
        ]),
      );
      expect(g.debts()).toEqual([0, 1, 0, 0, 1]);
      expect(g.seat(0).victories).toEqual([1, 2, 3].map((of) => (of === age ? 1 : 0)));
    }
  });

  test('[CI-CARD-4] a Raider Camp built in Age III gives a token of Age I', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'halicarnassus', stages: 1, built: ['glassworks-i', 'press-i'] }],
      discard: ['raider-camp'],
    });
    g.play({ 0: stage(g.hand(0)[0]) });
    g.play({ 0: revive('raider-camp') });
    expect(g.seat(0).victories).toEqual([1, 0, 0]);
    expect(g.debts()).toEqual([0, 1, 1]);
  });

  test('[CI-CARD-5] tokens of raiders count as victory tokens', () => {
    const raider = tableWith({
      options: CITIES,
      turn: 2,
      cities: [{ board: 'rhodes', built: ['cells'], hand: ['raider-camp'] }],
    });
    raider.play({ 0: build('raider-camp') });
    expect([raider.row(0, 'military'), raider.row(0, 'black')]).toEqual([1, 2]);
    // The Slave Market counts the token of the Raider Garrison.
    const market = tableWith({
      options: CITIES,
      age: 3,
      cities: [
        { board: 'babylon', coins: 2, built: ['sawmill', 'foundry', 'quarry', 'loom-i'], hand: ['raider-garrison'] },
        {},
        { hand: ['slave-market'] },
      ],
    });
    market.play({ 0: build('raider-garrison') });
    expect(market.play({ 0: build('slave-market') })).toContainEqual({ kind: 'coins', seat: 0, count: 1, source: 'slave-market' });
  });

  test('[CI-CARD-6] Cells, Guardhouse and Prison', () => {
    const tokens = { victories: [2, 1, 1], defeats: 2 } as const satisfies CityWords;
    expect(black(['cells'], tokens)).toBe(4);
    expect(black(['guardhouse'], tokens)).toBe(3);
    expect(black(['prison'], tokens)).toBe(4);
    expect(black(['cells', 'guardhouse', 'prison'], tokens)).toBe(11);
  });

  test('[CI-CARD-7] Memorial: 2 coins for each defeat token, which are discarded', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'gizah', coins: 0, built: ['lumber-yard', 'loom-i'], defeats: 2, hand: ['memorial'] }],
    });
    const events = g.play({ 0: build('memorial') });
    expect(theEvent(events, 'defeats-discarded')).toEqual({ kind: 'defeats-discarded', seat: 0, count: 2, source: 'memorial' });
    expect(g.seat(0)).toMatchObject({ coins: 4, defeats: 0 });
  });

  test('[CI-CARD-8] Secret Network and Slave Market', () => {
    const network = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'gizah', coins: 0, built: ['press-i', 'cells'], hand: ['secret-network'] }],
    });
    network.play({ 0: build('secret-network') });
    expect([network.coins()[0], network.row(0, 'black')]).toEqual([2, 2]);
    const market = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'babylon', coins: 0, built: ['lumber-yard', 'foundry'], victories: [2, 0, 1], defeats: 1, hand: ['slave-market'] }],
    });
    market.play({ 0: build('slave-market') });
    expect([market.coins()[0], market.row(0, 'black')]).toEqual([3, 3]);
  });

  test('[CI-CARD-9] Architect Firm: stages without resources from the next turn on', () => {
    const g = tableWith({
      options: CITIES,
      age: 2,
      cities: [{ board: 'ephesus', coins: 1, hand: ['architect-firm'] }, { board: 'rhodes' }, { board: 'babylon' }],
    });
    expect(g.bill(0, 'stage').resources).toEqual(['clay', 'clay']);
    g.play({ 0: build('architect-firm') });
    expect(g.bill(0, 'stage')).toMatchObject({ bank: 0, resources: [], splits: [{ total: 0 }] });
    const [card] = g.hand(0);
    g.play({ 0: stage(card) });
    expect(g.view(0).seats[0].stages.map((one) => one.card)).toEqual([card]);
    expect(g.coins()[0]).toBe(0);
    // Cards cost what they cost.
    const later = tableWith({ options: CITIES, age: 2, cities: [{ built: ['architect-firm'], hand: ['walls'] }] });
    expect(later.bill(0, 'walls').resources).toEqual(['stone', 'stone', 'stone']);
  });

  test('[CI-CARD-10] Forging Agency builds from the discard pile, cards of this turn included', () => {
    const g = tableWith({
      options: CITIES,
      age: 2,
      cities: [{ board: 'rhodes', coins: 2, built: ['altar'], hand: ['forging-agency'] }, { hand: ['walls'] }, {}],
      discard: ['baths'],
    });
    g.play({ 0: build('forging-agency'), 1: sell('walls') });
    g.expectAwaiting('revive', [0]);
    expect(g.can(0, revive('walls'))).toBe(true);
    expect(g.can(0, revive('baths'))).toBe(true);
    expect(g.can(0, { kind: 'decline' })).toBe(true);
    expect(theEvent(g.play({ 0: revive('walls') }), 'built')).toMatchObject({ by: 'discard', bank: 0 });
    expect(g.seat(0)).toMatchObject({ coins: 0, built: ['altar', 'walls', 'forging-agency'] });
  });

  test('[CI-CARD-10] a Forging Agency that Halicarnassus takes from the pile builds once more', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'halicarnassus', stages: 1, built: ['glassworks-i', 'press-i'] }],
      discard: ['forging-agency', 'altar'],
    });
    g.play({ 0: stage(g.hand(0)[0]) });
    g.play({ 0: revive('forging-agency') });
    g.expectAwaiting('revive', [0]);
    g.play({ 0: revive('altar') });
    g.expectAwaiting('turn', [0, 1, 2]);
    expect(g.seat(0).revived).toEqual(['forging-agency', 'altar']);
  });
});

describe('rulings on black cards', () => {
  test('[CI-R22] Raider Camp: debts for the neighbours, no coins', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 5 },
      cities: [
        { hand: ['raider-camp'] },
        { coins: 10, hand: ['altar'] },
        { coins: 10, hand: ['clay-pool'] },
        { coins: 10, hand: ['lumber-yard'] },
        { coins: 10, hand: ['theater'] },
      ],
    });
    g.play({ 0: build('raider-camp'), 1: build('altar'), 2: build('clay-pool'), 3: build('lumber-yard'), 4: build('theater') });
    g.expectAwaiting('turn', [0, 1, 2, 3, 4]);
    expect(g.coins().slice(1)).toEqual([10, 10, 10, 10]);
    expect(g.debts()).toEqual([0, 1, 0, 0, 1]);
    expect(g.seat(0).victories).toEqual([1, 0, 0]);
  });

  test('[CI-R48] Petra’s Day side with the Architect Firm', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'petra', coins: 5, built: ['architect-firm'] }, { board: 'rhodes' }, { board: 'alexandria' }],
    });
    const prices: number[] = [];
    for (let k = 0; k < 3; k++) {
      prices.push(g.bill(0, 'stage').splits[0].total);
      g.play({ 0: stage(g.hand(0)[0]) });
      expect(g.seat(0).stages).toHaveLength(k + 1);
    }
    expect(prices).toEqual([0, 5, 0]);
    expect(g.coins()[0]).toBe(0);
  });

  test('[CI-R50] the Secret Network as third black card', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      cities: [{ board: 'gizah', coins: 0, built: ['press-i', 'cells', 'militia'], hand: ['secret-network'] }],
    });
    expect(g.play({ 0: build('secret-network') })).toContainEqual({ kind: 'coins', seat: 0, count: 3, source: 'secret-network' });
    expect(g.row(0, 'black')).toBe(3);
  });

  test('[CI-R51] the Memorial with three defeat tokens', () => {
    const g = tableWith({
      options: CITIES,
      age: 3,
      turn: 7,
      cities: [
        { board: 'gizah', coins: 0, built: ['lumber-yard', 'loom-i'], victories: [0, 1, 0], defeats: 3, hand: ['memorial'] },
        { board: 'rhodes', built: ['walls'] },
        { board: 'ephesus' },
      ],
    });
    const events = g.play({ 0: build('memorial') });
    expect(events).toContainEqual({ kind: 'coins', seat: 0, count: 6, source: 'memorial' });
    // The conflict at the end of the age brings a new one.
    expect(g.seat(0)).toMatchObject({ coins: 6, victories: [0, 1, 0], defeats: 1 });
    expect(g.row(0, 'military')).toBe(2);
  });

  test('[CI-R52] +1, +1, +3, +5 and −1', () => {
    const tokens = { victories: [2, 1, 1], defeats: 1 } as const satisfies CityWords;
    expect([black(['cells'], tokens), black(['guardhouse'], tokens), black(['prison'], tokens)]).toEqual([4, 3, 4]);
  });

  test('[CI-R53] Raider Garrison and Prison, one conflict won', () => {
    const g = tableWith({
      options: { ...CITIES, seats: 4 },
      age: 3,
      turn: 7,
      cities: [
        { board: 'halicarnassus', coins: 2, built: ['quarry', 'prison', 'stockade'], hand: ['raider-garrison'] },
        { board: 'gizah' },
        { board: 'ephesus' },
        { board: 'babylon', built: ['barracks'] },
      ],
    });
    g.play({ 0: build('raider-garrison') });
    expect(g.seat(0).victories).toEqual([0, 0, 2]);
    expect([g.row(0, 'military'), g.row(0, 'black')]).toEqual([10, 8]);
  });

  test('[CI-R56] Dive and Gambling Den', () => {
    for (const [card, own, neighbour] of [
      ['dive', 6, 1],
      ['gambling-den', 8, 2],
    ] as const) {
      for (const seats of [3, 5]) {
        const coins = Array.from({ length: seats }, () => ({ coins: 1 }));
        const g = tableWith({
          options: { ...CITIES, seats },
          age: CARDS[card].age,
          cities: [{ coins: 1, hand: [card] }, ...coins.slice(1)],
        });
        g.play({ 0: build(card) });
        const got = g.coins().map((now, seat) => now - 1 - (seat === 0 ? 0 : 3));
        expect(got).toEqual(seats === 3 ? [own, neighbour, neighbour] : [own, neighbour, 0, 0, neighbour]);
      }
    }
  });

  test('[CI-R57] no chains with black cards', () => {
    expect(BLACK).toHaveLength(Object.keys(BLACK_CARDS).length);
    const chainers = CARD_IDS.filter((card) => defOf(card).chainOut !== undefined);
    for (const card of BLACK) {
      const { age } = CARDS[card];
      const built = chainers.filter((by) => CARDS[by].age < age);
      const g = tableWith({ options: { ...CITIES, seats: 7 }, age, cities: [{ built, hand: [card] }] });
      expect(g.bill(0, card)).toMatchObject({ free: undefined, chain: undefined });
    }
    for (const card of CARD_IDS.filter((id) => defOf(id).chainIn !== undefined)) {
      const { age } = CARDS[card];
      for (let from = 0; from < 14; from += 7) {
        const built = BLACK.filter((by) => CARDS[by].age === 1).slice(from, from + 7);
        const g = tableWith({ options: { ...CITIES, seats: 7 }, age, cities: [{ built, hand: [card] }] });
        expect(g.bill(0, card).chain).toBeUndefined();
      }
    }
  });
});
