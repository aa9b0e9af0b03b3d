import { SPECTATOR } from '@maravilha/kernel';
import { viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { architects, type CardCounts, CARD_IDS, type DeckView } from '../../src/index.ts';
import { topOf } from '../../src/decks.ts';
import { nextSeatOf } from '../../src/flow.ts';
import { CENTRAL } from '../../src/tables.ts';
import { randomGames, sampled } from '../kit/random.ts';
import { newGame, tableWith } from '../kit/scenario.ts';

const size = (counts: CardCounts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
const centralOf = (decks: readonly DeckView[]): DeckView => decks[decks.length - 1];

test('of the central deck only those who have looked see the top, and spectators never', () => {
  let seen = 0;
  randomGames(
    1,
    sampled(4, (s) => {
      const { lookers } = architects.view(s, SPECTATOR);
      for (const viewer of viewersOf(s)) {
        const { decks } = architects.view(s, viewer);
        if (decks.length === 0) continue;
        const { top } = centralOf(decks);
        const known = lookers.includes(viewer) ? CARD_IDS[topOf(s, CENTRAL)] : undefined;
        if (top !== known) expect(top, `viewer ${viewer}`).toBe(known);
        if (top !== undefined) seen++;
      }
    }),
  );
  expect(seen).toBeGreaterThan(100);
});

test('[AR-CAT-3] the holder of the Cat sees the card, also in the turns of others, until it is taken', () => {
  const g = tableWith({
    cities: [{ wonder: 'giza', cards: { 'blue-2-cat': 1 } }, { wonder: 'rhodes' }, { wonder: 'babylon' }],
    cat: 0,
    decks: { central: { top: ['wood', 'stone'] }, giza: { top: ['red-0', 'red-0'] }, rhodes: { top: ['red-0'] } },
  });
  const tops = (): (string | undefined)[] => [0, 1, 2, SPECTATOR].map((viewer) => centralOf(g.view(viewer).decks).top);
  expect(tops()).toEqual(['wood', undefined, undefined, undefined]);
  g.play({ kind: 'take', deck: 'giza' });
  expect(tops()).toEqual(['wood', undefined, undefined, undefined]);
  expect(g.view(1).lookers).toEqual([0]);
  g.play({ kind: 'take', deck: 'central' });
  expect(tops()).toEqual([undefined, undefined, undefined, undefined]);
  expect(g.view(1).lookers).toEqual([]);
});

test('decks, discard and cities hold all cards in play, and a deck counts what is left in it', () => {
  randomGames(1, (s) => {
    const { decks, seats, discard } = architects.view(s, SPECTATOR);
    if (decks.length === 0) return;
    for (const { count, left } of decks) if (size(left) !== count) expect(size(left)).toBe(count);
    const all = [...decks.map(({ left }) => left), ...seats.map(({ cards }) => cards), discard];
    const total = all.reduce((sum, counts) => sum + size(counts), 0);
    if (total !== 60 + 25 * seats.length) expect(total).toBe(60 + 25 * seats.length);
    if (decks.map(({ id }) => id).join() !== [...seats.map(({ wonder }) => wonder), 'central'].join())
      expect.fail('decks in another order');
  });
});

test('while wonders are chosen no deck lies on the table, and what is offered shrinks', () => {
  const g = newGame({ seats: 2, wonders: 'choose', starter: 'choose' });
  expect(g.view()).toMatchObject({ decision: 'starter', active: 0, decks: [], pile: 12 });
  g.play({ kind: 'starter', seat: 1 });
  expect(g.view()).toMatchObject({ decision: 'wonder', active: 1, first: 1, decks: [] });
  expect(g.view().offered).toHaveLength(7);
  g.play({ kind: 'wonder', wonder: 'giza' });
  expect(g.view().offered).not.toContain('giza');
  expect(g.view().seats.map(({ wonder }) => wonder)).toEqual([undefined, 'giza']);
  g.play({ kind: 'wonder', wonder: 'rhodes' });
  expect(g.view().decks.map(({ id, count }) => [id, count])).toEqual([
    ['rhodes', 25],
    ['giza', 25],
    ['central', 60],
  ]);
  expect(g.view()).toMatchObject({ decision: 'card', active: 1, offered: [] });
});

test('what the pile holds is told in the order of the list, not in that of the pile', () => {
  const tokens = ['tactics', 'economy', 'culture', 'urbanism'] as const;
  const one = tableWith({ open: ['decor', 'politics', 'strategy'], pile: tokens });
  const two = tableWith({ open: ['decor', 'politics', 'strategy'], pile: [...tokens].reverse() });
  expect(one.view().inPile).toEqual(two.view().inPile);
  expect(one.view().inPile).toHaveLength(12);
  expect(one.view().inPile.filter((token) => token === 'culture')).toHaveLength(2);
});

test('a city tells its shields and which of them leave after a battle; tokens in the order in which they came', () => {
  const g = tableWith({
    cities: [
      {
        wonder: 'rhodes',
        built: [2],
        cards: { 'red-0': 2, 'red-1': 1, 'red-2': 1, wood: 1 },
        tokens: ['tactics', 'culture', 'decor', 'culture'],
        victories: 3,
      },
    ],
  });
  expect(g.seat(0)).toEqual({
    wonder: 'rhodes',
    built: [2],
    cards: { wood: 1, 'red-0': 2, 'red-1': 1, 'red-2': 1 },
    tokens: ['tactics', 'culture', 'decor', 'culture'],
    victories: 3,
    shields: 7,
    horned: 2,
  });
});

test('extra cards that are open and tokens that are used up in this turn', () => {
  const g = tableWith({
    cities: [{ wonder: 'giza', tokens: ['urbanism', 'crafts', 'culture'] }, { wonder: 'rhodes' }],
    decks: { giza: { top: ['wood', 'glass', 'red-0'] } },
  });
  g.play({ kind: 'take', deck: 'giza' });
  expect(g.view()).toMatchObject({ decision: 'act', extras: ['urbanism'], used: [] });
  g.play({ kind: 'take', deck: 'giza' });
  expect(g.view().used).toEqual(['urbanism']);
  expect(g.view().extras).toEqual(['crafts']);
});

test('whose turn comes next is told as the decks lie: a seat without a card is passed over', () => {
  const empty = { giza: { count: 0 }, rhodes: { count: 1 }, olympia: { count: 0 }, central: { count: 0 } } as const;
  const cities = (['giza', 'rhodes', 'olympia'] as const).map((wonder) => ({ wonder }));
  // The deck of Rhodes lies between its own seat and the one on its left.
  const { state } = tableWith({ options: { seats: 3 }, cities, decks: empty, turn: 1 });
  expect(nextSeatOf(state)).toBe(2);
  const { state: other } = tableWith({
    options: { seats: 3 },
    cities,
    decks: { ...empty, rhodes: { count: 0 }, olympia: { count: 1 } },
    turn: 0,
  });
  expect(nextSeatOf(other)).toBe(2);
  expect(nextSeatOf(newGame({ wonders: 'choose' }).state)).toBeUndefined();
});
