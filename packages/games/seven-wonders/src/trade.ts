// What a cost comes to: the cheapest payment to the neighbours for bots, every legal one for people. Costs are packed amounts; the coins
// for the bank are no matter of trade.
import type { ActionList, Seat } from '@maravilha/kernel';
import { PAY_SIDE, payCode, payLeft, payRight } from './action-codes.ts';
import { fieldOf, shortfall, unitIn } from './packed-resources.ts';
import type { SevenWondersState } from './state.ts';
import { CARD_COUNT, FREE_STAGES, NEED, type Thing } from './tables.ts';
import {
  afterRebate,
  bounds,
  choicesGive,
  costAt,
  givers,
  gives,
  kindsIn,
  left,
  lowestKind,
  openMarket,
  own,
  priceAt,
  right,
  type Source,
  unitsIn,
} from './trade-market.ts';
import { canPay, spreadPayments } from './trade-spread.ts';

/** Resources that a card or stage asks of the seat, packed. [CI-R48] Architect Firm waives those of stages, never the coins. */
export const needOf = (s: SevenWondersState, seat: Seat, thing: Thing): number =>
  thing >= CARD_COUNT && s.deals[seat] & FREE_STAGES ? 0 : NEED[thing];

// The best payment found so far by `search`.
let bestTotal = 0;
let bestLeft = 0;

/** Shares out the missing units, kind by kind: own choice producers, of which some are spare, left, right. */
const search = (
  missing: number,
  units: number,
  spare: number,
  made: number,
  west: number,
  east: number,
  westCoins: number,
  eastCoins: number,
): void => {
  // What the own choice producers cannot give has to be bought.
  if (units > spare && westCoins + eastCoins + (units - spare) * bounds.price - bounds.off > bestTotal) return;
  const toLeft = afterRebate(left, westCoins);
  const total = toLeft + afterRebate(right, eastCoins);
  // Coins only grow from here.
  if (total > bestTotal || (total === bestTotal && toLeft >= bestLeft)) return;
  if (missing === 0) {
    bestTotal = total;
    bestLeft = toLeft;
    return;
  }
  const kind = lowestKind(missing);
  const unit = unitIn(kind);
  const count = fieldOf(missing, kind);
  const rest = missing - count * unit;
  const eastFirst = priceAt(right, kind) <= priceAt(left, kind);
  for (let mine = count; mine >= 0; mine--) {
    if (mine > 0 && !choicesGive(own, made + mine * unit, own.choices)) continue;
    const bought = count - mine;
    for (let n = 0; n <= bought; n++) {
      const fromEast = eastFirst ? bought - n : n;
      const fromWest = bought - fromEast;
      if (fromEast > 0 && !gives(right, east + fromEast * unit, right.fixed)) continue;
      if (fromWest > 0 && !gives(left, west + fromWest * unit, left.fixed)) continue;
      search(
        rest,
        units - count,
        spare - mine,
        made + mine * unit,
        west + fromWest * unit,
        east + fromEast * unit,
        westCoins + costAt(left, kind, fromWest),
        eastCoins + costAt(right, kind, fromEast),
      );
    }
  }
};

const NEVER = 99;
const sells = (from: Source, kind: number): boolean => fieldOf(from.fixed, kind) > 0 || givers(from, kind) !== 0;

/** Kinds that no choice producer gives are bought each on its own, if there is no wharf: symbol by symbol where it is cheapest. */
const cheapestFixed = (missing: number, budget: number): number => {
  let toLeft = 0;
  let toRight = 0;
  for (let rest = missing; rest !== 0; ) {
    const kind = lowestKind(rest);
    const unit = unitIn(kind);
    const count = fieldOf(rest, kind);
    rest -= count * unit;
    const leftHas = fieldOf(left.fixed, kind);
    const rightHas = fieldOf(right.fixed, kind);
    let fromLeft = 0;
    let fromRight = 0;
    while (fromLeft + fromRight < count) {
      const leftPrice = fromLeft < leftHas ? costAt(left, kind, fromLeft + 1) - costAt(left, kind, fromLeft) : NEVER;
      const rightPrice = fromRight < rightHas ? costAt(right, kind, fromRight + 1) - costAt(right, kind, fromRight) : NEVER;
      if (rightPrice <= leftPrice) fromRight++;
      else fromLeft++;
    }
    toLeft += costAt(left, kind, fromLeft);
    toRight += costAt(right, kind, fromRight);
    if (toLeft + toRight > budget) return -1;
  }
  return payCode(toLeft, toRight);
};

/** Units that choice producers may give, or that share the rebate of a wharf. */
const cheapestShared = (missing: number, budget: number): number => {
  if (budget < 0) return -1;
  bestTotal = budget + 1;
  bestLeft = 0;
  const spare = kindsIn(missing) & bounds.ownKinds ? bounds.ownChoices : 0;
  search(missing, unitsIn(missing), spare, 0, 0, 0, 0, 0);
  return bestTotal > budget ? -1 : payCode(bestLeft, bestTotal - bestLeft);
};

/**
 * As `cheapest`, for the seat whose market is open: to price a whole hand, the market is opened once. One missing unit is dealt with in place,
 * not in a function of its own: this one is then too large for V8 to put it into the list of a hand, where it would crowd out all the small ones.
 */
export const cheapestHere = (need: number, budget: number): number => {
  if (budget < 0) return -1;
  const missing = shortfall(need, own.fixed);
  if (missing === 0) return 0;
  const kinds = kindsIn(missing);
  if (kindsIn(shortfall(shortfall(missing, left.fixed), right.fixed)) & ~bounds.anyKinds) return -1;
  const units = unitsIn(missing);
  const bought = kinds & bounds.ownKinds ? units - bounds.ownChoices : units;
  if (bought * bounds.price - bounds.off > budget) return -1;
  if (units === 1) {
    // From the own city, or where it is cheaper.
    const kind = lowestKind(missing);
    if (givers(own, kind) !== 0) return 0;
    const fromLeft = sells(left, kind) ? afterRebate(left, costAt(left, kind, 1)) : NEVER;
    const fromRight = sells(right, kind) ? afterRebate(right, costAt(right, kind, 1)) : NEVER;
    if (fromRight <= fromLeft) return fromRight > budget ? -1 : payCode(0, fromRight);
    return fromLeft > budget ? -1 : payCode(fromLeft, 0);
  }
  if (left.rebate + right.rebate !== 0) return cheapestShared(missing, budget);
  const plain = missing & ((kinds & ~bounds.anyKinds) * 7);
  if (plain === 0) return cheapestShared(missing, budget);
  const fixed = cheapestFixed(plain, budget);
  if (fixed < 0 || plain === missing) return fixed;
  const shared = cheapestShared(missing - plain, budget - payLeft(fixed) - payRight(fixed));
  return shared < 0 ? -1 : fixed + shared;
};

/** The cheapest payment to the neighbours within the budget, among equals the one that gives the left fewest coins; −1 if there is none. */
export const cheapest = (s: SevenWondersState, seat: Seat, need: number, budget: number): number => {
  openMarket(s, seat);
  return cheapestHere(need, budget);
};

/** Adds `base + payCode` for every legal payment within the budget, cheapest first. */
export const payments = (s: SevenWondersState, seat: Seat, need: number, budget: number, out: ActionList, base: number): void => {
  if (budget < 0) return;
  // [CI-TEAM-5] In team play own resources come first.
  spreadPayments(s, seat, need, s.teams !== 0, budget);
  const most = Math.min(budget, 2 * (PAY_SIDE - 1));
  for (let total = 0; total <= most; total++) {
    for (let toLeft = Math.max(0, total - PAY_SIDE + 1); toLeft <= total && toLeft < PAY_SIDE; toLeft++) {
      if (canPay(toLeft, total - toLeft)) out.push(base + payCode(toLeft, total - toLeft));
    }
  }
};
