// Which stages a seat can build now, and with which payments.
import type { ActionList, Seat } from '@maravilha/kernel';
import { availableStages, hasToken, purseOf } from './city.ts';
import { buildAction } from './codes.ts';
import { CANDIDATES, covers, PAYMENT_CARDS, PAYMENT_COINS, PAYMENT_COUNT, usesEconomy, usesEngineering } from './payments.ts';
import { READINGS } from './readings.ts';
import type { ArchitectsState } from './state.ts';
import { COST_COUNT, ECONOMY, ENGINEERING, lowestBit, STAGE_COUNT, STAGE_NEEDS } from './tables.ts';

// What a seat may still use in this turn, as the second part of an index into CANDIDATES.
export const WITH_ECONOMY = 1;
export const WITH_ENGINEERING = 2;

/** Tokens for payments that the seat owns and has not used up in this turn. */
export const helpOf = (s: ArchitectsState, seat: Seat): number =>
  (hasToken(s, seat, ECONOMY) && ((s.used >>> ECONOMY) & 1) === 0 ? WITH_ECONOMY : 0) |
  (hasToken(s, seat, ENGINEERING) && ((s.used >>> ENGINEERING) & 1) === 0 ? WITH_ENGINEERING : 0);

/** Cards in a purse: neighbouring fields are added, then the three sums. */
const sizeOf = (purse: number): number => {
  const pairs = (purse & 0x1f07c1f) + ((purse >>> 5) & 0x1f07c1f);
  return (pairs + (pairs >>> 10) + (pairs >>> 20)) & 0x3ff;
};

/** Adds every payment of the stage that the purse covers, fewest coins first. */
export const listPayments = (purse: number, stage: number, help: number, out: ActionList): void => {
  const candidates = CANDIDATES[stage * 4 + help];
  let most = PAYMENT_COUNT;
  for (let i = 0; i < candidates.length; i++) {
    const payment = candidates[i];
    if (!covers(purse, PAYMENT_CARDS[payment])) continue;
    if (READINGS.coinPolicy === 'missing-only') {
      if (PAYMENT_COINS[payment] > most) return;
      most = PAYMENT_COINS[payment];
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
    if (COST_COUNT[stage] <= size) listPayments(purse, stage, help, out);
  }
  if (READINGS.maximiseStages) keepMost(s, seat, purse, help, first, out);
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
    for (const payment of CANDIDATES[stage * 4 + help]) {
      if (!covers(purse, PAYMENT_CARDS[payment])) continue;
      best = Math.max(best, 1 + most(wonder, purse - PAYMENT_CARDS[payment], built | (1 << stage), helpAfter(help, stage, payment)));
    }
  }
  return best;
};

const helpAfter = (help: number, stage: number, payment: number): number =>
  help &
  ~(usesEconomy(stage, payment) ? WITH_ECONOMY : 0) &
  ~(usesEngineering(stage, payment) && READINGS.engineeringPerTurn === 1 ? WITH_ENGINEERING : 0);

export const stageOf = (action: number): number => ((action - buildAction(0, 0)) / PAYMENT_COUNT) | 0;
export const paymentIn = (action: number): number => (action - buildAction(0, 0)) % PAYMENT_COUNT;

/** Whether the build would have to be done before the turn may end: always, unless a reading leaves a token's help to the player. */
export const isForced = (action: number): boolean =>
  (READINGS.economyForces || !usesEconomy(stageOf(action), paymentIn(action))) &&
  (READINGS.engineeringForces || !usesEngineering(stageOf(action), paymentIn(action)));
