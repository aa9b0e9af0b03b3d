import { describe, expect, test } from 'vitest';
import type { CityWords, TokenId } from '../../src/index.ts';
import { duelWith, type Scenario } from '../kit/scenario.ts';

/** A completes the pair of quills, by chain, and takes the token. */
const taking = (token: TokenId, mine: CityWords = {}, theirs: CityWords = {}): Scenario => {
  const g = duelWith({
    cities: [{ coins: 10, ...mine, built: ['scriptorium', ...(mine.built ?? [])] }, theirs],
    row: ['library', 'walls'],
    tokens: [token],
  });
  g.play(0, { kind: 'build', card: 'library' });
  g.play(0, { kind: 'token', token });
  return g;
};

describe('progress tokens', () => {
  test('[DU-TOK-1] Agriculture: 6 coins and 4 points', () => {
    const g = taking('agriculture');
    expect(g.coins(0)).toBe(16);
    expect(g.score().seats[0].rows.progress).toBe(4);
  });

  test('[DU-TOK-2] Architecture: wonders cost two resources less', () => {
    const g = taking('architecture', { wonders: ['pyramids'] });
    expect(g.bill(0, { wonder: 'pyramids' }).total).toBe(4);
    expect(g.bill(0, 'walls').total).toBe(4);
    expect(duelWith({ cities: [{ wonders: ['pyramids'] }] }).bill(0, { wonder: 'pyramids' }).total).toBe(8);
  });

  test('[DU-TOK-3] Economy: what the opponent pays for resources comes to its owner, not the coin part', () => {
    const g = duelWith({ cities: [{ coins: 20, tokens: ['economy'] }, { coins: 20 }], active: 1, row: ['caravansery'] });
    const events = g.play(1, { kind: 'build', card: 'caravansery' });
    expect(events).toContainEqual({ kind: 'trade-income', seat: 0, count: 4 });
    expect([g.coins(0), g.coins(1)]).toEqual([24, 14]);
  });

  test('[DU-TOK-3] Economy gives nothing of its owner’s own purchases', () => {
    const g = duelWith({ cities: [{ coins: 20, tokens: ['economy'] }, { coins: 20 }], row: ['walls'] });
    g.play(0, { kind: 'build', card: 'walls' });
    expect([g.coins(0), g.coins(1)]).toEqual([16, 20]);
  });

  test('[DU-TOK-4] Law: with five symbols on cards it makes six', () => {
    const g = duelWith({
      cities: [{ coins: 40, built: ['scriptorium', 'pharmacist', 'workshop', 'apothecary'], tokens: ['law'] }],
      row: ['academy'],
    });
    g.play(0, { kind: 'build', card: 'academy' });
    g.expectOver();
    expect(g.score()).toMatchObject({ ending: 'science', winners: [0] });
  });

  test('[DU-TOK-5] Masonry: blue cards cost two resources less', () => {
    const g = taking('masonry');
    expect(g.bill(0, 'aqueduct').total).toBe(2);
    expect(g.bill(0, 'statue').total).toBe(0);
    expect(g.bill(0, 'walls').total).toBe(4);
    expect(g.bill(1, 'aqueduct').total).toBe(6);
  });

  test('[DU-TOK-6] Mathematics: 3 points per token, itself included', () => {
    expect(taking('mathematics').score().seats[0].rows.progress).toBe(3);
    expect(taking('mathematics', { tokens: ['law', 'economy'] }).score().seats[0].rows.progress).toBe(9);
    expect(taking('law', { tokens: ['mathematics', 'philosophy'] }).score().seats[0].rows.progress).toBe(9 + 7);
  });

  test('[DU-TOK-7] Philosophy: 7 points', () => {
    expect(taking('philosophy').score().seats[0].rows.progress).toBe(7);
  });

  test('[DU-TOK-8] Strategy: later red cards have one shield more, also through the Mausoleum', () => {
    const g = duelWith({ cities: [{ coins: 20, tokens: ['strategy'], wonders: ['mausoleum'] }], discard: ['stable'], row: ['altar'] });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'altar' });
    g.play(0, { kind: 'revive', card: 'stable' });
    expect(g.view().pawn).toBe(2);
    const other = duelWith({ cities: [{ tokens: ['strategy'] }, { coins: 20 }], active: 1, row: ['stable'] });
    other.play(1, { kind: 'build', card: 'stable' });
    expect(other.view().pawn).toBe(-1);
  });

  test('[DU-TOK-9] Theology: later wonders give an extra turn', () => {
    const g = duelWith({
      cities: [
        { coins: 20, tokens: ['theology'], wonders: ['pyramids'] },
        { coins: 20, wonders: ['colossus'] },
      ],
      row: ['altar', 'theater'],
    });
    const events = g.play(0, { kind: 'wonder', wonder: 'pyramids', card: 'altar' });
    expect(events).toContainEqual({ kind: 'again', seat: 0 });
    g.expectAwaiting(0, 'turn');
    g.play(0, { kind: 'discard', card: 'theater' });
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-TOK-10] Urbanism: 6 coins now, 4 for each chain later; the chain before does not pay', () => {
    const g = taking('urbanism', { built: ['baths'] });
    expect(g.coins(0)).toBe(16);
    const later = duelWith({ cities: [{ coins: 0, built: ['baths'], tokens: ['urbanism'] }], row: ['aqueduct'] });
    expect(later.play(0, { kind: 'build', card: 'aqueduct' })).toContainEqual({ kind: 'coins', seat: 0, count: 4, source: 'urbanism' });
    expect(later.coins(0)).toBe(4);
  });

  test('[DU-R40] Economy receives what is paid, also at fixed prices', () => {
    const g = duelWith({
      cities: [
        { coins: 7, built: ['stone-reserve'] },
        { coins: 0, tokens: ['economy'] },
      ],
      row: ['town-hall'],
    });
    g.play(0, { kind: 'build', card: 'town-hall' });
    expect([g.coins(0), g.coins(1)]).toEqual([0, 7]);
  });

  test('[DU-R41] Economy receives nothing of the coin part', () => {
    const forum = duelWith({ cities: [{ coins: 5 }, { coins: 0, tokens: ['economy'] }], row: ['forum'] });
    forum.play(0, { kind: 'build', card: 'forum' });
    expect([forum.coins(0), forum.coins(1)]).toEqual([0, 2]);
    const pretorium = duelWith({ cities: [{ coins: 8 }, { coins: 0, tokens: ['economy'] }], loot: [[], []], row: ['pretorium'] });
    const events = pretorium.play(0, { kind: 'build', card: 'pretorium' });
    expect([pretorium.coins(0), pretorium.coins(1)]).toEqual([0, 0]);
    expect(events.filter((e) => e.kind === 'trade-income')).toEqual([]);
  });

  test('[DU-R42] Economy works on wonders, not on chains', () => {
    const wonder = duelWith({
      cities: [
        { coins: 8, wonders: ['pyramids'] },
        { coins: 0, tokens: ['economy'] },
      ],
      row: ['altar'],
    });
    wonder.play(0, { kind: 'wonder', wonder: 'pyramids', card: 'altar' });
    expect(wonder.coins(1)).toBe(8);
    const chain = duelWith({
      cities: [
        { coins: 8, built: ['baths'] },
        { coins: 0, tokens: ['economy'] },
      ],
      row: ['aqueduct'],
    });
    chain.play(0, { kind: 'build', card: 'aqueduct' });
    expect([chain.coins(0), chain.coins(1)]).toEqual([8, 0]);
  });

  test('[DU-R43] Economy pays before the loot is taken', () => {
    const g = duelWith({ pawn: 2, cities: [{ coins: 4 }, { coins: 0, tokens: ['economy'] }], row: ['walls'] });
    const kinds = g.play(0, { kind: 'build', card: 'walls' }).map((e) => e.kind);
    expect(kinds.indexOf('trade-income')).toBeLessThan(kinds.indexOf('loot'));
    expect(g.view().pawn).toBe(4);
    expect([g.coins(0), g.coins(1)]).toEqual([0, 2]);
  });

  test('[DU-R45] Urbanism on a chain, together with the card’s own coins', () => {
    const g = duelWith({ cities: [{ coins: 0, built: ['tavern'], tokens: ['urbanism'] }], row: ['lighthouse'] });
    g.play(0, { kind: 'build', card: 'lighthouse' });
    expect(g.coins(0)).toBe(6);
  });

  test('[DU-R46] Urbanism needs a chain, not merely a free card', () => {
    for (const card of ['statue', 'drying-room'] as const) {
      const g = duelWith({ cities: [{ coins: 0, tokens: ['urbanism', 'masonry'] }], row: [card] });
      g.play(0, { kind: 'build', card });
      expect(g.coins(0)).toBe(0);
    }
    const own = duelWith({ cities: [{ coins: 0, built: ['shelf-quarry', 'quarry'], tokens: ['urbanism'] }], row: ['aqueduct'] });
    own.play(0, { kind: 'build', card: 'aqueduct' });
    expect(own.coins(0)).toBe(0);
  });

  test('[DU-R47] Urbanism pays nothing for the Mausoleum', () => {
    const g = duelWith({
      cities: [{ coins: 10, built: ['baths'], tokens: ['urbanism'], wonders: ['mausoleum'] }],
      discard: ['aqueduct'],
      row: ['walls'],
    });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'walls' });
    expect(g.play(0, { kind: 'revive', card: 'aqueduct' })).toContainEqual({
      kind: 'built',
      seat: 0,
      card: 'aqueduct',
      by: 'mausoleum',
      paid: 0,
      trade: 0,
    });
    expect(g.coins(0)).toBe(0);
  });
});
