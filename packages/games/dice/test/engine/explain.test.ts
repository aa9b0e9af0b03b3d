import { ActionList, EventList, NO_ACTION, type Seat } from '@maravilha/kernel';
import { checkAllMoves, checkAllWishes, oneIn } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  type CityWords,
  type DiceEvent,
  type DiceMove,
  type DicePosition,
  type DiceState,
  dice,
  type Refusal,
  RESERVE,
  SECTION_COSTS,
  type SpaceId,
  spaceOf,
  START_COINS,
} from '../../src/index.ts';
import { play, printedOn, randomGames, sampled, seatsAt, spacesOf, stateWith, withoutSpace } from '../kit/random.ts';

const list = new ActionList();

test('what explain calls possible is what the list of actions holds, for every wish of every seat', () => {
  const met = checkAllWishes(dice, (visit) => randomGames(1, sampled(8, visit)));
  const often: Refusal['code'][] = [
    'game-over',
    'not-awaited',
    'other-decision',
    'locked',
    'already-crossed',
    'not-yet',
    'guild-behind',
    'too-expensive',
    'wonder-complete',
    'nothing-to-decline',
  ];
  expect(met).toEqual(expect.arrayContaining(often));
});

test('anything that can be said at all is explained as it is listed', () =>
  checkAllMoves(dice, 17, (visit) => randomGames(1, oneIn(60, visit))));

/** What the seat hears of its own move, made alone. */
const heardOf = (s: DiceState, seat: Seat, action: number, spare: DiceState): readonly DiceEvent[] => {
  dice.copy(s, spare);
  const joint = new Int32Array(s.seats).fill(NO_ACTION);
  joint[seat] = action;
  const events = new EventList<DiceEvent>();
  dice.step(spare, joint, events);
  return events.items.map(({ full }) => full).filter((event) => 'seat' in event && event.seat === seat);
};

test('the bill and what follows are what happens when the space is crossed off', () => {
  const spare = dice.blank({ seats: 7, cities: 'random' });
  const met = { attacks: 0, coins: 0, chosen: 0, cuts: 0, bonuses: 0 };
  let n = 0;
  randomGames(1, (s) => {
    for (const seat of seatsAt(s)) {
      if (n++ % 5 !== 0) continue;
      dice.actions(s, seat, list);
      for (const action of list.toArray()) {
        const { bill, follows } = dice.explain(s, seat, dice.toMove(s, seat, action));
        if (bill === undefined || follows === undefined) continue;
        const heard = heardOf(s, seat, action, spare);
        const coinsFrom = (source: string): number =>
          heard.reduce((sum, event) => (event.kind === 'coins' && event.source === source ? sum + event.count : sum), 0);
        const crossed = heard.find((event) => event.kind === 'crossed');
        const attack = heard.find((event) => event.kind === 'attack');
        const completed = heard.find((event) => event.kind === 'completed');
        const after = dice.view(spare, seat).seats[seat];
        const bonus = after.decision === 'bonus' || heard.some((event) => event.kind === 'bonus');
        const happened = {
          space: crossed?.space,
          paid: (crossed?.diePaid ?? 0) + (crossed?.spacePaid ?? 0),
          section: bill.section - bill.dieCut === crossed?.diePaid,
          cost: bill.cost - bill.resources === crossed?.spacePaid,
          left: s.coins[seat] + coinsFrom('die') - bill.total,
          chosen: coinsFrom('die'),
          attack: attack && { points: attack.points, defence: attack.defence },
          coins: coinsFrom(follows.space),
          completes: completed?.structure,
          bonus,
        };
        const told = {
          space: follows.space,
          paid: bill.total,
          section: true,
          cost: true,
          left: bill.left,
          chosen: bill.chosenCoins,
          attack: follows.attack,
          coins: follows.coins,
          completes: follows.completes,
          bonus: follows.bonus,
        };
        if (JSON.stringify(told) !== JSON.stringify(happened)) expect(told).toEqual(happened);
        if (attack !== undefined && attack.defence > 0) met.attacks++;
        if (told.coins > 0) met.coins++;
        if (told.chosen > 0) met.chosen++;
        if (bill.dieCut > 0) met.cuts++;
        if (told.bonus) met.bonuses++;
      }
    }
  });
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(20);
});

const cost = (space: SpaceId): number => spaceOf('giza', space)?.cost ?? Number.NaN;
const LINE = spacesOf('giza', 'university').filter((space) => space.startsWith('university.black'));
const PURPLE_LINE = spacesOf('giza', 'university').filter((space) => space.startsWith('university.purple'));
const DEAR = SECTION_COSTS.length - 1;

/** A table of Giza, with what is given, and two others. */
const gizaWith = (own: CityWords, more: Omit<DicePosition, 'cities'> = {}, others: readonly CityWords[] = [{}, {}]): DiceState =>
  stateWith({ ...more, cities: [{ city: 'giza', ...own }, ...others] });

const why = (s: DiceState, move: DiceMove, seat: Seat = 0): readonly Refusal[] => dice.explain(s, seat, move).why;

describe('what stands against a structure', () => {
  test('the die is not there, or locked', () => {
    const s = gizaWith({ coins: 20 }, { forum: { black: { face: 'spy-grey' } } }, [{ city: 'rhodes', crossed: LINE }, {}]);
    const space = 'warehouse.stone';
    expect(why(s, { kind: 'construct', die: 'purple', space })).toEqual([{ code: 'not-in-forum', die: 'purple' }]);
    expect(why(s, { kind: 'construct', die: 'black', space })).toEqual([{ code: 'locked', die: 'black' }]);
    expect(dice.explain(s, 0, { kind: 'construct', die: 'purple', space }).bill).toBeUndefined();
    expect(why(s, { kind: 'construct', die: 'black', space }, 1)).toEqual([]);
  });

  test('the space is crossed off, or the symbol leads elsewhere', () => {
    const s = gizaWith({ crossed: ['agora.a1'], coins: 20 }, { forum: { blue: { face: 'mask', section: 0 } } });
    const blue = (space: SpaceId) => why(s, { kind: 'construct', die: 'blue', space });
    expect(blue('agora.a1')).toEqual([{ code: 'already-crossed', space: 'agora.a1' }]);
    expect(blue('agora.b1')).toEqual([{ code: 'out-of-reach', space: 'agora.b1' }]);
    expect(blue('market.k1')).toEqual([{ code: 'out-of-reach', space: 'market.k1' }]);
    expect(blue('wonder.w1')).toEqual([{ code: 'out-of-reach', space: 'wonder.w1' }]);
    expect(blue('agora.a2')).toEqual([]);
  });

  test('another space of the line comes first; of several lines one is enough', () => {
    const s = gizaWith(
      { crossed: [...LINE, 'agora.a1', 'agora.b1'], coins: RESERVE },
      { forum: { green: { face: 2 }, black: { face: 'spy-blue', section: 0 } } },
    );
    expect(why(s, { kind: 'construct', die: 'green', space: PURPLE_LINE[2] })).toContainEqual({ code: 'not-yet', first: PURPLE_LINE[0] });
    const spy = (space: SpaceId) => why(s, { kind: 'construct', die: 'black', space });
    expect(spy('agora.b2')).toEqual([]);
    expect(spy('agora.c1')).toEqual([]);
    expect(spy('agora.b3')).toEqual([]);
    expect(spy('agora.c3')).toEqual([{ code: 'not-yet', first: 'agora.c1' }]);
  });

  test('the coins that are missing, part by part', () => {
    const s = gizaWith({ crossed: ['warehouse.stone'], coins: 0 }, { forum: { yellow: { face: 6, section: DEAR } } });
    const { bill, why: refusals } = dice.explain(s, 0, { kind: 'construct', die: 'yellow', space: 'market.k1' });
    const total = SECTION_COSTS[DEAR] + Math.max(0, cost('market.k1') - 1);
    expect(refusals).toEqual([{ code: 'too-expensive', short: total }]);
    expect(bill).toEqual({
      section: SECTION_COSTS[DEAR],
      dieCut: 0,
      chosenCoins: 0,
      cost: cost('market.k1'),
      resources: Math.min(1, cost('market.k1')),
      total,
      left: -total,
    });
  });

  test('being behind where the Guild Court compares, as it stood when the turn began', () => {
    const own = { crossed: [...PURPLE_LINE, 'market.k1'], coins: RESERVE } satisfies CityWords;
    const forum = { purple: { face: 'guild-yellow', section: 0 } } as const;
    const guild: DiceMove = { kind: 'construct', die: 'purple', space: 'guildCourt.g1' };
    const neighbours: CityWords[] = [{ crossed: ['market.k1'] }, { crossed: ['market.m1', 'market.t1'] }];
    expect(why(gizaWith(own, { forum }, neighbours), guild)).toEqual([{ code: 'guild-behind', of: 'market', mine: 1, left: 1, right: 2 }]);
    expect(why(gizaWith(own, { forum }, [{ crossed: ['market.k1'] }, {}]), guild)).toEqual([]);
    expect(why(gizaWith(own, { forum }, [{ crossed: ['market.k1'] }]), guild)).toEqual([
      { code: 'guild-behind', of: 'market', mine: 1, left: 1, right: 1 },
    ]);
  });

  test('a space that is not on the board', () => {
    const s = gizaWith({}, { forum: { blue: { face: 'mask', section: 0 } } });
    withoutSpace('giza', 'agora.a1', () => {
      const reason = dice.explain(s, 0, { kind: 'construct', die: 'blue', space: 'agora.a1' });
      expect(reason.why).toEqual([{ code: 'no-such-space', space: 'agora.a1' }]);
      expect([reason.bill, reason.follows]).toEqual([undefined, undefined]);
      expect(why(s, { kind: 'cross', space: 'agora.a1' }).map(({ code }) => code)).toEqual(['other-decision', 'no-such-space']);
    });
    expect(why(s, { kind: 'construct', die: 'blue', space: 'agora.a1' })).toEqual([]);
  });
});

describe('what is paid for a die', () => {
  const university = spacesOf('giza', 'university');
  test('reductions, free colours and coins that come with the die', () => {
    const s = gizaWith(
      { crossed: university, coins: 9 },
      { forum: { blue: { face: 'mask', section: DEAR }, red: { face: 2, section: DEAR }, purple: { section: 0 }, black: { section: 0 } } },
    );
    const effects = university.flatMap((space) => spaceOf('giza', space)?.effects ?? []);
    const minus = effects.reduce((sum, effect) => (effect.kind === 'dieCostMinus' ? sum + effect.amount : sum), 0);
    const coinsFor = (colour: string): number =>
      effects.reduce((sum, effect) => (effect.kind === 'coinsWhenChosen' && effect.colour === colour ? sum + effect.amount : sum), 0);
    expect(effects.some((effect) => effect.kind === 'dieCostZero' && effect.colour === 'blue')).toBe(true);
    const bill = (die: 'blue' | 'red', space: SpaceId) => dice.explain(s, 0, { kind: 'construct', die, space }).bill;
    expect(bill('blue', 'agora.a1')).toMatchObject({
      section: SECTION_COSTS[DEAR],
      dieCut: SECTION_COSTS[DEAR],
      chosenCoins: coinsFor('blue'),
    });
    expect(bill('red', 'barracksWest.a1')).toMatchObject({ dieCut: Math.min(minus, SECTION_COSTS[DEAR]), chosenCoins: coinsFor('red') });
    expect(coinsFor('blue')).toBeGreaterThan(0);
  });

  test('coins that find no place in the Gold Reserve are not counted', () => {
    const s = gizaWith({ crossed: LINE, coins: RESERVE, spent: 0 }, { forum: { blue: { face: 'mask', section: 0 } } });
    expect(dice.explain(s, 0, { kind: 'construct', die: 'blue', space: 'agora.a1' }).bill).toMatchObject({
      chosenCoins: 0,
      left: RESERVE - cost('agora.a1'),
    });
  });

  test('with a free die its cost is waived', () => {
    const s = stateWith({
      cities: [{ city: 'olympia', coins: 20 }, {}],
      forum: { red: { face: 2, section: DEAR } },
    });
    const attack: DiceMove = { kind: 'construct', die: 'red', space: 'barracksWest.a1' };
    expect(dice.explain(s, 0, attack).bill?.dieCut).toBe(0);
    play(s, 0, { kind: 'wonder' });
    expect(dice.explain(s, 0, attack)).toMatchObject({
      possible: true,
      bill: { dieCut: SECTION_COSTS[DEAR], total: cost('barracksWest.a1') },
    });
    expect(why(s, { kind: 'pass' })).toEqual([{ code: 'other-decision', decision: 'free-die' }]);
    expect(why(s, { kind: 'decline' })).toEqual([]);
  });
});

describe('other wishes', () => {
  test('the Wonder: its next stage without a die, until it is complete', () => {
    const s = gizaWith({ crossed: ['warehouse.wood'], coins: 0 });
    const short = cost('wonder.w1') - 1;
    expect(dice.explain(s, 0, { kind: 'wonder' })).toMatchObject({
      why: [{ code: 'too-expensive', short }],
      bill: { section: 0, dieCut: 0, chosenCoins: 0, cost: cost('wonder.w1'), resources: 1, total: short, left: -short },
      follows: { space: 'wonder.w1', completes: undefined },
    });
    const done = gizaWith({ crossed: spacesOf('giza', 'wonder') });
    expect(why(done, { kind: 'wonder' })).toEqual([{ code: 'wonder-complete' }]);
    const last = gizaWith({ crossed: ['wonder.w1', 'wonder.w2'], coins: 20 });
    expect(dice.explain(last, 0, { kind: 'wonder' }).follows).toMatchObject({ completes: 'wonder', bonus: true });
  });

  test('an attack meets the defence of the side that faces it', () => {
    const s = gizaWith({ coins: 20 }, { forum: { red: { face: 3, section: 0 } } }, [
      { crossed: ['barracksEast.d1'] },
      { crossed: ['barracksWest.d1', 'barracksWest.d2'] },
    ]);
    const attack = (space: SpaceId) => dice.explain(s, 0, { kind: 'construct', die: 'red', space }).follows?.attack;
    expect(attack('barracksEast.a1')).toEqual({ points: printedOn('barracksEast.a1') - 2, defence: 2 });
    expect(attack('barracksWest.a1')).toEqual({ points: printedOn('barracksWest.a1') - 1, defence: 1 });
    expect(attack('barracksWest.d1')).toBeUndefined();
  });

  test('a space by an effect: only of its colours, paid, in order', () => {
    const s = stateWith({ cities: [{ city: 'rhodes', coins: 12 }, {}, {}] });
    expect(why(s, { kind: 'cross', space: 'barracksWest.a1' })).toEqual([{ code: 'other-decision', decision: 'action' }]);
    play(s, 0, { kind: 'wonder' });
    expect(why(s, { kind: 'cross', space: 'barracksWest.a1' })).toEqual([]);
    expect(why(s, { kind: 'cross', space: 'barracksWest.a2' })).toEqual([{ code: 'not-yet', first: 'barracksWest.a1' }]);
    expect(why(s, { kind: 'cross', space: 'agora.a1' })).toEqual([{ code: 'out-of-reach', space: 'agora.a1' }]);
    expect(why(s, { kind: 'cross', space: 'wonder.w1' })).toEqual([{ code: 'already-crossed', space: 'wonder.w1' }]);
    expect(dice.wishes(s, 0).filter(({ kind }) => kind === 'cross')).toHaveLength(
      spacesOf('rhodes', 'barracksWest', 'barracksEast').length,
    );
  });

  test('a space by an effect that waits below a bonus: already only of its colours', () => {
    const s = stateWith({ cities: [{ city: 'ephesus', crossed: ['wonder.w1', 'wonder.w2'], coins: RESERVE }, {}] });
    play(s, 0, { kind: 'wonder' });
    expect(dice.view(s, 0).seats[0].pending).toEqual([{ kind: 'bonus' }, { kind: 'cross', colours: ['yellow'], count: 1 }]);
    const later: Refusal = { code: 'other-decision', decision: 'bonus' };
    expect(why(s, { kind: 'cross', space: 'market.k1' })).toEqual([later]);
    expect(why(s, { kind: 'cross', space: 'agora.a1' })).toEqual([later, { code: 'out-of-reach', space: 'agora.a1' }]);
  });

  test('bonuses: only what is open, and only when one is owed', () => {
    const crossed = [...spacesOf('giza', 'guildCourt', 'university'), 'wonder.w1', 'wonder.w2'] as const;
    const s = gizaWith({ crossed, bonuses: ['coins'], coins: 20 });
    const taken = dice.view(s, 0).seats[0].bonuses;
    expect(taken).toHaveLength(2);
    expect(why(s, { kind: 'bonus', bonus: 'coins' })).toEqual([{ code: 'other-decision', decision: 'action' }, { code: 'bonus-taken' }]);
    const one = gizaWith({ crossed: ['wonder.w1', 'wonder.w2'], coins: 20 });
    play(one, 0, { kind: 'wonder' });
    expect(why(one, { kind: 'bonus', bonus: 'coins' })).toEqual([]);
    expect(why(one, { kind: 'decline' })).toEqual([{ code: 'nothing-to-decline' }]);
  });

  test('who is done is told so, and still hears what things cost', () => {
    const s = gizaWith({}, { forum: { blue: { face: 'mask', section: 0 } } });
    play(s, 0, { kind: 'pass' });
    const blue: DiceMove = { kind: 'construct', die: 'blue', space: 'agora.a1' };
    expect(dice.explain(s, 0, blue)).toMatchObject({ possible: false, why: [{ code: 'not-awaited' }], bill: { section: 0 } });
    expect(why(s, { kind: 'decline' })).toEqual([{ code: 'not-awaited' }]);
    expect(why(s, blue, 1)).toEqual([]);
  });

  test('while cities are chosen everything can be asked about', () => {
    const s = dice.blank({ seats: 3, cities: 'choose' });
    randomGames(1, (state) => {
      if (state.seats === 3 && dice.view(state, 0).phase === 'city') dice.copy(state, s);
    });
    // Two have chosen, the third chooses.
    const { active, offered, seats } = dice.view(s, 0);
    const gone = seats.flatMap(({ city }) => (city === undefined ? [] : [city]))[0];
    expect(why(s, { kind: 'city', city: gone }, active)).toEqual([{ code: 'not-offered' }]);
    expect(why(s, { kind: 'city', city: offered[0] }, active)).toEqual([]);
    expect(why(s, { kind: 'wonder' }, active)).toEqual([{ code: 'other-decision', decision: 'city' }]);
    expect(why(s, { kind: 'decline' }, active)).toEqual([{ code: 'nothing-to-decline' }]);
    const next = (active + 1) % 3;
    expect(dice.explain(s, next, { kind: 'wonder' })).toMatchObject({ why: [{ code: 'not-awaited' }], bill: { section: 0 } });
    expect(dice.explain(s, next, { kind: 'cross', space: 'barracksEast.a1' }).follows?.attack?.defence).toBe(0);
    expect(dice.view(s, 0).seats[next].coins).toBe(START_COINS);
  });
});
