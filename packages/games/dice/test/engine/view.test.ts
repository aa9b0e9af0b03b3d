import { SPECTATOR } from '@maravilha/kernel';
import { viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import {
  CITY_IDS,
  type DiceState,
  type DiceView,
  dice,
  FORUM_DICE,
  RESOURCES,
  spaceOf,
  START_COINS,
  structureIn,
} from '../../src/index.ts';
import { play, printedOn, randomGames, seatsAt, spacesOf, stateWith } from '../kit/random.ts';

const seen = (s: DiceState): DiceView => dice.view(s, SPECTATOR);

test('every viewer sees the same', () => {
  randomGames(1, (s) => {
    const open = JSON.stringify({ ...seen(s), viewer: 0 });
    for (const viewer of viewersOf(s)) {
      const view = dice.view(s, viewer);
      if (view.viewer !== viewer) expect(view.viewer).toBe(viewer);
      if (JSON.stringify({ ...view, viewer: 0 }) !== open) expect.fail(`viewer ${viewer} sees something else`);
    }
  });
});

test('fresh are the spaces that were not crossed off when the turn began', () => {
  let turn = -1;
  let before: readonly (readonly string[])[] = [];
  let fresh = 0;
  randomGames(1, (s) => {
    const view = seen(s);
    if (view.turn !== turn) {
      turn = view.turn;
      before = view.seats.map(({ crossed }) => crossed);
    }
    view.seats.forEach((city, seat) => {
      const expected = city.crossed.filter((space) => !before[seat].includes(space));
      if (city.fresh.join() !== expected.join()) expect(city.fresh).toEqual(expected);
      fresh += city.fresh.length;
    });
  });
  expect(fresh).toBeGreaterThan(1000);
});

test('a seat is awaited if it owes a decision, and the first thing pending is that decision', () => {
  const met = new Set<string>();
  randomGames(1, (s) => {
    const { phase, seats, active } = seen(s);
    seats.forEach(({ decision, pending }, seat) => {
      const awaited = ((dice.awaiting(s) >>> seat) & 1) === 1;
      if (awaited !== (decision !== 'ready' && decision !== 'over')) expect.fail(`seat ${seat}: ${decision}`);
      if (phase === 'turn' && (pending[0]?.kind ?? 'ready') !== decision) expect(pending[0]?.kind).toBe(decision);
      if (phase === 'city' && (decision === 'city') !== (seat === active)) expect.fail(`seat ${seat} chooses a city`);
      met.add(decision);
    });
  });
  expect([...met].sort()).toEqual(['action', 'bonus', 'city', 'cross', 'free-die', 'over', 'ready']);
});

test('the Forum always has its dice, in the order of the list', () => {
  randomGames(1, (s) => {
    const { phase, forum } = seen(s);
    if (forum.length !== (phase === 'city' ? 0 : FORUM_DICE)) expect(forum).toHaveLength(FORUM_DICE);
  });
  const { forum } = seen(stateWith({ forum: { blue: { face: 'owl', section: 3 }, red: { face: 6, section: 0 } } }));
  expect(forum.map(({ die }) => die)).toEqual(['grey-1', 'grey-2', 'grey-3', 'blue', 'red', 'yellow', 'green']);
  expect(forum[3]).toEqual({ die: 'blue', face: 4, symbol: 'owl', section: 3 });
  expect(forum[4]).toEqual({ die: 'red', face: 5, symbol: 'axe', section: 0 });
});

test('what is opened last comes first: the bonus of a completed structure, then what its last space gives', () => {
  const last = 'wonder.w3';
  const s = stateWith({
    cities: [{ city: 'olympia', crossed: spacesOf('olympia', 'wonder').filter((space) => space !== last), coins: 20 }, {}],
  });
  expect(spaceOf('olympia', last)?.effects).toEqual([{ kind: 'constructFreeDie' }]);
  play(s, 0, { kind: 'wonder' });
  expect(seen(s).seats[0]).toMatchObject({ decision: 'bonus', pending: [{ kind: 'bonus' }, { kind: 'free-die' }], fresh: [last] });
  expect(seen(s).seats[1].decision).toBe('action');
  play(s, 0, { kind: 'bonus', bonus: 'cross' });
  expect(seen(s).seats[0]).toMatchObject({
    decision: 'cross',
    pending: [{ kind: 'cross', colours: ['blue', 'yellow', 'green', 'red'], count: 1 }, { kind: 'free-die' }],
    bonuses: ['cross'],
  });
});

test('a city tells what it has crossed off, recorded, unlocked and spent', () => {
  const crossed = [...spacesOf('giza', 'university', 'warehouse'), 'barracksEast.a1', 'barracksEast.a2'] as const;
  const s = stateWith({
    cities: [
      { city: 'giza', crossed, attacks: { 'barracksEast.a2': printedOn('barracksEast.a2') - 1 }, coins: 5, spent: 9 },
      { crossed: ['barracksWest.d1'] },
    ],
  });
  const [city] = seen(s).seats;
  expect(city).toMatchObject({ city: 'giza', coins: 5, spent: 9, resources: RESOURCES.length, fresh: [], agoraFirst: false });
  expect([...city.unlocked].sort()).toEqual(['black', 'purple', 'white']);
  expect(city.attacks).toEqual({ 'barracksEast.a1': printedOn('barracksEast.a1'), 'barracksEast.a2': printedOn('barracksEast.a2') - 1 });
  expect([...city.crossed].sort()).toEqual([...crossed].sort());
  // In the order of the sheet: one structure after the other.
  const order = city.crossed.map(structureIn).filter((structure, n, all) => structure !== all[n - 1]);
  expect(order).toEqual(['warehouse', 'barracksEast', 'university']);
  expect(city.bonuses).toHaveLength(1);
});

test('while cities are chosen no die lies in the Forum, and what is offered shrinks', () => {
  let n = 0;
  randomGames(1, (state) => {
    const { phase, seats, offered, forum, turn, active, first } = seen(state);
    if (phase !== 'city') return;
    n++;
    const chosen = seats.flatMap(({ city }) => (city === undefined ? [] : [city]));
    expect([...chosen, ...offered].sort()).toEqual([...CITY_IDS].sort());
    expect([forum.length, turn, (first + chosen.length) % state.seats]).toEqual([0, 0, active]);
    for (const seat of seatsAt(state)) expect(seats[seat]).toMatchObject({ coins: START_COINS, crossed: [], pending: [] });
  });
  expect(n).toBe(2 + 3 + 4 + 5 + 6 + 6);
});

test('after the last turn the view is over, with its winners', () => {
  const s = stateWith({
    cities: [{ city: 'giza', crossed: spacesOf('giza', 'wonder', 'barracksWest', 'barracksEast') }, { city: 'rhodes' }],
  });
  expect(seen(s)).toMatchObject({ phase: 'turn', last: true, winners: [] });
  const joint = new Int32Array(2).fill(dice.toAction(s, 0, { kind: 'pass' }) as number);
  dice.step(s, joint);
  expect(seen(s)).toMatchObject({ phase: 'over', winners: [0] });
  expect(seen(s).seats.map(({ decision }) => decision)).toEqual(['over', 'over']);
});
