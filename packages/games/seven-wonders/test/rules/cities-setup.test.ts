import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Age, CARDS, type CardId, SEAT_COUNTS } from '../../src/index.ts';
import { build, DECLINE, lose, newGame, revive, type Scenario, sell, stage, tableWith } from '../kit/scenario.ts';

const SEEDS = Array.from({ length: 30 }, (_, n) => n + 1);
const ofColour = (cards: readonly CardId[], colour: string): CardId[] => cards.filter((card) => CARDS[card].colour === colour);

const dealtIn = (g: Scenario, age: Age): CardId[] => {
  g.playOn(() => g.view().age === age);
  expect(g.view().turn).toBe(1);
  return g.view().seats.flatMap((_, seat) => [...g.hand(seat)]);
};

const boardsMet = (cities: boolean): Set<string | undefined> =>
  new Set(
    SEEDS.flatMap((seed) =>
      newGame({ seats: 7, cities }, seed)
        .view()
        .seats.map(({ board }) => board),
    ),
  );

describe('set-up with Cities', () => {
  test('[CI-SETUP-1] of each age’s fourteen black cards as many as players, drawn', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const g = newGame({ seats: 4, cities: true }, seed);
      for (const age of [1, 2, 3] as const) {
        const black = ofColour(dealtIn(g, age), 'black');
        expect(new Set(black).size).toBe(4);
        for (const card of black) {
          expect(CARDS[card].age).toBe(age);
          seen.add(card);
        }
      }
    }
    expect(seen.size).toBe(42);
  });

  test('[CI-SETUP-2] 8 cards per player, guilds stay players and two more', () => {
    const g = newGame({ seats: 5, cities: true });
    for (const age of [1, 2, 3] as const) {
      const dealt = dealtIn(g, age);
      expect([dealt.length, ofColour(dealt, 'black').length, ofColour(dealt, 'purple').length]).toEqual([40, 5, age === 3 ? 7 : 0]);
    }
  });

  test('[CI-SETUP-3] Byzantium and Petra are there with Cities only', () => {
    expect(boardsMet(true).size).toBe(9);
    expect(boardsMet(false).size).toBe(7);
    expect(newGame({ seats: 3, cities: true, boards: 'choose' }).view().offered).toEqual(expect.arrayContaining(['byzantium', 'petra']));
  });

  test('[CI-R01] decks of three to seven players', () => {
    for (const seats of SEAT_COUNTS) {
      const g = newGame({ seats, cities: true });
      for (const age of [1, 2, 3] as const) {
        const dealt = dealtIn(g, age);
        expect(dealt).toHaveLength(8 * seats);
        expect(ofColour(dealt, 'black')).toHaveLength(seats);
        expect(g.view().seats.map(({ handCount }) => handCount)).toEqual(Array.from({ length: seats }, () => 8));
      }
    }
  });

  test('[CI-R02] black cards that were not drawn never come out of the discard pile', () => {
    const g = newGame({ seats: 5, cities: true }, 3);
    const dealt = ([1, 2, 3] as const).flatMap((age) => ofColour(dealtIn(g, age), 'black'));
    expect(dealt).toHaveLength(15);
    g.playOn();
    // At the end everyone sees the pile; all was sold or left over.
    const pile = g.view().discard.flatMap(({ card }) => (card === undefined ? [] : [card]));
    expect(pile).toHaveLength(120);
    expect(ofColour(pile, 'black').sort()).toEqual(dealt.sort());
  });
});

describe('the turn with Cities', () => {
  test('[CI-TURN-1] seven turns, the last with two cards', () => {
    const g = newGame({ seats: 3, cities: true });
    expect(g.view().turns).toBe(7);
    for (let turn = 1; turn <= 7; turn++) {
      expect(g.view()).toMatchObject({ age: 1, turn });
      expect(g.hand(0)).toHaveLength(9 - turn);
      g.play();
    }
    expect(g.view()).toMatchObject({ age: 2, turn: 1 });
  });

  test('[CI-TURN-2] gains, then the build from the discard pile, then losses', () => {
    const g = tableWith({
      options: { seats: 4, cities: true },
      age: 2,
      cities: [
        { board: 'halicarnassus', stages: 1, coins: 0, built: ['glassworks-i', 'press-i'], hand: ['vineyard'] },
        { board: 'babylon', built: ['glassworks-ii'], hand: ['lair'] },
        { board: 'gizah', coins: 1, hand: ['gambling-den'] },
        { board: 'rhodes', coins: 0 },
      ],
      discard: ['tavern'],
    });
    const events = g.play({ 0: stage('vineyard'), 1: build('lair'), 2: build('gambling-den') });
    expect(eventsOf(events, 'coins').map(({ seat, count }) => [seat, count])).toEqual(
      expect.arrayContaining([
        [2, 9],
        [1, 2],
        [3, 2],
      ]),
    );
    g.expectAwaiting('revive', [0]);
    g.play({ 0: revive('tavern') });
    // The Tavern's 5 coins are there to pay the loss.
    g.expectAwaiting('loss', [0, 2, 3]);
    expect(g.coins()).toEqual([5, 5, 9, 5]);
    g.play({ 0: lose(2), 2: lose(2), 3: lose(2) });
    expect(g.coins()).toEqual([3, 5, 7, 3]);
    expect(g.debts()).toEqual([0, 0, 0, 0]);
  });

  test('[CI-TURN-3] Halicarnassus first, whatever the seats', () => {
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 2,
      cities: [
        { board: 'rhodes', coins: 2, hand: ['forging-agency'] },
        { board: 'gizah' },
        { board: 'halicarnassus', stages: 1, built: ['glassworks-i', 'press-i'], hand: ['vineyard'] },
      ],
      discard: ['altar'],
    });
    g.play({ 0: build('forging-agency'), 2: stage('vineyard') });
    expect(g.view().reviving).toEqual([2, 0]);
    g.expectAwaiting('revive', [2]);
    g.play({ 2: DECLINE });
    g.expectAwaiting('revive', [0]);
    g.play({ 0: revive('altar') });
    g.expectAwaiting('turn', [0, 1, 2]);
  });

  test('[CI-TURN-4] Babylon’s last card is a turn of its own, which the seventh turn serves', () => {
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 1,
      turn: 7,
      cities: [
        { board: 'babylon', side: 'night', stages: 1, coins: 1, hand: ['west-trading-post', 'baths'] },
        { board: 'gizah', side: 'day' },
        { board: 'ephesus', side: 'day' },
      ],
    });
    g.play({ 0: build('west-trading-post') });
    g.expectAwaiting('last-card', [0]);
    expect(g.payments(0, 'baths')).toEqual([[1, 0]]);
  });

  test('[CI-TURN-4] the last card brings its own losses, before the conflicts', () => {
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 1,
      turn: 7,
      cities: [
        { board: 'babylon', side: 'night', stages: 1, hand: ['altar', 'hideout'] },
        { board: 'gizah', side: 'day', hand: ['opium-stash'] },
        { board: 'ephesus', side: 'day' },
      ],
    });
    g.play({ 0: build('altar'), 1: build('opium-stash') });
    // First the losses of the seventh turn, then the last card.
    g.expectAwaiting('loss', [0, 2]);
    g.play();
    g.expectAwaiting('last-card', [0]);
    g.play({ 0: build('hideout') });
    g.expectAwaiting('loss', [1, 2]);
    expect(eventsOf(g.events, 'conflicts')).toEqual([]);
    g.play();
    expect(theEvent(g.events, 'conflicts').age).toBe(1);
    expect(g.view()).toMatchObject({ age: 2, turn: 1 });
  });

  test('[CI-R03] turn 7: one of two cards is played, the other discarded without coins', () => {
    for (const age of [1, 2, 3] as const) {
      const g = tableWith({ options: { seats: 3, cities: true }, age, turn: 7 });
      expect([0, 1, 2].map((seat) => g.hand(seat).length)).toEqual([2, 2, 2]);
      const [first, second] = g.hand(0);
      const events = g.play({ 0: sell(first) });
      expect(eventsOf(events, 'left-over')[0]).toEqual({ kind: 'left-over', seat: 0, card: second });
      expect(g.coins()[0]).toBe(6);
    }
  });

  test('[CI-R55] Halicarnassus chooses first, the Forging Agency from what is left', () => {
    const g = tableWith({
      options: { seats: 3, cities: true },
      age: 2,
      cities: [
        { board: 'halicarnassus', stages: 1, built: ['glassworks-i', 'press-i'], hand: ['vineyard'] },
        { board: 'rhodes', coins: 2, hand: ['forging-agency'] },
        { board: 'gizah', hand: ['walls'] },
      ],
      discard: ['altar'],
    });
    g.play({ 0: stage('vineyard'), 1: build('forging-agency'), 2: sell('walls') });
    g.expectAwaiting('revive', [0]);
    g.play({ 0: revive('walls') });
    g.expectAwaiting('revive', [1]);
    expect(g.refused(1, revive('walls'))).toEqual([{ code: 'not-in-discard' }]);
    g.play({ 1: revive('altar') });
    expect([g.seat(0).revived, g.seat(1).revived]).toEqual([['walls'], ['altar']]);
  });
});
