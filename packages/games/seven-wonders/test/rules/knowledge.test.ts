import { SPECTATOR } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { revive, sell, stage, tableWith } from '../kit/scenario.ts';

const OTHERS = [1, 2, SPECTATOR];

describe('what is known', () => {
  test('[WO-KNOW-1] a hand is seen by its holder alone, the rest is open', () => {
    const g = tableWith({ cities: [{ coins: 7, built: ['altar'], defeats: 1, victories: [1, 0, 0] }] });
    for (const seat of [0, 1, 2]) {
      expect(g.view(seat).seats.map((city) => city.hand === undefined)).toEqual([0, 1, 2].map((other) => other !== seat));
    }
    expect(g.view().seats.every((city) => city.hand === undefined)).toBe(true);
    for (const viewer of OTHERS) {
      const city = g.view(viewer).seats[0];
      expect(city).toMatchObject({ coins: 7, built: ['altar'], defeats: 1, victories: [1, 0, 0], handCount: g.hand(0).length });
    }
  });

  test('[WO-KNOW-2] everyone sees who discarded and when, only that player which card', () => {
    const g = tableWith({ cities: [{ hand: ['altar'] }, { hand: ['theater'] }, { hand: ['baths'] }] });
    const events = g.play({ 0: sell('altar'), 1: sell('theater'), 2: sell('baths') });
    expect(events.filter(({ kind }) => kind === 'sold')).toHaveLength(3);
    const cards = [...g.view(0).discard, ...g.view(1).discard, ...g.view(2).discard].map(({ card }) => card);
    expect(cards).toEqual(['altar', undefined, undefined, undefined, 'theater', undefined, undefined, undefined, 'baths']);
    expect(g.view().discard).toEqual([0, 1, 2].map((seat) => ({ seat, age: 1, turn: 1, card: undefined })));
    g.play();
    expect(g.view().discard.map(({ seat, turn }) => [seat, turn])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test('[WO-KNOW-3] who builds from the discard pile knows its cards from then on', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'halicarnassus', stages: 1, built: ['glassworks-i', 'press-i'], hand: ['vineyard'] },
        { hand: ['walls'] },
        { hand: ['aqueduct'] },
      ],
      discard: ['altar', 'theater'],
    });
    g.play({ 0: stage('vineyard'), 1: sell('walls'), 2: sell('aqueduct') });
    const known = (viewer: number): (string | undefined)[] => g.view(viewer).discard.map(({ card }) => card);
    expect(known(0)).toEqual(['altar', 'theater', 'walls', 'aqueduct']);
    g.play({ 0: revive('theater') });
    expect(known(0)).toEqual(['altar', 'walls', 'aqueduct']);
    expect(known(SPECTATOR)).toEqual([undefined, undefined, undefined]);
    expect(known(1).filter((card) => card !== undefined)).not.toContain('aqueduct');
    g.play();
    // What is discarded later is not known.
    expect(known(0).slice(0, 3)).toEqual(['altar', 'walls', 'aqueduct']);
    expect(g.view(0).discard.filter(({ card }) => card === undefined)).toHaveLength(2);
  });

  test('[WO-KNOW-4] a card under a stage is known to its owner, at the end to all', () => {
    const g = tableWith({
      age: 3,
      turn: 5,
      cities: [{ board: 'gizah', coins: 9, built: ['sawmill'], hand: ['palace'] }],
    });
    const events = g.play({ 0: stage('palace') });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'stage-built', card: 'palace' }));
    expect(g.view(0).seats[0].stages[0].card).toBe('palace');
    expect(g.view(0).seats[0].last).toMatchObject({ kind: 'stage', card: 'palace' });
    for (const viewer of OTHERS) {
      expect(g.view(viewer).seats[0].stages).toEqual([{ seat: 0, age: 3, turn: 5, card: undefined }]);
      expect(g.view(viewer).seats[0].last).toMatchObject({ kind: 'stage', card: undefined });
    }
    g.playOn();
    for (const viewer of OTHERS) expect(g.view(viewer).seats[0].stages[0].card).toBe('palace');
  });
});
