import type { SeatView, SevenWondersEvent, SevenWondersOptions } from '@maravilha/seven-wonders';
import { describe, expect, it } from 'vitest';
import { type Act, changedBy, FLY, LOSE, MOVE, planOf, TURN_UP, WAR } from '../src/games/seven-wonders/motion/plan.ts';
import { OPTIONS, playedSteps } from './kit/seven-wonders.ts';

const NOTHING = { left: 0, right: 0 };
const built = (seat: number, card: 'baths' | 'altar' | 'theater', pay = NOTHING, bank = 0): SevenWondersEvent => ({
  kind: 'built',
  seat,
  card,
  by: 'payment',
  pay,
  bank,
});
const LANDED = TURN_UP + FLY;

const ofKind = <K extends Act['kind']>(acts: readonly Act[], kind: K) =>
  acts.filter((act): act is Extract<Act, { readonly kind: K }> => act.kind === kind);

describe('what moves when', () => {
  it('turns up all cards of a turn together', () => {
    const acts = planOf([built(0, 'baths'), { kind: 'sold', seat: 1, card: undefined, income: 3 }, built(2, 'altar')], 3);
    expect(ofKind(acts, 'card')).toEqual([
      { kind: 'card', seat: 0, card: 'baths', from: 'hand', to: 'city', at: 0 },
      { kind: 'card', seat: 1, card: undefined, from: 'hand', to: 'discard', at: 0 },
      { kind: 'card', seat: 2, card: 'altar', from: 'hand', to: 'city', at: 0 },
    ]);
  });

  it('lets coins leave when the card lands: to the left neighbour, who sits at the next seat, to the right one, to the bank', () => {
    const acts = planOf([built(3, 'baths', { left: 2, right: 1 }, 1)], 4);
    expect(ofKind(acts, 'coins')).toEqual([
      { kind: 'coins', from: 3, to: 0, count: 2, at: LANDED },
      { kind: 'coins', from: 3, to: 2, count: 1, at: LANDED },
      { kind: 'coins', from: 3, to: 'bank', count: 1, at: LANDED },
    ]);
  });

  it('does not move the income of trade twice', () => {
    const acts = planOf([built(0, 'baths', { left: 2, right: 0 }), { kind: 'trade-income', seat: 1, count: 2 }], 3);
    expect(ofKind(acts, 'coins')).toHaveLength(1);
  });

  it('rolls every treasury once, when its last coin is there', () => {
    const acts = planOf([built(0, 'baths', { left: 2, right: 0 }), { kind: 'coins', seat: 0, count: 4, source: 'baths' }], 3);
    expect(ofKind(acts, 'roll')).toEqual([
      { kind: 'roll', seat: 0, at: LANDED + MOVE / 2 + MOVE },
      { kind: 'roll', seat: 1, at: LANDED + MOVE },
    ]);
  });

  it('lets losses wait for all gains', () => {
    const acts = planOf(
      [built(0, 'baths'), { kind: 'coins', seat: 0, count: 4, source: 'baths' }, { kind: 'loss-settled', seat: 1, coins: 2, debts: 1 }],
      3,
    );
    const gains = LANDED + MOVE / 2 + MOVE;
    expect(ofKind(acts, 'fade')).toEqual([{ kind: 'fade', seat: 1, count: 2, at: gains }]);
    expect(ofKind(acts, 'debts')).toEqual([{ kind: 'debts', seat: 1, count: 1, at: gains }]);
    expect(ofKind(acts, 'roll')).toContainEqual({ kind: 'roll', seat: 1, at: gains + LOSE });
  });

  it('lets a seat that plays again wait until the first card is settled', () => {
    const acts = planOf(
      [built(0, 'baths'), built(1, 'altar'), { kind: 'built', seat: 0, card: 'theater', by: 'discard', pay: NOTHING, bank: 0 }],
      3,
    );
    expect(ofKind(acts, 'card').map(({ seat, from, at }) => ({ seat, from, at }))).toEqual([
      { seat: 0, from: 'hand', at: 0 },
      { seat: 1, from: 'hand', at: 0 },
      { seat: 0, from: 'discard', at: LANDED },
    ]);
  });

  it('passes the hands at once, since the new one can be played already', () => {
    expect(ofKind(planOf([built(0, 'baths'), { kind: 'passed', to: 'right' }], 3), 'pass')).toEqual([{ kind: 'pass', to: 'right', at: 0 }]);
  });

  it('counts conflicts up after the turn, then hands out tokens to both sides', () => {
    const conflict = { seats: [0, 1], shields: [1, 3], winner: 1, stakes: 2 } as const;
    const acts = planOf(
      [built(0, 'baths'), { kind: 'conflicts', age: 2, conflicts: [conflict], diplomacy: [2], victories: [0, 2, 0], defeats: [2, 0, 0] }],
      3,
    );
    expect(ofKind(acts, 'war')).toEqual([{ kind: 'war', conflict, at: LANDED }]);
    expect(ofKind(acts, 'dove')).toEqual([{ kind: 'dove', seat: 2, at: LANDED }]);
    expect(ofKind(acts, 'token')).toEqual([
      { kind: 'token', seat: 1, against: 0, points: 3, count: 2, at: LANDED + WAR },
      { kind: 'token', seat: 0, against: 1, points: -1, count: 2, at: LANDED + WAR },
    ]);
  });
});

const OPTION_SETS: readonly SevenWondersOptions[] = [
  OPTIONS,
  { ...OPTIONS, seats: 3, boards: 'choose', sides: 'choose' },
  { ...OPTIONS, seats: 7, cities: true },
  { ...OPTIONS, seats: 4, cities: true, teams: true },
];

describe.each(OPTION_SETS)('over a whole game of %o', (options) => {
  const steps = playedSteps(options, 11);
  const changes = (read: (city: SeatView) => number) =>
    steps.map(({ before, after }) => after.seats.map((city, seat) => read(city) - read(before.seats[seat] ?? city)));
  const moved = (count: (act: Act, seat: number) => number) =>
    steps.map(({ events }) => {
      const acts = planOf(events, options.seats);
      return Array.from({ length: options.seats }, (_, seat) => acts.reduce((sum, act) => sum + count(act, seat), 0));
    });

  it('moves exactly the coins that change hands', () => {
    const coins = moved((act, seat) => {
      if (act.kind === 'coins') return (act.to === seat ? act.count : 0) - (act.from === seat ? act.count : 0);
      return act.kind === 'fade' && act.seat === seat ? -act.count : 0;
    });
    expect(coins).toEqual(changes((city) => city.coins));
  });

  it('drops exactly the debts that are taken', () => {
    expect(moved((act, seat) => (act.kind === 'debts' && act.seat === seat ? act.count : 0))).toEqual(changes((city) => city.debts));
  });

  it('hands out exactly the victory tokens that are won', () => {
    const won = moved((act, seat) => (act.kind === 'token' && act.seat === seat && act.points > 0 ? act.count : 0));
    expect(won).toEqual(changes((city) => city.victories[0] + city.victories[1] + city.victories[2]));
  });

  const arrived = (to: 'city' | 'board') => moved((act, seat) => (act.kind === 'card' && act.seat === seat && act.to === to ? 1 : 0));

  it('brings every card to where it lies', () => {
    expect(arrived('city')).toEqual(changes((city) => city.built.length));
    expect(arrived('board')).toEqual(changes((city) => city.stages.length));
    const piled = steps.map(({ events }) =>
      planOf(events, options.seats).reduce((sum, act) => {
        if (act.kind !== 'card') return sum;
        return sum + (act.to === 'discard' ? 1 : 0) - (act.from === 'discard' ? 1 : 0);
      }, 0),
    );
    const grown = steps.map(({ before, after }) => after.discard.length - before.discard.length);
    expect(piled).toEqual(grown);
  });

  it('outlines the treasury of everybody whose coins changed', () => {
    for (const { before, after, events } of steps) {
      const places = new Set(events.flatMap(changedBy));
      for (const [seat, city] of after.seats.entries())
        if (city.coins !== before.seats[seat]?.coins) expect(places).toContain(`coins:${seat}`);
    }
  });
});
