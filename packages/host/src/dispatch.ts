// From a parsed message to the part that answers it. Every request with an id gets `ok` or `refused`.
import { unreachable } from '@maravilha/kernel';
import { type ClientMessage, type GameInfo, PROTOCOL, type ServerMessage } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { People } from './people.ts';
import type { Chosen, Play } from './play.ts';
import { type Answer, CONFLICT, grant, type Refusal, refuse, unreadable } from './refusal.ts';
import { doneBefore, requestOf } from './requests.ts';
import type { Reviews } from './reviews.ts';
import type { Client, Room } from './room.ts';
import type { Player, Request } from './store.ts';
import type { Tables } from './tables.ts';
import type { Talk } from './talk.ts';
import type { Undoing } from './undo.ts';

/** A client that speaks. */
export interface Caller extends Client {
  readonly greeted: boolean;
  readonly isGone: boolean;
  greet(): void;
  tell(message: ServerMessage): void;
  close(code: number, reason: string): void;
  /** Whether it may hear now of a table that it names. */
  mayFind(code: string): Promise<boolean>;
}

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** What changes a table for good, and is answered by a plain `ok`. */
type AtTable = Exclude<
  Extract<ClientMessage, { readonly id: string; readonly code: string }>,
  { t: Harmless['t'] | InMatch['t'] | 'rematch' | 'deal' }
>;

/** What does nothing more when it comes again, or is known by the table. */
type Harmless = Of<'enter' | 'discard' | 'vote' | 'say' | 'review-join' | 'review-show' | 'review-lead'>;

/** What is done under a name that the match itself knows. */
type InMatch = Of<'move' | 'take-back' | 'undo' | 'answer-undo'>;

/** So many others may be faster than this host, one after the other. */
const ATTEMPTS = 10;

/** Close codes of our own, from the range that is free for applications. */
export const CLOSE_WRONG_PROTOCOL = 4001;

/** Those who answer. */
export interface DispatchParts {
  readonly tables: Tables;
  readonly play: Play;
  readonly people: People;
  readonly undoing: Undoing;
  readonly talk: Talk;
  readonly reviews: Reviews;
  /** A name has changed. */
  readonly renamed: (player: Player) => void;
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
  async handle(caller: Caller, message: ClientMessage): Promise<void> {
    const id = 'id' in message ? message.id : undefined;
    try {
      if (message.t === 'hello') return this.#hello(caller, message);
      if (!caller.greeted) return this.refuse(caller, id, { code: 'hello-first' });
      const named = codeIn(message);
      if (named !== undefined && !(await caller.mayFind(named))) return this.refuse(caller, id, { code: 'too-fast' });
      // It may have gone while that was found out.
      if (!caller.isGone) await this.#answer(caller, message);
    } catch (error) {
      this.#context.counters.failed();
      this.#context.log.error({ err: error, t: message.t }, 'a message could not be handled');
      this.refuse(caller, id, { code: unreadable(error) ?? 'server-error' });
    }
  }

  refuse(caller: Caller, id: string | undefined, refusal: Refusal): void {
    this.#context.counters.refused(refusal.code);
    caller.tell({ t: 'refused', id, ...refusal });
  }

  /** The connection is over: whoever shares a table with it is told. */
  async leave(caller: Caller): Promise<void> {
    this.#context.lobby.leave(caller);
    await Promise.all([...this.#context.rooms.codesOf(caller)].map((code) => this.#exit(caller, code)));
  }

  #hello(caller: Caller, message: Of<'hello'>): void {
    if (message.protocol !== PROTOCOL) {
      this.refuse(caller, undefined, { code: 'wrong-protocol', data: { protocol: PROTOCOL } });
      caller.close(CLOSE_WRONG_PROTOCOL, 'wrong-protocol');
      return;
    }
    caller.greet();
    caller.tell({ t: 'welcome', protocol: PROTOCOL, name: caller.player.name, games: this.#games });
  }

  async #answer(caller: Caller, message: Exclude<ClientMessage, { t: 'hello' }>): Promise<void> {
    switch (message.t) {
      case 'ping':
        return caller.tell({ t: 'pong', at: message.at });
      case 'lobby':
        return message.on ? this.#context.lobby.join(caller) : this.#context.lobby.leave(caller);
      case 'rename':
        return this.#rename(caller, message);
      case 'device':
        return this.#offerDevice(caller, message.id);
      case 'create': {
        const made = await this.#parts.tables.create(caller, message);
        return this.#reply(caller, message.id, made.ok ? grant({ code: made.value }) : made);
      }
      case 'move':
      case 'take-back':
      case 'undo':
      case 'answer-undo':
        return this.#choose(caller, message);
      case 'resync':
        return this.#resync(caller, message.code);
      case 'exit':
        return this.#exit(caller, message.code);
      case 'rematch': {
        const next = await this.#at(message.code, (room) => this.#parts.tables.rematch(room, caller));
        return this.#reply(caller, message.id, next.ok ? grant({ code: next.value }) : next);
      }
      case 'deal': {
        const deal = await this.#at(message.code, (room) => this.#parts.tables.deal(room, caller));
        return this.#reply(caller, message.id, deal.ok ? grant({ deal: deal.value }) : deal);
      }
      case 'enter':
        // What is shown to whoever comes is not older than what another host may have shown them.
        await this.#context.rooms.catchUp(message.code);
        return this.#answerAt(caller, message);
      case 'discard':
      case 'vote':
      case 'say':
      case 'review-join':
      case 'review-show':
      case 'review-lead':
        return this.#answerAt(caller, message);
      case 'review-leave':
        return this.#context.rooms.run(message.code, (room) => room && this.#parts.reviews.leave(room, caller));
      default: {
        const done = await this.#at(message.code, (room) => this.#once(caller, room, message));
        return this.#reply(caller, message.id, done.ok ? grant({}) : done);
      }
    }
  }

  async #answerAt(caller: Caller, message: Harmless): Promise<void> {
    const done = await this.#at(message.code, (room) => this.#atTable(caller, room, message));
    this.#reply(caller, message.id, done.ok ? grant({}) : done);
  }

  #atTable(caller: Caller, room: Room, message: Harmless): Promise<Answer<undefined>> | Answer<undefined> {
    const { tables, people, talk, reviews } = this.#parts;
    switch (message.t) {
      case 'enter':
        return tables.enter(room, caller, { since: message.since ?? 0, words: message.words ?? 0 });
      case 'discard':
        return tables.discard(room, caller);
      case 'vote':
        return people.vote(room, caller, message);
      case 'say':
        return talk.say(room, caller, message);
      case 'review-join':
        return reviews.join(room, caller);
      case 'review-show':
        return reviews.show(room, caller, message.place);
      case 'review-lead':
        return reviews.lead(room, caller, message.who);
      default:
        return unreachable(message);
    }
  }

  /** What would be done again if it came again. */
  async #once(caller: Caller, room: Room, message: AtTable): Promise<Answer<undefined>> {
    const { store, time } = this.#context;
    const request = requestOf(caller.player.id, message, time.now());
    const before = await doneBefore(store, request);
    if (before !== undefined) return this.#known(room, before);
    const done = await this.#change(caller, room, message, request);
    if (done.ok || done.error.code !== 'stale') return done;
    // Another host may have been quicker with the same.
    const meanwhile = await doneBefore(store, request);
    return meanwhile === undefined ? done : this.#known(room, meanwhile);
  }

  /** It was done before, perhaps by another host, so that this one does not know what it brought. */
  #known(room: Room, before: Answer<string>): Answer<undefined> {
    this.#context.rooms.doubt(room.code);
    return before.ok ? grant(undefined) : before;
  }

  #change(caller: Caller, room: Room, message: AtTable, request: Request): Promise<Answer<undefined>> {
    const { tables, people } = this.#parts;
    switch (message.t) {
      case 'sit':
        return tables.sit(room, caller, message.seat, request);
      case 'stand':
        return tables.stand(room, caller, message.offer ?? false, request);
      case 'bot':
        return tables.placeBot(room, caller, message, request);
      case 'close':
        return tables.close(room, caller, message.seat, request);
      case 'swap':
        return tables.swap(room, caller, message, request);
      case 'options':
        return tables.arrange(room, caller, message, request);
      case 'start':
        return tables.start(room, caller, message.bots, request);
      case 'resign':
        return people.resign(room, caller, request);
      case 'ask-seat':
        return people.ask(room, caller, message.seat, request);
      case 'answer-seat':
        return people.answer(room, caller, message, request);
      default:
        return unreachable(message);
    }
  }

  async #rename(caller: Caller, { id, name }: Of<'rename'>): Promise<void> {
    const player = { id: caller.player.id, name };
    await this.#context.players.rename(player.id, name);
    this.#parts.renamed(player);
    this.#reply(caller, id, grant({}));
  }

  async #offerDevice(caller: Caller, id: string): Promise<void> {
    const token = await this.#context.players.offerDevice(caller.player.id);
    this.#reply(caller, id, token === undefined ? refuse('bad-message', { detail: 'there is no other device here' }) : grant({ token }));
  }

  async #choose(caller: Caller, message: InMatch): Promise<void> {
    const { time, counters } = this.#context;
    const came = time.ticks();
    const done = await this.#at(message.code, (room) => this.#inMatch(caller, room, message));
    this.#reply(caller, message.id, done.ok ? grant({ seq: done.value.seq }) : done);
    if (!done.ok && done.error.code === 'stale') await this.#sync(caller, message.code);
    // Nobody counts what is sealed, not even whoever watches over the host.
    if (done.ok && done.value.shown) counters.answered(time.ticks() - came);
  }

  #inMatch(caller: Caller, room: Room, message: InMatch): Promise<Answer<Chosen>> {
    const { play, undoing } = this.#parts;
    switch (message.t) {
      case 'move':
        return play.move(room, caller, message);
      case 'take-back':
        return play.takeBack(room, caller, message);
      case 'undo':
        return undoing.ask(room, caller, message);
      case 'answer-undo':
        return undoing.answer(room, caller, message);
      default:
        return unreachable(message);
    }
  }

  async #resync(caller: Caller, code: string): Promise<void> {
    const done = await this.#at(code, (room) => (room.clients.has(caller) ? grant(undefined) : refuse('unknown-table')));
    if (done.ok) await this.#sync(caller, code);
    else this.refuse(caller, undefined, done.error);
  }

  #sync(caller: Caller, code: string): Promise<void> {
    return this.#context.rooms.run(code, (room) => room?.sendSync(caller, 0));
  }

  #exit(caller: Caller, code: string): Promise<void> {
    return this.#context.rooms.run(code, (room) => {
      if (room !== undefined) this.#parts.tables.exit(room, caller);
    });
  }

  async #at<T>(code: string, task: (room: Room) => Promise<Answer<T>> | Answer<T>): Promise<Answer<T>> {
    const { rooms, news } = this.#context;
    for (let attempt = 1; ; attempt++) {
      const done = await this.#try(code, task);
      if (done.ok || done.error.code !== 'stale' || news === undefined || attempt === ATTEMPTS) return done;
      // Another host may have written before this one. Then nothing was done here, and it is looked at again by what holds now.
      const isBehind = await rooms.catchUp(code);
      if (!isBehind && done.error !== CONFLICT.error) return done;
    }
  }

  #try<T>(code: string, task: (room: Room) => Promise<Answer<T>> | Answer<T>): Promise<Answer<T>> {
    return this.#context.rooms.run(code, (room) => {
      if (room === undefined) return refuse('unknown-table');
      return room.game === undefined ? refuse('unknown-rules', { game: room.record.game, rules: room.record.rules }) : task(room);
    });
  }

  #reply(
    caller: Caller,
    id: string,
    answer: Answer<{ readonly code?: string; readonly seq?: number; readonly token?: string; readonly deal?: string }>,
  ): void {
    if (answer.ok) caller.tell({ t: 'ok', id, ...answer.value });
    else this.refuse(caller, id, answer.error);
  }
}

/** The table or deal that the message is about. */
const codeIn = (message: ClientMessage): string | undefined => {
  if ('code' in message) return message.code;
  if (message.t !== 'create') return undefined;
  return message.deal ?? (message.from !== undefined && 'code' in message.from ? message.from.code : undefined);
};
