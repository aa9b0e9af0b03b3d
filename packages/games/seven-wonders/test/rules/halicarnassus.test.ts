import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CardId, CityWords } from '../../src/index.ts';
import { build, DECLINE, revive, type Scenario, sell, stage, tableWith } from '../kit/scenario.ts';

const HALICARNASSUS = {
  board: 'halicarnassus',
  side: 'day',
  stages: 1,
  built: ['glassworks-i', 'press-i'],
} as const satisfies CityWords;

const revivable = (g: Scenario, seat = 0): CardId[] => g.legal(seat).flatMap((move) => (move.kind === 'revive' ? [move.card] : []));

describe('Halicarnassus and the discard pile', () => {
  test('[WO-WON-8] the whole pile, cards of this turn among them, one built for nothing', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { ...HALICARNASSUS, coins: 0, hand: ['vineyard'] },
        { side: 'day', hand: ['aqueduct'] },
        { side: 'day', hand: ['walls'] },
      ],
      discard: ['altar', 'baths'],
    });
    const events = g.play({ 0: stage('vineyard'), 1: sell('aqueduct'), 2: sell('walls') });
    expect(events).toContainEqual({ kind: 'looks-through-discard', seat: 0 });
    g.expectAwaiting('revive', [0]);
    expect(revivable(g).sort()).toEqual(['altar', 'aqueduct', 'baths', 'walls']);
    const [built] = eventsOf(g.play({ 0: revive('aqueduct') }), 'built');
    expect(built).toMatchObject({ seat: 0, card: 'aqueduct', by: 'discard', pay: { left: 0, right: 0 }, bank: 0 });
    expect(g.seat(0)).toMatchObject({ coins: 0, revived: ['aqueduct'] });
    expect(g.view().discard).toHaveLength(3);
    expect(g.view().turn).toBe(2);
  });

  test('[WO-WON-8] after the last turn also the cards left over', () => {
    const g = tableWith({
      age: 2,
      turn: 6,
      cities: [
        { ...HALICARNASSUS, hand: ['vineyard', 'statue'] },
        { side: 'day', hand: ['aqueduct', 'forum'] },
        { side: 'day', hand: ['walls', 'school'] },
      ],
    });
    g.play({ 0: stage('vineyard'), 1: sell('aqueduct'), 2: sell('walls') });
    expect(revivable(g).sort()).toEqual(['aqueduct', 'forum', 'school', 'statue', 'walls']);
  });

  test('[WO-WON-8] the stages of the Night side, one build each', () => {
    const g = tableWith({
      age: 3,
      cities: [
        {
          board: 'halicarnassus',
          side: 'night',
          built: ['brickyard', 'glassworks-i', 'press-i', 'sawmill', 'lumber-yard'],
        },
      ],
      discard: ['altar', 'baths', 'theater', 'stockade'],
    });
    for (const card of ['altar', 'baths', 'theater'] as const) {
      g.play({ 0: stage(g.hand(0)[0]) });
      g.expectAwaiting('revive', [0]);
      g.play({ 0: revive(card) });
      g.expectAwaiting('turn', [0, 1, 2]);
    }
    expect(g.seat(0).built).toEqual(expect.arrayContaining(['altar', 'baths', 'theater']));
  });

  test('[WO-WON-9] it may be declined, and is then lost', () => {
    const g = tableWith({ age: 2, cities: [{ ...HALICARNASSUS, hand: ['vineyard'] }], discard: ['altar'] });
    g.play({ 0: stage('vineyard') });
    expect(theEvent(g.play({ 0: DECLINE }), 'declined')).toEqual({ kind: 'declined', seat: 0, decision: 'revive' });
    g.expectAwaiting('turn', [0, 1, 2]);
    g.play();
    g.expectAwaiting('turn', [0, 1, 2]);
    expect(g.seat(0).built).toEqual(['glassworks-i', 'press-i']);
  });

  test('[WO-WON-9] a pile without a card that the city lacks asks nothing', () => {
    const g = tableWith({
      age: 2,
      options: { seats: 6 },
      cities: [
        { ...HALICARNASSUS, hand: ['vineyard'] },
        { hand: ['loom-ii'] },
        { hand: ['glassworks-ii'] },
        { hand: ['press-ii'] },
        { hand: ['bazaar'] },
        { hand: ['vineyard'] },
      ],
      discard: ['glassworks-i', 'press-i'],
    });
    g.play({
      0: stage('vineyard'),
      1: build('loom-ii'),
      2: sell('glassworks-ii'),
      3: build('press-ii'),
      4: build('bazaar'),
      5: build('vineyard'),
    });
    g.expectAwaiting('turn', [0, 1, 2, 3, 4, 5]);
    expect(eventsOf(g.events, 'looks-through-discard')).toEqual([]);
  });

  test('[WO-WON-10] a card from the pile is a structure like any other', () => {
    const g = tableWith({
      age: 2,
      cities: [{ ...HALICARNASSUS, hand: ['vineyard'] }, { side: 'day' }, { side: 'day', hand: ['library'] }],
      discard: ['scriptorium'],
    });
    g.play({ 0: stage('vineyard') });
    g.play({ 0: revive('scriptorium') });
    // Its symbol opens a chain from now on, and no second one can be built.
    expect(g.row(0, 'green')).toBe(1);
    const h = tableWith({
      age: 3,
      turn: 1,
      cities: [{ ...HALICARNASSUS, coins: 0, hand: ['palace'] }, { side: 'day' }, { side: 'day', hand: ['gardens'] }],
      discard: ['theater'],
    });
    h.play({ 0: stage('palace') });
    h.play({ 0: revive('theater') });
    expect(h.bill(0, 'gardens')).toMatchObject({ free: 'chain', chain: { by: 'theater' } });
  });

  test('[WO-R48] a neighbour sells the Palace in the same turn: it can be taken for nothing', () => {
    const g = tableWith({
      age: 3,
      cities: [{ ...HALICARNASSUS, coins: 0, hand: ['study'] }, { side: 'day', hand: ['palace'] }, { side: 'day' }],
    });
    g.play({ 0: stage('study'), 1: sell('palace') });
    g.play({ 0: revive('palace') });
    expect(g.seat(0)).toMatchObject({ coins: 0, built: ['glassworks-i', 'press-i', 'palace'] });
  });

  test('[WO-R50] the Tavern gives 5 coins now', () => {
    const g = tableWith({
      age: 2,
      options: { seats: 4 },
      cities: [{ ...HALICARNASSUS, coins: 1, hand: ['vineyard'] }],
      discard: ['tavern'],
    });
    g.play({ 0: stage('vineyard') });
    expect(g.play({ 0: revive('tavern') })).toContainEqual({ kind: 'coins', seat: 0, count: 5, source: 'tavern' });
    expect(g.coins()[0]).toBe(6);
  });

  test('[WO-R50] a red card taken on turn 6 counts in this age’s conflicts', () => {
    const g = tableWith({
      age: 2,
      turn: 6,
      cities: [
        { ...HALICARNASSUS, hand: ['vineyard'] },
        { board: 'gizah', side: 'day', built: ['stockade'] },
        { board: 'ephesus', side: 'day' },
      ],
      discard: ['walls'],
    });
    g.play({ 0: stage('vineyard') });
    g.play({ 0: revive('walls') });
    expect(theEvent(g.events, 'conflicts')).toMatchObject({ age: 2, victories: [2, 1, 0], defeats: [0, 1, 2] });
  });

  test('[WO-R51] an empty pile and nobody discards: the effect is lost', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { ...HALICARNASSUS, hand: ['vineyard'] },
        { board: 'rhodes', side: 'day', hand: ['loom-ii'] },
        { board: 'gizah', side: 'day', hand: ['press-ii'] },
      ],
    });
    g.play({ 0: stage('vineyard'), 1: build('loom-ii'), 2: build('press-ii') });
    g.expectAwaiting('turn', [0, 1, 2]);
    g.play();
    g.expectAwaiting('turn', [0, 1, 2]);
  });
});
