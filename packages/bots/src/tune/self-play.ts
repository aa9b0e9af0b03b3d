// Games in which every seat takes one look ahead with the same judge and draws among the good actions; positions of them, and how it ended.
import {
  ActionList,
  type AnyGame,
  fillShortlist,
  type FlatState,
  type JointAction,
  lowest,
  NO_ACTION,
  NOBODY,
  only,
  type Rng,
} from '@maravilha/kernel';
import { randomAction } from '../random.ts';
import type { Features, Judge, Policy } from '../search/evaluation.ts';
import { policyOf } from '../value/policy.ts';
import type { Imitation } from './imitation.ts';

export interface Samples {
  readonly seats: number;
  readonly inputs: number;
  readonly capacity: number;
  readonly features: Float32Array;
  readonly shares: Float32Array;
  count: number;
}

export const samplesOf = (seats: number, inputs: number, capacity: number): Samples => ({
  seats,
  inputs,
  capacity,
  features: new Float32Array(capacity * seats * inputs),
  shares: new Float32Array(capacity * seats),
  count: 0,
});

export interface Exploring {
  /** Out of a hundred decisions, this many are made at random. */
  readonly blind: number;
  /** Among the others, how much better an action must be to be taken e times as often: a difference in chance of victory. */
  readonly warmth: number;
  /** One position in this many is kept. */
  readonly every: number;
  /** How much of what a position teaches is what the judge thought of the next one that was kept; the rest is what that one teaches. */
  readonly trust: number;
}

/** The first moments of a game, in which seats judge otherwise. */
export interface Opening {
  readonly moments: number;
  readonly judges: readonly Judge[];
}

export class SelfPlay {
  readonly #game: AnyGame;
  readonly #options: { readonly seats: number };
  readonly #state: FlatState;
  readonly #world: FlatState;
  readonly #trial: FlatState;
  readonly #list = new ActionList();
  readonly #others = new ActionList();
  readonly #joint: JointAction;
  readonly #step: JointAction;
  readonly #values: Float64Array;
  readonly #weights = new Float64Array(4096);
  readonly #features: Float64Array;
  readonly #target: Judge;
  readonly #policy: Policy;
  readonly #imitation: Imitation | undefined;
  #length = 0;

  /**
   * What is learnt of a game that is over is `target`: the shares of victory, if nothing else is said. Seats that choose at the same time
   * are taken to choose by the policy that learns here by imitation, or at random.
   */
  constructor(game: AnyGame, options: { readonly seats: number }, features: Features, target?: Judge, imitation?: Imitation) {
    this.#target = target ?? game.result;
    this.#imitation = imitation;
    this.#policy =
      imitation === undefined
        ? (s, seat, list, rng) => randomAction(game, s, seat, rng, list)
        : policyOf(game, imitation.traits, imitation.weights);
    this.#game = game;
    this.#options = options;
    this.#state = game.blank(options);
    this.#world = game.blank(options);
    this.#trial = game.blank(options);
    this.#joint = new Int32Array(options.seats);
    this.#step = new Int32Array(options.seats);
    this.#values = new Float64Array(options.seats);
    this.#features = new Float64Array(options.seats * features.count);
  }

  /** Moments of the last game. */
  get length(): number {
    return this.#length;
  }

  /**
   * Plays one game with a judge for each seat, or by the policy where there is none. Positions go into `into` while there is room, and the
   * policy learns only in such games. An opening comes first, if there is one: of it no position is kept. Answers with the final state.
   */
  play(
    judges: readonly (Judge | undefined)[],
    exploring: Exploring,
    rng: Rng,
    features?: Features,
    into?: Samples,
    opening?: Opening,
  ): FlatState {
    const game = this.#game;
    const s = this.#state;
    game.setup(this.#options, rng, s);
    const from = into?.count ?? 0;
    let moments = 0;
    for (let all = game.awaiting(s); all !== NOBODY; all = game.awaiting(s)) {
      // Where all play in their own time one goes after the other, so that positions are kept and judged in the same moments of a turn.
      const awaited = game.independentTurns === true ? only(lowest(all)) : all;
      const opens = moments++ < (opening?.moments ?? 0);
      let choices = 0;
      for (let rest = awaited; rest !== NOBODY; rest &= rest - 1) {
        const seat = lowest(rest);
        choices = Math.max(
          choices,
          this.#choose(seat, opens ? opening?.judges[seat] : judges[seat], exploring, rng, into !== undefined && !opens),
        );
      }
      if (
        !opens &&
        features !== undefined &&
        into !== undefined &&
        choices > 1 &&
        into.count < into.capacity &&
        rng.int(exploring.every) === 0
      )
        this.#keep(features, into, judges[lowest(awaited)]);
      game.step(s, this.#joint);
      this.#joint.fill(NO_ACTION);
    }
    this.#length = moments;
    if (into !== undefined) {
      this.#target(s, this.#values);
      this.#teach(into, from, exploring.trust);
    }
    return s;
  }

  /** Goes back from what the end teaches, in `values`, through what the judge thought of the positions on the way: less of it is luck. */
  #teach({ seats, shares, count }: Samples, from: number, trust: number): void {
    const values = this.#values;
    for (let n = count - 1; n >= from; n--) {
      for (let seat = 0; seat < seats; seat++) {
        const thought = shares[n * seats + seat];
        shares[n * seats + seat] = values[seat];
        values[seat] += (thought - values[seat]) * trust;
      }
    }
  }

  #keep(features: Features, into: Samples, judge: Judge | undefined): void {
    const { seats, inputs } = into;
    if (judge !== undefined) {
      judge(this.#state, this.#values);
      into.shares.set(this.#values, into.count * seats);
    }
    this.#features.fill(0);
    features.fill(this.#state, this.#features);
    into.features.set(this.#features, into.count * seats * inputs);
    into.count++;
  }

  #choose(seat: number, judge: Judge | undefined, { blind, warmth }: Exploring, rng: Rng, learns: boolean): number {
    const game = this.#game;
    const s = this.#state;
    const list = this.#list;
    fillShortlist(game, s, seat, list);
    if (list.length === 1 || rng.int(100) < blind) {
      this.#joint[seat] = list.items[rng.int(list.length)];
      return list.length;
    }
    if (judge === undefined) {
      this.#joint[seat] = this.#policy(s, seat, this.#others, rng);
      return list.length;
    }
    const alone = game.awaiting(s) === only(seat) || game.independentTurns === true;
    game.copy(s, this.#world);
    game.redeal(this.#world, seat, rng);
    const joint = this.#step;
    joint.fill(NO_ACTION);
    // Every action meets the same choices of the others, as the seat imagines their cards.
    if (!alone)
      for (let rest = game.awaiting(s); rest !== NOBODY; rest &= rest - 1)
        if (lowest(rest) !== seat) joint[lowest(rest)] = this.#policy(this.#world, lowest(rest), this.#others, rng);
    let most = -Infinity;
    for (let i = 0; i < list.length; i++) {
      game.copy(this.#world, this.#trial);
      joint[seat] = list.items[i];
      game.step(this.#trial, joint);
      if (game.awaiting(this.#trial) === NOBODY) game.result(this.#trial, this.#values);
      else judge(this.#trial, this.#values);
      this.#weights[i] = this.#values[seat];
      most = Math.max(most, this.#values[seat]);
    }
    if (this.#imitation !== undefined && learns) this.#imitation.learn(s, seat, list, this.#weights);
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += this.#weights[i] = Math.exp((this.#weights[i] - most) / warmth);
    let left = (rng.int(65536) / 65536) * sum;
    let chosen = 0;
    while (chosen < list.length - 1 && (left -= this.#weights[chosen]) >= 0) chosen++;
    this.#joint[seat] = list.items[chosen];
    return list.length;
  }
}
