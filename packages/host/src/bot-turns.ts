// Bots at a table in play. All bots of a round think at once and choose together, so that nobody learns from the order or the time.
import { isBotName, THINKING } from '@maravilha/bots';
import { legalMoves, readAction, type Seat } from '@maravilha/kernel';
import { botSeed } from './bot-seed.ts';
import type { Context } from './context.ts';
import { inBackground } from './ports.ts';
import type { MatchRun } from './match-run.ts';
import type { BotTurn } from './asked-bots.ts';
import type { Room } from './room.ts';

/** A bot is asked twice before a legal move is drawn for it. */
const ATTEMPTS = 2;

/** By this much of its thinking time a bot may be late without anybody noticing. */
const SLACK = 1.25;

/** Makes the choices count. Called inside the table's own queue. */
export type Choose = (room: Room, run: MatchRun, chosen: ReadonlyMap<Seat, object>) => Promise<void>;

export class BotTurns {
  readonly #context: Context;
  readonly #choose: Choose;
  #closed = false;

  constructor(context: Context, choose: Choose) {
    this.#context = context;
    this.#choose = choose;
  }

  close(): void {
    this.#closed = true;
  }

  /** Asks every bot that owes a move, once for each choice, and looks again at answers already found. */
  resume(room: Room, run: MatchRun): void {
    for (const seat of run.owingBots) if (room.bots.turn(seat, run.openSince(seat)) === undefined) this.#ask(room, run, seat);
    if (this.#due(room, run)) this.#look(room.code);
  }

  #ask(room: Room, run: MatchRun, seat: Seat): void {
    const { time } = this.#context;
    const pause = this.#pauseOf(run.botAt(seat));
    // A follow-up choice of the same bot comes without another pause.
    const rested = pause <= 0 || run.match.sealed(seat).length > 0;
    const turn = room.bots.ask(seat, run.openSince(seat), rested);
    inBackground(this.#context, 'bot', this.#find(room, run, seat, turn));
    if (rested) return;
    time.after(pause, () => {
      turn.rested = true;
      this.#look(room.code);
    });
  }

  /** The same for all choices of a level, however soon one is found: the pause for people or, if that is longer, the time to think. */
  #pauseOf(level: string | undefined): number {
    const { botPause } = this.#context;
    if (botPause <= 0 || level === undefined || !isBotName(level)) return botPause;
    return Math.max(botPause, SLACK * THINKING[level]);
  }

  async #find(room: Room, run: MatchRun, seat: Seat, turn: BotTurn): Promise<void> {
    turn.move = await this.#think(room, run, seat);
    this.#look(room.code);
  }

  #look(code: string): void {
    if (this.#closed) return;
    const looked = this.#context.rooms.run(code, async (room) => {
      const run = room?.run;
      if (room === undefined || run === undefined || this.#closed) return;
      this.#forget(room, run);
      if (!this.#due(room, run)) return;
      const chosen = new Map<Seat, object>();
      for (const seat of run.owingBots) {
        const move = room.bots.turn(seat, run.openSince(seat))?.move;
        if (move !== undefined) chosen.set(seat, move);
      }
      room.bots.clear();
      await this.#choose(room, run, chosen);
    });
    inBackground(this.#context, 'bot', looked);
  }

  /** An answer for a choice that is past, or for a person who has come back, is useless. */
  #forget(room: Room, run: MatchRun): void {
    const owing = new Set(run.owingBots);
    room.bots.keep((seat, turn) => turn.since === run.openSince(seat) && (turn.move === undefined || owing.has(seat)));
  }

  /**
   * All bots of the round have found a move and, where nobody else chooses, the pause is over. Where people choose too, nobody is told when
   * the bots have, so there is nothing to wait for.
   */
  #due(room: Room, run: MatchRun): boolean {
    const { owingBots } = run;
    if (owingBots.length === 0) return false;
    const turns = owingBots.map((seat) => room.bots.turn(seat, run.openSince(seat)));
    if (turns.some((turn) => turn?.move === undefined)) return false;
    return run.asksPeople || turns.every((turn) => turn?.rested === true);
  }

  /** The bot's move, or one that is drawn when it could not find any; `undefined` when the match went on without it. */
  async #think(room: Room, run: MatchRun, seat: Seat): Promise<object | undefined> {
    const { bots, log } = this.#context;
    const { match } = run;
    const [turn, since] = [match.turnOf(seat), run.openSince(seat)];
    const { seed } = room.record;
    const level = run.botAt(seat);
    if (seed === undefined || level === undefined) throw new Error(`no bot plays at seat ${seat} of ${room.code}`);
    const view = match.view(seat);
    const follows = match.sealed(seat).length;
    const isOld = (): boolean => this.#closed || run.openSince(seat) !== since;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const move = await bots.decide({
          game: match.game.id,
          rules: match.game.rules,
          level,
          view,
          seat,
          match: room.code,
          follows,
          seed: botSeed(seed, seat, turn, attempt),
        });
        if (isOld()) return undefined;
        if (typeof move === 'object' && move !== null && readAction(match.game, match.stateFor(seat), seat, move).ok) return move;
        log.error({ table: room.code, seat, level, move, attempt }, 'a bot chose an illegal move');
      } catch (error) {
        if (isOld()) return undefined;
        log.error({ err: error, table: room.code, seat, level, attempt }, 'a bot failed');
      }
    }
    const moves = legalMoves(match.game, match.stateFor(seat), seat);
    const drawn = moves[botSeed(seed, seat, turn, ATTEMPTS) % moves.length];
    if (drawn === undefined) throw new Error(`seat ${seat} of ${room.code} owes a move and has none`);
    return drawn;
  }
}
