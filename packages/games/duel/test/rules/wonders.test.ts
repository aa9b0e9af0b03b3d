import { SPECTATOR } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { LAYOUTS, type TokenId, WONDER_IDS, type WonderId } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';
import { openCards } from './new-game.ts';

const BOARD: readonly TokenId[] = ['law', 'economy', 'masonry', 'theology', 'strategy'];
const BOX: readonly TokenId[] = ['agriculture', 'architecture', 'mathematics', 'philosophy', 'urbanism'];

const POINTS: Record<WonderId, number> = {
  'appian-way': 3,
  'circus-maximus': 3,
  colossus: 3,
  'great-library': 4,
  'great-lighthouse': 4,
  'hanging-gardens': 3,
  mausoleum: 2,
  piraeus: 2,
  pyramids: 9,
  sphinx: 6,
  'statue-of-zeus': 3,
  'temple-of-artemis': 0,
};

describe('wonders', () => {
  test('[DU-WON-1] the wonder’s cost is paid, and the card lies under it without effect', () => {
    const g = duelWith({ cities: [{ coins: 20, wonders: ['pyramids'] }], row: ['brewery', 'walls'] });
    g.play(0, { kind: 'wonder', wonder: 'pyramids', card: 'brewery' });
    expect(g.coins(0)).toBe(12);
    expect(g.city(0).wonders).toContainEqual({ wonder: 'pyramids', status: 'built', under: 'brewery' });
    expect(g.city(0).built).toEqual([]);
    expect(g.view().discard).toEqual([]);
    g.play(1, { kind: 'discard', card: 'walls' });
    expect(g.reason(0, { kind: 'discard', card: openCards(g.view())[0] }).income).toBe(2);
  });

  test('[DU-WON-2] one builds one’s own wonders, each once', () => {
    const g = duelWith({
      cities: [
        { coins: 30, wonders: [{ wonder: 'pyramids' }, 'colossus'] },
        { coins: 30, wonders: ['sphinx'] },
      ],
      row: ['altar', 'theater'],
    });
    expect(g.refused(0, { kind: 'wonder', wonder: 'sphinx', card: 'altar' })[0]?.code).toBe('not-your-wonder');
    expect(g.refused(0, { kind: 'wonder', wonder: 'pyramids', card: 'altar' })[0]?.code).toBe('already-built');
    g.play(0, { kind: 'wonder', wonder: 'colossus', card: 'altar' });
    expect(g.view().pawn).toBe(2);
  });

  test('[DU-WON-3] payment, Economy, shields, loot, choice, reveal, extra turn: in this order', () => {
    const g = duelWith({
      pawn: 2,
      cities: [
        { coins: 30, tokens: ['theology'], wonders: ['statue-of-zeus'] },
        { coins: 0, built: ['quarry'], tokens: ['economy'] },
      ],
      structure: { a2r5c1: 'brewery' },
    });
    const events = [...g.play(0, { kind: 'wonder', wonder: 'statue-of-zeus', card: 'brewery' })];
    g.expectAwaiting(0, 'destroy', [{ kind: 'destroy', card: 'quarry' }]);
    events.push(...g.play(0, { kind: 'destroy', card: 'quarry' }));
    expect(events.map((e) => e.kind)).toEqual(['wonder-built', 'trade-income', 'pawn', 'loot', 'destroyed', 'revealed', 'again']);
    expect(g.coins(1)).toBe(11 - 2);
  });

  test('[DU-WON-3] own coins come before the opponent’s loss', () => {
    const g = duelWith({ cities: [{ coins: 20, wonders: ['appian-way'] }, { coins: 9 }], row: ['altar'] });
    const events = g.play(0, { kind: 'wonder', wonder: 'appian-way', card: 'altar' });
    expect(events.filter((e) => e.kind === 'coins')).toEqual([
      { kind: 'coins', seat: 0, count: 3, source: 'appian-way' },
      { kind: 'coins', seat: 1, count: -3, source: 'appian-way' },
    ]);
  });

  test('[DU-WON-4] an extra turn is a whole turn, and may bring another', () => {
    const g = duelWith({ cities: [{ coins: 40, wonders: ['sphinx', 'hanging-gardens'] }], row: ['altar', 'theater', 'baths'] });
    g.play(0, { kind: 'wonder', wonder: 'sphinx', card: 'altar' });
    g.expectAwaiting(0, 'turn');
    g.play(0, { kind: 'wonder', wonder: 'hanging-gardens', card: 'theater' });
    g.expectAwaiting(0, 'turn');
    g.play(0, { kind: 'discard', card: 'baths' });
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-WON-5] with the seventh wonder the eighth leaves, and no wonder can be built any more', () => {
    const g = duelWith({
      age: 3,
      cities: [
        { coins: 40, wonders: [{ wonder: 'pyramids' }, { wonder: 'piraeus' }, 'colossus', 'mausoleum'] },
        {
          coins: 40,
          wonders: [{ wonder: 'sphinx' }, { wonder: 'appian-way' }, { wonder: 'great-library' }, { wonder: 'great-lighthouse' }],
        },
      ],
      row: ['palace', 'senate'],
    });
    const events = g.play(0, { kind: 'wonder', wonder: 'colossus', card: 'palace' });
    expect(events).toContainEqual({ kind: 'wonder-lost', seat: 0, wonder: 'mausoleum' });
    expect(g.city(0).wonders.map((w) => w.status)).toEqual(['built', 'built', 'built', 'lost']);
    g.play(1, { kind: 'discard', card: 'senate' });
    expect(g.legal(0).some((move) => move.kind === 'wonder')).toBe(false);
    const card = openCards(g.view())[0];
    expect(g.refused(0, { kind: 'wonder', wonder: 'mausoleum', card })[0]?.code).toBe('wonder-limit');
  });

  test('[DU-WON-6] Zeus takes brown, the Circus grey; the card goes to the discard pile', () => {
    for (const [wonder, gone, left] of [
      ['statue-of-zeus', 'quarry', 'press'],
      ['circus-maximus', 'press', 'quarry'],
    ] as const) {
      const g = duelWith({
        cities: [{ coins: 40, built: ['glassworks', 'clay-pool'], wonders: [wonder] }, { built: ['quarry', 'press'] }],
        row: ['altar'],
      });
      g.play(0, { kind: 'wonder', wonder, card: 'altar' });
      g.expectAwaiting(0, 'destroy', [{ kind: 'destroy', card: gone }]);
      // The event names the seat that lost the card.
      expect(g.play(0, { kind: 'destroy', card: gone })).toContainEqual({ kind: 'destroyed', seat: 1, card: gone });
      expect(g.city(1).built).toEqual([left]);
      expect(g.view().discard).toEqual([gone]);
      g.expectAwaiting(1, 'turn');
    }
  });

  test('[DU-WON-7] the Mausoleum builds a discarded card for free, with its effects; an empty pile gives nothing', () => {
    const g = duelWith({ cities: [{ coins: 10, wonders: ['mausoleum'] }], discard: ['brewery', 'walls'], row: ['statue'] });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'statue' });
    g.expectAwaiting(0, 'revive', [
      { kind: 'revive', card: 'brewery' },
      { kind: 'revive', card: 'walls' },
    ]);
    g.play(0, { kind: 'revive', card: 'walls' });
    expect(g.view().pawn).toBe(2);
    expect(g.coins(0)).toBe(0);
    expect(g.view().discard).toEqual(['brewery']);
    expect(g.city(0).built).toEqual(['walls']);
    const empty = duelWith({ cities: [{ coins: 10, wonders: ['mausoleum'] }], row: ['statue'] });
    empty.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'statue' });
    empty.expectAwaiting(1, 'turn');
  });

  test('[DU-WON-8] only the drawer sees the three tokens of the Great Library; two go back', () => {
    const g = duelWith({ cities: [{ coins: 20, wonders: ['great-library'] }], row: ['altar'], tokens: BOARD, box: BOX });
    g.play(0, { kind: 'wonder', wonder: 'great-library', card: 'altar' });
    expect(g.view(0).drawn).toEqual(['agriculture', 'architecture', 'mathematics']);
    for (const viewer of [1, SPECTATOR]) {
      expect(g.view(viewer).drawn).toBeUndefined();
      for (const token of BOX) expect(JSON.stringify(g.view(viewer))).not.toContain(token);
    }
    g.play(0, { kind: 'token', token: 'architecture' });
    expect(g.city(0).tokens).toEqual(['architecture']);
    expect(g.view(0).drawn).toBeUndefined();
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-WON-9] the Appian Way gives 3 and takes 3', () => {
    const g = duelWith({ cities: [{ coins: 10, wonders: ['appian-way'] }, { coins: 7 }], row: ['altar'] });
    g.play(0, { kind: 'wonder', wonder: 'appian-way', card: 'altar' });
    expect([g.coins(0), g.coins(1)]).toEqual([3, 4]);
  });

  test('[DU-WON-10] each of these gives an extra turn and its coins', () =>
    forRows(
      [
        ['hanging-gardens', 6],
        ['temple-of-artemis', 12],
        ['sphinx', 0],
        ['piraeus', 0],
        ['appian-way', 3],
      ] as const,
      ([wonder, coins]) => {
        const g = duelWith({ cities: [{ coins: 20, wonders: [wonder] }, { coins: 0 }], row: ['altar', 'theater'] });
        const { total } = g.bill(0, { wonder });
        g.play(0, { kind: 'wonder', wonder, card: 'altar' });
        expect(g.coins(0)).toBe(20 - total + coins);
        g.expectAwaiting(0, 'turn');
      },
    ));

  test('[DU-WON-10] the other seven wonders give no extra turn', () => {
    for (const wonder of WONDER_IDS.filter(
      (id) => !['hanging-gardens', 'temple-of-artemis', 'sphinx', 'piraeus', 'appian-way'].includes(id),
    )) {
      const g = duelWith({ cities: [{ coins: 20, wonders: [wonder] }], row: ['altar', 'theater'], box: BOX.slice(0, 3) });
      g.play(0, { kind: 'wonder', wonder, card: 'altar' });
      if (g.view().decision === 'library') g.play(0, { kind: 'token', token: 'agriculture' });
      g.expectAwaiting(1, 'turn');
    }
  });

  test('[DU-WON-11] the points of each wonder, built and unbuilt', () =>
    forRows(WONDER_IDS, (wonder) => {
      expect(duelWith({ cities: [{ wonders: [{ wonder }] }] }).score().seats[0].rows.wonders).toBe(POINTS[wonder]);
      expect(duelWith({ cities: [{ wonders: [wonder] }] }).score().seats[0].rows.wonders).toBe(0);
    }));

  test('[DU-R38] the Great Library draws from the box', () => {
    const g = duelWith({ cities: [{ coins: 20, wonders: ['great-library'] }], row: ['altar'], tokens: BOARD });
    g.play(0, { kind: 'wonder', wonder: 'great-library', card: 'altar' });
    const drawn = g.view(0).drawn ?? [];
    expect(new Set(drawn).size).toBe(3);
    for (const token of drawn) expect(BOX).toContain(token);
    g.expectAwaiting(
      0,
      'library',
      drawn.map((token) => ({ kind: 'token', token })),
    );
    g.play(0, { kind: 'token', token: drawn[1] });
    expect(g.city(0).tokens).toEqual([drawn[1]]);
    expect([...g.view().board].sort()).toEqual([...BOARD].sort());
  });

  test('[DU-R48] the extra turn begins with the new cards turned up', () => {
    const slot = LAYOUTS[1].findIndex((s) => s.id === 'a2r4c1');
    const g = duelWith({ cities: [{ coins: 20, wonders: ['sphinx'] }], structure: { a2r5c1: 'brewery', a2r4c1: 'walls' } });
    const kinds = g.play(0, { kind: 'wonder', wonder: 'sphinx', card: 'brewery' }).map((e) => e.kind);
    expect(kinds.indexOf('revealed')).toBeLessThan(kinds.indexOf('again'));
    expect(g.view(0).structure.find((s) => s.slot === slot)).toMatchObject({ card: 'walls', open: true });
    g.play(0, { kind: 'discard', card: 'walls' });
    g.expectAwaiting(1, 'turn');
  });

  test.each(['sphinx', 'pyramids'] as const)('[DU-R50] Theology and %s: exactly one extra turn', (wonder) => {
    const g = duelWith({ cities: [{ coins: 20, tokens: ['theology'], wonders: [wonder] }], row: ['altar', 'theater'] });
    g.play(0, { kind: 'wonder', wonder, card: 'altar' });
    g.expectAwaiting(0, 'turn');
    g.play(0, { kind: 'discard', card: 'theater' });
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-R51] Theology taken from the Great Library is too late for it', () => {
    const g = duelWith({
      cities: [{ coins: 40, wonders: ['great-library', 'pyramids'] }],
      row: ['altar', 'theater', 'baths'],
      tokens: ['law', 'economy', 'masonry', 'agriculture', 'strategy'],
      box: ['theology', 'philosophy', 'mathematics', 'urbanism', 'architecture'],
    });
    g.play(0, { kind: 'wonder', wonder: 'great-library', card: 'altar' });
    g.play(0, { kind: 'token', token: 'theology' });
    g.expectAwaiting(1, 'turn');
    g.play(1, { kind: 'discard', card: 'theater' });
    g.play(0, { kind: 'wonder', wonder: 'pyramids', card: 'baths' });
    g.expectAwaiting(0, 'turn');
  });

  test('[DU-R51] Theology taken by a pair through the Mausoleum is too late too', () => {
    const g = duelWith({
      cities: [{ coins: 20, built: ['scriptorium'], wonders: ['mausoleum'] }],
      discard: ['library'],
      row: ['walls'],
      tokens: ['theology'],
    });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'walls' });
    g.play(0, { kind: 'revive', card: 'library' });
    g.play(0, { kind: 'token', token: 'theology' });
    g.expectAwaiting(1, 'turn');
  });

  test('[DU-R52] Theology and the Statue of Zeus: shield, choice, extra turn', () => {
    const g = duelWith({
      cities: [{ coins: 20, tokens: ['theology'], wonders: ['statue-of-zeus'] }, { built: ['quarry', 'clay-pool'] }],
      row: ['altar'],
    });
    g.play(0, { kind: 'wonder', wonder: 'statue-of-zeus', card: 'altar' });
    expect(g.view().pawn).toBe(1);
    g.expectAwaiting(0, 'destroy', [
      { kind: 'destroy', card: 'quarry' },
      { kind: 'destroy', card: 'clay-pool' },
    ]);
    g.play(0, { kind: 'destroy', card: 'clay-pool' });
    g.expectAwaiting(0, 'turn');
  });

  test('[DU-R53] an extra turn is lost with the last card of an age', () => {
    const g = duelWith({ pawn: 1, cities: [{ coins: 20, wonders: ['piraeus'] }], row: ['altar'], left: 1 });
    const events = g.play(0, { kind: 'wonder', wonder: 'piraeus', card: 'altar' });
    expect(events).toContainEqual({ kind: 'again-lost', seat: 0 });
    g.expectAwaiting(1, 'starter', [
      { kind: 'starter', seat: 0 },
      { kind: 'starter', seat: 1 },
    ]);
    g.play(1, { kind: 'starter', seat: 1 });
    expect(g.view().age).toBe(2);
    g.expectAwaiting(1, 'turn');
    expect(g.view().again).toBe(false);
  });

  test('[DU-R55] the eighth wonder may be the opponent’s', () => {
    const g = duelWith({
      age: 2,
      cities: [
        { coins: 20, wonders: [{ wonder: 'pyramids' }, { wonder: 'colossus' }, { wonder: 'piraeus' }, 'sphinx'] },
        { wonders: [{ wonder: 'appian-way' }, { wonder: 'great-library' }, { wonder: 'great-lighthouse' }, 'mausoleum'] },
      ],
      row: ['walls'],
    });
    const events = g.play(0, { kind: 'wonder', wonder: 'sphinx', card: 'walls' });
    expect(events).toContainEqual({ kind: 'wonder-lost', seat: 1, wonder: 'mausoleum' });
    expect(g.city(1).wonders.find((w) => w.wonder === 'mausoleum')?.status).toBe('lost');
    g.expectAwaiting(0, 'turn');
  });

  test('[DU-R56] Zeus without a target', () => {
    const g = duelWith({ cities: [{ coins: 20, built: ['quarry'], wonders: ['statue-of-zeus'] }, { built: ['press'] }], row: ['altar'] });
    g.play(0, { kind: 'wonder', wonder: 'statue-of-zeus', card: 'altar' });
    expect(g.view().pawn).toBe(1);
    expect(g.score().seats[0].rows.wonders).toBe(3);
    g.expectAwaiting(1, 'turn');
    expect(g.city(0).built).toEqual(['quarry']);
  });

  test('[DU-R57] destroying changes prices and fills the discard pile', () => {
    const g = duelWith({
      cities: [{ coins: 20, tokens: ['theology'], wonders: ['statue-of-zeus'] }, { built: ['sawmill'] }],
      row: ['walls'],
    });
    expect(g.bill(0, 'stable').total).toBe(4);
    expect(g.bill(1, 'stable').total).toBe(0);
    g.play(0, { kind: 'wonder', wonder: 'statue-of-zeus', card: 'walls' });
    g.play(0, { kind: 'destroy', card: 'sawmill' });
    g.expectAwaiting(0, 'turn');
    expect(g.bill(0, 'stable').total).toBe(2);
    expect(g.bill(1, 'stable').total).toBe(2);
    expect(g.view().discard).toEqual(['sawmill']);
  });

  test('[DU-R58] Circus Maximus cannot take brown and must take grey', () => {
    const g = duelWith({ cities: [{ coins: 20, wonders: ['circus-maximus'] }, { built: ['glassworks', 'sawmill'] }], row: ['walls'] });
    g.play(0, { kind: 'wonder', wonder: 'circus-maximus', card: 'walls' });
    g.expectAwaiting(0, 'destroy', [{ kind: 'destroy', card: 'glassworks' }]);
  });

  test('[DU-R60] what the Mausoleum can reach', () => {
    const g = duelWith({
      age: 3,
      active: 1,
      cities: [
        { coins: 40, tokens: ['theology'], wonders: ['circus-maximus', 'mausoleum'] },
        { coins: 0, built: ['press'], wonders: [{ wonder: 'sphinx', under: 'library' }] },
      ],
      row: ['palace', 'senate', 'arsenal'],
    });
    g.play(1, { kind: 'discard', card: 'palace' });
    g.play(0, { kind: 'wonder', wonder: 'circus-maximus', card: 'senate' });
    g.play(0, { kind: 'destroy', card: 'press' });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'arsenal' });
    // The Walls, of an age gone by, are neither in a city nor in the pile.
    g.expectAwaiting(0, 'revive', [
      { kind: 'revive', card: 'palace' },
      { kind: 'revive', card: 'press' },
    ]);
  });

  test('[DU-R61] a guild through the Mausoleum pays its coins', () => {
    const g = duelWith({
      cities: [{ coins: 10, wonders: ['mausoleum'] }, { built: ['tavern', 'forum', 'brewery', 'arena'] }],
      discard: ['merchants-guild'],
      row: ['palace'],
    });
    g.play(0, { kind: 'wonder', wonder: 'mausoleum', card: 'palace' });
    const left = g.coins(0);
    g.play(0, { kind: 'revive', card: 'merchants-guild' });
    expect(g.coins(0)).toBe(left + 4);
    expect(g.score().seats[0].rows.purple).toBe(4);
  });

  test('[DU-R62] the Appian Way against a poor opponent', () => {
    const g = duelWith({ cities: [{ coins: 10, wonders: ['appian-way'] }, { coins: 2 }], row: ['altar'] });
    g.play(0, { kind: 'wonder', wonder: 'appian-way', card: 'altar' });
    expect([g.coins(0), g.coins(1)]).toEqual([3, 0]);
    g.expectAwaiting(0, 'turn');
  });

  test('[DU-R63] the Arena counts built wonders only', () => {
    const g = duelWith({
      cities: [{ coins: 6, wonders: [{ wonder: 'pyramids' }, { wonder: 'colossus' }, 'sphinx', 'piraeus'] }],
      row: ['arena'],
    });
    g.play(0, { kind: 'build', card: 'arena' });
    expect(g.coins(0)).toBe(4);
    expect(g.score().seats[0].rows.yellow).toBe(3);
  });
});
