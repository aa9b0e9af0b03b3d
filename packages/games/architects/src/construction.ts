// Stages: which a seat can build, with which payments, now or as things would be if its turn began now; and the building itself.
import { ActionList, type Emit, lowestBit, pinned, type Seat } from '@maravilha/kernel';
import type { Stage } from '../data/numbers.ts';
import { buildAction } from './action-codes.ts';
import { availableStages, hasToken, purseOf, shieldsOf, toDiscard } from './city.ts';
import { settle } from './choices.ts';
import { carryOut } from './effects.ts';
import { INTERPRETATIONS } from './interpretations.ts';
import {
  CANDIDATES,
  cardsIn,
  covers,
  fieldOf,
  helpIn,
  HELPS,
  PAYMENT_CARDS,
  PAYMENT_COINS,
  PAYMENT_COUNT,
  WITH_ECONOMY,
  WITH_ENGINEERING,
} from './payments.ts';
import { type ArchitectsState, coinsGoFreely, engineeringForces, isOnTurn } from './state.ts';
import {
  COIN,
  COST_COUNT,
  COST_IDENTICAL,
  ECONOMY,
  ENGINEERING,
  NONE,
  PAYING,
  RESOURCE_COUNT,
  STAGE_COUNT,
  STAGE_ACTS,
  STAGE_SHIELDS,
  EXTRA_ON_STAGE,
  STAGE_NEEDS,
  STAGE_POINTS,
} from './tables.ts';
import { trigger } from './decks.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

const scratch = new ActionList();
/** `[help]`: the sets of tokens that hold all of these, as bits. A payment with any of them and with more coins wastes coins. */
const COVERING = pinned(
  Uint8Array.from({ length: HELPS }, (_, help) => {
    let covering = 0;
    for (let other = 0; other < HELPS; other++) if ((help & ~other) === 0) covering |= 1 << other;
    return covering;
  }),
);

/** Tokens for payments that the seat owns and has not used up in this turn. */
export const helpOf = (s: ArchitectsState, seat: Seat): number =>
  (hasToken(s, seat, ECONOMY) && ((s.used >>> ECONOMY) & 1) === 0 ? WITH_ECONOMY : 0) |
  (hasToken(s, seat, ENGINEERING) && ((s.used >>> ENGINEERING) & 1) === 0 ? WITH_ENGINEERING : 0);

/** Cards in a purse: neighbouring fields are added, then the three sums. */
const sizeOf = (purse: number): number => {
  const pairs = (purse & 0x1f07c1f) + ((purse >>> 5) & 0x1f07c1f);
  return (pairs + (pairs >>> 10) + (pairs >>> 20)) & 0x3ff;
};

/**
 * Adds every payment of the stage that the purse covers, fewest coins first. [AR-BUILD-7] Where coins only replace what is missing, one is left
 * out if some payment with fewer coins needs no other token.
 */
const listPayments = (s: ArchitectsState, purse: number, stage: number, help: number, out: ActionList): void => {
  const candidates = CANDIDATES[stage * HELPS + help];
  const free = coinsGoFreely(s);
  // Sets of tokens, as bits: those that some payment so far does with, and those that do with fewer coins than now.
  let served = 0;
  let cheaper = 0;
  let coins = 0;
  for (let i = 0; i < candidates.length; i++) {
    const payment = candidates[i];
    if (!covers(purse, PAYMENT_CARDS[payment])) continue;
    if (!free) {
      if (PAYMENT_COINS[payment] > coins) {
        coins = PAYMENT_COINS[payment];
        cheaper = served;
        // Fewer coins do without a token: no later payment can be better.
        if (cheaper & 1) return;
      }
      const tokens = helpIn(stage, payment);
      if ((cheaper >>> tokens) & 1) continue;
      served |= COVERING[tokens];
    }
    out.push(buildAction(stage, payment));
  }
};

/** Adds every build that is legal now to `out`, which is not cleared. */
export const listBuilds = (s: ArchitectsState, seat: Seat, out: ActionList): void => {
  const purse = purseOf(s, seat);
  const help = helpOf(s, seat);
  const size = sizeOf(purse) + (help & WITH_ECONOMY);
  const first = out.length;
  for (let stages = availableStages(s, seat); stages !== 0; stages &= stages - 1) {
    const stage = lowestBit(stages);
    if (COST_COUNT[stage] <= size) listPayments(s, purse, stage, help, out);
  }
  if (INTERPRETATIONS.maximiseStages) keepMost(s, seat, purse, help, first, out);
};

/** Of the builds from `first` on, keeps those after which as many stages as possible can follow in this turn. */
const keepMost = (s: ArchitectsState, seat: Seat, purse: number, help: number, first: number, out: ActionList): void => {
  const follow = (action: number): number => {
    const stage = stageOf(action);
    const payment = paymentIn(action);
    return most(s.wonder[seat], purse - PAYMENT_CARDS[payment], s.built[seat] | (1 << stage), helpAfter(help, stage, payment));
  };
  let best = 0;
  for (let i = first; i < out.length; i++) best = Math.max(best, follow(out.at(i)));
  let kept = first;
  for (let i = first; i < out.length; i++) if (follow(out.at(i)) === best) out.items[kept++] = out.at(i);
  out.length = kept;
};

/** The most stages that the purse can still pay for. */
const most = (wonder: number, purse: number, built: number, help: number): number => {
  let best = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if ((built >>> stage) & 1 || STAGE_NEEDS[wonder * STAGE_COUNT + stage] & ~built) continue;
    for (const payment of CANDIDATES[stage * HELPS + help]) {
      if (!covers(purse, PAYMENT_CARDS[payment])) continue;
      best = Math.max(best, 1 + most(wonder, purse - PAYMENT_CARDS[payment], built | (1 << stage), helpAfter(help, stage, payment)));
    }
  }
  return best;
};

const helpAfter = (help: number, stage: number, payment: number): number =>
  help & ~(helpIn(stage, payment) & (INTERPRETATIONS.engineeringPerTurn === 1 ? WITH_ECONOMY | WITH_ENGINEERING : WITH_ECONOMY));

export const stageOf = (action: number): number => ((action - buildAction(0, 0)) / PAYMENT_COUNT) | 0;
export const paymentIn = (action: number): number => (action - buildAction(0, 0)) % PAYMENT_COUNT;

/** Whether the build would have to be done before the turn may end: always, unless a token's help is left to the player. */
export const isForced = (s: ArchitectsState, action: number): boolean => {
  const left = (INTERPRETATIONS.economyForces ? 0 : WITH_ECONOMY) | (engineeringForces(s) ? 0 : WITH_ENGINEERING);
  return left === 0 || (helpIn(stageOf(action), paymentIn(action)) & left) === 0;
};

/** Stages that stand next, as bits; none before the seat has a wonder. */
export const nextStages = (s: ArchitectsState, seat: Seat): number => (s.wonder[seat] === NONE ? 0 : availableStages(s, seat));

/** Every payment of the stage as the action that builds it so, fewest coins first, whether or not the stages below stand. */
export const buildsOf = (s: ArchitectsState, seat: Seat, stage: number): readonly number[] => {
  if (s.wonder[seat] === NONE || (s.built[seat] >>> stage) & 1) return [];
  scratch.clear();
  if (!isOnTurn(s, seat) || ((nextStages(s, seat) >>> stage) & 1) === 0) {
    listPayments(s, purseOf(s, seat), stage, helpOf(s, seat), scratch);
    return scratch.toArray();
  }
  // The list of legal builds, since what one stage may cost can depend on the others.
  listBuilds(s, seat, scratch);
  return scratch.toArray().filter((action) => stageOf(action) === stage);
};

/** Which of the stages the purse pays for, as bits. */
export const payableStages = (purse: number, stages: number, help: number): number => {
  let payable = 0;
  for (let rest = stages; rest !== 0; rest &= rest - 1) {
    const stage = lowestBit(rest);
    if (CANDIDATES[stage * HELPS + help].some((payment) => covers(purse, PAYMENT_CARDS[payment]))) payable |= 1 << stage;
  }
  return payable;
};

/** Resources that the purse lacks for the stage when every coin and token that may help does. */
export const shortOf = (purse: number, stage: number, help: number): number => {
  const grey = Array.from({ length: RESOURCE_COUNT }, (_, card) => fieldOf(purse, card));
  const coins = fieldOf(purse, COIN);
  const matching =
    help & WITH_ENGINEERING
      ? grey.reduce((sum, count) => sum + count, 0)
      : COST_IDENTICAL[stage] === 1
        ? Math.max(...grey)
        : grey.filter((count) => count > 0).length;
  const worth = matching + coins + (help & WITH_ECONOMY && coins > 0 ? 1 : 0);
  return Math.max(0, COST_COUNT[stage] - worth);
};

export const build = (s: ArchitectsState, seat: Seat, stage: number, payment: number, forced: boolean, emit: Out): void => {
  const packed = PAYMENT_CARDS[payment];
  for (let card = 0; card < PAYING; card++) {
    const count = fieldOf(packed, card);
    if (count > 0) toDiscard(s, seat, card, count);
  }
  const economy = (helpIn(stage, payment) & WITH_ECONOMY) !== 0;
  const engineering = (helpIn(stage, payment) & WITH_ENGINEERING) !== 0;
  if (economy) s.used |= 1 << ECONOMY;
  if (engineering && INTERPRETATIONS.engineeringPerTurn === 1) s.used |= 1 << ENGINEERING;
  s.built[seat] |= 1 << stage;
  const at = s.wonder[seat] * STAGE_COUNT + stage;
  emit?.all({
    kind: 'built',
    seat,
    stage: (stage + 1) as Stage,
    points: STAGE_POINTS[at],
    paid: cardsIn(payment),
    economy,
    engineering,
    forced,
  });
  // Only a seat that has Architecture already is given a card for this stage; the card itself can be taken only after the effect (AR-WONDER-9).
  trigger(s, seat, EXTRA_ON_STAGE, emit);
  if (STAGE_SHIELDS[at] > 0) emit?.all({ kind: 'shield', seat, shields: shieldsOf(s, seat) });
  carryOut(s, seat, STAGE_ACTS[at], emit);
  settle(s, seat, emit);
};
