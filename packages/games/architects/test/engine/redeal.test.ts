import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type ArchitectsState, architects, CARD_IDS, DECKS, TOKEN_IDS } from '../../src/index.ts';
import { topOf } from '../../src/decks.ts';
import { CENTRAL, DECK_START, MIX_SIZE } from '../../src/tables.ts';
import { randomGames, sampled } from '../kit/random.ts';
import { USUAL } from '../kit/readings.ts';
import { newGame, tableWith } from '../kit/scenario.ts';

const RUNS = 6000;

/** How often each thing was seen, over many redeals of one state. */
const tally = (s: ArchitectsState, viewer: number, what: (s: ArchitectsState) => string): Map<string, number> => {
  const rng = new FastRng(11);
  const counts = new Map<string, number>();
  for (let n = 0; n < RUNS; n++) {
    architects.redeal(s, viewer, rng);
    counts.set(what(s), (counts.get(what(s)) ?? 0) + 1);
  }
  return counts;
};

/** Each thing was met about as often as its share says: within five standard deviations. */
const expectShares = (counts: ReadonlyMap<string, number>, shares: Readonly<Record<string, number>>): void => {
  const total = Object.values(shares).reduce((sum, n) => sum + n, 0);
  expect([...counts.keys()].sort()).toEqual(
    Object.keys(shares)
      .filter((key) => shares[key] > 0)
      .sort(),
  );
  for (const [key, count] of counts) {
    const share = shares[key] / total;
    const mean = RUNS * share;
    expect(Math.abs(count - mean), `${key}: ${count} of about ${mean}`).toBeLessThan(5 * Math.sqrt(mean * (1 - share)));
  }
};

const centralTop = (s: ArchitectsState): string => CARD_IDS[topOf(s, CENTRAL)];
const belowCentralTop = (s: ArchitectsState): string => CARD_IDS[s.deck[DECK_START[CENTRAL] + s.deckCount[CENTRAL] - 2]];

/** What each deck and the pile hold, in whatever order. */
const contentsOf = (s: ArchitectsState): string => {
  const decks = Array.from(DECK_START, (start, deck) => s.deck.slice(start, DECK_START[deck + 1] ?? s.deck.length).sort());
  return [...decks, s.pile.slice(0, s.pileCount).sort()].map((cards) => cards.join()).join('|');
};

test('a redeal leaves every deck and the pile the cards that they hold, for every viewer at every kind of decision', () => {
  const rng = new FastRng(3);
  const spare = architects.blank({ seats: 2, wonders: 'random', starter: 'random', ...USUAL });
  const visit = sampled(60, (s) => {
    const before = contentsOf(s);
    for (const viewer of viewersOf(s)) {
      architects.copy(s, spare);
      architects.redeal(spare, viewer, rng);
      const after = contentsOf(spare);
      if (after !== before) expect(after).toBe(before);
    }
  });
  randomGames(1, visit);
});

test('who has looked keeps the top of the central deck; for everyone else it may be any card that is left', () => {
  const g = tableWith({ cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }], cat: 0, decks: { central: { top: ['gear'] } } });
  expect([...tally(g.state, 0, centralTop).keys()]).toEqual(['gear']);
  for (const viewer of [1, SPECTATOR]) expectShares(tally(g.state, viewer, centralTop), DECKS.central);
});

test('below the known top of the central deck may lie any other card', () => {
  const { state } = tableWith({ cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }], cat: 0, decks: { central: { top: ['gear'] } } });
  expectShares(tally(state, 0, belowCentralTop), { ...DECKS.central, gear: DECKS.central.gear - 1 });
});

test('a wonder deck keeps its top; below it may lie any card of the deck that has not come out', () => {
  const { state } = tableWith({
    cities: [{ wonder: 'giza', cards: { coin: 2 }, built: [1, 2, 3] }, { wonder: 'rhodes' }],
    decks: { giza: { top: ['wood'] } },
  });
  const start = DECK_START[state.wonder[0]];
  const shares = { ...DECKS.giza, coin: DECKS.giza.coin - 2, wood: DECKS.giza.wood - 1 };
  expectShares(
    tally(state, 1, (s) => CARD_IDS[s.deck[start + s.deckCount[s.wonder[0]] - 2]]),
    shares,
  );
  expect(architects.view(state, 1).decks[0].top).toBe('wood');
});

test('while a search is open all its cards stay where they are; the shuffle after it is drawn anew', () => {
  const g = tableWith({
    cities: [{ wonder: 'halicarnassus', built: [1], cards: { wood: 1 } }, { wonder: 'rhodes' }],
    decks: { halicarnassus: { top: ['wood', 'stone', 'gear', 'coin', 'brick', 'glass'] } },
  });
  g.playAll({ kind: 'take', deck: 'halicarnassus' }, { kind: 'search', deck: 'halicarnassus' });
  expect(g.view().decision).toBe('keep');
  const start = DECK_START[g.state.wonder[0]];
  const count = g.state.deckCount[g.state.wonder[0]];
  const cards = tally(g.state, 0, (s) => [...s.deck.subarray(start + count - 5, start + count)].join());
  expect(cards.size).toBe(1);
  expectShares(
    tally(g.state, 0, (s) => String(s.mix[3])),
    { 0: 1, 1: 1, 2: 1, 3: 1 },
  );
  expectShares(
    tally(g.state, 0, (s) => String(s.mix[MIX_SIZE + 1])),
    { 0: 1, 1: 1 },
  );
});

test('the top of the pile may be any token that is nowhere else', () => {
  const { state } = tableWith({
    cities: [{ tokens: ['culture', 'science', 'decor'] }],
    open: ['economy', 'tactics', 'urbanism'],
    pile: ['culture', 'politics'],
  });
  const gone = ['science', 'decor', 'economy', 'tactics', 'urbanism'];
  const shares = Object.fromEntries(TOKEN_IDS.filter((id) => !gone.includes(id)).map((id) => [id, 1]));
  expectShares(
    tally(state, 0, (s) => TOKEN_IDS[s.pile[s.pileCount - 1]]),
    shares,
  );
});

test('before the decks are laid out any card of a deck may become its top', () => {
  const { state } = newGame({ seats: 3, wonders: 'choose', starter: 'owner' });
  const lastOfFirst = DECK_START[1] - 1;
  expectShares(
    tally(state, 0, (s) => CARD_IDS[s.deck[lastOfFirst]]),
    DECKS.alexandria,
  );
});
