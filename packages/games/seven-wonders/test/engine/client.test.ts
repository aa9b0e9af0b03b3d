// What the page asks of the engine beside a view.
import { eventsOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { AGES, sevenWondersTable as engine, type SevenWondersView } from '../../src/index.ts';
import { newGame, tableWith } from '../kit/scenario.ts';

test('hands pass the way that the page draws', () => {
  for (const age of AGES) {
    const g = tableWith({ age });
    expect(eventsOf(g.play(), 'passed')).toEqual([{ kind: 'passed', to: engine.passesTo(age) }]);
  }
});

test('partners are those whose points add up', () => {
  const g = newGame({ seats: 6, teams: true });
  for (const { seats } of g.score().teams) {
    const [one, other] = seats;
    expect(engine.partnerIn(g.view().options, one)).toBe(other);
    expect(engine.partnerIn(g.view().options, other)).toBe(one);
  }
  expect(engine.partnerIn(newGame().view().options, 0)).toBeUndefined();
});

test('the points of a conflict are those of the tokens it brings', () => {
  const g = tableWith({ age: 2, turn: 6, cities: [{ built: ['walls'] }, { built: ['barracks'] }, {}] });
  const conflicts = engine.conflictsOf(g.state);
  g.play();
  for (const seat of [0, 1, 2]) {
    const points = conflicts.filter(({ seats }) => seats.includes(seat)).map((conflict) => engine.pointsFrom(conflict, seat, 2));
    expect(points.reduce((sum, n) => sum + n, 0)).toBe(g.row(seat, 'military'));
  }
});

test('the ranking goes by points, then treasury, with equals at the same place', () => {
  const g = newGame({ seats: 4 });
  const score = { ...g.score(), seats: g.score().seats.map((seat) => ({ ...seat, total: 50 })), winners: [2] };
  const coins = [3, 5, 9, 5];
  const view: SevenWondersView = { ...g.view(), seats: g.view().seats.map((city, seat) => ({ ...city, coins: coins[seat] })) };
  expect(engine.rankingOf(view, score).map(({ seats, place, won }) => [seats, place, won])).toEqual([
    [[2], 1, true],
    [[1], 2, false],
    [[3], 2, false],
    [[0], 4, false],
  ]);
});

test('a state of the page is of the rules of its table', () => {
  const { options } = newGame().view();
  expect(engine.blank(options, 1).rules).toBe(1);
  expect(engine.blank(options).rules).toBe(2);
});
