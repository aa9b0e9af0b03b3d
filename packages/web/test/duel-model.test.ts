import { FastRng, legalMoves, SPECTATOR } from '@maravilha/kernel';
import { CARD_IDS, type DuelMove, type DuelPosition, type DuelState, type DuelView, duel } from '@maravilha/duel';
import { describe, expect, it } from 'vitest';
import {
  askCard,
  askWonder,
  billRows,
  boardPlaces,
  byColour,
  cityOf,
  distances,
  pawnFor,
  placesOf,
  priceOf,
  railOf,
  imagine,
  readTable,
  rowsOf,
  scoreOf,
  type Table,
} from '../src/games/duel/model.ts';
import { movesOf } from '../src/games/duel/moves.ts';
import { neighbourOf } from '../src/games/duel/neighbour.ts';
import { previewMove } from '../src/games/duel/preview.ts';

/** The view as it comes off the wire. */
const sent = (state: DuelState, viewer: number): DuelView => JSON.parse(JSON.stringify(duel.view(state, viewer)));

const stateOf = (words: DuelPosition): DuelState => {
  const position = duel.position(words, new FastRng(7));
  if (!position.ok) throw new Error(`${position.error.path}: ${position.error.detail}`);
  return position.value.state;
};

const read = (view: DuelView, you: number | undefined): Table => readTable(view, imagine(view), you);
const tableOf = (words: DuelPosition, you = 0): Table => read(sent(stateOf(words), you), you);

const lootAt = (table: Table) => railOf(table).flatMap((c) => (c.loot > 0 ? [[c.at, c.loot]] : []));

/** Every state of a few random games. */
const walk = (seed: number, visit: (state: DuelState) => void): void => {
  const rng = new FastRng(seed);
  const state = duel.blank({ seats: 2, wonders: 'draft', starter: 'random' });
  duel.setup({ seats: 2, wonders: 'draft', starter: 'random' }, rng, state);
  for (;;) {
    visit(state);
    const moves = legalMoves(duel, state, state.active);
    const move = moves[rng.int(Math.max(1, moves.length))];
    if (move === undefined) return;
    const action = duel.toAction(state, state.active, move);
    if (typeof action !== 'number') throw new Error('a legal move has an action');
    const joint = new Int32Array(2).fill(-1);
    joint[state.active] = action;
    duel.step(state, joint);
  }
};

describe('the structure', () => {
  const age2: DuelPosition = { age: 2, active: 0 };

  it('stands in rows, the far ones first, and says what lies on what', () => {
    const places = placesOf(tableOf(age2).view);
    expect(places).toHaveLength(20);
    expect(rowsOf(places)).toBe(5);
    expect(places.filter((p) => p.open).map((p) => p.slot)).toEqual([18, 19]);
    expect(places.find((p) => p.slot === 0)?.under).toEqual([6]);
    expect(places.find((p) => p.slot === 18)?.under).toEqual([]);
  });

  it('has no rows in the draft', () => {
    const state = duel.blank({ seats: 2, wonders: 'draft', starter: 'first-seat' });
    duel.setup({ seats: 2, wonders: 'draft', starter: 'first-seat' }, new FastRng(1), state);
    expect(rowsOf(placesOf(sent(state, 0)))).toBe(0);
  });

  it('lets the arrows walk: along a row, and to the nearest card of another row', () => {
    const places = placesOf(tableOf(age2).view);
    expect(neighbourOf(places, 18, 'right')).toBe(19);
    expect(neighbourOf(places, 19, 'left')).toBe(18);
    expect(neighbourOf(places, 19, 'right')).toBeUndefined();
    // Row 4 lies face down: up leads to row 3.
    expect(neighbourOf(places, 18, 'up')).toBe(12);
    expect(neighbourOf(places, 12, 'down')).toBe(18);
    expect(neighbourOf(places, 0, 'up')).toBeUndefined();
  });

  it('lets the arrows reach every face-up card from any other', () => {
    walk(3, (state) => {
      const places = placesOf(sent(state, 0)).filter((p) => p.card !== undefined);
      const [first] = places;
      if (first === undefined) return;
      const reached = new Set([first.slot]);
      for (const slot of reached) {
        for (const key of ['up', 'down', 'left', 'right'] as const) {
          const next = neighbourOf(places, slot, key);
          if (next !== undefined) reached.add(next);
        }
      }
      expect(reached.size).toBe(places.length);
    });
  });
});

describe('prices', () => {
  const words: DuelPosition = {
    age: 2,
    cities: [
      { coins: 3, built: ['quarry', 'scriptorium', 'theater'] },
      { coins: 9, built: ['glassworks', 'lumber-yard'] },
    ],
    row: ['library', 'courthouse', 'statue', 'brewery'],
    left: 8,
  };

  it('say free, chain, coins or how much is short, for either seat', () => {
    const table = tableOf(words);
    expect(priceOf(askCard(table, 0, 'brewery'))).toEqual({ kind: 'free' });
    expect(priceOf(askCard(table, 0, 'library'))).toEqual({ kind: 'chain', symbol: 'book' });
    expect(priceOf(askCard(table, 0, 'statue'))).toEqual({ kind: 'chain', symbol: 'mask' });
    // Two wood at 2 + 1 and one glass at 2 + 1: nine coins, six too many.
    expect(priceOf(askCard(table, 0, 'courthouse'))).toEqual({ kind: 'short', count: 6 });
    expect(priceOf(askCard(table, 1, 'courthouse'))).toEqual({ kind: 'coins', count: 2 });
  });

  it('are the same while the other is on turn', () => {
    const table = tableOf({ ...words, active: 1 });
    expect(table.mine).toBe(false);
    expect(priceOf(askCard(table, 0, 'brewery'))).toEqual({ kind: 'free' });
    expect(priceOf(askCard(table, 0, 'courthouse'))).toEqual({ kind: 'short', count: 6 });
  });

  it('put equal units of a bill on one line', () => {
    const { bill } = askCard(tableOf(words), 0, 'courthouse');
    if (bill === undefined) throw new Error('a card has a bill');
    expect(billRows(bill).map((r) => [r.unit.resource, r.unit.from, r.count, r.coins])).toEqual(
      expect.arrayContaining([
        ['wood', 'bought', 2, 6],
        ['glass', 'bought', 1, 3],
      ]),
    );
    expect(billRows(bill)).toHaveLength(2);
  });

  it('always agree with the moves that the engine lists', () => {
    walk(5, (state) => {
      const table = read(sent(state, state.active), state.active);
      if (table.view.decision !== 'turn') return;
      const moves = movesOf(table);
      for (const place of placesOf(table.view)) {
        if (place.card === undefined || !place.open) continue;
        const price = priceOf(askCard(table, table.me, place.card));
        const listed = moves.some((m) => m.kind === 'build' && m.card === place.card);
        expect(price?.kind !== 'short').toBe(listed);
      }
    });
  });

  it('know no price for a wonder that stands', () => {
    const table = tableOf({ ...words, cities: [{ wonders: [{ wonder: 'pyramids', under: 'stable' }] }, {}] });
    expect(askWonder(table, 0, 'pyramids').possible).toBe(false);
    expect(askWonder(table, 0, 'pyramids').why.map((w) => w.code)).toContain('already-built');
  });
});

describe('a city', () => {
  it('shows production, prices, shields, symbols and cards by colour', () => {
    const table = tableOf({
      age: 2,
      cities: [
        { coins: 5, built: ['stable', 'pharmacist', 'theater', 'shelf-quarry', 'dispensary', 'stone-reserve'], tokens: ['law'] },
        { built: ['clay-pit', 'brickyard', 'glassworks', 'quarry'], wonders: [{ wonder: 'colossus', under: 'altar' }] },
      ],
    });
    const score = scoreOf(table);
    const me = cityOf(table, 0, score);
    expect(me.goods.map((g) => [g.resource, g.count, g.price])).toEqual([
      ['wood', 0, 2],
      ['stone', 2, 1],
      ['clay', 0, 5],
      ['glass', 0, 3],
      ['papyrus', 0, 2],
    ]);
    expect(me.shields).toBe(1);
    expect(me.symbols).toBe(2);
    expect(me.science.filter((s) => s.count > 0)).toEqual([
      { symbol: 'mortar', count: 2 },
      { symbol: 'scales', count: 1 },
    ]);
    expect(me.cards).toEqual(['shelf-quarry', 'theater', 'pharmacist', 'dispensary', 'stable', 'stone-reserve']);
    expect(cityOf(table, 1, score).shields).toBe(2);
    expect(me.points).toBe(score.seats[0].total);
  });

  it('keeps every card when it sorts them', () => {
    expect([...byColour(CARD_IDS)].sort()).toEqual([...CARD_IDS].sort());
  });
});

describe('the conflict track', () => {
  it('is mirrored for the second seat, so that the own capital is always on the left', () => {
    const words: DuelPosition = { age: 2, pawn: 4 };
    const first = tableOf(words, 0);
    const second = tableOf(words, 1);
    expect(pawnFor(first, 4)).toBe(4);
    expect(pawnFor(second, 4)).toBe(-4);
    expect(railOf(first).find((c) => c.pawn)?.at).toBe(4);
    expect(railOf(second).find((c) => c.pawn)?.at).toBe(-4);
    expect(distances(first)).toEqual({ me: 5, foe: 13 });
    expect(distances(second)).toEqual({ me: 13, foe: 5 });
  });

  it('has loot only where it still lies, on the side of the one who would lose it', () => {
    expect(lootAt(tableOf({ age: 2, pawn: 0 }))).toEqual([
      [-7, 5],
      [-4, 2],
      [4, 2],
      [7, 5],
    ]);
    expect(lootAt(tableOf({ age: 2, pawn: 3 }, 0))).toEqual([
      [-7, 5],
      [-4, 2],
      [7, 5],
    ]);
    expect(lootAt(tableOf({ age: 2, pawn: 3 }, 1))).toEqual([
      [-7, 5],
      [4, 2],
      [7, 5],
    ]);
  });
});

describe('a spectator', () => {
  it('sees seat 0 on the left and owes nothing', () => {
    const table = read(sent(stateOf({ age: 2 }), SPECTATOR), undefined);
    expect(table.me).toBe(0);
    expect(table.seated).toBe(false);
    expect(table.mine).toBe(false);
    expect(movesOf(table)).toEqual([]);
  });
});

describe('previews', () => {
  it('tell pair, symbol, pawn, loot and points as the engine would make them', () => {
    const science = tableOf({
      age: 2,
      cities: [{ coins: 20, built: ['scriptorium'] }, {}],
      row: ['library', 'laboratory', 'walls'],
      left: 6,
    });
    expect(previewMove(science, { kind: 'build', card: 'library' })).toMatchObject({ pair: true, symbols: undefined });
    expect(previewMove(science, { kind: 'build', card: 'laboratory' })).toMatchObject({ pair: false, symbols: 2 });
    const war = tableOf({ age: 2, pawn: 2, cities: [{ coins: 20 }, { coins: 7 }], row: ['walls', 'library'], left: 6 });
    expect(previewMove(war, { kind: 'build', card: 'walls' })).toMatchObject({
      steps: 2,
      loot: 2,
      points: { before: 8, after: expect.any(Number) },
    });
    const last = tableOf({ age: 2, pawn: 8, cities: [{ coins: 20 }, {}], row: ['walls', 'library'], left: 6 });
    expect(previewMove(last, { kind: 'build', card: 'walls' })?.over).toMatchObject({ ending: 'military', winners: [0] });
  });

  it('are silent about moves that cannot be made', () => {
    const poor = tableOf({ age: 2, cities: [{ coins: 0 }, {}], row: ['aqueduct', 'library'], left: 6 });
    expect(previewMove(poor, { kind: 'build', card: 'aqueduct' })).toBeUndefined();
    expect(previewMove({ ...poor, mine: false }, { kind: 'discard', card: 'aqueduct' })).toBeUndefined();
  });

  it('leave the table as it was and never differ by what is hidden', () => {
    walk(11, (state) => {
      const view = sent(state, state.active);
      const table = read(view, state.active);
      const before = table.state.bytes.slice();
      const other = read(view, state.active);
      duel.redeal(other.state, view.viewer, new FastRng(99));
      for (const move of movesOf(table)) expect(previewMove(other, move)).toEqual(previewMove(table, move));
      expect(table.state.bytes).toEqual(before);
    });
  });
});

describe('the board of tokens', () => {
  it('keeps the place of a token that was taken', () => {
    const table = tableOf({ age: 2, tokens: ['law', 'economy', 'strategy'], cities: [{ tokens: ['masonry'] }, {}] });
    const places = boardPlaces(table.view, [{ kind: 'token', seat: 0, token: 'masonry', from: 'board' }]);
    expect(places).toEqual(['economy', 'law', undefined, 'strategy']);
  });
});

describe('moves', () => {
  it('are listed for the viewer on turn alone', () => {
    const table = tableOf({ age: 2, active: 1 }, 0);
    expect(movesOf(table)).toEqual([]);
    const kinds = new Set(movesOf(tableOf({ age: 2, active: 0 }, 0)).map((m: DuelMove) => m.kind));
    expect(kinds.has('discard')).toBe(true);
  });
});
