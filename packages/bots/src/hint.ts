// What a master would do and why: for people who ask for a hint, and for the review of a game.
import {
  type Action,
  type BaseOptions,
  fillShortlist,
  type FlatState,
  includes,
  type JointAction,
  lowest,
  NO_ACTION,
  NOBODY,
  only,
  type Rng,
  type Seat,
  seatsOf,
  type Shape,
} from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { greedyAction } from './greedy.ts';
import { MASTER } from './levels.ts';
import { makeScratch, type Scratch, scratchFor } from './scratch.ts';
import type { Budget } from './search/settings.ts';

/** The main reason for a move, as a code with the data that a sentence about it needs. */
export type Reason =
  /** Nothing else is possible. */
  | { readonly code: 'only' }
  /** It ends the game in victory. */
  | { readonly code: 'wins' }
  /** After at least half of all moves this seat could win at once; after this one it cannot. */
  | { readonly code: 'saves'; readonly from: Seat }
  /** It brings points on this row of the score pad: the row that grows most. */
  | { readonly code: 'points'; readonly row: string; readonly points: number }
  /** It brings no points now. */
  | { readonly code: 'prospects' };

export interface Hint {
  readonly move: Shape['Move'];
  /** Chance of victory after it, from 0 to 1; in team play that of the team. */
  readonly chance: number;
  /** Share of the thought that was given to it: what is tried little is known little of. */
  readonly share: number;
  /** Points of the seat to be expected at the end, and those of the best opponent. */
  readonly points: number;
  readonly rival: number;
  readonly reason: Reason;
}

/** So many moves are told, in so many worlds each. */
const MOVES = 3;
const WORLDS = 4;
/** Steps of the longest game that builders need, and more. */
const FINISH = 400;
const GREEDY = { deals: 1, error: 0 } as const;

class Explorer {
  readonly #game: Expert['game'];
  readonly #judge: Expert['evaluation']['judge'];
  readonly #scratch: Scratch;
  readonly #world: FlatState;
  readonly #joint: JointAction;
  readonly #result: Float64Array;

  constructor(expert: Expert, options: BaseOptions) {
    const { game, evaluation } = expert;
    this.#game = game;
    this.#judge = evaluation.judge;
    this.#scratch = makeScratch(expert, options);
    this.#world = game.blank(options);
    this.#joint = new Int32Array(options.seats);
    this.#result = new Float64Array(options.seats);
  }

  /** A world in which the seat has taken the action; those who choose at the same time take what looks best to them. */
  after(root: FlatState, seat: Seat, action: Action, rng: Rng): FlatState {
    const game = this.#game;
    game.copy(root, this.#world);
    game.redeal(this.#world, seat, rng);
    this.#step(seat, action, rng);
    return this.#world;
  }

  /** Plays the world to its end as builders do, or so far that points can be told: builders might stand off for ever. */
  finish(rng: Rng): void {
    for (let n = 0; n < FINISH && this.#game.awaiting(this.#world) !== NOBODY; n++) this.#step(NO_ACTION, NO_ACTION, rng);
  }

  #step(seat: Seat, action: Action, rng: Rng): void {
    const game = this.#game;
    const awaited = game.awaiting(this.#world);
    this.#joint.fill(NO_ACTION);
    if (game.independentTurns !== true || seat === NO_ACTION) {
      for (const other of seatsOf(awaited)) {
        if (other === seat) continue;
        game.copy(this.#world, this.#scratch.root);
        this.#joint[other] = greedyAction(game, this.#judge, GREEDY, this.#scratch, other, rng);
      }
    }
    if (seat !== NO_ACTION) this.#joint[seat] = action;
    game.step(this.#world, this.#joint);
  }

  hasWon(seat: Seat): boolean {
    if (this.#game.awaiting(this.#world) !== NOBODY) return false;
    this.#game.result(this.#world, this.#result);
    return this.#result[seat] > 0;
  }

  /** The opponent who is on turn in the world and could win at once. */
  threat(seat: Seat): Seat | undefined {
    const game = this.#game;
    const awaited = game.awaiting(this.#world);
    if (awaited === NOBODY || includes(awaited, seat) || awaited !== only(lowest(awaited))) return undefined;
    const other = lowest(awaited);
    const { candidates, trial } = this.#scratch;
    fillShortlist(game, this.#world, other, candidates);
    for (let i = 0; i < candidates.length; i++) {
      game.copy(this.#world, trial);
      this.#joint.fill(NO_ACTION);
      this.#joint[other] = candidates.items[i];
      game.step(trial, this.#joint);
      if (game.awaiting(trial) !== NOBODY) continue;
      game.result(trial, this.#result);
      if (this.#result[other] > 0 && this.#result[seat] === 0) return other;
    }
    return undefined;
  }
}

/** Who could win at once after at least half of the moves. */
const looming = (explorer: Explorer, root: FlatState, seat: Seat, actions: readonly Action[], rng: Rng): Seat | undefined => {
  const threats = actions.map((action) => {
    explorer.after(root, seat, action, rng);
    return explorer.threat(seat);
  });
  const many = threats.filter((threat) => threat !== undefined).length * 2 >= actions.length;
  return many ? threats.find((threat) => threat !== undefined) : undefined;
};

/** The moves that are worth most, best first, as a master sees them. The seat must be awaited. */
export const hint = (expert: Expert, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget): readonly Hint[] => {
  const { game, evaluation } = expert;
  const { options } = view;
  const { root, search, candidates } = scratchFor(expert, options);
  game.imagine(view, seat, root);
  fillShortlist(game, root, seat, candidates);
  const actions = candidates.toArray();
  const chosen = search.best(root, seat, MASTER, budget, rng);
  const ranking = actions.length === 1 ? [{ action: chosen, chance: NaN, share: 1 }] : search.ranking();
  const explorer = new Explorer(expert, options);
  const { seats, teams = [] } = game.score(root);
  const before = seats[seat].rows;
  const side = teams.find((team) => team.seats.includes(seat))?.seats ?? [seat];
  const loom = looming(explorer, root, seat, actions, rng);
  return ranking.slice(0, MOVES).map(({ action, chance, share }) => {
    const judged = new Float64Array(options.seats);
    let [points, rival, own, wins, threats] = [0, 0, 0, 0, 0];
    const gains = new Map<string, number>();
    for (let n = 0; n < WORLDS; n++) {
      const world = explorer.after(root, seat, action, rng);
      for (const [row, now] of Object.entries(game.score(world).seats[seat].rows)) {
        gains.set(row, (gains.get(row) ?? 0) + (now - before[row]) / WORLDS);
      }
      if (explorer.hasWon(seat)) wins++;
      else if (explorer.threat(seat) !== undefined) threats++;
      if (game.awaiting(world) === NOBODY) game.result(world, judged);
      else evaluation.judge(world, judged);
      // Partners share a victory, so each of them has a part of its worth only.
      own += (judged[seat] * side.length) / WORLDS;
      explorer.finish(rng);
      const totals = game.score(world).seats.map(({ total }) => total);
      points += totals[seat] / WORLDS;
      rival += Math.max(...totals.filter((_, other) => !side.includes(other))) / WORLDS;
    }
    const [row, gain] = [...gains].reduce((best, one) => (one[1] > best[1] ? one : best));
    return {
      move: game.toMove(root, seat, action),
      chance: Number.isNaN(chance) ? own : chance,
      share,
      points,
      rival,
      reason:
        actions.length === 1
          ? { code: 'only' }
          : wins === WORLDS
            ? { code: 'wins' }
            : loom !== undefined && threats === 0
              ? { code: 'saves', from: loom }
              : gain >= 0.5
                ? { code: 'points', row, points: Math.round(gain) }
                : { code: 'prospects' },
    };
  });
};
