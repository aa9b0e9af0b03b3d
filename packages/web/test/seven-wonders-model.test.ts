import { ActionList, FastRng, NO_ACTION, seatsOf, SPECTATOR } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import {
  CARD_IDS,
  sevenWonders,
  type SevenWondersOptions,
  type SevenWondersPosition,
  type SevenWondersState,
  type SevenWondersView,
} from '@maravilha/seven-wonders';
import { describe, expect, it } from 'vitest';
import { byPrice, makesOf, rebateOf, sellsOf } from '../src/games/seven-wonders/goods.ts';
import { headlineOf, incomeOf, lastReveal } from '../src/games/seven-wonders/log.ts';
import { lossCauses } from '../src/games/seven-wonders/losses.ts';
import {
  allegiance,
  cardDef,
  cityAt,
  coloursOf,
  imagine,
  leadsOf,
  movesOf,
  nextStage,
  readTable,
  rootsOf,
  scoreOf,
  type Table,
  tokensOf,
} from '../src/games/seven-wonders/model.ts';
import { type Moment, moodOf, waitingFor } from '../src/table/sight.ts';
import { askBuild, billRows, moveOf, offerOf, priceOf } from '../src/games/seven-wonders/offers.ts';
import { previewMove } from '../src/games/seven-wonders/preview.ts';
import { warOn } from '../src/games/seven-wonders/war.ts';

/** The view as it comes off the wire. */
const sent = (state: SevenWondersState, viewer: number): SevenWondersView => JSON.parse(JSON.stringify(sevenWonders.view(state, viewer)));

const stateOf = (words: SevenWondersPosition): SevenWondersState => {
  const position = sevenWonders.position(words, new FastRng(7));
  if (!position.ok) throw new Error(`${position.error.path}: ${position.error.detail}`);
  return position.value.state;
};

const momentOf = (view: SevenWondersView, more: Partial<Moment> = {}): Moment => ({
  awaiting: view.awaiting,
  ready: [],
  sealed: [],
  ...more,
});

const read = (state: SevenWondersState, you: number | undefined, more: Partial<Moment> = {}): Table => {
  const view = sent(state, you ?? SPECTATOR);
  return readTable(view, imagine(view), you, momentOf(view, more));
};

const tableOf = (words: SevenWondersPosition, you = 0): Table => read(stateOf(words), you);

const logged = (seq: number, event: { kind: string }) => ({ seq, at: 0, event });

/** Every state of one random game. */
const walk = (options: SevenWondersOptions, seed: number, visit: (state: SevenWondersState) => void): void => {
  const rng = new FastRng(seed);
  const list = new ActionList();
  const state = sevenWonders.blank(options);
  sevenWonders.setup(options, rng, state);
  for (;;) {
    visit(state);
    const awaited = seatsOf(sevenWonders.awaiting(state));
    if (awaited.length === 0) return;
    const joint = new Int32Array(options.seats).fill(NO_ACTION);
    for (const seat of awaited) {
      sevenWonders.actions(state, seat, list);
      joint[seat] = list.at(rng.int(list.length));
    }
    sevenWonders.step(state, joint);
  }
};

/** Four cities side by side; seat 1 is on the left of seat 0, seat 3 on its right. */
const FOUR = { seats: 4 } as const;

/** The next stage of Gizah by Day after so many. */
const gizahNext = (stages: number) =>
  nextStage(cityAt(tableOf({ options: FOUR, age: 2, cities: [{ board: 'gizah', side: 'day', stages }] }), 0));

const priceIn = (words: SevenWondersPosition, card: Parameters<typeof askBuild>[2]) => {
  const table = tableOf(words);
  return priceOf(askBuild(table, 0, card));
};

const city = (shields: number, diplomacy = 0) => ({
  diplomacy,
  built: ([[], ['stockade'], ['barracks', 'guard-tower'], ['stockade', 'barracks', 'guard-tower']] as const)[shields] ?? [],
});

describe('seats', () => {
  it('sit as they do at a table: left, those above from left to right, right', () => {
    const table = tableOf({ options: { seats: 7 } }, 2);
    expect([table.left, ...table.ring, table.right]).toEqual([3, 4, 5, 6, 0, 1]);
  });
  it('leave nobody above at three', () => {
    expect(tableOf({ options: { seats: 3 } }).ring).toEqual([]);
  });
  it('show seat 0 below to a spectator, without a hand', () => {
    const table = read(stateOf({ options: FOUR }), undefined);
    expect([table.me, table.seated, table.mine]).toEqual([0, false, false]);
    expect(cityAt(table, 0).hand).toBeUndefined();
  });
  it('pass to the left in Ages I and III, to the right in Age II', () => {
    expect(([1, 2, 3] as const).map((age) => tableOf({ options: FOUR, age }).pass)).toEqual(['left', 'right', 'left']);
  });
  it('are ready, thinking or idle', () => {
    const state = stateOf({ options: FOUR });
    const table = read(state, 0, { ready: [1], awaiting: [0, 1, 2] });
    expect([0, 1, 2, 3].map((seat) => moodOf(table, seat))).toEqual(['thinking', 'ready', 'thinking', 'idle']);
    expect(waitingFor(table)).toEqual([0, 2]);
  });
  it('keep the sealed choice across a reload', () => {
    const sealed = { kind: 'sell', card: 'altar' };
    expect(read(stateOf({ options: FOUR }), 0, { sealed: [sealed], ready: [0] }).sealed).toEqual(sealed);
  });
  it('have a partner only in teams, and see its hand only then', () => {
    const alone = tableOf({ options: FOUR });
    expect([alone.partner, allegiance(alone, 1), cityAt(alone, 1).hand]).toEqual([undefined, undefined, undefined]);
    const team = tableOf({ options: { seats: 4, cities: true, teams: true } }, 2);
    expect([team.partner, allegiance(team, 3), allegiance(team, 1)]).toEqual([3, 'mate', 'foe']);
    expect(cityAt(team, 3).hand).toHaveLength(cityAt(team, 3).handCount);
    expect(cityAt(team, 1).hand).toBeUndefined();
  });
});

describe('a city', () => {
  it('has a purple column from Age III on, a black one with Cities', () => {
    expect(coloursOf(tableOf({ options: FOUR, age: 2 }).view)).not.toContain('purple');
    expect(coloursOf(tableOf({ options: FOUR, age: 3 }).view)).toContain('purple');
    expect(coloursOf(tableOf({ options: { seats: 4, cities: true } }).view)).toContain('black');
  });
  it('counts its conflict tokens by their points', () => {
    const table = tableOf({ options: FOUR, age: 3, cities: [{ victories: [2, 1, 0], defeats: 2 }] });
    expect(tokensOf(cityAt(table, 0))).toEqual([1, 1, 3, -1, -1]);
  });
  it('knows the next stage until the wonder is complete', () => {
    expect(gizahNext(1)?.cost).toEqual({ clay: 2, cloth: 1 });
    expect(gizahNext(3)).toBeUndefined();
  });
});

describe('goods', () => {
  const words: SevenWondersPosition = {
    options: { seats: 4, cities: true },
    age: 2,
    cities: [
      { board: 'rhodes', side: 'day', built: ['west-trading-post', 'caravansery'] },
      { board: 'gizah', side: 'day', built: ['stone-pit', 'timber-yard', 'loom-i', 'forum'] },
    ],
  };
  it('for sale are those of board, brown and grey cards, by price', () => {
    expect(sellsOf(tableOf(words), 'left')).toEqual([
      { price: 1, cut: true, goods: [['stone'], ['stone'], ['wood', 'stone']] },
      { price: 2, cut: false, goods: [['cloth']] },
    ]);
  });
  it('made but not for sale are the choices of yellow cards', () => {
    expect(makesOf(tableOf(words), 1)).toContainEqual(['glass', 'papyrus', 'cloth']);
    expect(makesOf(tableOf(words), 0)).toEqual([['ore'], ['wood', 'stone', 'ore', 'clay']]);
  });
  it('of one price stand together in narrow places', () => {
    const groups = sellsOf(tableOf({ ...words, cities: [{ board: 'rhodes', side: 'day' }, words.cities?.[1] ?? {}] }), 'left');
    expect(groups).toHaveLength(2);
    expect(byPrice(groups)).toEqual([{ price: 2, cut: false, goods: [['stone'], ['stone'], ['wood', 'stone'], ['cloth']] }]);
  });
  it('of the initial resource are cheaper by the Smuggler’s Cache, and only that one symbol', () => {
    const cheap = tableOf({ ...words, cities: [{ board: 'rhodes', side: 'day', built: ['smugglers-cache'] }, words.cities?.[1] ?? {}] });
    expect(sellsOf(cheap, 'left')[0]).toEqual({ price: 1, cut: true, goods: [['stone']] });
    expect(rebateOf(cheap, 'left')).toBe(0);
  });
  it('are rebated once by a wharf', () => {
    const table = tableOf({ ...words, cities: [{ built: ['west-clandestine-wharf'] }] });
    expect([rebateOf(table, 'left'), rebateOf(table, 'right')]).toEqual([1, 0]);
  });
});

describe('prices', () => {
  const base: SevenWondersPosition = {
    options: FOUR,
    age: 2,
    cities: [
      { board: 'rhodes', side: 'day', coins: 6, built: ['baths'], hand: ['aqueduct', 'temple', 'statue', 'laboratory', 'foundry'] },
      { board: 'gizah', side: 'day', built: ['lumber-yard', 'clay-pool'] },
      { board: 'olympia', side: 'day' },
      { board: 'ephesus', side: 'day', built: ['brickyard'] },
    ],
  };
  it('say chain, bank, neighbours', () => {
    expect(priceIn(base, 'aqueduct')).toEqual({ kind: 'chain', chain: 'waterdrop' });
    expect(priceIn(base, 'foundry')).toEqual({ kind: 'pay', bank: 1, left: 0, right: 0 });
    expect(priceIn(base, 'laboratory')).toEqual({ kind: 'pay', bank: 0, left: 0, right: 6 });
  });
  it('say what nobody sells', () => {
    expect(priceIn(base, 'temple')).toEqual({ kind: 'no', refusal: { code: 'no-source', resources: ['glass'] } });
  });
  it('say how many coins are short', () => {
    const poor = { ...base, cities: [{ ...base.cities?.[0], coins: 4 }, ...(base.cities ?? []).slice(1)] };
    expect(priceIn(poor, 'laboratory')).toEqual({ kind: 'no', refusal: { code: 'too-expensive', short: 2 } });
  });
  it('stand also while another decision is owed', () => {
    const reason = askBuild(tableOf(base), 0, 'foundry');
    expect(priceOf({ ...reason, possible: false, why: [{ code: 'other-decision', decision: 'loss' }] })).toEqual({
      kind: 'pay',
      bank: 1,
      left: 0,
      right: 0,
    });
  });
  it('offer every sensible split, cheapest first, with its bill', () => {
    const table = tableOf(base);
    const offer = offerOf(table, 'build', 'laboratory', movesOf(table, 0));
    expect(offer.splits.map((split) => split.pay)).toEqual([
      { left: 0, right: 6 },
      { left: 2, right: 4 },
    ]);
    const [, split] = offer.splits;
    if (offer.reason.bill === undefined || split === undefined) throw new Error('a bill and two splits');
    expect(billRows(offer.reason.bill, split)).toEqual([
      {
        resource: 'clay',
        count: 2,
        own: 0,
        bought: [
          { from: 'left', count: 1, coins: 2, each: 2 },
          { from: 'right', count: 1, coins: 2, each: 2 },
        ],
        coins: 4,
      },
      { resource: 'papyrus', count: 1, own: 0, bought: [{ from: 'right', count: 1, coins: 2, each: 2 }], coins: 2 },
    ]);
    expect(moveOf('build', 'laboratory', split.pay)).toEqual({ kind: 'build', card: 'laboratory', pay: { left: 2, right: 4 } });
    expect(moveOf('build', 'aqueduct', { left: 0, right: 0 })).toEqual({ kind: 'build', card: 'aqueduct' });
  });
  it('offer only what the engine lists, and something whenever it says possible', () => {
    let offers = 0;
    walk({ seats: 4, cities: true, teams: true, boards: 'random', sides: 'mixed' }, 3, (state) => {
      if (sevenWonders.view(state, 0).decision !== 'turn') return;
      const table = read(state, 0);
      const moves = movesOf(table, 0);
      for (const card of cityAt(table, 0).hand ?? []) {
        for (const kind of ['build', 'stage'] as const) {
          const offer = offerOf(table, kind, card, moves);
          expect(offer.splits.length > 0, `${kind} ${card}`).toBe(offer.reason.possible);
          for (const split of offer.splits) expect(split.total).toBeLessThanOrEqual(cityAt(table, 0).coins);
          offers += offer.splits.length;
        }
      }
    });
    expect(offers).toBeGreaterThan(20);
  });
});

describe('the war', () => {
  it('is won, lost or equal, with the points of the age', () => {
    const table = tableOf({ options: { seats: 3, cities: true }, age: 2, cities: [city(1), city(0), city(2)] });
    expect(warOn(table, 'left')).toMatchObject({ kind: 'fight', outcome: 'win', foe: 1, absent: false, mine: 1, theirs: 0, points: 3 });
    expect(warOn(table, 'right')).toMatchObject({ kind: 'fight', outcome: 'lose', foe: 2, points: -1 });
    expect(warOn(read(stateOf({ options: { seats: 3 }, cities: [{}, {}, {}] }), 0), 'left')).toMatchObject({ outcome: 'tie', points: 0 });
  });
  it('meets whoever sits behind an absent neighbour', () => {
    const table = tableOf({ options: { seats: 5, cities: true }, age: 1, cities: [city(1), city(0, 1), city(2), city(0), city(0)] });
    expect(warOn(table, 'left')).toMatchObject({ outcome: 'lose', foe: 2, absent: true, points: -1 });
    expect(warOn(table, 'right')).toMatchObject({ outcome: 'win', foe: 4, absent: false });
  });
  it('is not fought by a seat that sits out', () => {
    const table = tableOf({ options: { seats: 5, cities: true }, cities: [city(3, 1), city(0)] });
    expect(warOn(table, 'left')).toEqual({ kind: 'none', why: 'stays-away' });
  });
  it('is fought once when only two are left, and shown on one side', () => {
    const table = tableOf({ options: { seats: 4, cities: true }, cities: [city(1), city(0, 1), city(0), city(0, 1)] });
    expect(warOn(table, 'left')).toMatchObject({ outcome: 'win', foe: 2, absent: true });
    expect(warOn(table, 'right')).toEqual({ kind: 'none', why: 'nobody' });
  });
  it('is doubled against the other team and not fought between partners', () => {
    const words = { options: { seats: 4, cities: true, teams: true }, age: 2, cities: [city(1), city(0), city(0), city(0)] } as const;
    expect(warOn(tableOf(words), 'left')).toEqual({ kind: 'none', why: 'partners' });
    expect(warOn(tableOf(words), 'right')).toMatchObject({ outcome: 'win', stakes: 2, points: 6 });
  });
});

describe('chains', () => {
  it('lead from a card to those that it makes free, and back', () => {
    const table = tableOf({ options: FOUR });
    for (const card of CARD_IDS)
      for (const { chain, to } of leadsOf(table, card)) {
        expect(cardDef(to).chainIn).toBe(chain);
        if (cardDef(card).copies?.some((seats) => seats <= 4)) expect(rootsOf(table, to)).toContainEqual({ chain, to: card });
      }
    expect(rootsOf(table, 'lumber-yard')).toEqual([]);
    expect(rootsOf(table, 'aqueduct').map(({ to }) => to)).toEqual(['baths']);
  });
});

describe('a preview', () => {
  it('says coins, points and shields after the move', () => {
    const table = tableOf({
      options: FOUR,
      age: 1,
      cities: [{ board: 'rhodes', side: 'day', coins: 3, hand: ['barracks', 'tavern', 'altar'] }],
    });
    expect(previewMove(table, { kind: 'build', card: 'barracks' })).toMatchObject({
      shields: { before: 0, after: 1 },
      coins: { before: 3, after: 3 },
    });
    expect(previewMove(table, { kind: 'build', card: 'tavern' })).toMatchObject({ coins: { before: 3, after: 8 } });
    expect(previewMove(table, { kind: 'build', card: 'altar' })).toMatchObject({ points: { before: 1, after: 4 } });
    expect(previewMove(table, { kind: 'build', card: 'senate' })).toBeUndefined();
  });
  it('says who would have to lose coins', () => {
    const table = tableOf({ options: { seats: 4, cities: true }, age: 1, cities: [{ hand: ['opium-stash'] }] });
    expect(previewMove(table, { kind: 'build', card: 'opium-stash' })).toMatchObject({ losers: 3, loss: 1 });
  });
  it('says how the conflicts would end, which symbols there are, and what the city makes', () => {
    const table = tableOf({
      options: FOUR,
      age: 1,
      cities: [{ board: 'rhodes', side: 'day', coins: 3, hand: ['barracks', 'tavern', 'lumber-yard'] }],
    });
    const shields = previewMove(table, { kind: 'build', card: 'barracks' });
    expect(shields?.wars.map(({ side, war }) => [side, war.kind === 'fight' && war.outcome])).toEqual([
      ['left', 'win'],
      ['right', 'win'],
    ]);
    expect(shields).toMatchObject({ symbols: [], makes: [] });
    expect(previewMove(table, { kind: 'build', card: 'tavern' })).toMatchObject({ wars: [], symbols: [], makes: [] });
    expect(previewMove(table, { kind: 'build', card: 'lumber-yard' })?.makes).toEqual(expect.arrayContaining([['ore'], ['wood']]));
  });
  it('leaves the table as it was', () => {
    const table = tableOf({ options: FOUR, cities: [{ board: 'rhodes', hand: ['barracks'] }] });
    const before = [...table.state.bytes];
    previewMove(table, { kind: 'build', card: 'barracks' });
    expect([...table.state.bytes]).toEqual(before);
  });
});

describe('every moment of a game', () => {
  const settings: readonly SevenWondersOptions[] = [
    { seats: 3, cities: false, teams: false, boards: 'random', sides: 'night' },
    { seats: 7, cities: true, teams: false, boards: 'draft', sides: 'choose' },
  ];
  it('can be drawn for every viewer', () =>
    forRows(settings, (options) => {
      const seen = new Set<string>();
      walk(options, 5, (state) => {
        for (const you of [0, options.seats - 1, undefined]) {
          const table = read(state, you);
          seen.add(table.view.decision);
          expect(scoreOf(table).seats).toHaveLength(options.seats);
          if (table.mine) expect(movesOf(table, table.me).length).toBeGreaterThan(0);
          if (table.view.age === 0) continue;
          for (const side of ['left', 'right'] as const) {
            warOn(table, side);
            for (const group of sellsOf(table, side)) expect(group.goods.length).toBeGreaterThan(0);
          }
          for (const card of (you === undefined ? undefined : cityAt(table, you).hand) ?? [])
            expect(priceOf(askBuild(table, table.me, card))).toBeDefined();
          lossCauses(table);
        }
      });
      expect([...seen]).toEqual(expect.arrayContaining(['turn', 'over']));
    }));
});

describe('the log', () => {
  it('adds up what a seat got when cards were last turned up', () => {
    const events = lastReveal([
      logged(1, { kind: 'sold' }),
      { seq: 2, at: 0, event: { kind: 'built', seat: 0 } as { kind: string } },
      { seq: 2, at: 0, event: { kind: 'coins', seat: 0, count: 5 } as { kind: string } },
      { seq: 2, at: 0, event: { kind: 'trade-income', seat: 0, count: 2 } as { kind: string } },
      { seq: 2, at: 0, event: { kind: 'coins', seat: 1, count: 9 } as { kind: string } },
      logged(3, { kind: 'loss-settled' }),
    ]);
    expect(incomeOf(events, 0)).toBe(7);
  });
  it('says acts at once, and at the end only the conflicts and the winners', () => {
    expect(
      headlineOf([
        { kind: 'passed', to: 'left' },
        { kind: 'age-began', age: 2 },
      ]).map((e) => e.kind),
    ).toEqual(['age-began']);
    expect(
      headlineOf([
        { kind: 'sold', seat: 0, card: undefined, income: 3 },
        { kind: 'conflicts', age: 3, conflicts: [], diplomacy: [], victories: [], defeats: [] },
        { kind: 'over', winners: [1] },
      ]).map((e) => e.kind),
    ).toEqual(['conflicts', 'over']);
  });
});
