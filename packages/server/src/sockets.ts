// Sockets: upgrade, limits, life and death. What messages mean is in dispatch.ts.
import { type ClientMessage, MAX_FRAME, parseClientMessage, type RefusalCode, type ServerMessage } from '@maravilha/protocol';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { isKnownHost, isOwnOrigin, sourceOf, type Trust } from './address.ts';
import { Bucket, Buckets } from './bucket.ts';
import type { Context } from './context.ts';
import { inBackground } from './surroundings.ts';
import type { Dispatch, Peer } from './dispatch.ts';
import type { Guesses } from './guesses.ts';
import { refuseUpgrade } from './refused-upgrade.ts';
import type { Player } from './store/types.ts';
import { every } from './time.ts';
import type { Visitor, Visitors } from './visitors.ts';

export const SOCKET_PATH = '/ws';

/** Standard close codes. */
const GOING_AWAY = 1001;
const UNSUPPORTED = 1003;
const POLICY = 1008;
const TOO_LARGE = 1009;

const refusal = (code: RefusalCode): string => JSON.stringify({ t: 'refused', code });

/** The library closes on an oversized frame before anybody is asked; the one who sent it is told why all the same. */
class SayingSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_LARGE && this.readyState === WebSocket.OPEN) this.send(refusal('too-large'));
    super.close(code, code === TOO_LARGE ? 'too-large' : reason);
  }
}

class Connection implements Peer {
  player: Player;
  greeted = false;
  alive = true;
  excess = 0;
  readonly bucket: Bucket;
  readonly network: string;
  /** Codes of tables that it has found once: to name them again is no guess. */
  readonly found = new Set<string>();
  readonly #socket: WebSocket;
  readonly #context: Context;
  readonly #cancelHello: () => void;
  /** What it has asked for and is not done yet. */
  readonly #work = new Set<Promise<void>>();
  /** Set once it is to end: nothing of what still comes counts. */
  #cancelFarewell: (() => void) | undefined;

  constructor(socket: WebSocket, player: Player, network: string, context: Context) {
    const { limits, time } = context;
    this.#socket = socket;
    this.network = network;
    this.#context = context;
    this.player = player;
    this.bucket = new Bucket(limits.messages, time.now());
    this.#cancelHello = time.after(limits.hello, () => this.close(POLICY, 'hello-first'));
  }

  get ending(): boolean {
    return this.#cancelFarewell !== undefined;
  }

  greet(): void {
    this.greeted = true;
    this.#cancelHello();
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.#mayWrite()) this.#socket.send(text);
  }

  pong(data: Buffer): void {
    if (this.#mayWrite()) this.#socket.pong(data);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    this.cutSoon();
  }

  /** The socket is closing: whoever does not answer that is cut off. */
  cutSoon(): void {
    const { time, limits } = this.#context;
    this.#cancelFarewell ??= time.after(limits.farewell, () => this.terminate());
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Begins to do what it has asked for. */
  begin(work: Promise<void>): void {
    const forget = (): void => void this.#work.delete(work);
    this.#work.add(work);
    work.then(forget, forget);
  }

  /** Waits until nothing is done for it any more. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#work);
  }

  /** Pings every socket; one that did not answer the last ping is closed. */
  probe(): void {
    if (!this.alive) return this.terminate();
    this.alive = false;
    if (this.#mayWrite()) this.#socket.ping();
  }

  end(): void {
    this.#cancelHello();
    this.#cancelFarewell?.();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Whoever does not read for so long resumes later from the log; memory is not kept for it. */
  #mayWrite(): boolean {
    if (!this.isOpen) return false;
    if (this.#socket.bufferedAmount <= this.#context.limits.backlog) return true;
    this.terminate();
    return false;
  }
}

export class Sockets {
  readonly #context: Context;
  readonly #visitors: Visitors;
  readonly #guesses: Guesses;
  readonly #dispatch: Dispatch;
  readonly #trust: Trust;
  readonly #server: WebSocketServer;
  readonly #connections: Set<Connection>;
  readonly #newSockets: Buckets;
  readonly #stops: readonly (() => void)[];
  #closed = false;

  constructor(context: Context, visitors: Visitors, guesses: Guesses, dispatch: Dispatch, trust: Trust, connections: Set<Connection>) {
    this.#context = context;
    this.#visitors = visitors;
    this.#guesses = guesses;
    this.#dispatch = dispatch;
    this.#trust = trust;
    this.#connections = connections;
    this.#newSockets = new Buckets(context.limits.sockets);
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: MAX_FRAME,
      // Pings are answered here, within the pace and the backlog that hold for everything else.
      autoPong: false,
      WebSocket: SayingSocket,
    });
    // Left to itself the library answers and cuts off at once, and with it what it has said.
    this.#server.on('wsClientError', (_, socket) => this.#refuse(socket, 400));
    this.#stops = [
      every(context.time, context.limits.ping, () => {
        for (const connection of this.#connections) connection.probe();
      }),
      every(context.time, context.limits.sweep, () => this.#newSockets.sweep(context.time.now())),
    ];
  }

  /** Handler of the HTTP server's `upgrade`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const answered = this.#upgrade(request, socket, head).catch((error: unknown) => {
      this.#refuse(socket, 503);
      throw error;
    });
    inBackground(this.#context, 'upgrade', answered);
  }

  /** Says goodbye; those who do not answer are cut off. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    for (const connection of this.#connections) connection.close(GOING_AWAY, 'restart');
    await new Promise((resolve) => setImmediate(resolve));
    for (const connection of this.#connections) connection.terminate();
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path !== SOCKET_PATH) return this.#refuse(socket, 404);
    if (this.#closed) return this.#refuse(socket, 503);
    if (!isKnownHost(request, this.#trust)) return this.#refuse(socket, 421);
    if (!isOwnOrigin(request, this.#trust)) return this.#refuse(socket, 403);
    const network = sourceOf(request, this.#trust);
    if (!this.#newSockets.take(network, this.#context.time.now())) return this.#refuse(socket, 429);
    const visitor = await this.#visitors.meet(request);
    if (visitor === undefined) return this.#refuse(socket, 429);
    this.#accept(request, socket, head, visitor, network);
  }

  #refuse(socket: Duplex, status: number): void {
    refuseUpgrade(this.#context, socket, status);
  }

  #accept(request: IncomingMessage, socket: Duplex, head: Buffer, { player, cookies }: Visitor, network: string): void {
    const addCookies = (headers: string[], upgraded: IncomingMessage): void => {
      if (upgraded === request && cookies.length > 0)
        headers.push('Cache-Control: no-store', ...cookies.map((cookie) => `Set-Cookie: ${cookie}`));
    };
    // The answer is written within this call.
    this.#server.on('headers', addCookies);
    this.#server.handleUpgrade(request, socket, head, (open) => this.#open(open, player, network));
    this.#server.off('headers', addCookies);
  }

  #open(socket: WebSocket, player: Player, network: string): void {
    const connection = new Connection(socket, player, network, this.#context);
    this.#connections.add(connection);
    socket.on('message', (data, isBinary) => this.#receive(connection, data, isBinary));
    socket.on('ping', (data) => this.#answerPing(connection, data));
    socket.on('pong', () => {
      connection.alive = true;
    });
    // A frame that breaks the protocol: the library closes the socket itself and only reports it here.
    socket.on('error', (error) => {
      this.#context.log.info({ err: error }, 'a socket failed');
      connection.cutSoon();
    });
    socket.on('close', () => {
      connection.end();
      this.#connections.delete(connection);
      inBackground(this.#context, 'leave', this.#leave(connection));
    });
  }

  /** Whoever was on the way into a table when the socket broke leaves it after having come. */
  async #leave(connection: Connection): Promise<void> {
    await connection.settle();
    await this.#dispatch.leave(connection);
  }

  #answerPing(connection: Connection, data: Buffer): void {
    if (connection.ending) return;
    connection.alive = true;
    if (this.#isPaced(connection)) connection.pong(data);
    else this.#exceed(connection);
  }

  #receive(connection: Connection, data: RawData, isBinary: boolean): void {
    if (connection.ending) return;
    connection.alive = true;
    if (isBinary) {
      this.#dispatch.refuse(connection, undefined, { code: 'bad-message' });
      return connection.close(UNSUPPORTED, 'bad-message');
    }
    const parsed = parseClientMessage(textOf(data));
    if (!this.#isPaced(connection)) {
      const id = parsed.ok ? ('id' in parsed.value ? parsed.value.id : undefined) : parsed.error.id;
      this.#dispatch.refuse(connection, id, { code: 'too-fast' });
      return this.#exceed(connection);
    }
    if (!parsed.ok)
      return this.#dispatch.refuse(connection, parsed.error.id, { code: parsed.error.code, data: { detail: parsed.error.detail } });
    const work = this.#handle(connection, parsed.value);
    connection.begin(work);
    inBackground(this.#context, 'message', work);
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<void> {
    if ('code' in message && !connection.found.has(message.code)) {
      const found = await this.#guesses.find(connection.network, connection.player.id, message.code);
      if (!connection.isOpen) return;
      if (found === 'slow') return this.#dispatch.refuse(connection, 'id' in message ? message.id : undefined, { code: 'too-fast' });
      if (found === 'there') connection.found.add(message.code);
    }
    await this.#dispatch.handle(connection, message);
  }

  #isPaced(connection: Connection): boolean {
    const paced = connection.bucket.take(this.#context.time.now());
    if (paced) connection.excess = 0;
    return paced;
  }

  #exceed(connection: Connection): void {
    connection.excess += 1;
    if (connection.excess > this.#context.limits.excess) connection.close(POLICY, 'too-fast');
  }
}

export type { Connection };

/** Cuts off whoever is connected. The server itself forgets a connection with its upgrade, also when that is refused. */
export const connectionsOf = (server: Server): (() => void) => {
  const open = new Set<Duplex>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
};

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
};
