// Sockets: upgrade, limits, life and death. What messages mean is the host's matter.
import { Bucket, type Connection as HostConnection, every, inBackground, type Peer, type Player } from '@maravilha/host';
import { MAX_FRAME, type RefusalCode } from '@maravilha/protocol';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { isKnownHost, isOwnOrigin, sourceOf, type Trust } from './address.ts';
import type { Context } from './context.ts';
import type { Guesses } from './guesses.ts';
import { Networks } from './networks.ts';
import { Outbox } from './outbox.ts';
import { refuseUpgrade } from './refused-upgrade.ts';
import type { Visitor, Visitors } from './visitors.ts';

export const SOCKET_PATH = '/ws';

/** Standard close codes. */
const RESTART = 1012;
const UNSUPPORTED = 1003;
const POLICY = 1008;
const TOO_LARGE = 1009;

/** Bytes that are text. */
const AS_TEXT = { binary: false };

const refusal = (code: RefusalCode): string => JSON.stringify({ t: 'refused', code });

/** The library closes on an oversized frame before anybody is asked; the one who sent it is told why all the same. */
class SayingSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_LARGE && this.readyState === WebSocket.OPEN) this.send(refusal('too-large'));
    super.close(code, code === TOO_LARGE ? 'too-large' : reason);
  }
}

interface Wire {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly outbox: Outbox;
}

class Connection implements HostConnection {
  readonly player: Player;
  alive = true;
  excess = 0;
  readonly bucket: Bucket;
  readonly #network: string;
  readonly #guesses: Guesses;
  /** Codes of tables that it has found once: to name them again is no guess. */
  readonly #found = new Set<string>();
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #outbox: Outbox;
  readonly #context: Context;
  /** Set once it is to end: nothing of what still comes counts. */
  #cancelFarewell: (() => void) | undefined;

  constructor({ socket, stream, outbox }: Wire, player: Player, network: string, context: Context, guesses: Guesses) {
    const { limits, time } = context;
    this.#socket = socket;
    this.#stream = stream;
    this.#outbox = outbox;
    this.#network = network;
    this.#guesses = guesses;
    this.#context = context;
    this.player = player;
    this.bucket = new Bucket(limits.messages, time.ticks());
  }

  get ending(): boolean {
    return this.#cancelFarewell !== undefined;
  }

  async mayFind(code: string): Promise<boolean> {
    if (this.#found.has(code)) return true;
    const found = await this.#guesses.find(this.#network, this.player.id, code);
    if (found === 'there') this.#found.add(code);
    return found !== 'slow';
  }

  send(text: string): void {
    if (!this.#mayWrite()) return;
    this.#outbox.hold(this.#stream);
    this.#socket.send(this.#outbox.bytesOf(text), AS_TEXT);
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

  /** Pings every socket; one that did not answer the last ping is closed. */
  probe(): void {
    if (!this.alive) return this.terminate();
    this.alive = false;
    if (this.#mayWrite()) this.#socket.ping();
  }

  end(): void {
    this.#cancelFarewell?.();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Whoever does not read for so long resumes later from the log; memory is not kept for it. */
  #mayWrite(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    if (this.#socket.bufferedAmount <= this.#context.limits.backlog) return true;
    this.terminate();
    return false;
  }
}

export class Sockets {
  readonly #context: Context;
  readonly #visitors: Visitors;
  readonly #guesses: Guesses;
  readonly #trust: Trust;
  readonly #server: WebSocketServer;
  readonly #connections: Set<Connection>;
  readonly #outbox = new Outbox();
  readonly #newSockets: Networks;
  readonly #stops: readonly (() => void)[];
  #closed = false;

  constructor(context: Context, visitors: Visitors, guesses: Guesses, trust: Trust, connections: Set<Connection>) {
    this.#context = context;
    this.#visitors = visitors;
    this.#guesses = guesses;
    this.#trust = trust;
    this.#connections = connections;
    this.#newSockets = new Networks('sockets', context.limits.sockets, context);
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
      every(context.time, context.limits.sweep, () => this.#newSockets.sweep()),
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

  refuseNew(): void {
    this.#closed = true;
  }

  /** Says goodbye; those who do not answer are cut off. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    for (const connection of this.#connections) connection.close(RESTART, 'restart');
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
    if (!this.#newSockets.take(network)) return this.#refuse(socket, 429);
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
    this.#server.handleUpgrade(request, socket, head, (open) =>
      this.#open({ socket: open, stream: socket, outbox: this.#outbox }, player, network),
    );
    this.#server.off('headers', addCookies);
  }

  #open(wire: Wire, player: Player, network: string): void {
    const { socket } = wire;
    const connection = new Connection(wire, player, network, this.#context, this.#guesses);
    const peer = this.#context.host.meet(connection);
    this.#connections.add(connection);
    socket.on('message', (data, isBinary) => this.#receive(connection, peer, data, isBinary));
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
      peer.gone();
    });
  }

  #answerPing(connection: Connection, data: Buffer): void {
    if (connection.ending) return;
    connection.alive = true;
    if (this.#isPaced(connection)) connection.pong(data);
    else this.#exceed(connection);
  }

  #receive(connection: Connection, peer: Peer, data: RawData, isBinary: boolean): void {
    if (connection.ending) return;
    connection.alive = true;
    if (isBinary) {
      peer.refuse('bad-message');
      return connection.close(UNSUPPORTED, 'bad-message');
    }
    const text = textOf(data);
    if (this.#isPaced(connection)) return peer.hear(text);
    peer.refuse('too-fast', text);
    this.#exceed(connection);
  }

  #isPaced(connection: Connection): boolean {
    const paced = connection.bucket.take(this.#context.time.ticks());
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
