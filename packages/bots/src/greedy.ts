import {
  type Action,
  type ActionList,
  type AnyGame,
  fillShortlist,
  type FlatState,
  includes,
  NO_ACTION,
  NOBODY,
  only,
  type Rng,
  type Seat,
  type SeatSet,
  seatsOf,
} from '@maravilha/kernel';
import { randomAction } from './random.ts';
import type { Scratch } from './scratch.ts';
import type { Judge } from './search/evaluation.ts';
import type { GreedySettings } from './search/settings.ts';

/**
 * A candidate may open further decisions of the same seat (a token, an extra turn). They are settled one by one, best first, at most this many:
 * two wonders that play again, each with a choice of its own, fit.
 */
const FOLLOW_UPS = 4;

/** So little that it only tells equals apart: the same win is taken at once and not after a detour. */
const HASTE = 1e-8;

/** A chance of winning so high that the game is over, or nearly. */
const SURE = 1 - 1e-5;

/** Weight of a point once the game is lost, and once it is won: it is still played well, but no win is put off for points. */
const POINT_LOST = 1e-6;
const POINT_WON = 1e-10;

/**
 * One step ahead: every legal action is tried in the same few redeals, and the one with the best mean chance of victory is taken.
 * `scratch.root` holds what the seat sees; nothing else of the match is known here.
 */
export const greedyAction = (game: AnyGame, judge: Judge, settings: GreedySettings, scratch: Scratch, seat: Seat, rng: Rng): Action => {
  const { root, world, trial, candidates } = scratch;
  fillShortlist(game, root, seat, candidates);
  const count = candidates.length;
  if (count === 1) return candidates.items[0];
  if (scratch.values.length < count) scratch.values = new Float64Array(count * 2);
  const values = scratch.values;
  values.fill(0, 0, count);
  for (let deal = 0; deal < settings.deals; deal++) {
    game.copy(root, world);
    game.redeal(world, seat, rng);
    // Every candidate meets the same choices of the others, so that their luck does not decide between candidates.
    drawOthers(game, world, seat, scratch, rng);
    const awaited = game.awaiting(world);
    for (let i = 0; i < count; i++) {
      game.copy(world, trial);
      advance(game, trial, seat, candidates.items[i], scratch);
      const delay = settle(game, judge, scratch, seat, awaited);
      values[i] += valueOf(game, judge, trial, seat, scratch) - delay * HASTE;
    }
  }
  const best = bestOf(candidates, values);
  // However large the error, an immediate win is never missed.
  if (settings.error > 0 && values[best] < settings.deals * SURE) {
    const scale = (settings.error * settings.deals) / 65535;
    for (let i = 0; i < count; i++) values[i] += (rng.int(65536) - rng.int(65536)) * scale;
    return candidates.items[bestOf(candidates, values)];
  }
  return candidates.items[best];
};

/** Where the highest value is; of equals, the first. */
const bestOf = (list: ActionList, values: Float64Array): number => {
  let best = 0;
  for (let i = 1; i < list.length; i++) if (values[i] > values[best]) best = i;
  return best;
};

/** Whether the seat owes more of the same turn: alone, or, where all play in their own time, while the others have not moved either. */
const owesMore = (game: AnyGame, s: FlatState, seat: Seat, awaited: SeatSet): boolean => {
  const now = game.awaiting(s);
  return now === only(seat) || (game.independentTurns === true && includes(now, seat) && (now & ~awaited) === NOBODY);
};

/** Settles in `trial` what the same seat owes next, and says how many decisions that took. `awaited` are the seats of this round. */
const settle = (game: AnyGame, judge: Judge, scratch: Scratch, seat: Seat, awaited: SeatSet): number => {
  const { trial, probe, followUps } = scratch;
  let n = 0;
  for (; n < FOLLOW_UPS && owesMore(game, trial, seat, awaited); n++) {
    fillShortlist(game, trial, seat, followUps);
    let best = followUps.items[0];
    if (followUps.length > 1) {
      let bestValue = -Infinity;
      for (let i = 0; i < followUps.length; i++) {
        game.copy(trial, probe);
        advance(game, probe, seat, followUps.items[i], scratch);
        const value = valueOf(game, judge, probe, seat, scratch);
        if (value > bestValue) {
          bestValue = value;
          best = followUps.items[i];
        }
      }
    }
    advance(game, trial, seat, best, scratch);
  }
  return n;
};

/** Seats that choose at the same time are taken to choose at random; where all play in their own time they are left to it. */
const drawOthers = (game: AnyGame, s: FlatState, seat: Seat, { plan, others }: Scratch, rng: Rng): void => {
  plan.fill(NO_ACTION);
  const awaited = game.awaiting(s);
  if (awaited === only(seat) || game.independentTurns === true) return;
  for (const other of seatsOf(awaited)) if (other !== seat) plan[other] = randomAction(game, s, other, rng, others);
};

/** One step; what others choose at the same time is in the plan, and nobody else is awaited in a follow-up. */
const advance = (game: AnyGame, s: FlatState, seat: Seat, action: Action, { joint, plan }: Scratch): void => {
  if (game.awaiting(s) === only(seat)) joint.fill(NO_ACTION);
  else joint.set(plan);
  joint[seat] = action;
  game.step(s, joint);
};

/** The chance of victory of the seat's side, with a little for points once the game is over. */
const valueOf = (game: AnyGame, judge: Judge, s: FlatState, seat: Seat, { result, partners }: Scratch): number => {
  if (game.awaiting(s) !== NOBODY) {
    judge(s, result);
    return result[seat] * partners;
  }
  game.result(s, result);
  return result[seat] * partners + game.score(s).seats[seat].total * (result[seat] > 0 ? POINT_WON : POINT_LOST);
};
