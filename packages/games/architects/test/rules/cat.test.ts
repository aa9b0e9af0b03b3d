// Blue cards and the Cat.
import { SPECTATOR } from '@maravilha/kernel';
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { build, duo, END, decksWith, keep, search, tableWith, take } from '../kit/scenario.ts';

test('[AR-CAT-1] a blue card is worth 3, or 2 with a Cat, and stays', () => {
  const g = duo({ cards: { 'blue-3': 2, 'blue-2-cat': 1 } }, { giza: ['red-1'] }, { cat: 0, battle: 2 });
  expect(g.row(0, 'blue')).toBe(8);
  g.play(take('giza'));
  expect(g.cards(0)).toEqual({ 'blue-3': 2, 'blue-2-cat': 1 });
  expect(g.row(0, 'blue')).toBe(8);
});

describe('[AR-CAT-2] the Cat comes with a card that shows it', () => {
  test('[AR-CAT-2] from the middle', () => {
    const g = duo({}, { giza: ['blue-2-cat'] });
    expect(theEvent(g.play(take('giza')), 'cat')).toEqual({ kind: 'cat', seat: 0, from: undefined });
    expect(g.view().cat).toBe(0);
  });

  test('[AR-CAT-2] and stays with the one who has it', () => {
    const g = duo({ cards: { 'blue-2-cat': 1 } }, { giza: ['blue-2-cat'] }, { cat: 0 });
    expect(eventsOf(g.play(take('giza')), 'cat')).toEqual([]);
    expect(g.view().cat).toBe(0);
  });

  test('[AR-CAT-2] also with a card that Halicarnassus keeps', () => {
    const g = duo(
      { wonder: 'halicarnassus', built: [1], cards: { wood: 1 } },
      { central: ['wood'], halicarnassus: ['blue-2-cat', 'red-0'] },
      { other: { cards: { 'blue-2-cat': 1 } }, cat: 1 },
    );
    g.playAll(take('central'), search('halicarnassus'));
    expect(theEvent(g.play(keep('blue-2-cat')), 'cat')).toEqual({ kind: 'cat', seat: 0, from: 1 });
  });

  test('[AR-R36] it leaves another player at once, whichever deck the card is from', () =>
    forRows(['giza', 'rhodes', 'central'] as const, (deck) => {
      const g = duo({}, { [deck]: ['blue-2-cat'] }, { other: { cards: { 'blue-2-cat': 1 } }, cat: 1 });
      expect([g.row(0, 'cat'), g.row(1, 'cat')]).toEqual([0, 2]);
      expect(theEvent(g.play(take(deck)), 'cat')).toEqual({ kind: 'cat', seat: 0, from: 1 });
      expect([g.row(0, 'cat'), g.row(1, 'cat')]).toEqual([2, 0]);
      expect([g.row(0, 'blue'), g.row(1, 'blue')]).toEqual([2, 2]);
    }));
});

const looking = () => {
  const g = duo({ cards: { 'blue-2-cat': 1 } }, { central: ['red-2', 'coin'], giza: ['blue-3'], rhodes: ['red-0'] }, { cat: 0, turn: 1 });
  g.play(take('rhodes'));
  return g;
};

describe('[AR-CAT-3] the look', () => {
  test('[AR-CAT-3] at the start of the turn the holder, and nobody else, sees the top of the central deck', () => {
    const g = looking();
    g.expectDecision('card', 0);
    expect(eventsOf(g.heard(0), 'looked')).toEqual([{ kind: 'looked', seat: 0, card: 'red-2' }]);
    for (const other of [1, SPECTATOR]) {
      expect(eventsOf(g.heard(other), 'looked').map((event) => [event.seat, event.card])).toEqual([[0, undefined]]);
      expect(g.deck('central', other).top).toBeUndefined();
    }
    expect(g.deck('central', 0).top).toBe('red-2');
    expect(g.view().lookers).toEqual([0]);
  });

  test('[AR-CAT-3] it binds to nothing: all three decks are open', () => {
    expect([...looking().reach()].sort()).toEqual(['central', 'giza', 'rhodes']);
  });

  test('[AR-CAT-3] [AR-R38] the left card instead: the central one stays, the next player does not know it', () => {
    const g = looking();
    g.play(take('giza'));
    g.expectDecision('card', 1);
    expect(g.deck('central', 1).top).toBeUndefined();
    expect(g.deck('central', 0).top).toBe('red-2');
    // The next player takes it unseen; of the card below nobody knows.
    expect(theEvent(g.play(take('central')), 'took').card).toBe('red-2');
    expect(g.view().lookers).toEqual([0]);
    expect(eventsOf(g.heard(0), 'looked').at(-1)).toEqual({ kind: 'looked', seat: 0, card: 'coin' });
  });

  test('[AR-CAT-3] the card that was looked at comes, the next one is unknown', () => {
    const g = looking();
    expect(theEvent(g.play(take('central')), 'took').card).toBe('red-2');
    expect(g.view().lookers).toEqual([]);
    expect(g.deck('central', 0).top).toBeUndefined();
  });
});

const start = () => duo({ cards: { 'blue-2-cat': 1 }, tokens: ['urbanism'] }, { central: ['wood', 'coin'], giza: ['wood'] }, { cat: 0 });

describe('[AR-CAT-4] only before the card of the turn', () => {
  test('[AR-CAT-4] [AR-R37] who gets the Cat within a turn does not look in it', () => {
    const g = duo(
      { cards: { stone: 1 }, tokens: ['urbanism', 'architecture'] },
      { giza: ['wood', 'blue-2-cat', 'red-0'], central: ['coin'], rhodes: ['blue-3'] },
    );
    g.playAll(take('giza'), build(1), take('giza'));
    expect(g.view().cat).toBe(0);
    g.expectDecision('act', 0);
    expect(g.view().extras.length).toBe(1);
    expect(g.view().lookers).toEqual([]);
    expect(g.deck('central', 0).top).toBeUndefined();
    g.play(END);
    g.play(take('rhodes'));
    g.expectDecision('card', 0);
    expect(eventsOf(g.heard(0), 'looked')).toEqual([{ kind: 'looked', seat: 0, card: 'coin' }]);
  });

  test('[AR-CAT-4] no second look before an extra card; what was seen stays known while it lies there', () => {
    const left = start();
    left.play(take('giza'));
    expect(left.deck('central', 0).top).toBe('wood');
    const central = start();
    central.play(take('central'));
    central.expectDecision('act', 0);
    expect(central.deck('central', 0).top).toBeUndefined();
    expect(eventsOf(central.events, 'looked')).toEqual([]);
  });
});

test('[AR-CAT-5] whoever holds the Cat has 2 points', () => {
  const g = duo({ cards: { 'blue-2-cat': 1 } }, {}, { cat: 0, other: { cards: { 'blue-2-cat': 2 } } });
  expect([g.row(0, 'cat'), g.row(1, 'cat')]).toEqual([2, 0]);
  const none = duo({});
  expect([none.row(0, 'cat'), none.row(1, 'cat')]).toEqual([0, 0]);
});

test('[AR-CAT-6] in an empty central deck there is nothing to see', () => {
  const g = tableWith({
    options: { seats: 2 },
    cities: [{ wonder: 'giza', cards: { 'blue-2-cat': 1 } }, { wonder: 'rhodes' }],
    decks: decksWith({ rhodes: ['red-0'] }, { central: 0 }),
    cat: 0,
    turn: 1,
  });
  g.play(take('rhodes'));
  g.expectDecision('card', 0);
  expect(eventsOf(g.events, 'looked')).toEqual([]);
  expect(g.view().lookers).toEqual([]);
  expect([...g.reach()].sort()).toEqual(['giza', 'rhodes']);
});
