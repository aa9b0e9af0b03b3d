// The order of things after the cards of a turn, branch by branch.
import { leftOf } from '@maravilha/kernel';
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CardId, CityWords, SevenWondersEvent, SevenWondersPosition } from '../../src/index.ts';
import { build, DECLINE, lose, newGame, revive, type Scenario, sell, stage, tableWith } from '../kit/scenario.ts';

const kinds = (events: readonly SevenWondersEvent[]): string[] => events.map(({ kind }) => kind);
/** What the viewer knows of the discard pile, oldest first. */
const pileFor = (g: Scenario, viewer: number): (CardId | undefined)[] => g.view(viewer).discard.map(({ card }) => card);

describe('the last turn without Cities', () => {
  /** Seat 0 may play its last card, seat 1 is about to build from the discard pile. */
  const lastTurn: SevenWondersPosition = {
    options: { seats: 4, sides: 'mixed' },
    age: 1,
    turn: 6,
    cities: [
      { board: 'babylon', side: 'night', stages: 1, coins: 0, hand: ['tavern', 'baths'] },
      { board: 'halicarnassus', side: 'night', built: ['clay-pool', 'clay-pit'], hand: ['altar', 'theater'] },
      { board: 'gizah', side: 'day', hand: ['barracks', 'guard-tower'] },
      { board: 'rhodes', side: 'day', hand: ['stockade', 'well'] },
    ],
  };

  test('cards left over go, the last card is played, the pile is looked through, conflicts come', () => {
    const g = tableWith(lastTurn);
    const first = g.play({ 0: build('tavern'), 1: stage('altar'), 2: sell('barracks'), 3: sell('stockade') });
    expect(eventsOf(first, 'left-over').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'theater'],
      [2, 'guard-tower'],
      [3, 'well'],
    ]);
    g.expectAwaiting('last-card', [0]);
    expect(g.view()).toMatchObject({ lastCard: [0], reviving: [1], age: 1, turn: 6 });
    // The coins of the sixth card are there.
    expect(g.coins()[0]).toBe(5);
    expect(g.hand(0)).toEqual(['baths']);

    const second = g.play({ 0: sell('baths') });
    expect(kinds(second)).toEqual(['sold', 'looks-through-discard']);
    g.expectAwaiting('revive', [1]);
    expect(pileFor(g, 1)).toEqual(['barracks', 'stockade', 'theater', 'guard-tower', 'well', 'baths']);
    expect(pileFor(g, 2)).toEqual(['barracks', undefined, undefined, 'guard-tower', undefined, undefined]);

    const third = g.play({ 1: revive('baths') });
    expect(kinds(third)).toEqual(['built', 'conflicts', 'age-began']);
    expect(theEvent(third, 'built')).toEqual({ kind: 'built', seat: 1, card: 'baths', by: 'discard', pay: { left: 0, right: 0 }, bank: 0 });
    g.expectAwaiting('turn', [0, 1, 2, 3]);
    expect(g.view()).toMatchObject({ age: 2, turn: 1, lastCard: [], reviving: [] });
    expect(pileFor(g, 1)).toEqual(['barracks', 'stockade', 'theater', 'guard-tower', 'well']);
    expect(g.seat(1).revived).toEqual(['baths']);
  });

  test('a last card that is let go lies in the pile for the discard build', () => {
    const g = tableWith(lastTurn);
    g.play({ 0: build('tavern'), 1: stage('altar') });
    expect(kinds(g.play({ 0: DECLINE }))).toEqual(['declined', 'left-over', 'looks-through-discard']);
    expect(g.can(1, revive('baths'))).toBe(true);
    expect(kinds(g.play({ 1: DECLINE }))).toEqual(['declined', 'conflicts', 'age-began']);
    expect(g.seat(1)).toMatchObject({ built: ['clay-pool', 'clay-pit'], revived: [] });
    expect(pileFor(g, 1).at(-1)).toBe('baths');
  });

  test('a last card can become a stage', () => {
    const [babylon, ...others] = lastTurn.cities ?? [];
    const own: CityWords = { ...babylon, built: ['brickyard', 'clay-pool', 'glassworks-i'], hand: ['forum', 'statue'] };
    const g = tableWith({ ...lastTurn, age: 2, cities: [own, ...others.map((city): CityWords => ({ ...city, built: [], hand: [] }))] });
    g.play({ 0: sell('forum') });
    g.play({ 0: stage('statue') });
    expect(g.seat(0).stages).toHaveLength(2);
    expect(g.view(0).seats[0].stages[1]).toEqual({ seat: 0, age: 2, turn: 6, card: 'statue' });
    expect(g.view()).toMatchObject({ age: 3, turn: 1, decision: 'turn' });
  });
});

/** Halicarnassus is about to build from a pile of these cards. */
const withPile = (discard: SevenWondersPosition['discard']): SevenWondersPosition => ({
  options: { seats: 3, sides: 'day' },
  age: 2,
  turn: 3,
  cities: [
    { board: 'halicarnassus', stages: 1, built: ['glassworks-i', 'press-i'], hand: ['statue'] },
    { board: 'gizah', built: ['sawmill'], hand: ['caravansery'] },
    { board: 'olympia', built: ['west-trading-post'], hand: ['forum'] },
  ],
  ...(discard === undefined ? {} : { discard }),
});

describe('discard builds', () => {
  const everyoneBuilds = { 0: stage('statue'), 1: build('caravansery'), 2: build('forum') };

  test('a seat is passed over when the pile is empty, and has no right to it later', () => {
    const g = tableWith(withPile([]));
    expect(kinds(g.play(everyoneBuilds))).toEqual(['stage-built', 'built', 'built', 'passed']);
    g.expectAwaiting('turn', [0, 1, 2]);
    g.play();
    expect(g.view()).toMatchObject({ decision: 'turn', turn: 5, reviving: [] });
  });

  test('a seat is passed over when the pile has only what its city has', () => {
    const g = tableWith(withPile(['glassworks-ii', 'press-ii']));
    const known = pileFor(g, 0);
    expect(known).toContain(undefined);
    expect(kinds(g.play(everyoneBuilds))).toEqual(['stage-built', 'built', 'built', 'passed']);
    // It has not looked through the pile.
    expect(pileFor(g, 0)).toEqual(known);
  });

  test('the seat sees the pile from then on, but not what comes on top of it', () => {
    const g = tableWith(withPile(['loom-ii', 'press-ii', 'altar']));
    g.play(everyoneBuilds);
    g.expectAwaiting('revive', [0]);
    expect(g.refused(0, revive('press-ii'))).toContainEqual({ code: 'already-built', card: 'press-i' });
    g.play({ 0: revive('loom-ii') });
    g.play({ 0: sell(g.hand(0)[0]) });
    expect(pileFor(g, 0)).toEqual(['press-ii', 'altar', expect.any(String), undefined, undefined]);
    expect(pileFor(g, 1)).toContain(undefined);
  });

  test('Halicarnassus may build the Forging Agency, and with it one more card', () => {
    const words = withPile(['forging-agency', 'altar']);
    const g = tableWith({ ...words, options: { seats: 3, sides: 'day', cities: true } });
    g.play(everyoneBuilds);
    expect(kinds(g.play({ 0: revive('forging-agency') }))).toEqual(['built', 'looks-through-discard']);
    g.expectAwaiting('revive', [0]);
    expect(kinds(g.play({ 0: revive('altar') }))).toEqual(['built', 'passed']);
    expect(g.seat(0).revived).toEqual(['forging-agency', 'altar']);
  });
});

describe('the last turn with Cities', () => {
  /** Seat 0 may play its last card, seat 1 builds from the discard pile, seat 2 makes all others lose coins. */
  const lastTurn: SevenWondersPosition = {
    options: { seats: 4, cities: true, sides: 'mixed' },
    age: 2,
    turn: 7,
    cities: [
      { board: 'babylon', side: 'night', stages: 1, coins: 6, hand: ['forum', 'forging-agency'] },
      { board: 'halicarnassus', side: 'night', coins: 0, built: ['brickyard'], hand: ['walls', 'temple'] },
      { board: 'gizah', side: 'day', coins: 9, built: ['lumber-yard', 'glassworks-i'], hand: ['lair', 'library'] },
      { board: 'rhodes', side: 'day', coins: 5, victories: [1, 0, 0], hand: ['stables', 'school'] },
    ],
    discard: ['raider-camp', 'hideout', 'sepulcher'],
  };
  const toLosses = (revived: CardId): Scenario => {
    const g = tableWith(lastTurn);
    g.play({ 0: sell('forum'), 1: stage('walls'), 2: build('lair'), 3: sell('stables') });
    g.expectAwaiting('revive', [1]);
    g.play({ 1: revive(revived) });
    return g;
  };

  test('discard builds come first, then losses, then the last card as a turn of its own', () => {
    const g = toLosses('hideout');
    // Two by the Lair, one by the Hideout; seat 1 has no coins and therefore no choice.
    g.expectAwaiting('loss', [0, 2, 3]);
    expect(g.view().seats.map(({ loss }) => loss)).toEqual([3, 0, 1, 3]);
    expect(g.debts()).toEqual([0, 2, 0, 0]);
    expect(g.view().lastCard).toEqual([0]);

    const settled = g.play({ 0: lose(3), 2: lose(0), 3: lose(2) });
    expect(eventsOf(settled, 'loss-settled').map(({ seat, coins, debts }) => [seat, coins, debts])).toEqual([
      [0, 3, 0],
      [2, 0, 1],
      [3, 2, 1],
    ]);
    g.expectAwaiting('last-card', [0]);
    expect(g.coins()).toEqual([6, 0, 9, 6]);

    // Forging Agency, then Sepulcher: only the losses of this turn are settled now.
    expect(kinds(g.play({ 0: build('forging-agency') }))).toEqual(['built', 'looks-through-discard']);
    g.expectAwaiting('revive', [0]);
    const revived = g.play({ 0: revive('sepulcher') });
    expect(eventsOf(revived, 'loss').map(({ seat, count }) => [seat, count])).toEqual([[3, 1]]);
    g.expectAwaiting('loss', [3]);
    expect(kinds(g.play({ 3: lose(1) }))).toEqual(['loss-settled', 'conflicts', 'age-began']);
    expect(g.debts()).toEqual([0, 2, 1, 1]);
  });

  test('a last card that is let go brings no second loss', () => {
    const g = toLosses('raider-camp');
    g.play({ 0: lose(2), 3: lose(2) });
    expect(kinds(g.play({ 0: DECLINE }))).toEqual(['declined', 'left-over', 'conflicts', 'age-began']);
    // One by the raiders beside seat 1; two by the Lair for the one without coins.
    expect(g.debts()).toEqual([1, 2, 1, 0]);
  });

  test('a token of this turn, even from the discard pile, counts for losses by token', () => {
    const words = { ...lastTurn, turn: 3, cities: (lastTurn.cities ?? []).map((city) => ({ ...city })) };
    words.cities[2] = { ...words.cities[2], built: ['glassworks-i', 'loom-i'], hand: ['sepulcher'] };
    const g = tableWith({ ...words, discard: ['raider-camp'] });
    g.play({ 1: stage('walls'), 2: build('sepulcher') });
    const events = g.play({ 1: revive('raider-camp') });
    expect(eventsOf(events, 'loss').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  test('where nobody has coins, debts are taken and the game goes on', () => {
    const g = tableWith({
      options: { seats: 4, cities: true, sides: 'day' },
      age: 2,
      turn: 2,
      cities: [
        { coins: 0, built: ['sawmill'], hand: ['caravansery'] },
        { coins: 0, built: ['west-trading-post'], hand: ['forum'] },
        { coins: 0, built: ['lumber-yard', 'glassworks-i'], hand: ['lair'] },
        { coins: 0, built: ['baths'], hand: ['aqueduct'] },
      ],
    });
    const events = g.play({ 0: build('caravansery'), 1: build('forum'), 2: build('lair'), 3: build('aqueduct') });
    expect(kinds(events).slice(-7)).toEqual(['loss', 'loss-settled', 'loss', 'loss-settled', 'loss', 'loss-settled', 'passed']);
    expect(g.debts()).toEqual([2, 2, 0, 2]);
    g.expectAwaiting('turn', [0, 1, 2, 3]);
  });
});

describe('boards and sides', () => {
  test('boards are chosen in ring order from the first seat, then all turn their sides at once', () => {
    const g = newGame({ seats: 5, boards: 'choose', sides: 'choose' }, 3);
    const { first } = g.view();
    expect(g.view().offered).toHaveLength(7);
    let seat = first;
    for (let n = 0; n < 5; n++) {
      g.expectAwaiting('board', [seat]);
      const board = g.view().offered[n % 2];
      expect(kinds(g.play({ [seat]: { kind: 'board', board } }))).toEqual(['board-taken']);
      expect(g.seat(seat)).toMatchObject({ board, side: undefined });
      seat = leftOf(seat, 5);
    }
    g.expectAwaiting('side', [0, 1, 2, 3, 4]);
    const events = g.play({ 0: { kind: 'side', side: 'night' }, 1: { kind: 'side', side: 'day' } });
    expect(kinds(events)).toEqual([...Array.from({ length: 5 }, () => 'side-chosen'), 'age-began']);
    expect([g.seat(0).side, g.seat(1).side]).toEqual(['night', 'day']);
    expect(g.view()).toMatchObject({ age: 1, turn: 1, offered: [] });
  });

  test('a draft lays open one board more than there are seats, and no more than there are', () =>
    forRows(
      [
        [3, false, 4],
        [6, false, 7],
        [7, false, 7],
        [7, true, 8],
      ],
      ([seats, cities, open]) => {
        const g = newGame({ seats, cities, boards: 'draft', sides: 'night' });
        expect(g.view().offered).toHaveLength(open);
        for (let n = 0; n < seats; n++) {
          const [chooser] = g.awaited();
          g.play({ [chooser]: { kind: 'board', board: g.view().offered[0] } });
        }
        expect(g.view().seats.every(({ side }) => side === 'night')).toBe(true);
        expect(g.view().decision).toBe('turn');
      },
    ));
});
