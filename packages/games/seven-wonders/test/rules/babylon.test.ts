import { describe, expect, test } from 'vitest';
import type { CityWords } from '../../src/index.ts';
import { build, DECLINE, eventsOf, revive, sell, stage, tableWith, theEvent } from '../kit/scenario.ts';

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

  test('[WO-WON-7] it is judged by the coins after the sixth turn, and by production and prices before it', () => {
    const g = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, coins: 0, hand: ['baths', 'barracks'] },
        { board: 'rhodes', side: 'day', hand: ['stone-pit'] },
        { board: 'ephesus', side: 'day' },
      ],
    });
    g.play({ 0: sell('barracks'), 1: build('stone-pit') });
    // The Stone Pit next door is of this turn: its stone is not yet for sale.
    expect(g.refused(0, build('baths'))).toEqual([{ code: 'no-source', resources: ['stone'] }]);
    const own = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, coins: 0, hand: ['baths', 'stone-pit'] },
        { board: 'rhodes', side: 'day' },
        { board: 'ephesus', side: 'day' },
      ],
    });
    own.play({ 0: build('stone-pit') });
    expect(own.refused(0, build('baths'))).toEqual([{ code: 'no-source', resources: ['stone'] }]);
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

  test('[WO-R47] the West Trading Post of the sixth card gives no discount for the last', () => {
    const g = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, coins: 2, hand: ['west-trading-post', 'stockade'] },
        { board: 'gizah', side: 'day', built: ['lumber-yard'] },
        { board: 'ephesus', side: 'day' },
      ],
    });
    g.play({ 0: build('west-trading-post') });
    // Babylon makes wood itself, so buying is a choice; but not for 1.
    expect(g.payments(0, 'stockade')).toEqual([
      [0, 0],
      [2, 0],
    ]);
    const stone = tableWith({
      turn: 6,
      cities: [
        { ...BABYLON, coins: 2, hand: ['west-trading-post', 'baths'] },
        { board: 'gizah', side: 'day' },
        { board: 'ephesus', side: 'day' },
      ],
    });
    stone.play({ 0: build('west-trading-post') });
    expect(stone.payments(0, 'baths')).toEqual([[2, 0]]);
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
