// What a card or a stage costs, spelt out: why it is free, what the bank gets, where each unit comes from.
import { lowestBit, type Seat } from '@maravilha/kernel';
import { CHAINS } from '../data/effects.ts';
import { CARD_IDS } from '../data/index.ts';
import { canChain, freeBy } from './free-builds.ts';
import { frontier, resourcesIn } from './payment-splits.ts';
import { hasBuilt, LAST_CARD, nextStage, type SevenWondersState, stageCount, TURN } from './state.ts';
import { CARD_COUNT, CHAIN_IN, CHAIN_OUT, COIN_COST, type Thing } from './tables.ts';
import { cheapest, needOf } from './trade.ts';
import { type Bill, BUILT_BY } from './types.ts';

const chainOf = (s: SevenWondersState, seat: Seat, thing: Thing): Bill['chain'] => {
  if (thing >= CARD_COUNT || !canChain(s, seat, thing)) return undefined;
  const by = CARD_IDS.find((_, card) => hasBuilt(s, seat, card) && CHAIN_OUT[card] & CHAIN_IN[thing]);
  return by === undefined ? undefined : { symbol: CHAINS[lowestBit(CHAIN_IN[thing])], by };
};

const freedBy = (s: SevenWondersState, seat: Seat, thing: Thing): Bill['free'] => {
  const by = thing < CARD_COUNT ? BUILT_BY[freeBy(s, seat, thing)] : 'payment';
  return by === 'payment' || by === 'discard' ? undefined : by;
};

export const billOf = (s: SevenWondersState, seat: Seat, thing: Thing): Bill => {
  const need = needOf(s, seat, thing);
  const bank = COIN_COST[thing];
  const free = freedBy(s, seat, thing);
  const printed = { free, chain: chainOf(s, seat, thing), bank, resources: resourcesIn(need) };
  // Nothing beats paying nothing.
  if (free !== undefined) return { ...printed, own: [], splits: [{ pay: { left: 0, right: 0 }, total: 0, bought: [] }] };
  const ways = frontier(s, seat, need);
  return {
    ...printed,
    own: ways[0]?.own ?? [],
    splits: ways.map(({ pay, bought }) => ({ pay, total: bank + pay.left + pay.right, bought })),
  };
};

/** The payment, as a code, that a build or stage without one means: the cheapest legal one; nothing if there is none. */
export const usualPay = (s: SevenWondersState, seat: Seat, kind: 'build' | 'stage', card: number): number => {
  if (s.decision !== TURN && s.decision !== LAST_CARD) return 0;
  if (kind === 'build' && freedBy(s, seat, card) !== undefined) return 0;
  if (kind === 'stage' && s.stages[seat] === stageCount(s, seat)) return 0;
  const thing = kind === 'build' ? card : nextStage(s, seat);
  return Math.max(0, cheapest(s, seat, needOf(s, seat, thing), s.coins[seat] - COIN_COST[thing]));
};
