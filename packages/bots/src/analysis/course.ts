// A finished match, turn by turn: what stood before each choice, as its seat saw it and as it was.
import { type AnyGame, type Choice, type Log, type Match, replay, type Seat, type Shape, sidesOf } from '@maravilha/kernel';

/** One turn of the match: the choices of all its rounds. */
export interface Moment {
  /** Rounds played before it. */
  readonly round: number;
  readonly choices: readonly Choice<Shape['Move']>[];
  /** From 1; missing in games without ages and before the first one. */
  readonly age?: number;
}

/** What a seat could know when it chose, and what there was. */
export interface Stand {
  readonly view: Shape['View'];
  /** It is read at once: the match goes on with it. */
  readonly state: Shape['State'];
  readonly move: Shape['Move'];
}

export class Course {
  readonly game: AnyGame;
  readonly options: Shape['Options'];
  readonly moments: readonly Moment[];
  /** Share of victory by seat: what it came to. */
  readonly result: readonly number[];
  /** Those who win together. */
  readonly sides: readonly (readonly Seat[])[];
  readonly #match: Match<Shape>;

  /** Throws if the log cannot be replayed under the rules of the game, or is not over. */
  constructor(game: AnyGame, log: Log) {
    const replayed = replay(game, log);
    if (!replayed.ok) throw new Error(`the log cannot be replayed: ${replayed.error.code}`);
    const { match } = replayed.value;
    if (!match.over) throw new Error('the game is not over');
    this.game = game;
    this.options = log.options;
    this.#match = match;
    const result = new Float64Array(log.options.seats);
    game.result(match.state, result);
    this.result = [...result];
    this.sides = sidesOf(game, log.options);
    this.moments = this.#walk(log);
  }

  /** What stood before each choice of the seat in this moment; each is true until the next is asked for. */
  *standsOf(moment: number, seat: Seat): Generator<Stand> {
    this.#goTo(moment);
    const match = this.#match;
    const own = this.moments[moment].choices.filter((choice) => choice.seat === seat);
    for (const [n, { move }] of own.entries()) {
      yield { view: match.view(seat), state: match.stateFor(seat), move };
      if (n < own.length - 1) this.#choose(seat, move);
    }
    if (own.length > 1) match.takeBack(seat);
  }

  #walk(log: Log): readonly Moment[] {
    const match = this.#match;
    const moments: Moment[] = [];
    match.rewind(0);
    while (!match.over) {
      const { round } = match;
      const age = this.game.brief?.(match.state).age;
      const choices: Choice<Shape['Move']>[] = [];
      const { turn } = match;
      for (let n = round; match.turn === turn; n++) {
        for (const choice of log.rounds[n]) {
          this.#choose(choice.seat, choice.move);
          choices.push(choice);
        }
      }
      moments.push({ round, choices, ...(age === undefined ? {} : { age }) });
    }
    return moments;
  }

  #goTo(moment: number): void {
    const match = this.#match;
    const { round } = this.moments[moment];
    if (match.round > round) match.rewind(round);
    for (let n = this.moments.findIndex((one) => one.round === match.round); n < moment; n++)
      for (const { seat, move } of this.moments[n].choices) this.#choose(seat, move);
  }

  #choose(seat: Seat, move: Shape['Move']): void {
    const chosen = this.#match.choose(seat, move);
    if (!chosen.ok) throw new Error(`a choice cannot be made again: ${chosen.error.code}`);
  }
}
