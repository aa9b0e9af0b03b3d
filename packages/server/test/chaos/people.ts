// Groups of people who play one game after another, over lines that lose, double and reorder, and who write down what they are told.
import { chooseFrom, type Fault, isAwaited, isOver, revealedBy, shownBy } from '@maravilha/host/testing';
import { type AnyGame, type FastRng, hashText } from '@maravilha/kernel';
import { readServerMessage } from '@maravilha/protocol';
import { TestClient } from '../kit/client.ts';
import type { Begun, History } from './history.ts';
import { rest } from './rest.ts';

export interface Plan {
  readonly game: AnyGame;
  readonly people: number;
  readonly seats: number;
  readonly options?: object;
}

export interface Place {
  readonly number: number;
  readonly plan: Plan;
  readonly rng: FastRng;
  /** Where somebody is heard who connects now. */
  readonly url: () => Promise<string>;
  readonly history: Pick<History, 'write'>;
  /** Nobody takes longer than twice so many milliseconds to choose. */
  readonly think: () => number;
  /** How often the run has begun: no two requests of a person have the same name. */
  readonly leg: number;
  /** The game of this place that was not over when the run was cut. */
  readonly begun?: Begun | undefined;
}

const AGAIN = 200;

/** Nothing is lost without its line: a socket sees to that. */
const KINDS: readonly Fault[] = ['twice', 'late', 'cut', 'cut-after'];
/** One frame of so many. */
const RARE = 150;

const PASSING = ['server-error', 'stale', 'too-fast'];

export class Group {
  readonly #place: Place;
  /** People who are there. */
  #players: readonly TestClient[] = [];
  #asked = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Plays until there is no time for a further game; what has begun is played to its end. */
  async play(hasTime: () => boolean): Promise<void> {
    const { begun } = this.#place;
    if (begun !== undefined) await this.#goOn(begun);
    while (hasTime()) await this.#game();
  }

  /** Whoever is there goes, whatever they are at. */
  async leave(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.close()));
  }

  async #game(): Promise<void> {
    const { plan, history, number } = this.#place;
    const { game, people, seats, options } = plan;
    const table = { code: '' };
    const players = await this.#come(table, Array.from({ length: people }));
    const [first] = players as [TestClient];
    const created = { t: 'create', game: game.id, options: { seats, ...options }, settings: { clock: 'calm' } };
    const { code = '' } = await this.#must(first, created);
    table.code = code;
    for (const [seat, player] of players.entries()) {
      await this.#follow(player, code);
      if (seat > 0) await this.#must(player, { t: 'sit', code, seat });
    }
    const keys = players.map(({ cookie }) => cookie ?? '');
    history.write({ is: 'table', place: number, code, game: game.id, at: Date.now(), keys });
    await this.#must(first, { t: 'start', code, bots: 'builder' });
    await this.#playOut(players, code);
  }

  async #goOn({ code, keys }: Begun): Promise<void> {
    const players = await this.#come({ code }, keys);
    const [first] = players as [TestClient];
    for (const player of players) await this.#follow(player, code);
    await this.#must(first, { t: 'start', code, bots: 'builder' }, ['already-started']);
    await this.#playOut(players, code);
  }

  async #playOut(players: readonly TestClient[], code: string): Promise<void> {
    await Promise.all(players.map((player, seat) => this.#playSeat(player, seat, code)));
    this.#endOf(players, code);
    await this.leave();
  }

  #endOf(players: readonly TestClient[], code: string): void {
    const { history } = this.#place;
    const seed = players[0]?.revealed.get(code)?.seed ?? '';
    for (const [seat, player] of players.entries())
      if (player.frames.some((frame) => frame.includes(seed) && !frame.startsWith('{"t":"revealed"')))
        history.write({ is: 'wrong', what: `${code}: seat ${seat} was told the seed with something else` });
    const held = players.map((player) => hashText(JSON.stringify(player.view(code).events)));
    history.write({ is: 'over', code, at: Date.now(), held });
  }

  /** Each with a key is who has it; the others are new. */
  async #come(table: { readonly code: string }, keys: readonly (string | undefined)[]): Promise<readonly TestClient[]> {
    const { rng, url, leg } = this.#place;
    const fault = (): Fault => (rng.int(RARE) === 0 ? (KINDS[rng.int(KINDS.length)] ?? 'none') : 'none');
    const faults = { incoming: fault, outgoing: fault };
    this.#players = keys.map((cookie, seat) => {
      const heard = (text: string): void => this.#write(text, seat, table.code);
      return new TestClient({ url, faults, cookie, heard, page: `page ${leg}` });
    });
    for (const player of this.#players) await this.#open(player);
    return this.#players;
  }

  /** All that comes over the wire, also what is then lost. */
  #write(text: string, seat: number, code: string): void {
    const { history } = this.#place;
    const message = readServerMessage(text);
    if (message === undefined || message === 'ignored') return;
    if (message.t === 'sync' || message.t === 'update') history.write({ is: 'shown', code, seat, ...shownBy(message) });
    else if (message.t === 'revealed') history.write({ is: 'revealed', code, seat, what: revealedBy(message) });
  }

  /** The node may go between the question for its address and the connection; an answer of the database may be missing. */
  async #open(player: TestClient): Promise<void> {
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

  #nextId(): string {
    return `${this.#place.leg}.${this.#asked++}`;
  }

  /** Asks until it is granted, always under the same id, so that it is done once. */
  async #must(player: TestClient, message: object, done: readonly string[] = []): Promise<{ readonly code?: string | undefined }> {
    const id = this.#nextId();
    for (;;) {
      const reply = await player.ask(message, id);
      if (reply.t === 'ok') return reply;
      if (done.includes(reply.code)) return {};
      if (!PASSING.includes(reply.code)) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(reply)}`);
      await rest(AGAIN);
    }
  }

  async #playSeat(player: TestClient, seat: number, code: string): Promise<void> {
    const { plan, rng } = this.#place;
    for (;;) {
      await player.until(() => isAwaited(player, code) || isOver(player, code));
      if (isOver(player, code)) return;
      const think = this.#place.think();
      await rest(rng.int(think) + rng.int(think));
      if (!isAwaited(player, code)) continue;
      await this.#choose(player, seat, code, chooseFrom(plan.game, player.view(code).update.view, seat));
    }
  }

  async #choose(player: TestClient, seat: number, code: string, move: object): Promise<void> {
    const { seq, hash } = player.view(code).update;
    const id = this.#nextId();
    for (;;) {
      const reply = await player.ask({ t: 'move', code, seq, hash, move }, id);
      if (reply.t === 'ok') {
        this.#place.history.write({ is: 'chosen', code, seat, id });
        return await player.until(() => player.view(code).update.seq >= (reply.seq ?? 0));
      }
      // What is held is old; the new is on its way.
      if (reply.code === 'stale' || reply.code === 'not-awaited') return rest(AGAIN);
      if (reply.code !== 'server-error' && reply.code !== 'too-fast') throw new Error(`a legal move was refused: ${JSON.stringify(reply)}`);
      await rest(AGAIN);
    }
  }
}
