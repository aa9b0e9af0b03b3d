// A turn: one card, what happens at once, then everything else in any order, then its end.
import { eventsOf, kindsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { build, duo, END, exchange, tableWith, take, token, decksWith } from '../kit/scenario.ts';

test('[AR-TURN-1] tokens that were used are fresh in the next turn', () => {
  const g = duo({ tokens: ['jewellery'] }, { central: ['stone', 'blue-3', 'blue-3', 'coin', 'blue-3'] });
  g.play(take('central'));
  expect(g.view().extras).toEqual(['jewellery']);
  g.play(take('central'));
  expect(g.view().used).toEqual([]);
  g.expectDecision('card', 1);
  g.play(take('central'));
  const events = g.play(take('central'));
  expect(theEvent(events, 'extra')).toMatchObject({ seat: 0, token: 'jewellery' });
  expect(g.view().extras).toEqual(['jewellery']);
});

test('[AR-TURN-1] the holder of the Cat has looked before choosing', () => {
  const g = duo({ cards: { 'blue-2-cat': 1 } }, { central: ['coin'] }, { cat: 0 });
  g.expectDecision('card', 0);
  expect(g.deck('central', 0).top).toBe('coin');
});

describe('[AR-TURN-2] the card of the turn', () => {
  test('[AR-TURN-2] is one, from one of three decks, and lies in front of the seat', () => {
    const g = duo({}, { giza: ['blue-3'] });
    expect([...g.reach()].sort()).toEqual(['central', 'giza', 'rhodes']);
    expect(g.legal().length).toBe(3);
    const events = g.play(take('giza'));
    expect(theEvent(events, 'took')).toMatchObject({ seat: 0, deck: 'giza', card: 'blue-3', by: 'turn' });
    expect(g.cards(0)).toEqual({ 'blue-3': 1 });
    g.expectDecision('card', 1);
  });

  test('[AR-TURN-2] comes from no other deck', () => {
    const g = tableWith({ options: { seats: 3 }, cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }, { wonder: 'babylon' }] });
    expect(g.refused(take('rhodes'))).toEqual(['out-of-reach']);
    expect(g.refused(take('olympia'))).toEqual(['out-of-reach']);
  });

  test('[AR-TURN-2] cannot be left', () => {
    expect(duo({}).refused(END)).toContain('other-decision');
  });
});

test('[AR-TURN-3] the next card of a wonder deck is seen at once, that of the central deck is not', () => {
  const g = duo({}, { giza: ['blue-3', 'red-0'], central: ['red-0', 'blue-3'] });
  expect(theEvent(g.play(take('giza')), 'took').next).toBe('red-0');
  expect(g.deck('giza').top).toBe('red-0');
  const took = theEvent(g.play(take('central')), 'took');
  expect(took).toMatchObject({ seat: 1, card: 'red-0', next: undefined });
  expect(g.deck('central', 0).top).toBeUndefined();
  // Everyone hears which card came from the central deck.
  for (const viewer of [-1, 0, 1]) expect(eventsOf(g.heard(viewer), 'took').map(({ card }) => card)).toEqual(['blue-3', 'red-0']);
});

test('[AR-TURN-4] the Cat and the horns act at once, whatever way the card comes', () => {
  const g = duo({ tokens: ['jewellery', 'urbanism', 'crafts'] }, { giza: ['stone'], rhodes: ['brick'], central: ['blue-2-cat', 'red-2'] });
  g.play(take('giza'));
  const cat = g.play(take('central'));
  expect(theEvent(cat, 'cat')).toMatchObject({ seat: 0, from: undefined });
  expect(g.view().cat).toBe(0);
  // The turn is over: nothing more was open.
  g.expectDecision('card', 1);
  const horns = g.play(take('central'));
  expect(theEvent(horns, 'flipped')).toEqual({ kind: 'flipped', seat: 1, count: 2, battle: 2, tokens: 3 });
  expect(g.view().conflict).toEqual({ tokens: 3, battle: 2 });
});

test('[AR-TURN-4] a horned extra card flips at once too', () => {
  const g = duo({ tokens: ['jewellery', 'urbanism'] }, { giza: ['stone', 'wood'], rhodes: ['red-2'] });
  g.play(take('giza'));
  expect(g.view().extras).toEqual(['jewellery']);
  expect(theEvent(g.play(take('rhodes')), 'flipped').battle).toBe(2);
});

const both = () => {
  const g = duo(
    { cards: { stone: 1, gear: 1 }, tokens: ['urbanism'] },
    { giza: ['wood'], rhodes: ['gear'] },
    { open: ['decor', 'culture', 'politics'] },
  );
  g.play(take('giza'));
  g.play(take('rhodes'));
  return g;
};

describe('[AR-TURN-5] actions in any order', () => {
  test('[AR-TURN-5] a stage and an exchange are both forced, the order is free', () => {
    const g = both();
    g.expectDecision('act', 0);
    expect(g.buildable()).toEqual([1]);
    expect(g.can(exchange('gear', 'gear'))).toBe(true);
    expect(g.refused(END)).toEqual(['forced']);
    expect(g.reason(0, END).why).toEqual([{ code: 'forced', stages: [1], exchange: true }]);
  });

  test('[AR-TURN-5] build, then exchange', () => {
    const g = both();
    const events = g.play(build(1));
    // What is left has only one way and happens by itself.
    expect(theEvent(events, 'exchanged')).toMatchObject({ symbols: ['gear', 'gear'], forced: true });
    g.expectDecision('token', 0);
    g.play(token('decor'));
    g.expectDecision('card', 1);
    expect(g.seat(0)).toMatchObject({ built: [1], tokens: ['urbanism', 'decor'] });
  });

  test('[AR-TURN-5] exchange, then build', () => {
    const g = both();
    g.play(exchange('gear', 'gear'));
    const events = g.play(token('decor'));
    expect(theEvent(events, 'built')).toMatchObject({ stage: 1, forced: true });
    g.expectDecision('card', 1);
    expect(g.seat(0)).toMatchObject({ built: [1], tokens: ['urbanism', 'decor'] });
  });
});

test('[AR-TURN-5] what is optional may be left', () => {
  const g = duo({ tokens: ['urbanism'] }, { giza: ['wood'] });
  g.play(take('giza'));
  g.expectDecision('act', 0);
  const events = g.play(END);
  expect(theEvent(events, 'left')).toEqual({ kind: 'left', seat: 0, tokens: ['urbanism'] });
  expect(g.cards(0)).toEqual({ wood: 1 });
  g.expectDecision('card', 1);
});

test('[AR-TURN-5] a turn with nothing left ends by itself', () => {
  const g = duo({}, { giza: ['wood'] });
  const events = g.play(take('giza'));
  expect(kindsOf(events)).toEqual(['took', 'turn']);
  expect(theEvent(events, 'turn').seat).toBe(1);
});

test('[AR-TURN-6] at the end of a turn first the battle, then the end of the game', () => {
  const g = duo(
    { built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 }, tokens: ['crafts'] },
    { giza: ['glass'], rhodes: ['red-1'] },
    { battle: 2 },
  );
  g.play(take('giza'));
  // The extra card is there, so the one stage that is left to build builds itself.
  const events = g.play(take('rhodes'));
  expect(theEvent(events, 'built').stage).toBe(5);
  const ends = events.filter(({ kind }) => kind === 'battle' || kind === 'over' || kind === 'turn');
  expect(kindsOf(ends)).toEqual(['battle', 'over']);
  expect(g.seat(0).victories).toBe(2);
});

test('[AR-TURN-6] otherwise it is the turn of the player on the left', () => {
  const g = tableWith({
    options: { seats: 3 },
    cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }, { wonder: 'babylon' }],
    decks: decksWith({ central: ['red-0', 'red-0', 'blue-3'] }),
  });
  for (const seat of [0, 1, 2]) {
    g.expectDecision('card', seat);
    g.play(take('central'));
  }
  g.expectDecision('card', 0);
  expect(eventsOf(g.events, 'turn').map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
