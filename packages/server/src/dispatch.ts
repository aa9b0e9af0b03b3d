// From a parsed message to the part that answers it. Every request with an id gets `ok` or `refused`.
import { unreachable } from '@maravilha/kernel';
import { type ClientMessage, type GameInfo, PROTOCOL, type ServerMessage } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { Guests } from './guests.ts';
import type { People } from './people.ts';
import type { Play } from './play.ts';
import { type Answer, grant, type Refusal, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import { inBackground } from './surroundings.ts';
import type { Tables } from './tables.ts';
import type { Talk } from './talk.ts';

/** A client that can be answered and renamed. */
export interface Peer extends Client {
  readonly greeted: boolean;
  greet(): void;
  tell(message: ServerMessage): void;
  close(code: number, reason: string): void;
}

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** What is done at one table and answered by a plain `ok`. */
type AtTable = Exclude<Extract<ClientMessage, { readonly id: string; readonly code: string }>, { t: 'move' | 'take-back' | 'rematch' }>;

/** Close codes of our own, from the range that is free for applications. */
export const CLOSE_WRONG_PROTOCOL = 4001;

/** Those who answer. */
export interface DispatchParts {
  readonly tables: Tables;
  readonly play: Play;
  readonly people: People;
  readonly talk: Talk;
  readonly guests: Guests;
  readonly rename: (peer: Peer, name: string) => Promise<void>;
}

export class Dispatch {
  readonly #context: Context;
  readonly #parts: DispatchParts;
  readonly #games: readonly GameInfo[];

  constructor(context: Context, parts: DispatchParts) {
    this.#context = context;
    this.#parts = parts;
    this.#games = context.family.members.map(({ id, newest }) => ({ id, seatCounts: newest.game.seatCounts, bots: context.levels }));
  }

  /** Never throws: what goes wrong unexpectedly is logged and told as `server-error`; other tables do not notice. */
  async handle(peer: Peer, message: ClientMessage): Promise<void> {
    const id = 'id' in message ? message.id : undefined;
    try {
      if (message.t === 'hello') return this.#hello(peer, message);
      if (!peer.greeted) return this.refuse(peer, id, { code: 'hello-first' });
      await this.#answer(peer, message);
    } catch (error) {
      this.#context.metrics.errors.inc();
      this.#context.log.error({ err: error, t: message.t }, 'a message could not be handled');
      this.refuse(peer, id, { code: 'server-error' });
    }
  }

  refuse(peer: Peer, id: string | undefined, refusal: Refusal): void {
    this.#context.metrics.refusals.inc({ code: refusal.code });
    peer.tell({ t: 'refused', id, ...refusal });
  }

  /** The socket is gone: whoever shares a table with it is told. */
  async leave(peer: Peer): Promise<void> {
    this.#context.lobby.leave(peer);
    await Promise.all([...this.#context.rooms.codesOf(peer)].map((code) => this.#exit(peer, code)));
  }

  #hello(peer: Peer, message: Of<'hello'>): void {
    if (message.protocol !== PROTOCOL) {
      this.refuse(peer, undefined, { code: 'wrong-protocol', data: { protocol: PROTOCOL } });
      peer.close(CLOSE_WRONG_PROTOCOL, 'wrong-protocol');
      return;
    }
    peer.greet();
    peer.tell({ t: 'welcome', protocol: PROTOCOL, name: peer.player.name, games: this.#games });
  }

  async #answer(peer: Peer, message: Exclude<ClientMessage, { t: 'hello' }>): Promise<void> {
    switch (message.t) {
      case 'ping':
        return peer.tell({ t: 'pong', at: message.at });
      case 'lobby':
        return message.on ? this.#context.lobby.join(peer) : this.#context.lobby.leave(peer);
      case 'rename':
        await this.#parts.rename(peer, message.name);
        return this.#reply(peer, message.id, grant({}));
      case 'device':
        return this.#reply(peer, message.id, grant({ token: await this.#parts.guests.offerDevice(peer.player.id) }));
      case 'create': {
        const made = await this.#parts.tables.create(peer, message);
        return this.#reply(peer, message.id, made.ok ? grant({ code: made.value }) : made);
      }
      case 'move':
      case 'take-back':
        return this.#choose(peer, message);
      case 'resync':
        return this.#resync(peer, message.code);
      case 'exit':
        return this.#exit(peer, message.code);
      case 'rematch': {
        const next = await this.#at(message.code, (room) => this.#parts.tables.rematch(room, peer));
        return this.#reply(peer, message.id, next.ok ? grant({ code: next.value }) : next);
      }
      default: {
        const done = await this.#at(message.code, (room) => this.#atTable(peer, room, message));
        return this.#reply(peer, message.id, done.ok ? grant({}) : done);
      }
    }
  }

  #atTable(peer: Peer, room: Room, message: AtTable): Promise<Answer<undefined>> {
    const { tables, people, talk } = this.#parts;
    switch (message.t) {
      case 'enter':
        return tables.enter(room, peer, { since: message.since ?? 0, words: message.words ?? 0 });
      case 'sit':
        return tables.sit(room, peer, message.seat);
      case 'stand':
        return tables.stand(room, peer, message.offer ?? false);
      case 'bot':
        return tables.placeBot(room, peer, message.seat, message.level);
      case 'close':
        return tables.close(room, peer, message.seat);
      case 'swap':
        return tables.swap(room, peer, message.a, message.b);
      case 'options':
        return tables.arrange(room, peer, message);
      case 'start':
        return tables.start(room, peer, message.bots);
      case 'discard':
        return tables.discard(room, peer);
      case 'vote':
        return people.vote(room, peer, message.id, message.about, message.choice);
      case 'resign':
        return people.resign(room, peer);
      case 'ask-seat':
        return people.ask(room, peer, message.seat);
      case 'answer-seat':
        return people.answer(room, peer, message.seat, message.who, message.yes);
      case 'say':
        return talk.say(room, peer, message);
      default:
        return unreachable(message);
    }
  }

  async #choose(peer: Peer, message: Of<'move' | 'take-back'>): Promise<void> {
    const came = performance.now();
    const done = await this.#at(message.code, (room) =>
      message.t === 'move' ? this.#parts.play.move(room, peer, message) : this.#parts.play.takeBack(room, peer, message.id),
    );
    this.#reply(peer, message.id, done.ok ? grant({ seq: done.value }) : done);
    if (done.ok) this.#context.metrics.latency.observe((performance.now() - came) / 1000);
    else if (done.error.code === 'stale') await this.#sync(peer, message.code);
  }

  async #resync(peer: Peer, code: string): Promise<void> {
    const done = await this.#at(code, (room) => (room.clients.has(peer) ? grant(undefined) : refuse('unknown-table')));
    if (done.ok) await this.#sync(peer, code);
    else this.refuse(peer, undefined, done.error);
  }

  #sync(peer: Peer, code: string): Promise<void> {
    return this.#context.rooms.run(code, (room) => room?.sendSync(peer, 0, this.#context.time.now()));
  }

  #exit(peer: Peer, code: string): Promise<void> {
    return this.#context.rooms.run(code, (room) => {
      if (room !== undefined) this.#parts.tables.exit(room, peer);
    });
  }

  #at<T>(code: string, task: (room: Room) => Promise<Answer<T>> | Answer<T>): Promise<Answer<T>> {
    return this.#context.rooms.run(code, (room) => {
      if (room === undefined) return refuse('unknown-table');
      return room.game === undefined ? refuse('unknown-rules', { game: room.record.game, rules: room.record.rules }) : task(room);
    });
  }

  #reply(peer: Peer, id: string, answer: Answer<{ readonly code?: string; readonly seq?: number; readonly token?: string }>): void {
    if (answer.ok) peer.tell({ t: 'ok', id, ...answer.value });
    else this.refuse(peer, id, answer.error);
  }
}

/** Tells those who see a person at a table that the name has changed. */
export const tellName = (context: Context, player: string, name: string): void => {
  for (const { code, names } of context.rooms.live()) {
    if (!names.has(player)) continue;
    inBackground(
      context,
      'rename',
      context.rooms.run(code, (room) => {
        if (room === undefined) return;
        room.names.set(player, name);
        room.sendTable();
      }),
    );
  }
};
