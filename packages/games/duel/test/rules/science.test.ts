import { describe, expect, test } from 'vitest';
import { CARD_IDS, CARDS, type CardId, LAYOUTS, type TokenId } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

/** Quill, mortar, plumb line, wheel. */
const FOUR: readonly CardId[] = ['scriptorium', 'pharmacist', 'workshop', 'apothecary'];
const BOARD: readonly TokenId[] = ['law', 'economy', 'masonry', 'theology', 'strategy'];
const take = (tokens: readonly TokenId[]) => tokens.map((token) => ({ kind: 'token' as const, token }));

describe('science', () => {
  test('[DU-SCI-1] a pair of equal symbols takes a progress token from the board', () => {
    const g = duelWith({ cities: [{ coins: 20, built: ['apothecary'] }], row: ['school'], tokens: BOARD });
    const events = g.play(0, { kind: 'build', card: 'school' });
    expect(events).toContainEqual({ kind: 'pair', seat: 0, symbol: 'wheel' });
    g.expectAwaiting(0, 'token', take(BOARD));
    expect(g.play(0, { kind: 'token', token: 'masonry' })).toContainEqual({ kind: 'token', seat: 0, token: 'masonry', from: 'board' });
    expect(g.city(0).tokens).toEqual(['masonry']);
    expect([...g.view().board].sort()).toEqual(['economy', 'law', 'strategy', 'theology']);
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-SCI-1] two different symbols, or two equal ones in different cities, are no pair', () => {
    const different = duelWith({ cities: [{ coins: 20, built: ['workshop'] }], row: ['school'] });
    different.play(0, { kind: 'build', card: 'school' });
    different.expectAwaiting(1, 'turn');
    const apart = duelWith({ cities: [{ coins: 20 }, { built: ['apothecary'] }], row: ['school'] });
    apart.play(0, { kind: 'build', card: 'school' });
    apart.expectAwaiting(1, 'turn');
  });

  test('[DU-SCI-2] the token must be taken, and only one', () => {
    const g = duelWith({ cities: [{ built: ['scriptorium'] }], row: ['library', 'walls'], tokens: ['law', 'economy'] });
    g.play(0, { kind: 'build', card: 'library' });
    expect(g.refused(0, { kind: 'discard', card: 'walls' })).toContainEqual({ code: 'other-decision', decision: 'token' });
    expect(g.refused(0, { kind: 'token', token: 'philosophy' })).toContainEqual({ code: 'not-on-the-table' });
    expect(g.refused(1, { kind: 'token', token: 'law' })).toContainEqual({ code: 'not-your-turn' });
    g.play(0, { kind: 'token', token: 'law' });
    expect(g.city(0).tokens).toEqual(['law']);
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-SCI-3] six different symbols win at once, five do not', () => {
    for (const seat of [0, 1]) {
      const mine = { coins: 40, built: [...FOUR, 'academy' as const] };
      const cities = seat === 0 ? [mine, { coins: 40 }] : [{ coins: 40 }, mine];
      const g = duelWith({ active: seat, cities, row: ['university'] });
      const events = g.play(seat, { kind: 'build', card: 'university' });
      g.expectOver();
      expect(events.at(-1)).toEqual({ kind: 'over', ending: 'science', winners: [seat] });
      expect(g.score()).toMatchObject({ ending: 'science', winners: [seat] });
    }
    const five = duelWith({ cities: [{ coins: 40, built: FOUR }], row: ['university'] });
    five.play(0, { kind: 'build', card: 'university' });
    five.expectAwaiting(1, 'turn');
  });

  test('[DU-SCI-4] Law counts as a symbol and makes no pair', () => {
    const g = duelWith({
      cities: [{ coins: 40, built: [...FOUR, 'academy'] }, { built: ['university'] }],
      row: ['study', 'palace'],
      tokens: ['law', 'philosophy'],
    });
    g.play(0, { kind: 'build', card: 'study' });
    g.play(0, { kind: 'token', token: 'law' });
    g.expectOver();
    const few = duelWith({ cities: [{ coins: 40, built: ['scriptorium'] }], row: ['library', 'walls'], tokens: ['law', 'philosophy'] });
    few.play(0, { kind: 'build', card: 'library' });
    const events = few.play(0, { kind: 'token', token: 'law' });
    expect(events.filter((e) => e.kind === 'pair')).toEqual([]);
    few.expectAwaiting(1, 'turn');
  });

  test('[DU-R31] a pair opens its choice before anything is turned up', () => {
    const slot = LAYOUTS[1].findIndex((s) => s.id === 'a2r4c1');
    const g = duelWith({
      cities: [{ built: ['pharmacist'] }],
      structure: { a2r5c1: 'dispensary', a2r4c1: 'walls' },
      tokens: BOARD,
    });
    const lying = () => g.view(0).structure.find((s) => s.slot === slot);
    g.play(0, { kind: 'build', card: 'dispensary' });
    g.expectAwaiting(0, 'token', take(BOARD));
    expect(lying()?.card).toBeUndefined();
    const events = g.play(0, { kind: 'token', token: 'theology' });
    expect(events.map((e) => e.kind)).toEqual(['token', 'revealed']);
    expect(lying()).toMatchObject({ card: 'walls', open: true });
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-R32] with no tokens left a pair gives nothing', () => {
    const g = duelWith({
      cities: [{ built: ['scriptorium'], tokens: ['law', 'economy'] }, { tokens: ['masonry', 'strategy', 'theology'] }],
      row: ['library'],
      tokens: [],
    });
    g.play(0, { kind: 'build', card: 'library' });
    g.expectAwaiting(1, 'turn');
    expect(g.city(0).tokens).toHaveLength(2);
  });

  test('[DU-R33] Law can be the sixth symbol', () => {
    const g = duelWith({
      age: 3,
      cities: [{ coins: 20, built: [...FOUR, 'academy'], wonders: ['mausoleum'] }],
      discard: ['school'],
      row: ['palace'],
      tokens: ['law', 'philosophy'],
    });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'palace' });
    g.play(0, { kind: 'revive', card: 'school' });
    g.expectAwaiting(0, 'token', take(['law', 'philosophy']));
    g.play(0, { kind: 'token', token: 'law' });
    g.expectOver();
    expect(g.score()).toMatchObject({ ending: 'science', winners: [0] });
  });

  test('[DU-R35] six symbols on the last card of an age win; nothing follows', () => {
    const g = duelWith({
      pawn: -8,
      cities: [{ coins: 40, built: [...FOUR, 'academy'] }, { coins: 90 }],
      row: ['university'],
      left: 1,
    });
    const events = g.play(0, { kind: 'build', card: 'university' });
    g.expectOver();
    expect(events.map((e) => e.kind)).not.toContain('age-ended');
    expect(g.score()).toMatchObject({ ending: 'science', winners: [0] });
  });

  test('[DU-R35] before Age III no six symbols can be gathered', () => {
    const symbols = CARD_IDS.flatMap((id) =>
      CARDS[id].age < 3 ? CARDS[id].effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : [])) : [],
    );
    expect(new Set(symbols).size).toBe(4);
  });

  test('[DU-R36] a pair on the very last card still takes its token', () => {
    const g = duelWith({ cities: [{ coins: 20, built: ['academy'] }], row: ['study'], left: 1, tokens: ['philosophy', 'law'] });
    g.play(0, { kind: 'build', card: 'study' });
    g.expectAwaiting(0, 'token');
    g.play(0, { kind: 'token', token: 'philosophy' });
    g.expectOver();
    expect(g.score()).toMatchObject({ ending: 'civil' });
    expect(g.score().seats[0].rows).toMatchObject({ progress: 7, green: 6 });
  });

  test('[DU-R37] a pair through the Mausoleum takes a token', () => {
    const g = duelWith({
      cities: [{ coins: 20, built: ['scriptorium'], wonders: ['mausoleum'] }],
      discard: ['library'],
      row: ['walls'],
      tokens: BOARD,
    });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'walls' });
    g.expectAwaiting(0, 'revive', [{ kind: 'revive', card: 'library' }]);
    g.play(0, { kind: 'revive', card: 'library' });
    g.expectAwaiting(0, 'token', take(BOARD));
  });
});
