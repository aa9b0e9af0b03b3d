import { Match, SEED_BYTES, SPECTATOR } from '@maravilha/kernel';
import { kindsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CITY_IDS, type DiceMove, dice, type SpaceId } from '../../src/index.ts';
import {
  ALL_RESOURCES,
  dieTo,
  lastStageWith,
  lineOf,
  linesIn,
  roadTo,
  showing,
  spacesIn,
  stageWith,
  structuresOf,
  unlocking,
} from '../kit/rows.ts';
import { bonus, construct, cross, duo, newGame, PASS, type Scenario, tableWith, WONDER } from '../kit/scenario.ts';

/** Four seats, the first before the last stage of a Wonder that gives another action. */
const start = (): Scenario => {
  const { city, space } = lastStageWith('anotherAction');
  const [second, third, fourth] = CITY_IDS.filter((id) => id !== city);
  return tableWith({
    cities: [
      { city, crossed: [...ALL_RESOURCES, ...roadTo(city, space)], coins: 5 },
      { city: second },
      { city: third, coins: 9 },
      { city: fourth },
    ],
  });
};

describe('[DI-ORDER-1] in their own time', () => {
  // The first one goes through a chain: the stage, its bonus, and two more actions.
  const chains: readonly (readonly DiceMove[])[] = [[WONDER, bonus('again'), PASS, PASS], [PASS], [PASS], [PASS]];
  /** Seats in this order, each through its whole turn. */
  const play = (order: readonly number[]): Scenario => {
    const g = start();
    for (const seat of order) g.playAll(seat, ...chains[seat]);
    return g;
  };

  test('[DI-ORDER-1] it makes no difference who is first', () => {
    const reference = play([0, 1, 2, 3]);
    expect(reference.view().turn).toBe(start().view().turn + 1);
    for (const order of [
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ])
      expect(play(order).hash()).toBe(reference.hash());
    // Link by link, all at once.
    const joint = start();
    for (let n = 0; n < 4; n++) joint.together(...chains.map((chain) => chain[n]));
    expect(joint.hash()).toBe(reference.hash());
  });

  test('[DI-ORDER-1] nobody sees what others do until all are ready, and it can be taken back', () => {
    const match = Match.start(dice, { seats: 2, cities: 'random' }, new Uint8Array(SEED_BYTES).fill(3));
    const before = JSON.stringify(match.view(1));
    const spectator = JSON.stringify(match.view(SPECTATOR));
    expect(match.choose(0, PASS).ok).toBe(true);
    expect(JSON.stringify(match.view(1))).toBe(before);
    expect(JSON.stringify(match.view(SPECTATOR))).toBe(spectator);
    expect(match.view(0).seats[0].decision).toBe('ready');
    expect(match.takeBack(0).ok).toBe(true);
    expect(match.view(0).seats[0].decision).toBe('action');
    expect(match.choose(0, PASS).ok).toBe(true);
    expect(match.choose(1, PASS).ok).toBe(true);
    expect(match.view(1).turn).toBe(2);
  });
});

test('[DI-ORDER-2] attacks and the Guild Court go by the start of the turn, whoever is faster', () => {
  const [attack] = lineOf('giza', 'barracksEast', 'sword').spaces;
  const { city, space: stage } = stageWith('cross', ({ effect }) => effect.colours.length === 1 && effect.colours[0] === 'red');
  const [defence] = lineOf(city, 'barracksWest', 'shield').spaces;
  const own = { city: 'giza', crossed: unlocking('giza', 'purple'), coins: 20 } as const;
  const right = { city, crossed: [...ALL_RESOURCES, ...roadTo(city, stage)], coins: 20 } as const;
  const outcome = (first: 'me' | 'neighbour'): unknown => {
    const g = tableWith({ cities: [own, {}, right], forum: { red: showing('red', 'sword'), purple: showing('purple', 'guild-red') } });
    const defend = (): void => void g.playAll(2, WONDER, cross(defence));
    if (first === 'neighbour') defend();
    // The neighbour's new space in the Barracks does not bar the Guild Court, either.
    expect(g.can(0, construct('purple', spacesIn('giza', 'guildCourt')[0]))).toBe(true);
    const { points } = theEvent(g.play(0, construct('red', attack)), 'attack');
    if (first === 'me') defend();
    g.endTurn();
    return { points, hash: g.hash() };
  };
  expect(outcome('me')).toEqual(outcome('neighbour'));
});

describe('[DI-ORDER-3] within one turn', () => {
  test('[DI-ORDER-3] the bonus comes before what the space itself offers', () => {
    const { city, space } = lastStageWith('anotherAction');
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, space)], coins: 5 });
    g.play(0, WONDER);
    expect(g.seat(0).pending).toEqual([{ kind: 'bonus' }, { kind: 'action' }]);
    g.play(0, bonus('cross'));
    expect(g.seat(0).pending.map(({ kind }) => kind)).toEqual(['cross', 'action']);
  });

  test('[DI-ORDER-3] what the first of two spaces opens is settled before the second', () => {
    // Two red spaces; the first completes the Western Barracks.
    const { city, space: stage } = stageWith('cross', ({ effect }) => effect.count === 2 && effect.colours[0] === 'red');
    const [west, east] = structuresOf(city, 'red');
    const last = linesIn(city, west)[0].spaces.at(-1) as SpaceId;
    const crossed = [...ALL_RESOURCES, ...roadTo(city, stage), ...spacesIn(city, west).filter((space) => space !== last)];
    const g = duo({ city, crossed, coins: 5 });
    g.playAll(0, WONDER, cross(last));
    expect(g.seat(0).pending).toEqual([{ kind: 'bonus' }, { kind: 'cross', colours: ['red'], count: 1 }]);
    g.play(0, bonus('again'));
    g.expectDecision(0, 'action');
    g.play(0, PASS);
    g.expectDecision(0, 'cross');
    g.play(0, cross(linesIn(city, east)[0].spaces[0]));
    g.expectDecision(0, 'ready');
  });

  test('[DI-ORDER-3] coins without a choice come at once', () => {
    const { city, space, effect } = stageWith('gainCoins');
    const g = duo({ city, crossed: [...ALL_RESOURCES, ...roadTo(city, space)], coins: 0 });
    expect(kindsOf(g.play(0, WONDER)).slice(0, 2)).toEqual(['crossed', 'coins']);
    expect(g.seat(0).coins).toBe(effect.amount);
  });
});

describe('[DI-ORDER-4] the end of the turn', () => {
  test('[DI-ORDER-4] the mark of the Agora, special dice from black to purple, the last turn, the roll', () => {
    // One seat unlocks a die, another completes the Agora and with it takes the third bonus.
    const road = unlocking('giza', 'white');
    const unlock = road.at(-1) as SpaceId;
    const agora = spacesIn('rhodes', 'agora');
    const last = agora.at(-1) as SpaceId;
    const g = tableWith({
      cities: [
        { city: 'giza', crossed: [...ALL_RESOURCES, ...road.slice(0, -1)], coins: 10 },
        {
          city: 'rhodes',
          crossed: [...ALL_RESOURCES, ...agora.slice(0, -1), ...spacesIn('rhodes', 'market', 'barracksWest')],
          coins: 10,
          bonuses: ['again', 'cross'],
        },
      ],
      forum: { green: showing('green', dieTo('giza', unlock).symbol), blue: showing('blue', dieTo('rhodes', last).symbol) },
    });
    g.play(0, construct('green', unlock));
    const events = g.play(1, construct('blue', last));
    const end = kindsOf(events).slice(kindsOf(events).indexOf('agora-first'));
    expect(end).toEqual(['agora-first', 'die-entered', 'last-turn', 'rolled']);
  });

  test('[DI-ORDER-4] after the last turn the same, and then the end of the game', () => {
    const road = unlocking('giza', 'white');
    const unlock = road.at(-1) as SpaceId;
    const agora = spacesIn('rhodes', 'agora');
    const last = agora.at(-1) as SpaceId;
    const g = tableWith({
      cities: [
        {
          city: 'giza',
          crossed: [...ALL_RESOURCES, ...road.slice(0, -1), ...spacesIn('giza', 'market', 'barracksWest', 'barracksEast')],
          coins: 10,
        },
        { city: 'rhodes', crossed: [...ALL_RESOURCES, ...agora.slice(0, -1)], coins: 10 },
      ],
      forum: { green: showing('green', dieTo('giza', unlock).symbol), blue: showing('blue', dieTo('rhodes', last).symbol) },
    });
    g.play(0, construct('green', unlock));
    g.play(1, construct('blue', last));
    const events = g.play(1, bonus('coins'));
    expect(kindsOf(events).slice(-3)).toEqual(['agora-first', 'die-entered', 'over']);
    expect(g.seat(1).agoraFirst).toBe(true);
    expect(g.view().forum.map(({ die }) => die)).toContain('white');
  });

  test('[DI-ORDER-4] the next roll does not depend on what was done before the end', () => {
    const a = newGame({ seats: 2 }, 5);
    const b = newGame({ seats: 2 }, 5);
    a.together(PASS, PASS);
    b.play(0, b.legal(0)[0]);
    while (b.view().turn === 1) b.endTurn();
    expect(b.view().forum).toEqual(a.view().forum);
  });
});
