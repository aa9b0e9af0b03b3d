// The payments that a person chooses from: those that no other one beats, each with one way of buying that comes to so much.
import type { Seat } from '@maravilha/kernel';
import { type Neighbour, RESOURCES, type Resource } from '../data/effects.ts';
import { PAY_SIDE } from './codes.ts';
import { fieldOf, unitIn } from './packed.ts';
import type { SevenWondersState } from './state.ts';
import { RESOURCE_COUNT } from './tables.ts';
import { afterRebate, canPay, cheapest, costAt, spreadPayments } from './trade.ts';
import { gives, left, lowestKind, own, priceAt, right, type Source } from './trade-market.ts';
import type { Pay, Purchase } from './types.ts';

/** Where the units of a cost come from, packed. */
interface Shares {
  readonly own: number;
  readonly left: number;
  readonly right: number;
}

export interface Way {
  readonly pay: Pay;
  /** Units of the cost that the city makes itself. */
  readonly own: readonly Resource[];
  readonly bought: readonly Purchase[];
}

/** Shares out the missing units so that the payment comes to exactly this; as many as possible from the own city. */
const sharesFor = (missing: number, so: Shares, coins: Pay, pay: Pay): Shares | undefined => {
  if (afterRebate(left, coins.left) > pay.left || afterRebate(right, coins.right) > pay.right) return undefined;
  if (missing === 0) return afterRebate(left, coins.left) === pay.left && afterRebate(right, coins.right) === pay.right ? so : undefined;
  const kind = lowestKind(missing);
  const unit = unitIn(kind);
  const count = fieldOf(missing, kind);
  for (let mine = count; mine >= 0; mine--) {
    for (let fromLeft = 0; fromLeft <= count - mine; fromLeft++) {
      const fromRight = count - mine - fromLeft;
      const next = { own: so.own + mine * unit, left: so.left + fromLeft * unit, right: so.right + fromRight * unit };
      if (!gives(own, next.own) || !gives(left, next.left) || !gives(right, next.right)) continue;
      const sum = { left: coins.left + costAt(left, kind, fromLeft), right: coins.right + costAt(right, kind, fromRight) };
      const found = sharesFor(missing - count * unit, next, sum, pay);
      if (found !== undefined) return found;
    }
  }
  return undefined;
};

export const resourcesIn = (packed: number): Resource[] => {
  const list: Resource[] = [];
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) for (let n = 0; n < fieldOf(packed, kind); n++) list.push(RESOURCES[kind]);
  return list;
};

/** The purchases at one neighbour. The cheaper symbol comes first among its kind; the wharf serves the first purchase that costs something. */
const purchasesAt = (seller: Source, units: number, from: Neighbour): Purchase[] => {
  let rebate = seller.rebate;
  let cheaper = seller.cheaper;
  return resourcesIn(units).map((resource) => {
    const kind = RESOURCES.indexOf(resource);
    let price = priceAt(seller, kind);
    if (cheaper === unitIn(kind)) {
      price--;
      cheaper = 0;
    }
    if (price > 0) {
      price -= rebate;
      rebate = 0;
    }
    return { resource, from, price };
  });
};

/**
 * The payments that no other one beats on one side without being worse on the other; cheapest first, then fewest coins to the left,
 * whatever they come to. Own production first never makes a payment dearer on any side, so team play has the same ones.
 */
export const frontier = (s: SevenWondersState, seat: Seat, need: number): Way[] => {
  const missing = spreadPayments(s, seat, need, true, Number.POSITIVE_INFINITY);
  const pays: Pay[] = [];
  let leastRight = PAY_SIDE;
  for (let toLeft = 0; toLeft < PAY_SIDE; toLeft++) {
    for (let toRight = 0; toRight < leastRight; toRight++) {
      if (!canPay(toLeft, toRight)) continue;
      leastRight = toRight;
      pays.push({ left: toLeft, right: toRight });
    }
  }
  pays.sort((a, b) => a.left + a.right - b.left - b.right || a.left - b.left);
  const fixed = need - missing;
  return pays.map((pay) => {
    const shares = sharesFor(missing, { own: 0, left: 0, right: 0 }, { left: 0, right: 0 }, pay);
    if (shares === undefined) throw new Error(`no way to pay ${pay.left} and ${pay.right}`);
    return {
      pay,
      own: resourcesIn(fixed + shares.own),
      bought: [...purchasesAt(left, shares.left, 'left'), ...purchasesAt(right, shares.right, 'right')],
    };
  });
};

/** Units of a cost that nobody around sells and the city does not make, in the best case; what is there is given to the first units. */
export const unavailable = (s: SevenWondersState, seat: Seat, need: number): Resource[] => {
  let there = 0;
  return resourcesIn(need).filter((resource) => {
    const more = there + unitIn(RESOURCES.indexOf(resource));
    if (cheapest(s, seat, more, Number.MAX_SAFE_INTEGER) < 0) return true;
    there = more;
    return false;
  });
};
