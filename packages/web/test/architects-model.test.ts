import {
  architects,
  type ArchitectsMove,
  type ArchitectsOptions,
  type ArchitectsPosition,
  type ArchitectsState,
} from '@maravilha/architects';
import { ActionList, FastRng, NO_ACTION, SPECTATOR } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, it } from 'vitest';
import { headlineOf } from '../src/games/architects/log.ts';
import {
  ask,
  availableOf,
  cityAt,
  countOf,
  decksOf,
  groupsOf,
  imagine,
  isNext,
  movesOf,
  readTable,
  scoreOf,
  type Table,
} from '../src/games/architects/model.ts';
import { othersOf } from '../src/table/sight.ts';
import { buildMove, canEnd, chancesIn, keepFollows, reachOf, takeableOf, tasksOf } from '../src/games/architects/turn.ts';
import { forecastOf } from '../src/games/architects/war.ts';

const stateOf = (words: ArchitectsPosition): ArchitectsState => {
  const made = architects.position(words, new FastRng(7));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.state;
};

const seenBy = (state: ArchitectsState, you: number | undefined): Table => {
  const view = architects.view(state, you ?? SPECTATOR);
  return readTable(view, imagine(view), you);
};
const read = (state: ArchitectsState, seat = 0): Table => seenBy(state, seat);

const play = (state: ArchitectsState, seat: number, move: ArchitectsMove): void => {
  const action = architects.toAction(state, seat, move);
  if (typeof action !== 'number') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(action)}`);
  const joint = new Int32Array(cityCount(state)).fill(NO_ACTION);
  joint[seat] = action;
  architects.step(state, joint);
};
const cityCount = (state: ArchitectsState): number => architects.view(state, SPECTATOR).seats.length;

const FOUR = { seats: 4 } as const;
const availableAt = (wonder: 'rhodes' | 'giza' | 'babylon', built: readonly (1 | 2 | 3)[]) =>
  availableOf(cityAt(read(stateOf({ options: FOUR, cities: [{ wonder, built }] })), 0));
const GIZA = { wonder: 'giza' } as const;

/** The seat takes its own card; what is then open. */
const afterTaking = (words: ArchitectsPosition): { readonly table: Table; readonly moves: readonly ArchitectsMove[] } => {
  const state = stateOf(words);
  play(state, 0, { kind: 'take', deck: architects.view(state, 0).seats[0]?.wonder ?? 'central' });
  const table = read(state);
  return { table, moves: movesOf(table, 0) };
};

describe('seats', () => {
  it('go round from my left, seen from my place', () => {
    const table = read(stateOf({ options: FOUR }), 2);
    expect(othersOf(table)).toEqual([3, 0, 1]);
    expect([table.left, table.right]).toEqual([3, 1]);
  });
  it('are seen from seat 0 by somebody who watches, without a decision', () => {
    const table = seenBy(stateOf({ options: FOUR }), undefined);
    expect([table.me, table.seated, table.mine]).toEqual([0, false, false]);
  });
  it('owe the decision one at a time, and the left neighbour is next', () => {
    const state = stateOf({ options: FOUR, turn: 1 });
    expect([0, 1, 2].map((seat) => read(state, seat).mine)).toEqual([false, true, false]);
    expect([0, 1, 2].map((seat) => isNext(read(state), seat))).toEqual([false, false, true]);
  });
});

describe('decks', () => {
  const cities = [GIZA, { wonder: 'rhodes' }, { wonder: 'babylon' }, { wonder: 'ephesus' }] as const;
  it('stand between their two owners: mine on my left, that of my right neighbour on my right', () => {
    const decks = decksOf(read(stateOf({ options: FOUR, cities })));
    expect(decks.map(({ id, spot, owner }) => [id, spot, owner])).toEqual([
      ['giza', 'own', 0],
      ['central', 'central', undefined],
      ['ephesus', 'near', 3],
      ['rhodes', 'far', 1],
      ['babylon', 'far', 2],
    ]);
  });
  it('are one for each seat and the central one, however many sit there', () =>
    forRows([2, 3, 4, 5, 6, 7], (seats) => {
      const ids = decksOf(read(stateOf({ options: { seats } }))).map((deck) => deck.id);
      expect(new Set(ids).size).toBe(seats + 1);
    }));
  it('within reach are three, from left to right, with what follows from each that is seen', () => {
    const table = read(stateOf({ options: FOUR, cities: [{ ...GIZA, cards: { wood: 1 } }], decks: { giza: { top: ['coin'] } } }));
    const reach = reachOf(table, movesOf(table, 0));
    expect(reach.map(({ deck, open, key }) => [deck.spot, open, key])).toEqual([
      ['own', true, 1],
      ['central', true, 2],
      ['near', true, 3],
    ]);
    expect(reach[0]?.follows?.stages).toEqual([{ stage: 1, points: 4 }]);
    expect(reach[1]?.follows).toBeUndefined();
  });
  it('are told of while others play, but cannot be taken', () => {
    const table = read(stateOf({ options: FOUR, cities, turn: 2 }));
    const reach = reachOf(table, []);
    expect(reach.map((choice) => choice.open)).toEqual([false, false, false]);
    expect(reach[0]?.follows).toBeDefined();
  });
  it('show the top of the central one to who has looked, with what follows', () => {
    const words: ArchitectsPosition = { options: FOUR, cat: 0, cities: [{ cards: { gear: 1 } }], decks: { central: { top: ['gear'] } } };
    const seen = read(stateOf(words));
    expect(reachOf(seen, movesOf(seen, 0))[1]?.follows?.exchange).toBe('pair');
    expect(reachOf(read(stateOf(words), 1), [])[1]?.deck.top).toBeUndefined();
  });
});

describe('a city', () => {
  it('lies by colour in the order of the game', () => {
    expect(groupsOf({ 'blue-3': 2, coin: 1, wood: 1, 'red-1': 1 }).map((group) => group.colour)).toEqual(['grey', 'yellow', 'red', 'blue']);
    expect(countOf({ 'blue-3': 2, coin: 1 })).toBe(3);
  });
  it('can build what stands on built stages only', () => {
    expect(availableAt('rhodes', [])).toEqual([1, 2]);
    expect(availableAt('giza', [1])).toEqual([2]);
    expect(availableAt('babylon', [1, 2, 3])).toEqual([4, 5]);
  });
});

describe('the chance of a deck', () => {
  it('counts the cards left that build a stage or earn a token, by what lies open alone', () => {
    const cards = { wood: 1, compass: 1 };
    const state = stateOf({ options: FOUR, cities: [{ wonder: 'giza', cards }] });
    const table = read(state);
    const central = decksOf(table).find((deck) => deck.owner === undefined);
    if (central === undefined) throw new Error('there is no central deck');
    const { left } = central;
    expect(chancesIn(table, central)).toContainEqual({ kind: 'exchange', count: left.compass });
    // The order of the deck is not known to the page, so it cannot matter.
    expect(chancesIn(table, { ...central, top: undefined })).toEqual(chancesIn(table, central));
    expect(chancesIn(seenBy(state, undefined), central)).toEqual([]);
    for (const { count } of chancesIn(table, central)) expect(count).toBeLessThanOrEqual(central.count);
  });
});

describe('what is open in a turn', () => {
  it('is a stage with every way to pay, fewest coins first, and what stays', () => {
    const { table, moves } = afterTaking({
      options: FOUR,
      cities: [{ ...GIZA, built: [1, 2], cards: { wood: 1, stone: 1 }, tokens: ['crafts'] }],
      decks: { giza: { top: ['papyrus', 'coin'] } },
    });
    const tasks = tasksOf(table, moves);
    expect(tasks.map((task) => task.kind)).toEqual(['build', 'extra']);
    expect(tasks.map(({ forced }) => forced)).toEqual([true, false]);
    expect(canEnd(moves)).toBe(false);
    const [build] = tasks;
    if (build?.kind !== 'build') throw new Error('a stage to build');
    expect(build).toMatchObject({ stage: 3, points: 6 });
    expect(build.ways.map(({ cards, stays }) => [cards, stays])).toEqual([[['wood', 'stone', 'papyrus'], []]]);
  });
  it('lists several ways, and each is a legal move', () => {
    const state = stateOf({
      options: { ...FOUR, coins: 'free' },
      cities: [{ ...GIZA, built: [1, 2], cards: { wood: 1, stone: 1 }, tokens: ['crafts'] }],
      decks: { giza: { top: ['papyrus', 'coin'] } },
    });
    play(state, 0, { kind: 'take', deck: 'giza' });
    play(state, 0, { kind: 'take', deck: 'giza' });
    const table = read(state);
    const moves = movesOf(table, 0);
    const [build] = tasksOf(table, moves);
    if (build?.kind !== 'build') throw new Error('a stage to build');
    expect(build.ways.map((way) => way.coins)).toEqual([0, 1, 1, 1]);
    expect(build.ways.map((way) => way.stays)).toEqual([['coin'], ['papyrus'], ['stone'], ['wood']]);
    for (const way of build.ways) expect(moves).toContainEqual(buildMove(3, way));
  });
  it('is an exchange with every set that could be given', () => {
    const { table, moves } = afterTaking({
      options: FOUR,
      cities: [{ ...GIZA, cards: { gear: 1, compass: 1 }, tokens: ['science'] }],
      decks: { giza: { top: ['tablet'] } },
    });
    expect(tasksOf(table, moves)).toMatchObject([
      { kind: 'exchange', sets: [['compass', 'gear', 'tablet']] },
      { kind: 'extra', tokens: ['science'] },
    ]);
  });
  it('is only an extra card that may be left', () => {
    const { table, moves } = afterTaking({
      options: FOUR,
      cities: [{ ...GIZA, tokens: ['urbanism'] }],
      decks: { giza: { top: ['wood'] } },
    });
    expect(tasksOf(table, moves)).toEqual([{ kind: 'extra', tokens: ['urbanism'], forced: false }]);
    expect(canEnd(moves)).toBe(true);
    expect(reachOf(table, moves).map((choice) => choice.open)).toEqual([true, true, true]);
  });
  it('is any deck with Alexandria, by the key of its place', () => {
    const { table, moves } = afterTaking({
      options: { seats: 5 },
      cities: [{ wonder: 'alexandria', built: [1], cards: { wood: 1 } }],
      decks: { alexandria: { top: ['wood'] } },
    });
    expect(table.view.decision).toBe('any-deck');
    expect(takeableOf(table, moves).map((choice) => choice.key)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tasksOf(table, moves)).toEqual([]);
  });
  it('tells what follows from keeping a card of a search', () => {
    const state = stateOf({
      options: FOUR,
      cities: [{ wonder: 'halicarnassus', built: [1], cards: { wood: 1, gear: 1 } }],
      decks: { halicarnassus: { top: ['wood', 'stone', 'gear', 'coin', 'tablet', 'glass'] } },
    });
    play(state, 0, { kind: 'take', deck: 'halicarnassus' });
    play(state, 0, { kind: 'search', deck: 'halicarnassus' });
    const table = read(state);
    expect(table.view.decision).toBe('keep');
    expect(keepFollows(table, 'gear')).toMatchObject({ card: 'gear', exchange: 'pair' });
    expect(keepFollows(table, 'tablet')).toMatchObject({ card: 'tablet', exchange: undefined });
  });
});

describe('the battle', () => {
  it('is told against both neighbours', () => {
    const table = read(
      stateOf({ options: FOUR, cities: [{ cards: { 'red-0': 2 } }, { cards: { 'red-0': 1 } }, {}, { cards: { 'red-0': 2 } }] }),
    );
    expect(forecastOf(table)).toEqual({
      duels: [
        { foe: 1, side: 'left', mine: 2, theirs: 1, outcome: 'win' },
        { foe: 3, side: 'right', mine: 2, theirs: 2, outcome: 'tie' },
      ],
      victories: 1,
    });
  });
  it('is one comparison at a table of two, worth two tokens for twice the shields', () => {
    const table = read(stateOf({ options: { seats: 2 }, cities: [{ cards: { 'red-0': 2 } }, { cards: { 'red-0': 1 } }] }));
    expect(forecastOf(table)).toEqual({ duels: [{ foe: 1, side: 'only', mine: 2, theirs: 1, outcome: 'win' }], victories: 2 });
  });
});

describe('every moment of a game', () => {
  const OPTIONS: readonly ArchitectsOptions[] = [2, 3, 4, 5, 6, 7].map((seats) => ({
    seats,
    wonders: seats % 2 === 0 ? 'choose' : 'random',
    starter: seats === 4 ? 'choose' : 'random',
    coins: 'missing',
    battle: 'double',
    engineering: 'must',
  }));
  it('can be drawn for every viewer', () =>
    forRows(OPTIONS, (options) => {
      const rng = new FastRng(options.seats);
      const list = new ActionList();
      const state = architects.blank(options);
      architects.setup(options, rng, state);
      const seen = new Set<string>();
      for (;;) {
        const { active, decision } = architects.view(state, SPECTATOR);
        seen.add(decision);
        for (const you of [0, options.seats - 1, undefined]) {
          const table = seenBy(state, you);
          const moves = table.mine ? movesOf(table, table.me) : [];
          expect(scoreOf(table).seats).toHaveLength(options.seats);
          expect(reachOf(table, moves)).toHaveLength(table.view.decks.length === 0 ? 0 : 3);
          if (table.view.decks.length > 0) forecastOf(table);
          if (table.mine && decision === 'act') expect(tasksOf(table, moves).some(({ forced }) => forced)).toBe(!canEnd(moves));
          // Whatever the engine lists in a turn, the table offers.
          for (const move of moves) {
            const tasks = tasksOf(table, moves);
            if (move.kind === 'build')
              expect(tasks.some((t) => t.kind === 'build' && t.ways.some((way) => way.id === move.pay?.join('+')))).toBe(true);
            if (move.kind === 'take') expect(takeableOf(table, moves).some(({ deck }) => deck.id === move.deck)).toBe(true);
            expect(ask(table, move).possible).toBe(true);
          }
        }
        if (decision === 'over') break;
        list.clear();
        architects.actions(state, active, list);
        const joint = new Int32Array(options.seats).fill(NO_ACTION);
        joint[active] = list.at(rng.int(list.length));
        architects.step(state, joint);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['card', 'over']));
    }));
});

describe('what happened', () => {
  it('is said in acts, and at the end only the battle and the winners', () => {
    expect(
      headlineOf([
        { kind: 'turn', seat: 1 },
        { kind: 'no-card', seat: 1 },
      ]).map((event) => event.kind),
    ).toEqual(['no-card']);
    expect(
      headlineOf([
        { kind: 'no-card', seat: 1 },
        { kind: 'over', ending: 'wonder', winners: [1] },
      ]).map((event) => event.kind),
    ).toEqual(['over']);
  });
});
