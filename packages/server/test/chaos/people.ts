// Groups of people who play one game after another, over lines that lose, double and reorder, and who write down what they were told.
import { chooseFrom, type Fault, isAwaited, isOver } from '@maravilha/host/testing';
import type { AnyGame, FastRng } from '@maravilha/kernel';
import { TestClient } from '../kit/client.ts';
import { rest } from './servers.ts';

/** A choice that was answered with `ok`. */
export interface Acknowledged {
  readonly code: string;
  readonly seat: number;
  readonly id: string;
}

export interface Plan {
  readonly game: AnyGame;
  readonly people: number;
  readonly seats: number;
}

export interface Finished {
  readonly code: string;
  readonly players: readonly TestClient[];
}

const AGAIN = 200;
/** Nobody chooses faster than that, and most wait longer. */
const THINK = 300;

const KINDS: readonly Fault[] = ['twice', 'late', 'cut', 'cut-after'];
/** One frame of so many. */
const RARE = 150;

export class Group {
  readonly acknowledged: Acknowledged[] = [];
  readonly finished: Finished[] = [];
  readonly #plan: Plan;
  readonly #rng: FastRng;
  readonly #url: () => Promise<string>;
  #moves = 0;

  constructor(plan: Plan, rng: FastRng, url: () => Promise<string>) {
    this.#plan = plan;
    this.#rng = rng;
    this.#url = url;
  }

  /** Plays until there is no time for a further game; what has begun is played to its end. */
  async play(hasTime: () => boolean): Promise<void> {
    while (hasTime()) await this.#game();
  }

  async #game(): Promise<void> {
    const { game, people, seats } = this.#plan;
    const fault = (): Fault => (this.#rng.int(RARE) === 0 ? (KINDS[this.#rng.int(KINDS.length)] ?? 'none') : 'none');
    const players = Array.from({ length: people }, () => new TestClient({ url: this.#url, faults: { incoming: fault, outgoing: fault } }));
    for (const player of players) await this.#come(player);
    const [first] = players as [TestClient];
    const { code = '' } = await this.#must(first, { t: 'create', game: game.id, options: { seats }, settings: { clock: 'calm' } });
    for (const [seat, player] of players.entries()) {
      await this.#follow(player, code);
      if (seat > 0) await this.#must(player, { t: 'sit', code, seat });
    }
    await this.#must(first, { t: 'start', code, bots: 'builder' });
    await Promise.all(players.map((player, seat) => this.#playSeat(player, seat, code)));
    this.finished.push({ code, players });
    await Promise.all(players.map((player) => player.close()));
  }

  /** The node may go between the question for its address and the connection; an answer of the database may be missing. */
  async #come(player: TestClient): Promise<void> {
    for (;;) {
      try {
        return await player.open();
      } catch {
        await rest(AGAIN);
      }
    }
  }

  async #follow(player: TestClient, code: string): Promise<void> {
    while ((await player.follow(code)).t !== 'ok') await rest(AGAIN);
  }

  /** Asks until it is granted, always under the same id, so that it is done once. */
  async #must(player: TestClient, message: object): Promise<{ readonly code?: string | undefined }> {
    const id = `${JSON.stringify(message).length} ${this.#moves++}`;
    for (;;) {
      const reply = await player.ask(message, id);
      if (reply.t === 'ok') return reply;
      if (!['server-error', 'stale', 'too-fast'].includes(reply.code))
        throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(reply)}`);
      await rest(AGAIN);
    }
  }

  async #playSeat(player: TestClient, seat: number, code: string): Promise<void> {
    const { game } = this.#plan;
    for (;;) {
      await player.until(() => isAwaited(player, code) || isOver(player, code));
      if (isOver(player, code)) return;
      await rest(this.#rng.int(THINK) + this.#rng.int(THINK));
      if (!isAwaited(player, code)) continue;
      await this.#choose(player, seat, code, chooseFrom(game, player.view(code).update.view, seat));
    }
  }

  async #choose(player: TestClient, seat: number, code: string, move: object): Promise<void> {
    const { seq, hash } = player.view(code).update;
    const id = `m${this.#moves++}`;
    for (;;) {
      const reply = await player.ask({ t: 'move', code, seq, hash, move }, id);
      if (reply.t === 'ok') {
        this.acknowledged.push({ code, seat, id });
        return await player.until(() => player.view(code).update.seq >= (reply.seq ?? 0));
      }
      // What is held is old; the new is on its way.
      if (reply.code === 'stale' || reply.code === 'not-awaited') return rest(AGAIN);
      if (reply.code !== 'server-error' && reply.code !== 'too-fast') throw new Error(`a legal move was refused: ${JSON.stringify(reply)}`);
      await rest(AGAIN);
    }
  }
}
