// Every legal payment: the units of a cost are shared out between the own city, left and right in all possible ways.
import type { Seat } from '@maravilha/kernel';
import { RESOURCES } from '../data/effects.ts';
import { PAY_COUNT, PAY_SIDE, payCode } from './action-codes.ts';
import { fieldOf, shortfall, unitIn } from './packed-resources.ts';
import type { SevenWondersState } from './state.ts';
import { NEED } from './tables.ts';
import { afterRebate, costAt, gives, left, lowestKind, mostGiven, openMarket, own, right, type Source, unitsIn } from './trade-market.ts';

/** Payments found: for each number of coins to the left a bit for each number of coins to the right. */
const grid = new Int32Array(PAY_SIDE);
/** By payment: the units of one way that comes to it, packed; −1 where there is none. The cheaper symbol is in use wherever its kind is bought. */
export const ways = { own: new Int32Array(PAY_COUNT), left: new Int32Array(PAY_COUNT), right: new Int32Array(PAY_COUNT) };
let limit = 0;
/** How many units have to come from the own city, or −1 for any number. */
let ownUnits = 0;

/** Most parts that a cost has. */
const PARTS = Math.max(...Array.from(NEED, (need) => RESOURCES.reduce((parts, _, kind) => parts * (fieldOf(need, kind) + 1), 1)));
/**
 * A part of the cost is numbered by its amounts in mixed radix. What a source can give of it is asked again and again, so it is kept: 0 not
 * yet asked, 1 no, 2 yes.
 */
const memo = (): Uint8Array => new Uint8Array(PARTS);
const ownGives = memo();
const leftGives = memo();
const rightGives = memo();
const leftGivesPlain = memo();
const rightGivesPlain = memo();
const memos = [ownGives, leftGives, rightGives, leftGivesPlain, rightGivesPlain];

const asks = (kept: Uint8Array, part: number, from: Source, units: number, fixed: number): boolean => {
  if (kept[part] === 0) kept[part] = gives(from, units, fixed) ? 2 : 1;
  return kept[part] === 2;
};

/** Whether the seller has the units also without the symbol that is cheaper: nobody has to take the cheapest symbol. */
const isPlain = (kept: Uint8Array, part: number, from: Source, units: number): boolean =>
  (units & (from.cheaper * 7)) !== 0 && asks(kept, part, from, units, from.fixed - from.cheaper);

// What a part of the recursion has shared out so far: amounts, their numbers as parts of the cost, and coins before rebates.
const share = (
  missing: number,
  radix: number,
  made: number,
  madePart: number,
  west: number,
  westPart: number,
  westCoins: number,
  east: number,
  eastPart: number,
  eastCoins: number,
): void => {
  const toLeft = afterRebate(left, westCoins);
  const toRight = afterRebate(right, eastCoins);
  if (toLeft + toRight > limit) return;
  if (missing === 0) {
    if (ownUnits >= 0 && unitsIn(made) !== ownUnits) return;
    let bits = 1 << toRight;
    if (isPlain(rightGivesPlain, eastPart, right, east)) bits |= 1 << afterRebate(right, eastCoins + 1);
    grid[toLeft] |= bits;
    if (isPlain(leftGivesPlain, westPart, left, west)) grid[afterRebate(left, westCoins + 1)] |= bits;
    const pay = payCode(toLeft, toRight);
    if (ways.own[pay] < 0) {
      ways.own[pay] = made;
      ways.left[pay] = west;
      ways.right[pay] = east;
    }
    return;
  }
  const kind = lowestKind(missing);
  const unit = unitIn(kind);
  const count = fieldOf(missing, kind);
  const rest = missing - count * unit;
  const nextRadix = radix * (count + 1);
  for (let fromWest = 0; fromWest <= count; fromWest++) {
    const nextWest = west + fromWest * unit;
    const nextWestPart = westPart + fromWest * radix;
    if (!asks(leftGives, nextWestPart, left, nextWest, left.fixed)) break;
    for (let fromEast = 0; fromWest + fromEast <= count; fromEast++) {
      const nextEast = east + fromEast * unit;
      const nextEastPart = eastPart + fromEast * radix;
      if (!asks(rightGives, nextEastPart, right, nextEast, right.fixed)) break;
      const mine = count - fromWest - fromEast;
      const nextMade = made + mine * unit;
      const nextMadePart = madePart + mine * radix;
      if (!asks(ownGives, nextMadePart, own, nextMade, own.fixed)) continue;
      const nextWestCoins = westCoins + costAt(left, kind, fromWest);
      const nextEastCoins = eastCoins + costAt(right, kind, fromEast);
      share(rest, nextRadix, nextMade, nextMadePart, nextWest, nextWestPart, nextWestCoins, nextEast, nextEastPart, nextEastCoins);
    }
  }
};

/**
 * Finds the legal payments within the budget, for `canPay` and `ways`. With `ownFirst` only those in which as much as possible comes from
 * the own city. Answers the units that were shared out: all of the cost, or with `ownFirst` what the fixed production leaves open.
 */
export const spreadPayments = (s: SevenWondersState, seat: Seat, need: number, ownFirst: boolean, budget: number): number => {
  openMarket(s, seat);
  grid.fill(0);
  ways.own.fill(-1);
  for (const kept of memos) kept.fill(0);
  limit = budget;
  ownUnits = -1;
  let asked = need;
  if (ownFirst) {
    // Whoever takes as much as possible from the own city has all its fixed units in use.
    asked = shortfall(need, own.fixed);
    own.fixed = 0;
    ownUnits = mostGiven(own, asked);
  }
  share(asked, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  return asked;
};

/** Whether `spreadPayments` has found this payment. */
export const canPay = (toLeft: number, toRight: number): boolean => ((grid[toLeft] >>> toRight) & 1) === 1;
