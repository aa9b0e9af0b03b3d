import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CityWords, SevenWondersPosition } from '../../src/index.ts';
import { build, DECLINE, revive, sell, stage, tableWith } from '../kit/scenario.ts';

const BABYLON = { board: 'babylon', side: 'night', stages: 1 } as const satisfies CityWords;

describe('Babylon’s last card', () => {
  test('[WO-WON-6] the card left over can be built, used for a stage or sold', () => {
    const words = {
      age: 2,
      turn: 6,
      cities: [
        { ...BABYLON, built: ['brickyard', 'clay-pool', 'glassworks-i'], hand: ['loom-ii', 'vineyard'] },
        { side: 'day' },
        { side: 'day' },
      ],
    } as const;
    const play = (): ReturnType<typeof tableWith> => {
      const g = tableWith(words);
      g.play({ 0: build('loom-ii') });
      g.expectAwaiting('last-card', [0]);
      return g;
    };
    const kinds = play()
      .legal(0)
      .map((move) => move.kind);
    expect(kinds).toEqual(expect.arrayContaining(['build', 'stage', 'sell', 'decline']));
    const built = play();
    built.play({ 0: build('vineyard') });
    expect(built.seat(0).built).toContain('vineyard');
    const used = play();
    used.play({ 0: stage('vineyard') });
    expect(used.seat(0).stages).toHaveLength(2);
    const sold = play();
    const coins = sold.coins()[0];
    sold.play({ 0: sell('vineyard') });
    expect(sold.coins()[0]).toBe(coins + 3);
  });

  test('[WO-WON-6] it works in the age of the stage, even if that is built on the last turn', () => {
    const g = tableWith({
      turn: 6,
      cities: [{ board: 'babylon', side: 'night', built: ['stone-pit', 'timber-yard'], hand: ['altar', 'theater'] }],
    });
    g.play({ 0: stage('altar') });
    g.expectAwaiting('last-card', [0]);
    g.play({ 0: build('theater') });
    expect(g.view().age).toBe(2);
    g.playOn(() => g.view().decision === 'last-card');
    expect(g.view().age).toBe(2);
    g.play();
    g.playOn(() => g.view().decision === 'last-card');
    expect(g.view().age).toBe(3);
  });

  test('[WO-WON-7] it may be let go, for nothing', () => {
    const g = tableWith({ turn: 6, cities: [{ ...BABYLON, coins: 4, hand: ['altar', 'theater'] }] });
    g.play({ 0: build('altar') });
    const events = g.play({ 0: DECLINE });
    expect(theEvent(events, 'declined')).toEqual({ kind: 'declined', seat: 0, decision: 'last-card' });
    expect(g.coins()[0]).toBe(4);
    expect(g.view().discard.map(({ seat }) => seat)).toContain(0);
    expect(g.seat(0).built).toEqual(['altar']);
  });

  test('[WO-WON-7] it is a new turn: own cards and coins of the sixth turn serve it', () => {
    const production = {
      turn: 6,
      cities: [
        { ...BABYLON, coins: 0, hand: ['baths', 'stone-pit'] },
        { board: 'rhodes', side: 'day' },
        { board: 'ephesus', side: 'day' },
      ],
    } as const satisfies SevenWondersPosition;
    const own = tableWith(production);
    own.play({ 0: build('stone-pit') });
    expect(own.can(0, build('baths'))).toBe(true);
    const old = tableWith(production, { rules: 1 });
    old.play({ 0: build('stone-pit') });
    expect(old.refused(0, build('baths'))).toEqual([{ code: 'no-source', resources: ['stone'] }]);
    const coins = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, coins: 0, hand: ['barracks', 'altar'] },
        { board: 'rhodes', side: 'day' },
        { board: 'ephesus', side: 'day' },
      ],
    });
    coins.play({ 0: sell('altar') });
    expect(coins.payments(0, 'barracks')).toEqual([[2, 0]]);
  });

  test('[WO-R45] the Arsenal as last card of Age III counts in its conflicts', () => {
    const g = tableWith({
      age: 3,
      turn: 6,
      cities: [
        { ...BABYLON, built: ['lumber-yard', 'ore-vein', 'loom-i'], hand: ['arsenal', 'palace'] },
        { board: 'gizah', side: 'day', built: ['walls'] },
        { board: 'ephesus', side: 'day', built: ['stables'] },
      ],
    });
    g.play({ 0: sell('palace') });
    g.play({ 0: build('arsenal') });
    expect(theEvent(g.events, 'conflicts')).toMatchObject({ age: 3, victories: [2, 0, 0], defeats: [0, 1, 1] });
    expect(g.row(0, 'military')).toBe(10);
  });

  test('[WO-R46] without the first stage the last card is discarded for nothing', () => {
    const g = tableWith({ turn: 6, cities: [{ board: 'babylon', side: 'night', coins: 3, hand: ['altar', 'theater'] }] });
    const events = g.play({ 0: build('altar') });
    expect(eventsOf(events, 'left-over')).toContainEqual({ kind: 'left-over', seat: 0, card: 'theater' });
    expect(g.view()).toMatchObject({ age: 2, decision: 'turn' });
    expect(g.coins()[0]).toBe(3);
  });

  const tradingPost = {
    turn: 6,
    cities: [
      { ...BABYLON, coins: 2, hand: ['west-trading-post', 'baths'] },
      { board: 'gizah', side: 'day' },
      { board: 'ephesus', side: 'day' },
    ],
  } as const satisfies SevenWondersPosition;
  const stockade = {
    turn: 6,
    cities: [
      { ...BABYLON, coins: 2, hand: ['west-trading-post', 'stockade'] },
      { board: 'gizah', side: 'day', built: ['lumber-yard'] },
      { board: 'ephesus', side: 'day' },
    ],
  } as const satisfies SevenWondersPosition;

  test('[WO-R47] the West Trading Post of the sixth card lowers the price for the last to 1', () => {
    const stone = tableWith(tradingPost);
    stone.play({ 0: build('west-trading-post') });
    expect(stone.payments(0, 'baths')).toEqual([[1, 0]]);
    const wood = tableWith(stockade);
    wood.play({ 0: build('west-trading-post') });
    // Babylon makes wood itself, so buying is a choice.
    expect(wood.payments(0, 'stockade')).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('[WO-R47] under rules 1 the West Trading Post gives no discount for the last card', () => {
    const stone = tableWith(tradingPost, { rules: 1 });
    stone.play({ 0: build('west-trading-post') });
    expect(stone.payments(0, 'baths')).toEqual([[2, 0]]);
    const wood = tableWith(stockade, { rules: 1 });
    wood.play({ 0: build('west-trading-post') });
    expect(wood.payments(0, 'stockade')).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  test('[WO-R49] a neighbour’s sixth card sells, and coins of the sixth turn’s trade pay', () => {
    const words = {
      age: 2,
      turn: 6,
      cities: [
        { ...BABYLON, coins: 2, built: ['ore-vein', 'lumber-yard'], hand: ['stables', 'loom-ii'] },
        { board: 'rhodes', side: 'day' },
        { board: 'ephesus', side: 'day', coins: 1, hand: ['brickyard'] },
      ],
    } as const satisfies SevenWondersPosition;
    const g = tableWith(words);
    g.play({ 0: build('loom-ii'), 2: build('brickyard') });
    expect(g.payments(0, 'stables')).toEqual([[0, 2]]);
    const old = tableWith(words, { rules: 1 });
    old.play({ 0: build('loom-ii'), 2: build('brickyard') });
    expect(old.refused(0, build('stables'))).toEqual([{ code: 'no-source', resources: ['clay'] }]);
    const paid = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, coins: 0, hand: ['baths', 'scriptorium'], built: ['press-i'] },
        { board: 'gizah', side: 'day', coins: 2, hand: ['stockade'] },
        { board: 'ephesus', side: 'day' },
      ],
    });
    paid.play({ 0: build('scriptorium'), 1: build('stockade', 0, 2) });
    expect(paid.payments(0, 'baths')).toEqual([[2, 0]]);
  });

  test('[WO-R52] Babylon’s sold last card can be taken by Halicarnassus', () => {
    const g = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, hand: ['altar', 'marketplace'] },
        { board: 'halicarnassus', side: 'night', built: ['clay-pool', 'clay-pit'], hand: ['theater', 'stockade'] },
        { board: 'rhodes', side: 'day' },
      ],
    });
    g.play({ 0: build('altar'), 1: stage('theater') });
    g.play({ 0: sell('marketplace') });
    g.expectAwaiting('revive', [1]);
    g.play({ 1: revive('marketplace') });
    expect(g.seat(1).built).toContain('marketplace');
  });
});
