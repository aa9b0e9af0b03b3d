import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CITY_IDS, DICE, DIE_IDS, PASS_COINS, SEAT_COUNTS, SECTION_COSTS, SPECIAL_DICE, START_COINS } from '../../src/index.ts';
import { costOf, DEAREST, dieTo, effectOf, resources, roadTo, sectionOf, showing, someOf, spacesIn } from '../kit/rows.ts';
import { city, construct, duo, newGame, PASS, tableWith, WONDER } from '../kit/scenario.ts';

describe('[DI-TURN-1] cities', () => {
  test('[DI-TURN-1] all seats draw different ones', () =>
    forRows(SEAT_COUNTS, (seats) => {
      const drawn = new Set<string>();
      for (let seed = 1; seed <= 40; seed++) {
        const cities = newGame({ seats }, seed)
          .view()
          .seats.map((seat) => seat.city);
        expect(new Set(cities).size).toBe(seats);
        drawn.add(String(cities[0]));
      }
      expect([...drawn].sort()).toEqual([...CITY_IDS].sort());
    }));

  test('[DI-TURN-1] or choose them, from a drawn seat on and on to the left', () => {
    const firsts = new Set<number>();
    for (let seed = 1; seed <= 30; seed++) {
      const g = newGame({ seats: 3, cities: 'choose' }, seed);
      const { first } = g.view();
      firsts.add(first);
      expect(g.view()).toMatchObject({ phase: 'city', turn: 0, offered: CITY_IDS, forum: [] });
      for (let n = 0; n < 3; n++) {
        const seat = (first + n) % 3;
        expect(g.awaited()).toEqual([seat]);
        expect(g.legal(seat)).toHaveLength(CITY_IDS.length - n);
        const events = g.play(seat, city(CITY_IDS[n]));
        expect(theEvent(events, 'city-chosen')).toEqual({ kind: 'city-chosen', seat, city: CITY_IDS[n] });
        expect(eventsOf(events, 'rolled')).toHaveLength(n === 2 ? 1 : 0);
      }
      expect(g.view()).toMatchObject({ phase: 'turn', turn: 1, offered: [] });
      expect(g.awaited()).toEqual([0, 1, 2]);
    }
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  test('[DI-TURN-1] the last of seven gets the city that is left', () => {
    const g = newGame({ seats: 7, cities: 'choose' });
    const { first } = g.view();
    for (let n = 0; n < 5; n++) g.play((first + n) % 7, city(CITY_IDS[n]));
    const events = g.play((first + 5) % 7, city(CITY_IDS[5]));
    expect(eventsOf(events, 'city-chosen').map(({ seat, city: id }) => [seat, id])).toEqual([
      [(first + 5) % 7, CITY_IDS[5]],
      [(first + 6) % 7, CITY_IDS[6]],
    ]);
    expect(g.view()).toMatchObject({ phase: 'turn', turn: 1 });
  });

  test('[DI-TURN-1] a city is taken once', () => {
    const g = newGame({ seats: 2, cities: 'choose' });
    const { first } = g.view();
    g.play(first, city('rhodes'));
    expect(g.refused(1 - first, city('rhodes'))).toEqual(['not-offered']);
  });
});

test('[DI-TURN-2] everyone starts with the same coins and nothing crossed off', () => {
  for (const seats of SEAT_COUNTS) {
    for (const seat of newGame({ seats }).view().seats) {
      expect(seat).toMatchObject({ coins: START_COINS, spent: 0, crossed: [], resources: 0, unlocked: [], bonuses: [], agoraFirst: false });
    }
  }
});

test('[DI-TURN-3] the Forum begins with three grey dice and one each of blue, red, yellow and green', () => {
  const dice = newGame()
    .view()
    .forum.map(({ die }) => die);
  expect(dice).toEqual(DIE_IDS.filter((die) => !SPECIAL_DICE.some((special) => special === die)));
  expect(dice.map((die) => DICE[die].colour).sort()).toEqual(['blue', 'green', 'grey', 'grey', 'grey', 'red', 'yellow']);
});

describe('[DI-TURN-4] the shake', () => {
  test('[DI-TURN-4] every die falls on every face and into every section, each by itself', () => {
    const falls = new Map<string, number>();
    const pairs = new Set<string>();
    let empty = 0;
    const g = newGame({ seats: 2 });
    for (let turn = 1; turn <= 1200; turn++) {
      const { forum } = g.view();
      for (const { die, face, section, symbol } of forum) {
        expect(symbol).toBe(DICE[die].faces[face].symbol);
        falls.set(`${die} ${face} ${section}`, (falls.get(`${die} ${face} ${section}`) ?? 0) + 1);
      }
      const [first, second] = forum;
      pairs.add(`${first.face} ${first.section} ${second.face} ${second.section}`);
      if (new Set(forum.map(({ section }) => section)).size < SECTION_COSTS.length) empty++;
      expect(theEvent(g.together(PASS, PASS), 'rolled').turn).toBe(turn + 1);
    }
    // Each of 24 falls of a die is met 50 times on average; no die sticks to a face or section.
    expect(falls.size).toBe(7 * 24);
    expect(Math.min(...falls.values())).toBeGreaterThan(20);
    expect(Math.max(...falls.values())).toBeLessThan(90);
    // 576 pairs of falls are possible for two dice; 1200 throws meet most of them.
    expect(pairs.size).toBeGreaterThan(450);
    expect(empty).toBeGreaterThan(100);
  });

  test('[DI-TURN-4] a die costs the coins of its section', () =>
    forRows(SECTION_COSTS, (cost) => {
      const [space] = someOf('giza', 'agora', 1);
      const { symbol } = dieTo('giza', space);
      const g = duo({ city: 'giza', coins: 7 }, { blue: showing('blue', symbol, cost) });
      expect(g.reason(0, construct('blue', space)).bill).toMatchObject({ section: cost, dieCut: 0 });
      expect(theEvent(g.play(0, construct('blue', space)), 'crossed').diePaid).toBe(cost);
    }));
});

describe('[DI-TURN-5] one action each, all at the same time', () => {
  test('[DI-TURN-5] with any number of seats', () =>
    forRows(SEAT_COUNTS, (seats) => {
      const g = newGame({ seats });
      const all = Array.from({ length: seats }, (_, seat) => seat);
      expect(g.awaited()).toEqual(all);
      for (const seat of [...all].reverse()) {
        expect(g.view().turn).toBe(1);
        expect(g.seat(seat)).toMatchObject({ decision: 'action', pending: [{ kind: 'action' }] });
        g.play(seat, PASS);
        if (seat > 0) expect(g.awaited()).toEqual(all.slice(0, seat));
      }
      expect(g.view().turn).toBe(2);
      expect(g.awaited()).toEqual(all);
    }));

  test('[DI-TURN-5] who has acted waits for the others', () => {
    const g = newGame({ seats: 2 });
    g.play(0, PASS);
    g.expectDecision(0, 'ready');
    expect(g.legal(0)).toEqual([]);
    expect(g.refused(0, PASS)).toEqual(['not-awaited']);
  });
});

test('[DI-TURN-6] a structure: die and space are paid, the space is crossed off and has its effect', () => {
  const { city: own, space, effect } = effectOf('gainCoins', ({ space: at }) => at.startsWith('market'));
  const { die, symbol } = dieTo(own, space);
  const g = duo({ city: own, crossed: roadTo(own, space), coins: START_COINS }, { [die]: showing(die, symbol, 1) });
  const events = g.play(0, construct(die, space));
  const paid = costOf(own, space);
  expect(theEvent(events, 'crossed')).toEqual({ kind: 'crossed', seat: 0, space, by: die, diePaid: 1, spacePaid: paid });
  expect(theEvent(events, 'coins')).toMatchObject({ seat: 0, count: effect.amount, source: space });
  expect(g.seat(0).coins).toBe(START_COINS - 1 - paid + effect.amount);
  expect(g.seat(0).crossed).toContain(space);
});

test('[DI-TURN-7] the Wonder: its next stage, without a die', () => {
  for (const own of CITY_IDS) {
    const [stage] = spacesIn(own, 'wonder');
    // Every die lies where it is dearest, and none of that matters.
    const forum = Object.fromEntries(DIE_IDS.slice(0, 7).map((die) => [die, { section: sectionOf(DEAREST) }]));
    const g = duo({ city: own, coins: costOf(own, stage) }, forum);
    const crossed = theEvent(g.play(0, WONDER), 'crossed');
    expect(crossed).toEqual({ kind: 'crossed', seat: 0, space: stage, by: 'wonder', diePaid: 0, spacePaid: costOf(own, stage) });
    expect(g.seat(0).crossed).toContain(stage);
  }
});

describe('[DI-TURN-8] passing', () => {
  test('[DI-TURN-8] gives 3 coins, also to who has none', () => {
    const g = duo({ city: 'giza', coins: 0 });
    const events = g.play(0, PASS);
    expect(theEvent(events, 'passed').seat).toBe(0);
    expect(theEvent(events, 'coins')).toMatchObject({ seat: 0, count: PASS_COINS, source: 'pass' });
    expect(g.seat(0).coins).toBe(PASS_COINS);
    g.expectDecision(0, 'ready');
  });

  test('[DI-TURN-8] it is always allowed', () => {
    expect(duo({ city: 'giza', crossed: resources(6), coins: 20 }).can(0, PASS)).toBe(true);
  });
});

test('[DI-TURN-9] [DI-R08] three players choose the same die, each pays for it, and it stays', () => {
  const [space] = someOf('giza', 'agora', 1);
  const { symbol } = dieTo('giza', space);
  const cities = (['giza', 'rhodes', 'babylon'] as const).map((id) => ({ city: id, coins: 7 }));
  const g = tableWith({ options: { seats: 3 }, cities, forum: { blue: showing('blue', symbol, 1) } });
  const before = g.view().forum;
  for (const seat of [0, 1]) expect(theEvent(g.play(seat, construct('blue', space)), 'crossed').diePaid).toBe(1);
  expect(g.view().forum).toEqual(before);
  expect(theEvent(g.play(2, construct('blue', space)), 'crossed').diePaid).toBe(1);
  expect(g.view().forum.map(({ die }) => die)).toEqual(before.map(({ die }) => die));
});
