import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Bill, CARD_IDS, CARDS, CHAINS, type CardId, type Resource } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

const bought = (bill: Bill, resource: Resource): number[] =>
  bill.units.flatMap((unit) => (unit.from === 'bought' && unit.resource === resource ? [unit.price] : []));
const covered = (bill: Bill, from: 'own' | 'choice' | 'discount'): Resource[] =>
  bill.units.flatMap((unit) => (unit.from === from ? [unit.resource] : [])).sort();

describe('cost and trade', () => {
  test('[DU-COST-1] a cost has coins, resources, both or nothing', () => {
    const g = duelWith({ row: ['forum'] });
    expect(g.bill(0, 'altar')).toEqual({ chain: undefined, coins: 0, units: [], trade: 0, total: 0 });
    expect(g.bill(0, 'palisade')).toMatchObject({ coins: 2, units: [], trade: 0, total: 2 });
    expect(g.bill(0, 'baths')).toMatchObject({ coins: 0, trade: 2, total: 2 });
    expect(g.bill(0, 'forum')).toMatchObject({ coins: 3, trade: 2, total: 5 });
  });

  test('[DU-COST-2] own production covers its resources in every construction', () => {
    const g = duelWith({ cities: [{ coins: 0, built: ['shelf-quarry', 'quarry'] }], row: ['walls', 'aqueduct'] });
    g.play(0, { kind: 'build', card: 'walls' });
    g.play(1, { kind: 'discard', card: 'aqueduct' });
    expect(g.coins(0)).toBe(0);
    expect(covered(g.bill(0, 'aqueduct'), 'own')).toEqual(['stone', 'stone', 'stone']);
    expect(g.bill(0, 'aqueduct').total).toBe(0);
  });

  test('[DU-COST-3] every missing unit costs 2 and 1 per symbol of the opponent, without limit', () => {
    const g = duelWith({
      cities: [{ coins: 19 }, { coins: 0, built: ['brickyard', 'clay-pool', 'press'] }],
      row: ['arsenal'],
    });
    const bill = g.bill(0, 'arsenal');
    expect(bought(bill, 'clay')).toEqual([5, 5, 5]);
    expect(bought(bill, 'wood')).toEqual([2, 2]);
    g.play(0, { kind: 'build', card: 'arsenal' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-COST-4] yellow cards and wonders of the opponent do not raise prices', () => {
    const g = duelWith({
      cities: [{}, { built: ['forum', 'caravansery'], wonders: [{ wonder: 'piraeus' }, { wonder: 'great-lighthouse' }] }],
      row: ['palace'],
    });
    expect(g.bill(0, 'palace').units.map((unit) => (unit.from === 'bought' ? unit.price : 0))).toEqual([2, 2, 2, 2, 2]);
  });

  test('[DU-COST-5] Reserves and Customs House fix the price at 1', () => {
    const g = duelWith({
      cities: [
        { built: ['wood-reserve', 'stone-reserve', 'clay-reserve', 'customs-house'] },
        { built: ['sawmill', 'shelf-quarry', 'brickyard', 'glassworks', 'press'] },
      ],
      row: ['palace'],
    });
    const bill = g.bill(0, 'palace');
    expect(bill.total).toBe(5);
    expect(bill.units.map((unit) => (unit.from === 'bought' ? unit.fixedBy : undefined)).sort()).toEqual([
      'clay-reserve',
      'customs-house',
      'customs-house',
      'stone-reserve',
      'wood-reserve',
    ]);
    expect(bought(g.bill(0, 'pantheon'), 'papyrus')).toEqual([1, 1]);
    expect(bought(g.bill(1, 'obelisk'), 'stone')).toEqual([]);
    expect(bought(g.bill(1, 'arsenal'), 'clay')).toEqual([2]);
  });

  test('[DU-COST-6] a choice producer covers one unit per construction, of its own resources only', () => {
    const raw = duelWith({ cities: [{ built: ['caravansery'] }], row: ['palace'] });
    expect(covered(raw.bill(0, 'palace'), 'choice')).toHaveLength(1);
    expect(raw.bill(0, 'palace').total).toBe(8);
    expect(raw.bill(0, 'chamber-of-commerce').total).toBe(4);
    const made = duelWith({ cities: [{ built: ['forum'], wonders: [{ wonder: 'piraeus' }] }], row: ['palace'] });
    expect(covered(made.bill(0, 'palace'), 'choice')).toEqual(['glass', 'glass']);
    expect(made.bill(0, 'palace').total).toBe(6);
    expect(made.bill(0, 'arsenal').total).toBe(10);
  });

  test('[DU-COST-7] each chain makes its card free, coins included', () =>
    forRows(CHAINS, (symbol) => {
      const by = CARD_IDS.find((id) => 'chainOut' in CARDS[id] && CARDS[id].chainOut === symbol)!;
      const card = CARD_IDS.find((id) => 'chainIn' in CARDS[id] && CARDS[id].chainIn === symbol)!;
      const g = duelWith({ cities: [{ coins: 0, built: [by] }, { coins: 0 }], row: [card] });
      expect(g.bill(0, card)).toMatchObject({ chain: { symbol, by }, total: 0, trade: 0 });
      expect(g.bill(1, card)).toMatchObject({ chain: undefined });
      expect(g.bill(1, card).total).toBeGreaterThan(0);
      expect(g.play(0, { kind: 'build', card })[0]).toMatchObject({ kind: 'built', by: 'chain', paid: 0, trade: 0 });
    }));

  test('[DU-COST-8] Masonry and Architecture take two resources off, and no coins', () => {
    const g = duelWith({
      cities: [
        { coins: 0, tokens: ['masonry'] },
        { coins: 0, tokens: ['architecture'], wonders: ['pyramids'] },
      ],
      row: ['statue', 'forum'],
    });
    expect(covered(g.bill(0, 'statue'), 'discount')).toEqual(['clay', 'clay']);
    expect(g.bill(0, 'statue').total).toBe(0);
    expect(g.bill(0, 'forum').total).toBe(5);
    expect(g.bill(1, { wonder: 'pyramids' }).total).toBe(4);
    expect(g.bill(1, 'statue').total).toBe(4);
  });

  test('[DU-COST-9] choices and discounts go to the dearest units', () => {
    const g = duelWith({
      cities: [{ built: ['caravansery'], tokens: ['masonry'] }, { built: ['sawmill'] }],
      row: ['town-hall'],
    });
    const bill = g.bill(0, 'town-hall');
    expect(bought(bill, 'wood')).toEqual([]);
    expect(bought(bill, 'stone')).toEqual([2, 2]);
    expect(bill.total).toBe(4);
  });

  test('[DU-COST-10] the whole sum must be there before any effect', () => {
    const g = duelWith({ cities: [{ coins: 8, wonders: ['temple-of-artemis'] }], row: ['altar'] });
    g.play(0, { kind: 'wonder', wonder: 'temple-of-artemis', card: 'altar' });
    expect(g.coins(0)).toBe(12);
    const poor = duelWith({ cities: [{ coins: 6, wonders: ['temple-of-artemis'] }], row: ['altar'] });
    expect(poor.refused(0, { kind: 'wonder', wonder: 'temple-of-artemis', card: 'altar' })).toEqual([{ code: 'too-expensive', short: 2 }]);
  });

  test('[DU-R01] the price rises with the opponent’s symbols', () => {
    const g = duelWith({ cities: [{ coins: 20 }, { coins: 3, built: ['shelf-quarry'] }], row: ['aqueduct'] });
    g.play(0, { kind: 'build', card: 'aqueduct' });
    expect([g.coins(0), g.coins(1)]).toEqual([8, 3]);
  });

  test('[DU-R02] a mixed purchase', () => {
    const g = duelWith({ cities: [{ coins: 10, built: ['shelf-quarry'] }, { built: ['clay-pool'] }], row: ['fortifications'] });
    const bill = g.bill(0, 'fortifications');
    expect([bought(bill, 'clay'), bought(bill, 'papyrus'), bill.total]).toEqual([[3], [2], 5]);
    g.play(0, { kind: 'build', card: 'fortifications' });
    expect(g.coins(0)).toBe(5);
  });

  test('[DU-R03] coins and resources together', () => {
    const g = duelWith({ cities: [{ coins: 7 }, { built: ['glassworks'] }], row: ['caravansery'] });
    expect(g.bill(0, 'caravansery')).toMatchObject({ coins: 2, trade: 5, total: 7 });
    g.play(0, { kind: 'build', card: 'caravansery' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-R05] a fixed price beats everything', () => {
    const g = duelWith({ cities: [{ coins: 3, built: ['stone-reserve'] }, { built: ['quarry', 'shelf-quarry'] }], row: ['aqueduct'] });
    g.play(0, { kind: 'build', card: 'aqueduct' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-R06] own production does not raise one’s own price', () => {
    const g = duelWith({ cities: [{ coins: 2, built: ['shelf-quarry'] }], row: ['aqueduct'] });
    expect(bought(g.bill(0, 'aqueduct'), 'stone')).toEqual([2]);
    g.play(0, { kind: 'build', card: 'aqueduct' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-R07] a choice producer covers the dearest unit', () => {
    const g = duelWith({ cities: [{ coins: 2, built: ['caravansery'] }, { built: ['quarry'] }], row: ['rostrum'] });
    expect(g.bill(0, 'rostrum').units).toEqual(
      expect.arrayContaining([
        { resource: 'stone', from: 'choice', by: 'caravansery' },
        { resource: 'wood', from: 'bought', price: 2, rival: 0 },
      ]),
    );
    expect(g.bill(0, 'rostrum').total).toBe(2);
  });

  test('[DU-R08] two choice producers cover the same resource', () => {
    const g = duelWith({
      cities: [{ coins: 4, built: ['caravansery'], wonders: [{ wonder: 'great-lighthouse' }] }, { built: ['brickyard'] }],
      row: ['gardens'],
    });
    expect(covered(g.bill(0, 'gardens'), 'choice')).toEqual(['clay', 'clay']);
    g.play(0, { kind: 'build', card: 'gardens' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-R10] Masonry together with a choice producer', () => {
    const g = duelWith({
      cities: [{ coins: 4, built: ['caravansery'], tokens: ['masonry'] }, { built: ['shelf-quarry'] }],
      row: ['town-hall'],
    });
    const bill = g.bill(0, 'town-hall');
    expect([covered(bill, 'choice'), covered(bill, 'discount'), bought(bill, 'wood')]).toEqual([['stone'], ['stone', 'stone'], [2, 2]]);
    g.play(0, { kind: 'build', card: 'town-hall' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-R11] Architecture takes off the dearest units of a wonder', () => {
    const g = duelWith({
      cities: [
        { coins: 1, built: ['press', 'stone-reserve'], tokens: ['architecture'], wonders: ['temple-of-artemis'] },
        { built: ['sawmill'] },
      ],
      row: ['aqueduct'],
    });
    const bill = g.bill(0, { wonder: 'temple-of-artemis' });
    expect([covered(bill, 'own'), covered(bill, 'discount'), bought(bill, 'stone')]).toEqual([['papyrus'], ['glass', 'wood'], [1]]);
    g.play(0, { kind: 'wonder', wonder: 'temple-of-artemis', card: 'aqueduct' });
    expect(g.coins(0)).toBe(12);
  });

  test('[DU-R12] an unused discount is lost', () => {
    const g = duelWith({ cities: [{ coins: 5, tokens: ['masonry'] }], row: ['baths'] });
    g.play(0, { kind: 'build', card: 'baths' });
    expect(g.coins(0)).toBe(5);
  });

  test('[DU-R13] Masonry is not for other colours nor for wonders, Architecture not for cards', () => {
    const g = duelWith({
      cities: [
        { tokens: ['masonry'], wonders: ['pyramids'] },
        { tokens: ['architecture'], wonders: ['mausoleum'] },
      ],
      row: ['academy'],
    });
    expect(g.bill(0, 'academy').total).toBe(8);
    expect(g.bill(0, { wonder: 'pyramids' }).total).toBe(8);
    expect(g.bill(1, 'academy').total).toBe(8);
    expect(g.bill(1, 'palace').total).toBe(10);
  });

  test('[DU-R15] the opponent’s chain symbol does not help', () => {
    const g = duelWith({ cities: [{ coins: 6 }, { built: ['baths'] }], row: ['aqueduct'] });
    expect(g.bill(0, 'aqueduct')).toMatchObject({ chain: undefined, total: 6 });
    g.play(0, { kind: 'build', card: 'aqueduct' });
    expect(g.coins(0)).toBe(0);
  });

  test('[DU-R16] a card under a wonder opens no chain', () => {
    const g = duelWith({ cities: [{ wonders: [{ wonder: 'sphinx', under: 'baths' }] }], row: ['aqueduct'] });
    expect(g.bill(0, 'aqueduct')).toMatchObject({ chain: undefined, total: 6 });
  });

  test('[DU-R17] coins to come cannot pay', () => {
    const g = duelWith({ cities: [{ coins: 7, wonders: ['temple-of-artemis'] }], row: ['altar'] });
    expect(g.refused(0, { kind: 'wonder', wonder: 'temple-of-artemis', card: 'altar' })).toEqual([{ code: 'too-expensive', short: 1 }]);
  });

  test('[DU-R18] a producing wonder does not pay for itself, but for the extra turn', () => {
    const g = duelWith({
      cities: [{ coins: 8, wonders: ['piraeus', 'great-lighthouse'] }],
      structure: { a1r5c1: 'altar', a1r5c2: 'workshop' },
    });
    expect(g.bill(0, { wonder: 'piraeus' }).total).toBe(8);
    expect(g.bill(0, { wonder: 'great-lighthouse' }).total).toBe(8);
    expect(g.bill(0, 'workshop').total).toBe(2);
    g.play(0, { kind: 'wonder', wonder: 'piraeus', card: 'altar' });
    g.expectAwaiting(0, 'turn');
    expect(g.bill(0, 'workshop').total).toBe(0);
    g.play(0, { kind: 'build', card: 'workshop' });
    expect(g.coins(0)).toBe(0);
    expect(g.city(0).built).toEqual<CardId[]>(['workshop']);
  });
});
