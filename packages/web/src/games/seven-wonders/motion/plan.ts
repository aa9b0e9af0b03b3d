// What moves when, from the events of an update: no page, no clock. Times are milliseconds at normal speed.
//   all cards turn up together and fly · coins leave when they land · gains, then losses · conflicts, then their tokens
// Hands are passed at once, so that the hand on the screen is always the one that can be played.
import { type Age, type CardId, type Conflict, type Neighbour, type SevenWondersEvent, VICTORY_POINTS } from '@maravilha/seven-wonders';
import { leftOf, rightOf } from '@maravilha/kernel';
import { Draft } from '../../../table/motion/plan.ts';

export const TURN_UP = 320;
export const FLY = 480;
export const MOVE = 320;
export const PASS = 620;
export const LOSE = 420;
export const WAR = 900;

/** A treasury, or the bank. */
export type Purse = number | 'bank';

export type Act =
  /** `card`: its face, if the viewer may know it. */
  | {
      readonly kind: 'card';
      readonly seat: number;
      readonly card: CardId | undefined;
      readonly from: 'hand' | 'discard';
      readonly to: 'city' | 'board' | 'discard';
      readonly at: number;
    }
  | { readonly kind: 'coins'; readonly from: Purse; readonly to: Purse; readonly count: number; readonly at: number }
  /** Coins that nobody gets. */
  | { readonly kind: 'fade'; readonly seat: number; readonly count: number; readonly at: number }
  | { readonly kind: 'debts'; readonly seat: number; readonly count: number; readonly at: number }
  | { readonly kind: 'war'; readonly conflict: Conflict; readonly at: number }
  /** A conflict token: out of a conflict, or from the box. */
  | {
      readonly kind: 'token';
      readonly seat: number;
      readonly against: number | undefined;
      readonly points: number;
      readonly count: number;
      readonly at: number;
    }
  | { readonly kind: 'dove'; readonly seat: number; readonly at: number }
  | { readonly kind: 'pass'; readonly to: Neighbour; readonly at: number }
  /** A new hand is dealt. */
  | { readonly kind: 'deal'; readonly at: number }
  /** The treasury of a seat has changed: its number rolls when the last coin is there. */
  | { readonly kind: 'roll'; readonly seat: number; readonly at: number };

class TurnDraft extends Draft<Act> {
  readonly seats: number;
  /** When the cards of this wave start, and who has played in it. */
  start = 0;
  played = new Set<number>();
  /** When gains are in; losses come after. */
  gained = 0;
  private readonly rolls = new Map<number, number>();

  constructor(seats: number) {
    super();
    this.seats = seats;
  }

  get landed(): number {
    return this.start + TURN_UP + FLY;
  }

  /** A seat that plays again does so in a wave of its own. */
  card(seat: number, card: CardId | undefined, from: 'hand' | 'discard', to: 'city' | 'board' | 'discard'): void {
    if (this.played.has(seat)) {
      this.start = this.end;
      this.played.clear();
    }
    this.played.add(seat);
    this.add({ kind: 'card', seat, card, from, to, at: this.start }, TURN_UP + FLY);
    this.gained = Math.max(this.gained, this.landed);
  }

  coins(from: Purse, to: Purse, count: number, at: number): void {
    if (count === 0) return;
    this.add({ kind: 'coins', from, to, count, at }, MOVE);
    this.gained = Math.max(this.gained, at + MOVE);
    for (const purse of [from, to]) if (purse !== 'bank') this.roll(purse, at + MOVE);
  }

  roll(seat: number, at: number): void {
    this.rolls.set(seat, Math.max(this.rolls.get(seat) ?? 0, at));
  }

  finish(): readonly Act[] {
    for (const [seat, at] of this.rolls) this.add({ kind: 'roll', seat, at }, 0);
    return this.acts;
  }
}

type Played = Extract<SevenWondersEvent, { readonly kind: 'built' | 'stage-built' }>;

const pays = (plan: TurnDraft, { seat, pay, bank }: Played): void => {
  plan.coins(seat, leftOf(seat, plan.seats), pay.left, plan.landed);
  plan.coins(seat, rightOf(seat, plan.seats), pay.right, plan.landed);
  plan.coins(seat, 'bank', bank, plan.landed);
};

const takesDebts = (plan: TurnDraft, seat: number, count: number): void => {
  if (count > 0) plan.add({ kind: 'debts', seat, count, at: plan.gained }, LOSE);
};

const token = (plan: TurnDraft, seat: number, against: number | undefined, points: number, count: number, at: number): void => {
  if (count > 0) plan.add({ kind: 'token', seat, against, points, count, at }, FLY);
};

const fights = (plan: TurnDraft, age: Age, conflicts: readonly Conflict[], diplomacy: readonly number[]): void => {
  const at = plan.end;
  for (const seat of diplomacy) plan.add({ kind: 'dove', seat, at }, LOSE);
  for (const conflict of conflicts) {
    plan.add({ kind: 'war', conflict, at }, WAR);
    if (conflict.winner === undefined) continue;
    const [one, other] = conflict.seats;
    const loser = conflict.winner === one ? other : one;
    token(plan, conflict.winner, loser, VICTORY_POINTS[age], conflict.stakes, at + WAR);
    token(plan, loser, conflict.winner, -1, conflict.stakes, at + WAR);
  }
};

const follow = (plan: TurnDraft, event: SevenWondersEvent): void => {
  switch (event.kind) {
    case 'built':
      plan.card(event.seat, event.card, event.by === 'discard' ? 'discard' : 'hand', 'city');
      pays(plan, event);
      return;
    case 'stage-built':
      plan.card(event.seat, event.card, 'hand', 'board');
      pays(plan, event);
      return;
    case 'sold':
      plan.card(event.seat, event.card, 'hand', 'discard');
      plan.coins('bank', event.seat, event.income, plan.landed);
      return;
    case 'left-over':
      // It follows the card that was played, without a wave of its own.
      plan.add({ kind: 'card', seat: event.seat, card: event.card, from: 'hand', to: 'discard', at: plan.start + TURN_UP }, TURN_UP + FLY);
      return;
    case 'coins':
      plan.coins('bank', event.seat, event.count, plan.landed + MOVE / 2);
      return;
    case 'victory-token':
      token(plan, event.seat, undefined, VICTORY_POINTS[event.age], 1, plan.landed);
      return;
    case 'diplomacy-taken':
      plan.add({ kind: 'dove', seat: event.seat, at: plan.landed }, LOSE);
      return;
    case 'debts-given':
      takesDebts(plan, event.seat, event.count);
      return;
    case 'loss-settled':
      if (event.coins > 0) {
        plan.add({ kind: 'fade', seat: event.seat, count: event.coins, at: plan.gained }, LOSE);
        plan.roll(event.seat, plan.gained + LOSE);
      }
      takesDebts(plan, event.seat, event.debts);
      return;
    case 'conflicts':
      fights(plan, event.age, event.conflicts, event.diplomacy);
      return;
    case 'passed':
      plan.acts.push({ kind: 'pass', to: event.to, at: 0 });
      return;
    case 'age-began':
      plan.acts.push({ kind: 'deal', at: 0 });
      return;
    case 'trade-income': // The coins fly from those who pay.
    case 'board-taken':
    case 'side-chosen':
    case 'defeats-discarded':
    case 'looks-through-discard':
    case 'declined':
    case 'loss':
    case 'over':
      return;
  }
};

export const planOf = (events: readonly SevenWondersEvent[], seats: number): readonly Act[] => {
  const plan = new TurnDraft(seats);
  for (const event of events) follow(plan, event);
  return plan.finish();
};

/** The places that an event changed, for people who want no motion: they keep an outline for a moment. */
export const changedBy = (event: SevenWondersEvent): readonly string[] => {
  switch (event.kind) {
    case 'built':
      return [`card:${event.seat}:${event.card}`, `city:${event.seat}`, `coins:${event.seat}`];
    case 'stage-built':
      return [`board:${event.seat}`, `coins:${event.seat}`];
    case 'sold':
      return ['discard', `coins:${event.seat}`];
    case 'trade-income':
    case 'coins':
      return [`coins:${event.seat}`];
    case 'loss-settled':
    case 'debts-given':
      return [`coins:${event.seat}`, `debts:${event.seat}`];
    case 'victory-token':
      return [`tokens:${event.seat}`];
    case 'conflicts':
      return event.victories.flatMap((won, seat) => (won + (event.defeats[seat] ?? 0) > 0 ? [`tokens:${seat}`] : []));
    default:
      return [];
  }
};
