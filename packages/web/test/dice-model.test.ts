import { dice, type DiceShape, diceTable, type DiceView, type DieId, SECTION_COSTS, spaceOf, structureIn } from '@maravilha/dice';
import { Match, seatsOf } from '@maravilha/kernel';
import { describe, expect, it } from 'vitest';
import {
  defenceAt,
  distanceOf,
  imagine,
  inChain,
  isReady,
  laterOf,
  movesOf,
  readTable,
  scoreOf,
  seatAt,
  spacesOn,
  specialsOf,
  type Table,
} from '../src/games/dice/model.ts';
import { moodOf, othersOf, waitingFor } from '../src/table/sight.ts';
import { type Asked, askedOf, cheapestOf, chosenOf, reachOf } from '../src/games/dice/offers.ts';
import { playedSteps, seenBy, stateOf, THREE } from './kit/dice.ts';

const askedIn = (table: Table): Asked => askedOf(table, table.mine ? movesOf(table, table.me) : []);
const nothing = { die: undefined, space: undefined };

const words = (all: readonly object[]): readonly string[] => all.map((move) => JSON.stringify(move)).toSorted();

/** Moments of random games in which the seat owes something. */
const moments = (seats: number, seeds: number, seat = 0): readonly Table[] =>
  Array.from({ length: seeds }, (_, seed) => seed + 1).flatMap((seed) =>
    playedSteps({ seats, cities: 'random' }, seed).flatMap(({ before }) => {
      const view: DiceView = { ...before, viewer: seat };
      const decision = view.seats[seat]?.decision;
      if (decision === undefined || decision === 'ready' || decision === 'over') return [];
      return [readTable(view, imagine(view), seat, { awaiting: [seat], ready: [], sealed: [] })];
    }),
  );

describe('what can be chosen', () => {
  const tables = [...moments(2, 2), ...moments(5, 1)];

  it('is exactly what the engine lists, each once', () => {
    expect(tables.length).toBeGreaterThan(60);
    for (const table of tables) {
      const { dice: choices, crossings, wonder, bonuses, moves } = askedIn(table);
      const offered = [
        ...choices.flatMap(({ offers }) => offers.map(({ move }) => move)),
        ...crossings.map(({ move }) => move),
        ...(wonder?.offer === undefined ? [] : [wonder.offer.move]),
        ...bonuses.map((bonus) => ({ kind: 'bonus', bonus })),
      ];
      const listed = moves.filter(({ kind }) => kind !== 'pass' && kind !== 'decline');
      expect(words(offered)).toEqual(words(listed));
    }
  });

  it('has a whole price that can be paid: section less cuts, space less resources', () => {
    for (const table of tables) {
      const { coins } = seatAt(table, table.me);
      for (const { thrown, offers } of askedIn(table).dice) {
        for (const { bill } of offers) {
          expect(bill.section).toBe(SECTION_COSTS[thrown.section]);
          expect(bill.total).toBe(bill.section - bill.dieCut + bill.cost - bill.resources);
          expect(bill.left).toBe(coins + bill.chosenCoins - bill.total);
          expect(bill.left).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('names what makes a die cheaper wherever something does', () => {
    let cut = 0;
    for (const table of tables.filter(({ view }) => view.decision === 'action')) {
      for (const { thrown, offers } of askedIn(table).dice) {
        const by = diceTable.cheapenedBy(table.state, table.me, thrown.die);
        for (const { bill } of offers.filter((offer) => offer.bill.section > 0)) {
          expect(by.length > 0).toBe(bill.dieCut > 0);
          cut += bill.dieCut;
        }
      }
    }
    expect(cut).toBeGreaterThan(0);
  });

  it('tells of every die without a space why', () => {
    let told = 0;
    for (const table of tables) {
      const construct = table.view.decision === 'action' || table.view.decision === 'free-die';
      for (const { offers, why, locked, denied } of askedIn(table).dice) {
        expect(why !== undefined).toBe(construct && offers.length === 0);
        if (why === undefined) continue;
        told++;
        if (locked) expect(why).toMatchObject({ code: 'locked' });
        else if (why === 'done') expect(denied).toEqual([]);
        else expect(['too-expensive', 'guild-behind']).toContain(why.code);
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it('names the keys of the dice section by section', () => {
    for (const table of tables) {
      const { dice: choices } = askedIn(table);
      expect(choices.map(({ key }) => key)).toEqual(choices.map((_, i) => i + 1));
      const sections = choices.map(({ thrown }) => thrown.section);
      expect(sections).toEqual(sections.toSorted((a, b) => a - b));
    }
  });

  it('leads to a space by the die that leaves the most coins, until a die is chosen', () => {
    for (const table of tables) {
      const asked = askedIn(table);
      const all = asked.dice.flatMap(({ offers }) => offers);
      const best = cheapestOf(asked.dice);
      expect(new Set(best.map(({ space }) => space))).toEqual(new Set(all.map(({ space }) => space)));
      for (const { space, bill } of best)
        for (const other of all) if (other.space === space) expect(other.bill.left).toBeLessThanOrEqual(bill.left);
    }
  });
});

/** Rhodes at the start of a turn: three resources, and the dice as they are wanted. */
const RHODES = stateOf({
  options: THREE,
  forum: {
    red: { face: 1, section: 1 },
    blue: { face: 'mask', section: 0 },
    yellow: { face: 2, section: 3 },
    green: { face: 3, section: 2 },
  },
  cities: [
    { city: 'rhodes', coins: 4, crossed: ['warehouse.stone', 'warehouse.wood', 'market.k1', 'market.k2', 'barracksWest.d1'] },
    { city: 'babylon', crossed: ['barracksEast.d1', 'barracksEast.d2', 'barracksWest.d1'] },
    { city: 'giza', crossed: ['barracksWest.d1'] },
  ],
});

describe('a choice', () => {
  const table = seenBy(RHODES, 0);
  const asked = askedIn(table);
  const offersOf = (die: DieId) => asked.dice.find(({ thrown }) => thrown.die === die)?.offers ?? [];

  it('shows the spaces of the chosen die alone', () => {
    expect(reachOf(asked, { die: 'red', space: undefined }).map(({ space }) => space)).toEqual(['barracksWest.d2', 'barracksEast.d1']);
    expect(reachOf(asked, nothing).length).toBeGreaterThan(2);
  });

  it('needs no second step where the die leads to one space', () => {
    expect(offersOf('blue').map(({ space }) => space)).toEqual(['agora.a1']);
    expect(chosenOf(asked, { die: 'blue', space: undefined })?.space).toBe('agora.a1');
    expect(chosenOf(asked, { die: 'red', space: undefined })).toBeUndefined();
    expect(chosenOf(asked, { die: 'red', space: 'barracksEast.d1' })?.move).toEqual({
      kind: 'construct',
      die: 'red',
      space: 'barracksEast.d1',
    });
  });

  it('of nothing is nothing, though only one space is within reach of all dice', () => {
    expect(chosenOf(asked, nothing)).toBeUndefined();
  });

  it('of the next stage is the Wonder, without a die', () => {
    expect(asked.wonder?.stage).toBe('wonder.w1');
    expect(chosenOf(asked, { die: undefined, space: 'wonder.w1' })?.move).toEqual({ kind: 'wonder' });
  });

  it('says that nothing is left where the symbol leads to crossed spaces only', () => {
    expect(asked.dice.find(({ thrown }) => thrown.die === 'yellow')?.why).toBe('done');
  });
});

describe('neighbours', () => {
  it('takes off my attacks what their walls had before this turn', () => {
    const table = seenBy(RHODES, 0);
    expect(defenceAt(table, 'left')).toBe(2);
    expect(defenceAt(table, 'right')).toBe(1);
  });

  it('agrees with the engine about every attack', () => {
    let met = 0;
    for (const table of moments(4, 2)) {
      for (const { space, follows } of cheapestOf(askedIn(table).dice)) {
        if (follows.attack === undefined) continue;
        met++;
        expect(defenceAt(table, structureIn(space) === 'barracksWest' ? 'left' : 'right')).toBe(follows.attack.defence);
      }
    }
    expect(met).toBeGreaterThan(5);
  });

  it('sit round the table from my left on', () => {
    expect(othersOf(seenBy(RHODES, 1))).toEqual([2, 0]);
    expect(othersOf(seenBy(RHODES, undefined))).toEqual([1, 2]);
  });
});

describe('the way to the end', () => {
  it('is told by the foremost seats', () => {
    const crossed = ['wonder.w1', 'wonder.w2', 'wonder.w3'] as const;
    const state = stateOf({ options: THREE, cities: [{ crossed, bonuses: ['coins'] }, {}, { crossed, bonuses: ['again'] }] });
    expect(distanceOf(seenBy(state, 0))).toMatchObject({ most: 1, seats: [0, 2] });
    expect(distanceOf(seenBy(RHODES, 0))).toMatchObject({ most: 0, seats: [] });
  });

  it('knows who may choose which special die', () => {
    const unlocks = spacesOn('rhodes').find((space) =>
      spaceOf('rhodes', space)?.effects.some((effect) => effect.kind === 'unlockDie' && effect.die === 'black'),
    );
    const lane = spacesOn('rhodes').filter((space) => space.startsWith('university.black'));
    expect(lane).toContain(unlocks);
    const state = stateOf({ options: THREE, cities: [{}, { city: 'rhodes', crossed: lane }] });
    const specials = specialsOf(seenBy(state, 0));
    expect(specials.find(({ die }) => die === 'black')).toEqual({ die: 'black', inForum: true, seats: [1] });
    expect(specials.find(({ die }) => die === 'white')).toEqual({ die: 'white', inForum: false, seats: [] });
  });
});

type DiceMatch = Match<DiceShape>;

const tableOf = (match: DiceMatch, seat: number): Table => {
  const view = match.view(seat);
  return readTable(view, imagine(view), seat, {
    awaiting: seatsOf(match.awaiting),
    ready: seatsOf(match.ready),
    sealed: match.sealed(seat),
  });
};

/** A match in which the first stage of seat 0 gives a structure with a free die. */
const withOlympia = (): DiceMatch => {
  for (let n = 0; n < 256; n++) {
    const match = Match.start(dice, THREE, new Uint8Array(32).fill(n));
    if (match.view(0).seats[0]?.city === 'olympia') return match;
  }
  throw new Error('no seed deals Olympia to seat 0');
};

describe('a turn at a table', () => {
  it('goes through a chain alone, can be taken back, and ends ready', () => {
    const match = withOlympia();
    expect(tableOf(match, 0)).toMatchObject({ mine: true, sealed: [], view: { decision: 'action' } });
    expect(match.choose(0, { kind: 'wonder' }).ok).toBe(true);
    const inside = tableOf(match, 0);
    expect(inside).toMatchObject({ mine: true, sealed: [{ kind: 'wonder' }], view: { decision: 'free-die' } });
    expect(inChain(inside)).toBe(true);
    expect(laterOf(inside)).toEqual([]);
    expect(askedIn(inside).wonder).toBeUndefined();
    expect(seatAt(inside, 0).fresh).toEqual(['wonder.w1']);
    // Nobody else sees anything of it.
    expect(seatAt(tableOf(match, 1), 0).fresh).toEqual([]);
    expect(moodOf(tableOf(match, 1), 0)).toBe('thinking');

    expect(match.takeBack(0).ok).toBe(true);
    expect(inChain(tableOf(match, 0))).toBe(false);
    expect(seatAt(tableOf(match, 0), 0).fresh).toEqual([]);

    expect(match.choose(0, { kind: 'pass' }).ok).toBe(true);
    const done = tableOf(match, 0);
    expect(done.mine).toBe(false);
    expect(isReady(done)).toBe(true);
    expect(moodOf(done, 0)).toBe('ready');
    expect(waitingFor(done)).toEqual([1, 2]);
  });
});

describe('who only watches', () => {
  it('is asked nothing and sees the points of all', () => {
    const table = seenBy(RHODES, undefined);
    expect(table.mine).toBe(false);
    expect(askedIn(table).moves).toEqual([]);
    expect(scoreOf(table).seats).toHaveLength(3);
  });
});

it('a table goes on under the rules that it was begun with', () => {
  const state = stateOf({ forum: { yellow: { face: 2, section: 0 } }, cities: [{ coins: 20 }, {}] });
  const view = dice.view(state, 0);
  const coinsOf = (rules?: number): readonly string[] => {
    const table = readTable(view, imagine(view, rules), 0, { awaiting: [0], ready: [], sealed: [] });
    return movesOf(table, table.me).flatMap((move) => (move.kind === 'construct' && move.die === 'yellow' ? [move.space] : []));
  };
  expect(coinsOf()).toEqual(['market.k1', 'market.k2']);
  expect(coinsOf(1)).toEqual(['market.k1']);
});
