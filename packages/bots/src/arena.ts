// Whole games between bots: the loop that simulations share, and the games in which one bot is measured against another.
import {
  type Action,
  ActionList,
  type AnyGame,
  FastRng,
  fillShortlist,
  type FlatState,
  Hasher,
  includes,
  isLegal,
  type JointAction,
  NO_ACTION,
  NOBODY,
  type Rng,
  type Seat,
  type SeatSet,
  seatsOf,
  type Shape,
  sidesOf,
  SPECTATOR,
} from '@maravilha/kernel';
import { decide, Memory } from './decide.ts';
import type { Expert } from './expert.ts';
import { type BotName, searches } from './levels.ts';
import { scratchFor } from './scratch.ts';
import type { Budget } from './search/settings.ts';

/** Each game draws its set-up from one stream and the choices of each seat from another, so that no seat's thinking changes another's luck. */
export const STREAMS = 8;

/** Far more rounds than any game needs. Where waiting is allowed, bots that all wait would play for ever. */
const ROUNDS_MOST = 5000;

/** The choice of a seat that is awaited in `from`. */
export type Choose = (from: FlatState, seat: Seat) => Action;

/** A table at which one game after the other is played. */
export class Table {
  readonly #game: AnyGame;
  readonly #options: Shape['Options'];
  readonly #state: FlatState;
  readonly #joint: JointAction;
  /** Where all play in their own time: the state before the round, and the one that a seat goes through alone. */
  readonly #apart: { readonly start: FlatState; readonly own: FlatState } | undefined;

  /** Whoever looks at a state before choosing needs `apart`: each seat then goes through its turn without seeing the others'. */
  constructor(game: AnyGame, options: Shape['Options'], apart: boolean) {
    this.#game = game;
    this.#options = options;
    this.#state = game.blank(options);
    this.#joint = new Int32Array(options.seats);
    this.#apart = game.independentTurns === true && apart ? { start: game.blank(options), own: game.blank(options) } : undefined;
  }

  /** One game to its end; the next one overwrites the state that this answers with. */
  play(deal: Rng, choose: Choose): FlatState {
    const game = this.#game;
    const state = this.#state;
    const joint = this.#joint;
    game.setup(this.#options, deal, state);
    let rounds = 0;
    for (let awaited = game.awaiting(state); awaited !== NOBODY; awaited = game.awaiting(state)) {
      if (++rounds > ROUNDS_MOST) throw new Error(`a game of ${game.id} has no end: nobody has won after ${ROUNDS_MOST} rounds`);
      if (this.#apart !== undefined && (awaited & (awaited - 1)) !== 0) {
        this.#playApart(awaited, this.#apart.start, this.#apart.own, choose);
        continue;
      }
      for (let seat = 0; seat < joint.length; seat++) joint[seat] = includes(awaited, seat) ? choose(state, seat) : NO_ACTION;
      game.step(state, joint);
    }
    return state;
  }

  #playApart(awaited: SeatSet, start: FlatState, own: FlatState, choose: Choose): void {
    const game = this.#game;
    const joint = this.#joint;
    game.copy(this.#state, start);
    for (const seat of seatsOf(awaited)) {
      game.copy(start, own);
      while (includes(game.awaiting(own), seat)) {
        const action = choose(own, seat);
        joint.fill(NO_ACTION);
        joint[seat] = action;
        game.step(own, joint);
        game.step(this.#state, joint);
      }
    }
  }
}

/** A bot's action in a state, by the view of its seat alone. */
export const botAction = (
  expert: Expert,
  bot: BotName,
  state: FlatState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  memory?: Memory,
): Action => {
  const { game } = expert;
  const action = game.toAction(state, seat, decide(expert, bot, game.view(state, seat), seat, rng, budget, memory));
  if (typeof action !== 'number' || !isLegal(game, state, seat, action)) throw new Error(`the bot ${bot} chose an illegal move`);
  return action;
};

/** How many playouts a searching bot spends on one decision that starts from nothing. */
export const playoutsFor = (expert: Expert, bot: BotName, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget): number => {
  decide(expert, bot, view, seat, rng, budget);
  return scratchFor(expert, view.options).search.playouts;
};

export interface ArenaSettings {
  readonly expert: Expert;
  readonly options: Shape['Options'];
  /** The bot that is measured, and the one in all other seats. */
  readonly a: BotName;
  readonly b: BotName;
  readonly seed: number;
  readonly budgetOf: (bot: BotName) => Budget;
  /** Milliseconds of thought so far, for the times of decisions. */
  readonly now: () => number;
  /** What each seat had that is worth counting victories by, such as its wonder; read from what a spectator sees at the end. */
  readonly marksOf: (view: Shape['View']) => readonly (readonly string[])[];
}

/** How a bot thought in one game. Forced choices are not counted. */
export interface Thought {
  readonly decisions: number;
  readonly ms: number;
  readonly longest: number;
  readonly playouts: number;
}

export interface ArenaGame {
  readonly n: number;
  /** Where A sat; in team play both partners. */
  readonly a: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
  readonly ending: string;
  readonly marks: readonly (readonly string[])[];
  readonly thought: { readonly a: Thought; readonly b: Thought };
}

interface Count {
  decisions: number;
  ms: number;
  longest: number;
  playouts: number;
}

const nothing = (): Count => ({ decisions: 0, ms: 0, longest: 0, playouts: 0 });

/**
 * Games of A among B. Game n depends only on the settings and on n, not on who plays it or when. Every deal is played once for each
 * side that A can be.
 */
export class Arena {
  readonly #settings: ArenaSettings;
  readonly #sides: readonly (readonly Seat[])[];
  readonly #table: Table;
  readonly #list = new ActionList();
  readonly #deal = new FastRng(0);
  readonly #luck: readonly FastRng[];

  constructor(settings: ArenaSettings) {
    const { game } = settings.expert;
    const { options } = settings;
    this.#settings = settings;
    this.#sides = sidesOf(game, options);
    this.#table = new Table(game, options, true);
    this.#luck = Array.from({ length: options.seats }, () => new FastRng(0));
  }

  play(n: number): ArenaGame {
    const { expert, options, a, b, budgetOf, now, marksOf } = this.#settings;
    const { game } = expert;
    const mine = this.#sides[n % this.#sides.length];
    const thought = { a: nothing(), b: nothing() };
    const budgets = { a: budgetOf(a), b: budgetOf(b) };
    // Nothing is remembered from game to game.
    const memories = this.#luck.map((_, seat) => (searches(mine.includes(seat) ? a : b) ? new Memory() : undefined));
    const end = this.#playWith(n, (state, seat) => {
      const who = mine.includes(seat) ? 'a' : 'b';
      const bot = who === 'a' ? a : b;
      fillShortlist(game, state, seat, this.#list);
      const forced = this.#list.length === 1;
      const start = now();
      const action = botAction(expert, bot, state, seat, this.#luck[seat], budgets[who], memories[seat]);
      if (!forced) {
        const ms = now() - start;
        const count = thought[who];
        count.decisions++;
        count.ms += ms;
        count.longest = Math.max(count.longest, ms);
        count.playouts += memories[seat]?.searchFor(expert, options).playouts ?? 0;
      }
      return action;
    });
    const { winners, seats, ending } = game.score(end);
    const marks = marksOf(game.view(end, SPECTATOR));
    return { n, a: mine, winners, totals: seats.map(({ total }) => total), ending: ending ?? '', marks, thought };
  }

  /** A hash that changes when a bot plays the first game differently: results from before and after must not be mixed. */
  fingerprint(): string {
    const { expert, a, b } = this.#settings;
    const hasher = new Hasher();
    this.#playWith(0, (state, seat) => {
      const action = botAction(expert, seat % 2 === 0 ? a : b, state, seat, this.#luck[seat], FINGERPRINT);
      hasher.word(action);
      return action;
    });
    return hasher.digest();
  }

  #playWith(n: number, choose: Choose): FlatState {
    const { seed } = this.#settings;
    this.#deal.reseed(seed, Math.floor(n / this.#sides.length) * STREAMS);
    for (const [seat, rng] of this.#luck.entries()) rng.reseed(seed, n * STREAMS + 1 + seat);
    return this.#table.play(this.#deal, choose);
  }
}

const FINGERPRINT: Budget = { playouts: 24 };
