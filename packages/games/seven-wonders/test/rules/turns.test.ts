import { leftOf, Match, rightOf, SEED_BYTES, seatsOf } from '@maravilha/kernel';
import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Age, type CardId, sevenWonders } from '../../src/index.ts';
import { build, newGame, revive, type Scenario, sell, stage, tableWith } from '../kit/scenario.ts';

const without = (hand: readonly CardId[], card: CardId): CardId[] => hand.toSpliced(hand.indexOf(card), 1);

/** Every seat sells its first card; answers the hands that are then held, and those that should be if they went `to`. */
const sellAndPass = (g: Scenario, to: typeof leftOf): { readonly held: CardId[][]; readonly expected: CardId[][] } => {
  const seats = g.view().seats.map((_, seat) => seat);
  const before = seats.map((seat) => g.hand(seat));
  g.play(Object.fromEntries(seats.map((seat) => [seat, sell(before[seat][0])])));
  const expected: CardId[][] = [];
  for (const seat of seats) expected[to(seat, seats.length)] = without(before[seat], before[seat][0]);
  return { held: seats.map((seat) => [...g.hand(seat)]), expected };
};

describe('ages and turns', () => {
  test('[WO-TURN-1] all choose at once, and a choice can be changed until the last has chosen', () => {
    const options = { seats: 3, cities: false, teams: false, boards: 'random', sides: 'day' } as const;
    const match = Match.start(sevenWonders, options, new Uint8Array(SEED_BYTES).fill(5));
    expect(seatsOf(match.awaiting)).toEqual([0, 1, 2]);
    const hands = [0, 1, 2].map((seat) => match.view(seat).seats[seat].hand!);
    expect(match.choose(0, sell(hands[0][0]))).toMatchObject({ ok: true, value: { replaced: false, events: undefined } });
    expect(match.choose(1, sell(hands[1][0]))).toMatchObject({ ok: true, value: { events: undefined } });
    expect(match.view(2).seats[0].coins).toBe(3);
    expect(match.choose(0, sell(hands[0][6]))).toMatchObject({ ok: true, value: { replaced: true, events: undefined } });
    const last = match.choose(2, sell(hands[2][0]));
    const sold = last.ok ? (last.value.events ?? []).map(({ full }) => full).filter((event) => event.kind === 'sold') : [];
    expect(sold.map((event) => event.card)).toEqual([hands[0][6], hands[1][0], hands[2][0]]);
  });

  test('[WO-TURN-2] a card can be built, used for the next stage, or sold', () => {
    const words = { cities: [{ board: 'gizah', built: ['lumber-yard', 'timber-yard'], hand: ['altar'] }] } as const;
    const g = tableWith(words);
    const uses = g.legal(0).filter((move) => 'card' in move && move.card === 'altar');
    expect(new Set(uses.map((move) => move.kind))).toEqual(new Set(['build', 'stage', 'sell']));
    g.play({ 0: build('altar') });
    expect(g.seat(0)).toMatchObject({ built: ['lumber-yard', 'timber-yard', 'altar'], last: { kind: 'built', card: 'altar' } });
    const h = tableWith(words);
    h.play({ 0: stage('altar') });
    expect(h.seat(0).built).toEqual(['lumber-yard', 'timber-yard']);
    expect(h.seat(0).stages).toHaveLength(1);
    const i = tableWith(words);
    i.play({ 0: sell('altar') });
    expect(i.seat(0)).toMatchObject({ built: ['lumber-yard', 'timber-yard'], stages: [], last: { kind: 'sold' } });
  });

  test('[WO-TURN-3] selling gives 3 coins, and the card goes face down to the discard pile', () => {
    const g = tableWith({ cities: [{ hand: ['altar'] }] });
    expect(g.reason(0, sell('altar'))).toMatchObject({ possible: true, income: 3 });
    const events = g.play({ 0: sell('altar') });
    expect(events).toContainEqual({ kind: 'sold', seat: 0, card: 'altar', income: 3 });
    expect(g.coins()[0]).toBe(6);
    expect(g.view().discard[0]).toEqual({ seat: 0, age: 1, turn: 1, card: undefined });
    expect(g.view(0).discard[0].card).toBe('altar');
  });

  test('[WO-TURN-4] what is built or received in a turn serves only from the next', () => {
    const g = tableWith({
      options: { seats: 7 },
      cities: [
        { board: 'rhodes', coins: 2, hand: ['baths', 'altar'] },
        { board: 'alexandria', hand: ['stone-pit'] },
        { board: 'ephesus' },
        { board: 'olympia' },
        { board: 'gizah' },
        { board: 'halicarnassus' },
        { board: 'babylon', hand: ['baths'] },
      ],
    });
    expect(g.refused(0, build('baths'))).toEqual([{ code: 'no-source', resources: ['stone'] }]);
    g.play({ 0: build('altar'), 1: build('stone-pit') });
    expect(g.payments(0, 'baths')).toEqual([[2, 0]]);
  });

  test('[WO-TURN-5] all pay, all cards are placed, then all coins are received', () => {
    const g = tableWith({
      cities: [
        { board: 'gizah', coins: 2, hand: ['stockade'] },
        { board: 'babylon', coins: 0, hand: ['tavern'] },
        { board: 'rhodes', coins: 1, hand: ['timber-yard'] },
        { board: 'ephesus' },
      ],
    });
    const events = g.play({ 0: build('stockade', 2), 1: build('tavern'), 2: build('timber-yard') });
    const lastPlaced = events.findLastIndex(({ kind }) => kind === 'built');
    const firstCoins = events.findIndex(({ kind }) => kind === 'coins' || kind === 'trade-income');
    expect(lastPlaced).toBeLessThan(firstCoins);
    expect(eventsOf(events, 'built').map(({ seat, pay, bank }) => [seat, pay, bank])).toEqual([
      [0, { left: 2, right: 0 }, 0],
      [1, { left: 0, right: 0 }, 0],
      [2, { left: 0, right: 0 }, 1],
    ]);
    expect(g.coins()).toEqual([0, 7, 0, 6]);
  });

  test('[WO-TURN-6] coins for cards count those built in the same turn, the neighbours’ too', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'rhodes', coins: 0, hand: ['bazaar'] },
        { board: 'gizah', hand: ['loom-ii'] },
        { board: 'babylon', hand: ['press-ii'] },
        { board: 'ephesus', built: ['glassworks-i'] },
      ],
    });
    g.play({ 0: build('bazaar'), 1: build('loom-ii'), 2: build('press-ii') });
    // The city of seat 2 is no neighbour of seat 0; that of seat 3 is.
    expect(g.coins()[0]).toBe(4);
  });

  test('[WO-TURN-7] hands are passed to the left in Ages I and III, to the right in Age II', () => {
    for (const [age, to, word] of [
      [1, leftOf, 'left'],
      [2, rightOf, 'right'],
      [3, leftOf, 'left'],
    ] as const) {
      const g = tableWith({ age, options: { seats: 5 } });
      const { held, expected } = sellAndPass(g, to);
      expect(held).toEqual(expected);
      expect(theEvent(g.events, 'passed').to).toBe(word);
    }
  });

  test('[WO-TURN-8] the last turn is the sixth, with two cards; the other is discarded without coins', () => {
    const g = tableWith({ turn: 6 });
    expect(g.view().turns).toBe(6);
    const hands = [0, 1, 2].map((seat) => g.hand(seat));
    expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    const events = g.play({ 0: sell(hands[0][0]), 1: sell(hands[1][1]), 2: sell(hands[2][0]) });
    expect(eventsOf(events, 'left-over')).toEqual([
      { kind: 'left-over', seat: 0, card: hands[0][1] },
      { kind: 'left-over', seat: 1, card: hands[1][0] },
      { kind: 'left-over', seat: 2, card: hands[2][1] },
    ]);
    expect(g.coins()).toEqual([6, 6, 6]);
    expect(g.view().discard).toHaveLength(6);
    expect(g.view()).toMatchObject({ age: 2, turn: 1 });
  });

  test('[WO-TURN-9] sixth cards, left-over cards, Babylon’s last card, discard build, conflicts', () => {
    const g = tableWith({
      turn: 6,
      cities: [
        { board: 'babylon', side: 'night', stages: 1, hand: ['altar', 'baths'] },
        { board: 'halicarnassus', side: 'night', built: ['clay-pool', 'clay-pit'], hand: ['theater', 'stockade'] },
        { board: 'rhodes', side: 'day', hand: ['guard-tower', 'barracks'] },
      ],
    });
    g.play({ 0: build('altar'), 1: stage('theater'), 2: build('barracks') });
    g.expectAwaiting('last-card', [0]);
    g.play({ 0: sell('baths') });
    g.expectAwaiting('revive', [1]);
    expect(g.view().discard.map(({ seat, turn }) => [seat, turn])).toEqual([
      [1, 6],
      [2, 6],
      [0, 6],
    ]);
    g.play({ 1: revive('guard-tower') });
    const order = g.events.map(({ kind }) => kind).filter((kind) => ['built', 'left-over', 'sold', 'conflicts'].includes(kind));
    expect(order).toEqual(['built', 'built', 'left-over', 'left-over', 'sold', 'built', 'conflicts']);
    expect(theEvent(g.events, 'conflicts')).toMatchObject({ victories: [0, 1, 1], defeats: [2, 0, 0] });
  });

  test('[WO-TURN-10] no city has two structures of the same name', () => {
    for (const [first, second] of [
      ['loom-i', 'loom-ii'],
      ['glassworks-i', 'glassworks-ii'],
      ['press-i', 'press-ii'],
    ] as const) {
      const g = tableWith({ age: 2, cities: [{ built: [first], hand: [second] }] });
      expect(g.refused(0, build(second))).toEqual([{ code: 'already-built', card: first }]);
    }
    const g = tableWith({ options: { seats: 5 }, cities: [{ built: ['altar'], hand: ['altar'] }, { hand: ['theater'] }] });
    expect(g.refused(0, build('altar'))).toEqual([{ code: 'already-built', card: 'altar' }]);
    expect(g.can(0, sell('altar'))).toBe(true);
  });

  test('[WO-TURN-12] in whatever order the players choose, one after another, the turn is the same', () => {
    const options = { seats: 4, cities: false, teams: false, boards: 'random', sides: 'day' } as const;
    const playedBy = (order: readonly number[]) => {
      const match = Match.start(sevenWonders, options, new Uint8Array(SEED_BYTES).fill(7));
      for (const turn of [1, 2, 3]) {
        expect(match.view(0)).toMatchObject({ age: 1, turn });
        for (const seat of order) {
          const [card] = match.view(seat).seats[seat].hand!;
          if (!match.choose(seat, build(card)).ok) expect(match.choose(seat, sell(card)).ok).toBe(true);
        }
      }
      return order.map((_, seat) => match.view(seat));
    };
    expect(playedBy([3, 2, 1, 0])).toEqual(playedBy([0, 1, 2, 3]));
    expect(playedBy([2, 0, 3, 1])).toEqual(playedBy([0, 1, 2, 3]));
  });

  test('[WO-TURN-11] the bank never runs out', () => {
    const g = tableWith({ cities: [{ coins: 900 }, { coins: 900 }, { coins: 900 }] });
    g.play();
    expect(g.coins()).toEqual([903, 903, 903]);
    const seats = Array.from({ length: 7 }, (_, n) => n);
    const cities = seats.map((seat) => (seat === 0 ? {} : { built: [(['stockade', 'barracks', 'guard-tower'] as const)[seat % 3]] }));
    const war = tableWith({ age: 3, turn: 6, cities: cities.map((city) => ({ ...city, victories: [2, 2, 2], defeats: 4 })) });
    war.play();
    expect(war.view().seats.map(({ victories, defeats }) => [...victories, defeats])).toEqual(
      seats.map((seat) => (seat === 0 ? [2, 2, 2, 6] : seat === 1 || seat === 6 ? [2, 2, 3, 4] : [2, 2, 2, 4])),
    );
  });
});

describe('rulings on turns', () => {
  test('[WO-R03] hands after the turns 1 to 5 of each age', () => {
    const g = newGame({ seats: 4 });
    for (const age of [1, 2, 3] as const satisfies readonly Age[]) {
      for (let turn = 1; turn <= 5; turn++) {
        expect(g.view()).toMatchObject({ age, turn });
        const { held, expected } = sellAndPass(g, age === 2 ? rightOf : leftOf);
        expect(held).toEqual(expected);
      }
      g.play();
    }
    g.expectAwaiting('over', []);
  });

  test('[WO-R05] selling is allowed although the card could be built', () => {
    const g = tableWith({ cities: [{ hand: ['altar'] }] });
    expect(g.can(0, build('altar'))).toBe(true);
    expect(g.can(0, sell('altar'))).toBe(true);
    g.play({ 0: sell('altar') });
    expect(g.coins()[0]).toBe(6);
    expect(g.view().discard.map(({ seat, card }) => [seat, card])).toContainEqual([0, undefined]);
  });

  test('[WO-R06] without coins and buildable cards selling is still there', () => {
    const hand = ['palace', 'pantheon', 'workers-guild', 'senate', 'town-hall', 'academy', 'study'] as const;
    const g = tableWith({ age: 3, cities: [{ board: 'rhodes', coins: 0, hand }, { board: 'olympia' }, { board: 'alexandria' }] });
    expect(g.legal(0)).toEqual(expect.arrayContaining(hand.map(sell)));
    expect(g.legal(0)).toHaveLength(7);
  });

  test('[WO-R07] the Loom of Age II beside that of Age I', () => {
    const g = tableWith({
      age: 2,
      cities: [{ board: 'gizah', side: 'day', built: ['loom-i', 'lumber-yard', 'timber-yard'], hand: ['loom-ii'] }],
    });
    expect(g.refused(0, build('loom-ii'))).toEqual([{ code: 'already-built', card: 'loom-i' }]);
    expect(g.can(0, sell('loom-ii'))).toBe(true);
    expect(g.can(0, stage('loom-ii'))).toBe(true);
  });

  test('[WO-R08] a second Tavern', () => {
    const g = tableWith({ options: { seats: 5 }, cities: [{ built: ['tavern'], hand: ['tavern'] }] });
    expect(g.refused(0, build('tavern'))).toEqual([{ code: 'already-built', card: 'tavern' }]);
  });
});
