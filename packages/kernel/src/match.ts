import { NO_ACTION, type Action } from './actions.ts';
import { readAction } from './apply.ts';
import { ChaChaRng, SEED_BYTES } from './chacha.ts';
import { commit } from './commitment.ts';
import { EventList, type Emitted } from './events.ts';
import type { Game, MoveError, Result, Shape } from './game.ts';
import { hashState } from './hash.ts';
import { toHex } from './hex.ts';
import { LOG_FORMAT, LOG_RNG, type Log, type Round } from './log-format.ts';
import { NOBODY, SPECTATOR, includes, only, seatsOf, type Seat, type SeatSet, type Viewer } from './seat.ts';

export interface Chosen<E, M> {
  /** The choice in the game's own words. */
  readonly move: M;
  /** The seat had sealed another move for this round, which this one replaces. */
  readonly replaced: boolean;
  /** What happened, if this was the last choice of the round; else `undefined`. Send `eventsFor(events, viewer)`, never the list itself. */
  readonly events: readonly Emitted<E>[] | undefined;
}

interface Sealed<M> {
  readonly action: Action;
  readonly move: M;
}

/** What a seat has chosen since the last step and, in a game with independent turns, the state in which it makes its next choice. */
interface Chain<G extends Shape> {
  readonly choices: readonly Sealed<G['Move']>[];
  readonly state: G['State'] | undefined;
}

/** What one step of a match was: all its rounds, where a turn has chains. */
interface Turn {
  /** Rounds played before it. */
  readonly from: number;
  readonly seats: SeatSet;
  /** Something hidden or random came to light, be it only what several seats had sealed. */
  readonly lit: boolean;
}

/**
 * One game in play. Choices that are not revealed yet live here, not in the state: a seat may replace its own until the last awaited
 * seat has chosen; then the game steps, with all of them in seat order. A turn of one seat is the same with one choice.
 *
 * In a game with `independentTurns`, a choice may open further ones for the same seat. The seat makes them at once, in a state of its own in which
 * nobody else has moved; it is ready when it owes nothing more there. The true game then steps through all chains together.
 *
 * State, seed and sealed choices are private fields, so that careless printing or sending of a match cannot reveal them.
 */
export class Match<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  /** Shown at the start; `log()` has the seed itself once the game is over. */
  readonly seedHash: string;
  readonly #seed: Uint8Array;
  readonly #rounds: Round<G['Move']>[] = [];
  readonly #turns: Turn[] = [];
  /** One place for each seat, with no holes. */
  readonly #chains: (Chain<G> | undefined)[];
  readonly #joint: Int32Array;
  #state: G['State'];
  #spare: G['State'];
  #awaiting: SeatSet;
  #ready: SeatSet = NOBODY;

  private constructor(game: Game<G>, options: G['Options'], seed: Uint8Array) {
    this.game = game;
    this.options = options;
    this.seedHash = commit(seed);
    this.#seed = seed.slice();
    this.#joint = new Int32Array(options.seats).fill(NO_ACTION);
    this.#chains = Array.from({ length: options.seats }, () => undefined);
    this.#state = game.blank(options);
    this.#spare = game.blank(options);
    game.setup(options, new ChaChaRng(seed), this.#state);
    this.#awaiting = game.awaiting(this.#state);
  }

  /** `options` as `readOptions` gives them, `seed` of 32 bytes from a secure source. */
  static start<G extends Shape>(game: Game<G>, options: G['Options'], seed: Uint8Array): Match<G> {
    if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    return new Match(game, options, seed);
  }

  /** The seats that owe a choice in this round, including those that have sealed theirs. */
  get awaiting(): SeatSet {
    return this.#awaiting;
  }

  /** The seats that have sealed a choice. Everyone may know that they have, nobody what it is. */
  get ready(): SeatSet {
    return this.#ready;
  }

  /** The seats that the table waits for. */
  get pendingSeats(): readonly Seat[] {
    return seatsOf(this.#awaiting & ~this.#ready);
  }

  get over(): boolean {
    return this.#awaiting === NOBODY;
  }

  /** The number of rounds played; a round is one step with all its choices, so a turn with chains counts as many as its longest chain. */
  get round(): number {
    return this.#rounds.length;
  }

  /** The number of turns played. */
  get turn(): number {
    return this.#turns.length;
  }

  /** The rounds played, not a copy: read only, and it changes with the match. It holds what seats may not know about each other. */
  get rounds(): readonly Round<G['Move']>[] {
    return this.#rounds;
  }

  /** For server-side tools and tests. Never send it, give it to a bot or write to it. The next step replaces it. */
  get state(): G['State'] {
    return this.#state;
  }

  /** What the seat itself has chosen for this round, in order; for that seat's eyes only. */
  sealed(seat: Seat): readonly G['Move'][] {
    return this.#chains[seat]?.choices.map((choice) => choice.move) ?? [];
  }

  /** The state in which the seat makes its next choice: its own while it is in a chain of choices. As private as `state`. */
  stateFor(seat: Seat): G['State'] {
    const own = includes(this.#ready, seat) ? undefined : this.#chains[seat]?.state;
    return own ?? this.#state;
  }

  /** The number of the seat's next choice. It grows by one with each choice; choices taken back no longer count. */
  turnOf(seat: Seat): number {
    return this.#rounds.length + (this.#chains[seat]?.choices.length ?? 0);
  }

  /** A seat sees what it has chosen so far; everybody else sees it when all are ready. */
  view(viewer: Viewer): G['View'] {
    if (viewer !== SPECTATOR && !this.#hasSeat(viewer)) throw new RangeError(`no seat ${viewer} at this table`);
    return this.game.view(this.#chains[viewer]?.state ?? this.#state, viewer);
  }

  /** How many rounds were played before the last turn in which the seat chose: where it goes back to. */
  lastTurnOf(seat: Seat): number | undefined {
    return this.#turns.findLast(({ seats }) => includes(seats, seat))?.from;
  }

  /** In how many turns the seat has chosen. */
  turnsOf(seat: Seat): number {
    return this.#turns.filter(({ seats }) => includes(seats, seat)).length;
  }

  /** Nobody but the seat has chosen since so many rounds were played, and nothing came to light: nobody gains if it goes back there. */
  isHarmless(seat: Seat, rounds: number): boolean {
    return this.#turns.every(({ from, seats, lit }) => from < rounds || (seats === only(seat) && !lit));
  }

  score(): G['Score'] {
    return this.game.score(this.#state);
  }

  hash(): string {
    return hashState(this.#state);
  }

  /**
   * Seals the move, and steps if it was the last one owed. A seat that is ready starts over with it. A refusal, or an exception inside the
   * game, leave the match as it was.
   */
  choose(seat: Seat, raw: unknown): Result<Chosen<G['Event'], G['Move']>, MoveError> {
    if (this.over) return { ok: false, error: { code: 'game-over' } };
    if (!this.#hasSeat(seat) || !includes(this.#awaiting, seat)) return { ok: false, error: { code: 'not-awaited', seat } };
    const from = this.stateFor(seat);
    const action = readAction(this.game, from, seat, raw);
    if (!action.ok) return action;

    // The log keeps the game's own words for the action, however the move was spelt.
    const choice = { action: action.value, move: this.game.toMove(from, seat, action.value) };
    const replaced = includes(this.#ready, seat);
    const before = replaced ? [] : (this.#chains[seat]?.choices ?? []);
    const chain: Chain<G> = { choices: [...before, choice], state: this.#ahead(seat, from, choice.action) };
    const owesMore = chain.state !== undefined && includes(this.game.awaiting(chain.state), seat);
    const ready = owesMore ? this.#ready & ~only(seat) : this.#ready | only(seat);
    const events = (this.#awaiting & ~ready) === NOBODY ? this.#step(seat, chain) : undefined;
    if (events === undefined) {
      this.#chains[seat] = chain;
      this.#ready = ready;
    }
    return { ok: true, value: { move: choice.move, replaced, events } };
  }

  /** Takes back everything the seat has chosen since the last step. Nothing was revealed, so nobody is harmed. */
  takeBack(seat: Seat): Result<undefined, MoveError> {
    if (this.over) return { ok: false, error: { code: 'game-over' } };
    if (this.#chains[seat] === undefined) return { ok: false, error: { code: 'nothing-chosen', seat } };
    this.#chains[seat] = undefined;
    this.#ready &= ~only(seat);
    return { ok: true, value: undefined };
  }

  /**
   * The match as it was when so many rounds had been played, which must be where a turn began. Everything chosen since is forgotten, also
   * what is sealed. Played on by the same choices it brings the same.
   */
  rewind(rounds: number): void {
    const turn = this.#turns.findIndex(({ from }) => from === rounds);
    if (turn < 0) throw new RangeError(`no turn began after ${rounds} rounds`);
    const { game, options } = this;
    const then = this.#spare;
    game.setup(options, new ChaChaRng(this.#seed), then);
    for (const round of this.#rounds.slice(0, rounds)) {
      this.#joint.fill(NO_ACTION);
      for (const { seat, move } of round) {
        const action = game.toAction(then, seat, move);
        if (typeof action !== 'number') throw new Error(`a round cannot be played again: ${action.code}`);
        this.#joint[seat] = action;
      }
      game.step(then, this.#joint);
    }
    const awaiting = game.awaiting(then);

    this.#spare = this.#state;
    this.#state = then;
    this.#awaiting = awaiting;
    this.#ready = NOBODY;
    this.#chains.fill(undefined);
    this.#rounds.length = rounds;
    this.#turns.length = turn;
  }

  /** Everything needed to replay the match. It includes the seed and the final hash once the game is over. */
  log(): Log<G> {
    const log: Log<G> = {
      format: LOG_FORMAT,
      game: this.game.id,
      rules: this.game.rules,
      rng: LOG_RNG,
      options: this.options,
      seedHash: this.seedHash,
      rounds: this.#rounds.slice(),
    };
    return this.over ? { ...log, seed: toHex(this.#seed), hash: this.hash() } : log;
  }

  #hasSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.options.seats;
  }

  /**
   * The state after the seat's own choice alone. Only while others are awaited too: the last seat of a round would learn what the
   * step brings for all.
   */
  #ahead(seat: Seat, from: G['State'], action: Action): G['State'] | undefined {
    if (this.game.independentTurns !== true || this.#awaiting === only(seat)) return undefined;
    const state = this.game.blank(this.options);
    this.game.copy(from, state);
    this.#joint.fill(NO_ACTION);
    this.#joint[seat] = action;
    this.game.step(state, this.#joint);
    return state;
  }

  /** Everything that can throw happens on the spare state; what the match shows changes after that. */
  #step(last: Seat, chain: Chain<G>): readonly Emitted<G['Event']>[] {
    const chains = this.#chains.slice();
    chains[last] = chain;
    const next = this.#spare;
    const events = new EventList<G['Event']>();
    const rounds: Round<G['Move']>[] = [];
    this.game.copy(this.#state, next);
    for (let n = 0; chains.some((one) => one !== undefined && one.choices.length > n); n++) {
      const owing = this.game.awaiting(next);
      const round: { seat: Seat; move: G['Move'] }[] = [];
      this.#joint.fill(NO_ACTION);
      for (const [seat, one] of chains.entries()) {
        const made = one?.choices[n];
        if ((made !== undefined) !== includes(owing, seat)) throw new Error(`what seat ${seat} owes differs alone and with the others`);
        if (made === undefined) continue;
        this.#joint[seat] = made.action;
        round.push({ seat, move: made.move });
      }
      this.game.step(next, this.#joint, events);
      rounds.push(round);
    }
    const awaiting = this.game.awaiting(next);
    const seats = this.#awaiting;
    // Whatever a game does not deny may have come to light.
    const lit = seats !== only(last) || this.game.uncovers?.(this.#state, next) !== false;

    this.#spare = this.#state;
    this.#state = next;
    this.#awaiting = awaiting;
    this.#ready = NOBODY;
    this.#chains.fill(undefined);
    this.#turns.push({ from: this.#rounds.length, seats, lit });
    this.#rounds.push(...rounds);
    return events.items;
  }
}
