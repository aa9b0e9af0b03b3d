import { ActionList, FastRng } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { isCrossed } from '../../src/city.ts';
import { CONSTRUCT, CROSS, dieIn, spaceIn } from '../../src/action-codes.ts';
import {
  CITY_IDS,
  COLOURS,
  DICE,
  DIE_IDS,
  type DiceState,
  dice,
  type Effect,
  RESERVE,
  RESOURCES,
  SECTION_COSTS,
  SPACE_IDS,
  SPECIAL_DICE,
  spaceOf,
} from '../../src/index.ts';
import { chosenCoins, dieCost, spaceCost } from '../../src/price.ts';
import { ACTION, CROSS_SPACES, FREE_DIE, kindOf, nextOf, recount, TURN } from '../../src/state.ts';
import { randomGames, sampled, seatsAt } from '../kit/random.ts';

const newState = (): DiceState => {
  const s = dice.blank({ seats: 2, cities: 'random' });
  dice.setup({ seats: 2, cities: 'random' }, new FastRng(1), s);
  return s;
};

test('a die costs what its section says, less the reduction, and never less than nothing', () => {
  const s = newState();
  for (const [die] of DIE_IDS.entries()) {
    for (const [section, cost] of SECTION_COSTS.entries()) {
      for (let minus = 0; minus <= 4; minus++) {
        s.section[die] = section;
        s.dieMinus[0] = minus;
        expect(dieCost(s, 0, die)).toBe(cost < minus ? 0 : cost - minus);
      }
    }
  }
});

test('dice of a free colour cost nothing in any section, others do', () => {
  const s = newState();
  const dearest = SECTION_COSTS.length - 1;
  s.section.fill(dearest);
  for (const [colour, name] of COLOURS.entries()) {
    s.dieZero[0] = 1 << colour;
    for (const [n, die] of DIE_IDS.entries()) expect(dieCost(s, 0, n)).toBe(DICE[die].colour === name ? 0 : SECTION_COSTS[dearest]);
  }
});

test('a coin for each resource that is missing, on every space of every board', () => {
  const s = newState();
  for (const [city, name] of CITY_IDS.entries()) {
    s.city[0] = city;
    for (const [space, id] of SPACE_IDS.entries()) {
      const cost = spaceOf(name, id)?.cost;
      if (cost === undefined) continue;
      for (let resources = 0; resources <= RESOURCES.length; resources++) {
        s.resources[0] = resources;
        const missing = resources >= cost ? 0 : cost - resources;
        expect(spaceCost(s, 0, space), `${name} ${id}`).toBe(missing);
      }
    }
  }
});

/** Coins that the action asks for, and those that there are to pay it. */
const billOf = (s: DiceState, seat: number, action: number): readonly [number, number] => {
  if (action < CROSS) return [0, 0];
  if (action < CONSTRUCT) return [spaceCost(s, seat, action - CROSS), s.coins[seat]];
  const die = dieIn(action);
  const free = kindOf(nextOf(s, seat)) === FREE_DIE;
  const purse = Math.min(RESERVE, s.coins[seat] + chosenCoins(s, seat, die));
  return [(free ? 0 : dieCost(s, seat, die)) + spaceCost(s, seat, spaceIn(action)), purse];
};

/** Those that cross off a space other than a stage. */
const crossings = (actions: readonly number[]): number[] => actions.filter((action) => action >= CROSS);

test('what could be crossed off with a full reserve is listed if and only if its price can be paid', () => {
  const rich = dice.blank({ seats: 7, cities: 'random' });
  const [all, list] = [new ActionList(), new ActionList()];
  const met = { listed: 0, tooDear: 0, paidByChoice: 0, free: 0, crossed: 0 };
  randomGames(
    3,
    sampled(2, (s) => {
      for (const seat of seatsAt(s)) {
        const kind = kindOf(nextOf(s, seat));
        if (s.phase !== TURN || ![ACTION, FREE_DIE, CROSS_SPACES].includes(kind)) continue;
        dice.copy(s, rich);
        rich.coins[seat] = RESERVE;
        dice.actions(rich, seat, all);
        dice.actions(s, seat, list);
        const payable = all.toArray().filter((action) => {
          const [price, purse] = billOf(s, seat, action);
          if (price <= purse && price > s.coins[seat]) met.paidByChoice++;
          return price <= purse;
        });
        expect(crossings(list.toArray())).toEqual(crossings(payable));
        met.listed += crossings(payable).length;
        met.tooDear += all.length - payable.length;
        if (kind === FREE_DIE) met.free++;
        if (kind === CROSS_SPACES) met.crossed++;
      }
    }),
  );
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(10);
});

/** What crossed spaces give from now on, by the rows alone. */
const keptBy = (s: DiceState, seat: number): object => {
  const effects = SPACE_IDS.flatMap((id, space): readonly Effect[] =>
    isCrossed(s, seat, space) ? (spaceOf(CITY_IDS[s.city[seat]], id)?.effects ?? []) : [],
  );
  const kept = { resources: 0, minus: 0, zero: 0, unlocked: 0, coins: COLOURS.map(() => 0) };
  for (const effect of effects) {
    if (effect.kind === 'produceResource') kept.resources++;
    if (effect.kind === 'dieCostMinus') kept.minus += effect.amount;
    if (effect.kind === 'dieCostZero') kept.zero |= 1 << COLOURS.indexOf(effect.colour);
    if (effect.kind === 'unlockDie') kept.unlocked |= 1 << SPECIAL_DICE.indexOf(effect.die);
    if (effect.kind === 'coinsWhenChosen') kept.coins[COLOURS.indexOf(effect.colour)] += effect.amount;
  }
  return kept;
};
const cached = (s: DiceState, seat: number): object => ({
  resources: s.resources[seat],
  minus: s.dieMinus[seat],
  zero: s.dieZero[seat],
  unlocked: s.unlocked[seat],
  coins: COLOURS.map((_, colour) => s.dieCoins[seat * COLOURS.length + colour]),
});

test('what crossed spaces give from now on is what their rows say, step by step and derived anew', () => {
  const anew = dice.blank({ seats: 7, cities: 'random' });
  let cuts = 0;
  randomGames(
    2,
    sampled(3, (s) => {
      dice.copy(s, anew);
      for (const seat of seatsAt(s)) {
        cuts += s.dieMinus[seat];
        recount(anew, seat);
        expect(cached(s, seat)).toEqual(keptBy(s, seat));
      }
      expect(anew.bytes.every((byte, n) => byte === s.bytes[n])).toBe(true);
    }),
  );
  expect(cuts).toBeGreaterThan(100);
});
