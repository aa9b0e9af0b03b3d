import { SPECTATOR } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { type CardId, LAYOUTS } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';
import { openCards } from './new-game.ts';

const slotNumber = (age: 1 | 2 | 3, id: string): number => LAYOUTS[age - 1].findIndex((slot) => slot.id === id);

describe('the turn', () => {
  test('[DU-TURN-1] a card is built, discarded or used for an own wonder; then it is the other player’s turn', () => {
    const g = duelWith({
      cities: [
        { coins: 50, wonders: ['sphinx', 'pyramids', 'colossus', 'mausoleum'] },
        { coins: 50, wonders: ['piraeus', 'appian-way', 'great-library', 'statue-of-zeus'] },
      ],
      row: ['altar', 'palisade'],
    });
    const cards: CardId[] = ['altar', 'palisade'];
    g.expectAwaiting(
      0,
      'turn',
      cards.flatMap((card) => [
        { kind: 'build' as const, card },
        { kind: 'discard' as const, card },
        ...(['sphinx', 'pyramids', 'colossus', 'mausoleum'] as const).map((wonder) => ({ kind: 'wonder' as const, wonder, card })),
      ]),
    );
    expect(g.refused(1, { kind: 'build', card: 'altar' })[0]?.code).toBe('not-your-turn');
    g.play(0, { kind: 'build', card: 'altar' });
    g.expectAwaiting(1, 'turn');
    expect(g.refused(1, { kind: 'build', card: 'altar' })[0]?.code).toBe('not-on-the-table');
  });

  test('[DU-TURN-2] a card on which another lies cannot be taken', () => {
    const g = duelWith({ structure: { a1r3c1: 'baths' } });
    for (const kind of ['build', 'discard'] as const) {
      expect(g.refused(0, { kind, card: 'baths' })).toContainEqual({
        code: 'covered',
        by: [slotNumber(1, 'a1r4c1'), slotNumber(1, 'a1r4c2')],
      });
    }
  });

  test('[DU-TURN-3] twelve of the 20 cards lie face up, and backs tell guilds from other cards', () => {
    for (const age of [1, 2, 3] as const) {
      const g = duelWith({ age, left: 20 });
      for (const viewer of [0, 1, SPECTATOR]) {
        const { structure } = g.view(viewer);
        expect(structure).toHaveLength(20);
        expect(structure.filter((slot) => slot.card !== undefined)).toHaveLength(12);
        expect(structure.filter((slot) => slot.back === 'guild')).toHaveLength(age === 3 ? 3 : 0);
        expect(structure.filter((slot) => slot.back === `age-${age}`)).toHaveLength(age === 3 ? 17 : 20);
      }
    }
  });

  test('[DU-TURN-4] discarding gives 2 coins and 1 per own yellow card, also to one who can build nothing', () => {
    const g = duelWith({
      cities: [
        { coins: 0, built: ['tavern', 'clay-reserve', 'forum'] },
        { coins: 5, built: ['brewery'] },
      ],
      row: ['aqueduct'],
    });
    g.expectAwaiting(0, 'turn', [{ kind: 'discard', card: 'aqueduct' }]);
    expect(g.reason(0, { kind: 'discard', card: 'aqueduct' }).income).toBe(5);
    g.play(0, { kind: 'discard', card: 'aqueduct' });
    expect(g.coins(0)).toBe(5);
    expect(g.coins(1)).toBe(5);
    expect(g.view().discard).toEqual(['aqueduct']);
    expect(g.city(0).built).not.toContain('aqueduct');
  });

  test('[DU-TURN-5] both players see the whole discard pile', () => {
    const g = duelWith({ discard: ['baths', 'press'], row: ['aqueduct'] });
    g.play(0, { kind: 'discard', card: 'aqueduct' });
    for (const viewer of [0, 1, SPECTATOR]) expect([...g.view(viewer).discard].sort()).toEqual(['aqueduct', 'baths', 'press']);
  });

  test('[DU-TURN-6] a built card enters the city and works at once', () => {
    const g = duelWith({ cities: [{ coins: 3 }], row: ['palisade', 'altar'] });
    const events = g.play(0, { kind: 'build', card: 'palisade' });
    expect(g.city(0).built).toEqual(['palisade']);
    expect(g.coins(0)).toBe(1);
    expect(g.view().pawn).toBe(1);
    expect(events[0]).toEqual({ kind: 'built', seat: 0, card: 'palisade', by: 'payment', paid: 2, trade: 0 });
  });

  test('[DU-TURN-7] cards are turned up after the action and before the next turn', () => {
    const g = duelWith({ structure: { a2r5c1: 'brewery', a2r4c1: 'walls' } });
    const slot = slotNumber(2, 'a2r4c1');
    expect(g.view(0).structure.find((s) => s.slot === slot)?.card).toBeUndefined();
    const events = g.play(0, { kind: 'build', card: 'brewery' });
    expect(events.map((e) => e.kind)).toEqual(['built', 'coins', 'revealed']);
    expect(events[2]).toEqual({ kind: 'revealed', slot, card: 'walls' });
    g.expectAwaiting(1, 'turn');
    expect(openCards(g.view(1))).toContain('walls');
  });

  test('[DU-TURN-8] the bank pays more than the box holds, and takes no more than one has', () => {
    const rich = duelWith({ cities: [{ coins: 90, wonders: ['temple-of-artemis'] }], row: ['altar'] });
    rich.play(0, { kind: 'wonder', wonder: 'temple-of-artemis', card: 'altar' });
    expect(rich.coins(0)).toBe(90 - 8 + 12);
    const poor = duelWith({ cities: [{ coins: 20, wonders: ['appian-way'] }, { coins: 0 }], row: ['altar'] });
    poor.play(0, { kind: 'wonder', wonder: 'appian-way', card: 'altar' });
    expect(poor.coins(1)).toBe(0);
  });

  test('[DU-R20] a discarded yellow card neither counts nor works', () => {
    const g = duelWith({ cities: [{ coins: 0 }], row: ['tavern'] });
    g.play(0, { kind: 'discard', card: 'tavern' });
    expect(g.coins(0)).toBe(2);
  });

  test('[DU-R75] the waist of Age III', () => {
    const g = duelWith({
      age: 3,
      taken: ['a3r5c1', 'a3r5c2', 'a3r6c1', 'a3r6c2', 'a3r6c3', 'a3r7c1', 'a3r7c2'],
      structure: { a3r4c1: 'palace', a3r4c2: 'senate' },
    });
    const at = (id: string) => g.view(0).structure.find((slot) => slot.slot === slotNumber(3, id));
    expect(at('a3r4c1')).toMatchObject({ open: true, card: 'palace' });
    expect(at('a3r4c2')).toMatchObject({ open: false, card: undefined });
    expect(at('a3r3c1')?.open).toBe(false);
    expect(at('a3r3c2')?.open).toBe(false);
    expect([...g.reason(0, { kind: 'discard', card: 'palace' }).opens].sort()).toEqual(
      [slotNumber(3, 'a3r3c1'), slotNumber(3, 'a3r3c2')].sort(),
    );
    g.play(0, { kind: 'discard', card: 'palace' });
    expect(at('a3r3c1')?.open).toBe(true);
    expect(at('a3r3c2')?.open).toBe(true);
    expect(at('a3r3c3')?.open).toBe(false);
    expect(at('a3r4c2')).toMatchObject({ open: false, card: undefined });
  });

  test('[DU-R76] a half-covered card stays closed and face down', () => {
    const g = duelWith({ age: 1, taken: ['a1r5c1'], structure: { a1r4c1: 'baths' } });
    expect(g.view(0).structure.find((slot) => slot.slot === slotNumber(1, 'a1r4c1'))).toMatchObject({ open: false, card: undefined });
    // Nobody knows what it is, so the refusal must not tell.
    expect(g.refused(0, { kind: 'discard', card: 'baths' })).toEqual([{ code: 'not-on-the-table' }]);
    expect(g.legal(0).some((move) => 'card' in move && move.card === 'baths')).toBe(false);
  });
});
