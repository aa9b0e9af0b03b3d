// What a card costs a seat now, what can be done with it, and why not.
import {
  type Bill,
  type CardId,
  type Chain,
  type Neighbour,
  type Pay,
  type Refusal,
  RESOURCES,
  type Resource,
  sevenWondersTable as engine,
  type SevenWondersMove,
  type SevenWondersReason,
  type Split,
} from '@maravilha/seven-wonders';
import type { Table } from './model.ts';

export type Price =
  | { readonly kind: 'free' }
  | { readonly kind: 'chain'; readonly chain: Chain }
  /** Coins to the bank and to the neighbours. */
  | { readonly kind: 'pay'; readonly bank: number; readonly left: number; readonly right: number }
  | { readonly kind: 'no'; readonly refusal: Refusal };

/** Refusals of the moment, not of the card: the price stands all the same. */
const PASSING: ReadonlySet<Refusal['code']> = new Set(['game-over', 'not-awaited', 'other-decision', 'not-in-hand']);

/** The refusal that is about the card or stage itself. */
const lasting = (reason: SevenWondersReason): Refusal | undefined => reason.why.find((refusal) => !PASSING.has(refusal.code));

/** The price as it stands, whoever is asked for a choice; `undefined` where there is none to say. */
export const priceOf = (reason: SevenWondersReason): Price | undefined => {
  const refusal = lasting(reason);
  if (refusal !== undefined) return { kind: 'no', refusal };
  const { bill } = reason;
  if (bill === undefined) return undefined;
  if (bill.free === 'chain' && bill.chain !== undefined) return { kind: 'chain', chain: bill.chain.symbol };
  const [cheapest] = bill.splits;
  if (bill.free !== undefined || cheapest === undefined || cheapest.total === 0) return { kind: 'free' };
  return { kind: 'pay', bank: bill.bank, left: cheapest.pay.left, right: cheapest.pay.right };
};

export const askBuild = (table: Table, seat: number, card: CardId): SevenWondersReason =>
  engine.explain(table.state, seat, { kind: 'build', card });

/** The next stage, with a card of the hand or as such. */
export const askStage = (table: Table, seat: number, card?: CardId): SevenWondersReason =>
  engine.explain(table.state, seat, card === undefined ? { kind: 'stage' } : { kind: 'stage', card });

export const askSell = (table: Table, seat: number, card: CardId): SevenWondersReason =>
  engine.explain(table.state, seat, { kind: 'sell', card });

// ---------------------------------------------------------------- what an open card offers

/** Build or stage: why not, or every sensible way to pay for it, cheapest first. */
export interface Offer {
  readonly kind: 'build' | 'stage';
  readonly reason: SevenWondersReason;
  readonly price: Price | undefined;
  readonly splits: readonly Split[];
}

const samePay = (a: Pay, b: Pay): boolean => a.left === b.left && a.right === b.right;
const NOTHING: Pay = { left: 0, right: 0 };
/** What the neighbours get. */
export const payOf = (move: SevenWondersMove): Pay => (move.kind === 'build' || move.kind === 'stage' ? (move.pay ?? NOTHING) : NOTHING);

/** A split is offered when the engine lists it: within the treasury, and by the rules of team play. */
export const offerOf = (table: Table, kind: 'build' | 'stage', card: CardId, moves: readonly SevenWondersMove[]): Offer => {
  const reason = kind === 'build' ? askBuild(table, table.me, card) : askStage(table, table.me, card);
  const legal = moves.filter((move) => move.kind === kind && move.card === card).map(payOf);
  const splits = (reason.bill?.splits ?? []).filter((split) => legal.some((pay) => samePay(pay, split.pay)));
  return { kind, reason, price: priceOf(reason), splits };
};

/** The move that an offer and a way to pay amount to. */
export const moveOf = (kind: 'build' | 'stage', card: CardId, pay: Pay | undefined): SevenWondersMove =>
  pay === undefined || samePay(pay, NOTHING) ? { kind, card } : { kind, card, pay };

// ---------------------------------------------------------------- the bill

/** One resource of the bill: how many units come from where. */
export interface BillRow {
  readonly resource: Resource;
  readonly count: number;
  readonly own: number;
  readonly bought: readonly {
    readonly from: Neighbour;
    readonly count: number;
    readonly coins: number;
    /** Of one unit; `undefined` when units of one side differ. */
    readonly each: number | undefined;
  }[];
  readonly coins: number;
}

/** The bill of a split, resource by resource in the common order. What is not bought comes from the own city. */
export const billRows = (bill: Bill, split: Split): readonly BillRow[] =>
  RESOURCES.flatMap((resource) => {
    const count = bill.resources.filter((r) => r === resource).length;
    if (count === 0) return [];
    const bought = (['left', 'right'] as const).flatMap((from) => {
      const units = split.bought.filter((unit) => unit.resource === resource && unit.from === from);
      const [first] = units;
      if (first === undefined) return [];
      const coins = units.reduce((sum, unit) => sum + unit.price, 0);
      return [{ from, count: units.length, coins, each: units.every((unit) => unit.price === first.price) ? first.price : undefined }];
    });
    const from = bought.reduce((sum, part) => sum + part.count, 0);
    return [{ resource, count, own: count - from, bought, coins: bought.reduce((sum, part) => sum + part.coins, 0) }];
  });
