// How a seat can pay for a stage: now, on its turn, or as things would be if its turn began now.
import { ActionList, type Seat } from '@maravilha/kernel';
import { helpOf, listBuilds, listPayments, stageOf, WITH_ECONOMY, WITH_ENGINEERING } from './builds.ts';
import { availableStages, purseOf } from './city.ts';
import { CANDIDATES, covers, fieldOf, PAYMENT_CARDS } from './payments.ts';
import { type ArchitectsState, OVER } from './state.ts';
import { COIN, COST_COUNT, COST_IDENTICAL, lowestBit, NONE, RESOURCE_COUNT } from './tables.ts';

const scratch = new ActionList();

export const isOnTurn = (s: ArchitectsState, seat: Seat): boolean => s.decision !== OVER && s.active === seat;

/** Stages that stand next, as bits; none before the seat has a wonder. */
export const nextStages = (s: ArchitectsState, seat: Seat): number => (s.wonder[seat] === NONE ? 0 : availableStages(s, seat));

/** Every payment of the stage as the action that builds it so, fewest coins first, whether or not the stages below stand. */
export const buildsOf = (s: ArchitectsState, seat: Seat, stage: number): readonly number[] => {
  if (s.wonder[seat] === NONE || (s.built[seat] >>> stage) & 1) return [];
  scratch.clear();
  if (!isOnTurn(s, seat) || ((nextStages(s, seat) >>> stage) & 1) === 0) {
    listPayments(purseOf(s, seat), stage, helpOf(s, seat), scratch);
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
    if (CANDIDATES[stage * 4 + help].some((payment) => covers(purse, PAYMENT_CARDS[payment]))) payable |= 1 << stage;
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
