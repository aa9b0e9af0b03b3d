import type { Seat } from '@maravilha/kernel';

/** What a bot was asked, and how far it has come. */
export interface BotTurn {
  /** Which choice it was asked for: `openSince` of its seat. */
  readonly since: number;
  /** A legal move, once the bot has found one. */
  move: object | undefined;
  /** The time that every bot lets pass is over. */
  rested: boolean;
}

/** The bots of a table that have been asked, and whose choice is not made yet. */
export class AskedBots {
  readonly #turns = new Map<Seat, BotTurn>();

  get none(): boolean {
    return this.#turns.size === 0;
  }

  /** How far the bot has come with this very choice. */
  turn(seat: Seat, since: number): BotTurn | undefined {
    const turn = this.#turns.get(seat);
    return turn?.since === since ? turn : undefined;
  }

  ask(seat: Seat, since: number, rested: boolean): BotTurn {
    const turn: BotTurn = { since, move: undefined, rested };
    this.#turns.set(seat, turn);
    return turn;
  }

  /** Forgets those that are of no use any more. */
  keep(isUseful: (seat: Seat, turn: BotTurn) => boolean): void {
    for (const [seat, turn] of this.#turns) if (!isUseful(seat, turn)) this.#turns.delete(seat);
  }

  /** Their choices are made, or void. */
  clear(): void {
    this.#turns.clear();
  }
}
