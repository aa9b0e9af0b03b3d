// Those who are connected, and the persons behind them.
import { parseClientMessage, type RefusalCode, type ServerMessage } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { Caller, Dispatch } from './dispatch.ts';
import { inBackground } from './ports.ts';
import type { Player } from './store.ts';

/** Standard close code for whoever does not keep to the protocol. */
const POLICY = 1008;

/** Something through which a person speaks with the host: a socket, a port of a worker. */
export interface Connection {
  readonly player: Player;
  /** Characters that a message from it may have; without this as many as a frame of a socket. */
  readonly longest?: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Whether it may hear now of a table that it names. Without this it always may; a server slows down who guesses codes. */
  mayFind?(code: string): Promise<boolean>;
}

/** A connection as the host knows it. */
export interface Peer {
  /** Takes one message. All answers go through the connection. */
  hear(text: string): void;
  /** Refuses without doing anything: the connection has reasons of its own. With `text`, that message. */
  refuse(code: RefusalCode, text?: string): void;
  /** The connection is over: whoever shares a table with it is told. */
  gone(): void;
}

class OpenPeer implements Caller, Peer {
  player: Player;
  greeted = false;
  isGone = false;
  /** What it has asked for and is not done yet. */
  readonly #work = new Set<Promise<void>>();
  readonly #connection: Connection;
  readonly #context: Context;
  readonly #dispatch: Dispatch;
  readonly #forget: (peer: OpenPeer) => void;
  readonly #cancelHello: () => void;

  constructor(connection: Connection, context: Context, dispatch: Dispatch, forget: (peer: OpenPeer) => void) {
    this.player = connection.player;
    this.#connection = connection;
    this.#context = context;
    this.#dispatch = dispatch;
    this.#forget = forget;
    this.#cancelHello = context.time.after(context.limits.hello, () => connection.close(POLICY, 'hello-first'));
  }

  hear(text: string): void {
    const parsed = parseClientMessage(text, this.#connection.longest);
    if (parsed.ok) return this.#begin(this.#dispatch.handle(this, parsed.value));
    const { code, id, detail } = parsed.error;
    this.#dispatch.refuse(this, id, { code, data: { detail } });
  }

  refuse(code: RefusalCode, text?: string): void {
    this.#dispatch.refuse(this, text === undefined ? undefined : idIn(text), { code });
  }

  gone(): void {
    if (this.isGone) return;
    this.leave();
    inBackground(this.#context, 'leave', this.#leave());
  }

  /** Nothing that it says counts from now on. */
  leave(): void {
    this.isGone = true;
    this.#cancelHello();
    this.#forget(this);
  }

  /** All that it has asked for. */
  async answered(): Promise<void> {
    await Promise.allSettled(this.#work);
  }

  async mayFind(code: string): Promise<boolean> {
    return (await this.#connection.mayFind?.(code)) ?? true;
  }

  greet(): void {
    this.greeted = true;
    this.#cancelHello();
  }

  send(text: string): void {
    this.#connection.send(text);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  close(code: number, reason: string): void {
    this.#connection.close(code, reason);
  }

  #begin(work: Promise<void>): void {
    this.#work.add(work);
    inBackground(
      this.#context,
      'message',
      work.finally(() => this.#work.delete(work)),
    );
  }

  /** Whoever was on the way into a table when the connection broke leaves it after having come. */
  async #leave(): Promise<void> {
    await this.answered();
    await this.#dispatch.leave(this);
  }
}

const idIn = (text: string): string | undefined => {
  const parsed = parseClientMessage(text);
  if (!parsed.ok) return parsed.error.id;
  return 'id' in parsed.value ? parsed.value.id : undefined;
};

export class Peers {
  readonly #context: Context;
  readonly #dispatch: Dispatch;
  readonly #open = new Set<OpenPeer>();

  constructor(context: Context, dispatch: Dispatch) {
    this.#context = context;
    this.#dispatch = dispatch;
    context.news?.hearHosts((news) => {
      if (news.k === 'renamed') this.#rename(news.player);
    });
  }

  meet(connection: Connection): Peer {
    const peer = new OpenPeer(connection, this.#context, this.#dispatch, (gone) => this.#open.delete(gone));
    this.#open.add(peer);
    return peer;
  }

  /** Nobody is heard any more; what has been heard is answered. Nobody is told that they have gone: they go on elsewhere. */
  async close(): Promise<void> {
    const open = [...this.#open];
    for (const peer of open) peer.leave();
    await Promise.all(open.map((peer) => peer.answered()));
  }

  /** Tells a person's new name to all who see it. */
  renamed(player: Player): void {
    this.#context.news?.tellHosts({ k: 'renamed', player });
    this.#rename(player);
  }

  #rename(player: Player): void {
    for (const peer of this.#open) {
      if (peer.player.id !== player.id) continue;
      peer.player = player;
      peer.tell({ t: 'renamed', name: player.name });
    }
    for (const room of this.#context.rooms.live()) if (room.knows(player.id)) this.#renameAt(room.code, player);
  }

  #renameAt(code: string, { id, name }: Player): void {
    const told = this.#context.rooms.run(code, (room) => {
      if (room === undefined) return;
      room.named(new Map([[id, name]]));
      room.sendTable();
    });
    inBackground(this.#context, 'rename', told);
  }
}
