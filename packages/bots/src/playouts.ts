// Games played out from several moves of one seat. Every move is tried in the same worlds: the same redeal, the same choices of those who
// choose at the same time, the same luck after it. What is told of a move, its chance and its points, comes from these games alone.
import {
  type Action,
  ActionList,
  type AnyGame,
  type BaseOptions,
  FastRng,
  type FlatState,
  type JointAction,
  lowest,
  NO_ACTION,
  NOBODY,
  type Seat,
  sidesOf,
} from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { randomAction } from './random.ts';
import type { Policy } from './search/evaluation.ts';

/** Steps after which a game is played at random: that ends every game, while policies might stand off for ever. */
const LONG = 400;

/** A number that each world says anew: its sum and the sum of its squares. */
export interface Sum {
  sum: number;
  squares: number;
}
const newSum = (): Sum => ({ sum: 0, squares: 0 });
const add = (to: Sum, value: number): void => {
  to.sum += value;
  to.squares += value * value;
};

/** What the games that began with one move have shown. */
export interface Line {
  readonly action: Action;
  /** The side's share of victory, world by world. */
  readonly shares: number[];
  readonly won: Sum;
  /** By seat, the shares of victory of its side. */
  readonly chances: Float64Array;
  /** The same sums by how the game ended. */
  readonly endings: Map<string, { won: number; lost: number }>;
  /** Games that points decided, and the sums of the seat's points and those of its best opponent in them. */
  scored: number;
  readonly points: Sum;
  rival: number;
  /** Games that the move itself won. */
  wins: number;
  /** How far it is ahead on each row of the score pad of what the other moves bring in the same world. */
  readonly ahead: ReadonlyMap<string, Sum>;
}

const newLine = (action: Action, seats: number, rows: readonly string[]): Line => ({
  action,
  shares: [],
  won: newSum(),
  chances: new Float64Array(seats),
  endings: new Map(),
  scored: 0,
  points: newSum(),
  rival: 0,
  wins: 0,
  ahead: new Map(rows.map((row) => [row, newSum()])),
});

export class Playouts {
  readonly lines: readonly Line[];
  readonly #game: AnyGame;
  readonly #policy: Policy;
  readonly #sudden: readonly string[];
  readonly #root: FlatState;
  readonly #seat: Seat;
  /** Those who win with the seat, itself included. */
  readonly #side: readonly Seat[];
  readonly #seed: number;
  readonly #open: boolean;
  readonly #rng = new FastRng(0);
  readonly #list = new ActionList();
  readonly #joint: JointAction;
  readonly #plan: JointAction;
  readonly #result: Float64Array;
  /** Points on each row, move by move, in the world in hand. */
  readonly #rows: Float64Array;
  readonly #end: FlatState;
  /** The world in hand before the move. */
  readonly world: FlatState;
  games = 0;

  /** `root` is what the seat sees; it is read for as long as games are played. `open`: everything in it is as it truly was, nothing is dealt anew. */
  constructor(expert: Expert, options: BaseOptions, root: FlatState, seat: Seat, actions: readonly Action[], seed: number, open = false) {
    const { game, evaluation, knowledge } = expert;
    this.#game = game;
    this.#policy = evaluation.playout ?? evaluation.policy;
    this.#sudden = knowledge.hints?.sudden ?? [];
    this.#root = root;
    this.#seat = seat;
    this.#side = sidesOf(game, options).find((side) => side.includes(seat)) ?? [seat];
    this.#seed = seed;
    this.#open = open;
    this.#joint = new Int32Array(options.seats);
    this.#plan = new Int32Array(options.seats);
    this.#result = new Float64Array(options.seats);
    this.world = game.blank(options);
    this.#end = game.blank(options);
    this.lines = actions.map((action) => newLine(action, options.seats, game.scoreRows));
    this.#rows = new Float64Array(actions.length * game.scoreRows.length);
  }

  /** Plays every move out in one world more. */
  play(): void {
    const game = this.#game;
    this.#rng.reseed(this.#seed, 2 * this.games);
    game.copy(this.#root, this.world);
    if (!this.#open) game.redeal(this.world, this.#seat, this.#rng);
    this.#planOthers();
    for (const [n, line] of this.lines.entries()) {
      game.copy(this.world, this.#end);
      // From here on every move has the same luck.
      this.#rng.reseed(this.#seed, 2 * this.games + 1);
      this.#joint.set(this.#plan);
      this.#joint[this.#seat] = line.action;
      game.step(this.#end, this.#joint);
      const atOnce = game.awaiting(this.#end) === NOBODY;
      this.#finish();
      this.#note(line, n, atOnce);
    }
    this.#compare();
    this.games++;
  }

  /** What those who choose at the same time do. Where all play in their own time they are left to it. */
  #planOthers(): void {
    this.#plan.fill(NO_ACTION);
    if (this.#game.independentTurns === true) return;
    for (let rest = this.#game.awaiting(this.world); rest !== NOBODY; rest &= rest - 1) {
      const other = lowest(rest);
      if (other !== this.#seat) this.#plan[other] = this.#policy(this.world, other, this.#list, this.#rng);
    }
  }

  #finish(): void {
    const game = this.#game;
    const s = this.#end;
    for (let n = 0; game.awaiting(s) !== NOBODY; n++) {
      this.#joint.fill(NO_ACTION);
      for (let rest = game.awaiting(s); rest !== NOBODY; rest &= rest - 1) {
        const seat = lowest(rest);
        this.#joint[seat] = n < LONG ? this.#policy(s, seat, this.#list, this.#rng) : randomAction(game, s, seat, this.#rng, this.#list);
      }
      game.step(s, this.#joint);
    }
  }

  #note(line: Line, n: number, atOnce: boolean): void {
    const game = this.#game;
    const { seats, ending = '' } = game.score(this.#end);
    game.result(this.#end, this.#result);
    // Partners share a victory, so each of them has a part of its worth only.
    const share = this.#result[this.#seat] * this.#side.length;
    line.shares.push(share);
    add(line.won, share);
    for (let seat = 0; seat < line.chances.length; seat++) line.chances[seat] += this.#result[seat] * this.#side.length;
    const ended = line.endings.get(ending) ?? { won: 0, lost: 0 };
    ended.won += share;
    ended.lost += 1 - share;
    line.endings.set(ending, ended);
    if (atOnce && share > 0) line.wins++;
    if (!this.#sudden.includes(ending)) {
      line.scored++;
      add(line.points, seats[this.#seat].total);
      line.rival += seats.reduce((best, { total }, seat) => (this.#side.includes(seat) ? best : Math.max(best, total)), -Infinity);
    }
    for (const [r, row] of game.scoreRows.entries()) this.#rows[n * game.scoreRows.length + r] = seats[this.#seat].rows[row];
  }

  #compare(): void {
    const { scoreRows } = this.#game;
    const others = this.lines.length - 1;
    if (others === 0) return;
    for (const [r, row] of scoreRows.entries()) {
      let sum = 0;
      for (let n = 0; n <= others; n++) sum += this.#rows[n * scoreRows.length + r];
      for (let n = 0; n <= others; n++) {
        const own = this.#rows[n * scoreRows.length + r];
        const by = own - (sum - own) / others;
        const ahead = this.lines[n].ahead.get(row);
        if (ahead === undefined) continue;
        add(ahead, by);
      }
    }
  }
}

/** Standard errors by which two means must differ to be told apart. */
const SURE = 2;

/** How far a mean over so many games may be from the truth. */
export const marginOf = (games: number, { sum, squares }: Sum): number => {
  const mean = sum / games;
  return SURE * Math.sqrt(Math.max(0, squares / games - mean * mean) / Math.max(1, games - 1));
};

/** Whether a mean over so many games is above zero by more than chance. */
export const isSure = (games: number, one: Sum): boolean => one.sum / games > marginOf(games, one);

/** How much more the first of two moves has won than the other: world by world, since both met the same ones. */
export const leadOf = (better: Line, other: Line): Sum => {
  const lead = newSum();
  for (const [n, share] of better.shares.entries()) add(lead, share - other.shares[n]);
  return lead;
};

/** Whether the first of two moves has won more often than by chance. */
export const isAhead = (better: Line, other: Line): boolean => isSure(better.shares.length, leadOf(better, other));
