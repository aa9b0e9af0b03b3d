// The payments that a person chooses from: those that no other one beats, each with one way of buying that comes to so much.
import type { Seat } from '@maravilha/kernel';
import { type Neighbour, RESOURCES, type Resource } from '../data/effects.ts';
import { PAY_SIDE, payCode } from './action-codes.ts';
import { fieldOf, unitIn } from './packed-resources.ts';
import type { SevenWondersState } from './state.ts';
import { RESOURCE_COUNT } from './tables.ts';
import { cheapest } from './trade.ts';
import { left, priceAt, right, type Source } from './trade-market.ts';
import { canPay, spreadPayments, ways } from './trade-spread.ts';
import type { Pay, Purchase } from './types.ts';

export interface Way {
  readonly pay: Pay;
  /** Units of the cost that the city makes itself. */
  readonly own: readonly Resource[];
  readonly bought: readonly Purchase[];
}

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
    const code = payCode(pay.left, pay.right);
    return {
      pay,
      own: resourcesIn(fixed + ways.own[code]),
      bought: [...purchasesAt(left, ways.left[code], 'left'), ...purchasesAt(right, ways.right[code], 'right')],
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
