// Who could win at once: the one danger that a hint names.
import {
  type Action,
  fillShortlist,
  type FlatState,
  includes,
  lowest,
  NO_ACTION,
  NOBODY,
  only,
  type Rng,
  type Seat,
} from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import type { Scratch } from './scratch.ts';

/** The opponent who is on turn in `s` and could win at once. */
const winnerNext = ({ game }: Expert, { candidates, probe, joint, result }: Scratch, s: FlatState, seat: Seat): Seat | undefined => {
  const awaited = game.awaiting(s);
  if (awaited === NOBODY || includes(awaited, seat) || awaited !== only(lowest(awaited))) return undefined;
  const other = lowest(awaited);
  fillShortlist(game, s, other, candidates);
  for (let i = 0; i < candidates.length; i++) {
    game.copy(s, probe);
    joint.fill(NO_ACTION);
    joint[other] = candidates.items[i];
    game.step(probe, joint);
    if (game.awaiting(probe) !== NOBODY) continue;
    game.result(probe, result);
    if (result[other] > 0 && result[seat] === 0) return other;
  }
  return undefined;
};

/** Deals of what the seat cannot see in which a danger is looked for. */
const DEALS = 4;

export interface Danger {
  readonly from: Seat;
  /** Actions after which it has passed, whatever is hidden. */
  readonly averted: readonly Action[];
}

/** An opponent who could win at once after at least half of the actions. Only where one seat acts at a time. */
export const dangerIn = (expert: Expert, scratch: Scratch, seat: Seat, actions: readonly Action[], rng: Rng): Danger | undefined => {
  const { game } = expert;
  const { root, world, trial, joint } = scratch;
  if (game.awaiting(root) !== only(seat)) return undefined;
  let from: Seat | undefined;
  const times = actions.map(() => 0);
  for (let deal = 0; deal < DEALS; deal++) {
    game.copy(root, world);
    game.redeal(world, seat, rng);
    for (const [n, action] of actions.entries()) {
      game.copy(world, trial);
      joint.fill(NO_ACTION);
      joint[seat] = action;
      game.step(trial, joint);
      const winner = winnerNext(expert, scratch, trial, seat);
      if (winner === undefined) continue;
      from = winner;
      times[n]++;
    }
  }
  const sure = times.filter((count) => count === DEALS).length;
  return from === undefined || sure * 2 < actions.length ? undefined : { from, averted: actions.filter((_, n) => times[n] === 0) };
};
