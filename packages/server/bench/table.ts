// Two people at one table of Duel who play for ever, one move at a time when told to.
import { duel } from '@maravilha/duel';
import { FastRng, legalMoves } from '@maravilha/kernel';
import { type ClockKind, type MatchUpdate, PROTOCOL, type ServerMessage } from '@maravilha/protocol';
import { WebSocket } from 'ws';
import { addressOfSocket } from './process.ts';

interface Side {
  readonly socket: WebSocket;
  update: MatchUpdate | undefined;
}

interface Broadcast {
  /** Milliseconds since the move was sent. */
  readonly latency: number;
  /** Choices before it in this game. */
  readonly length: number;
  /** Of what the opponent was told. */
  readonly characters: number;
}

/** Choices in a game of Duel, about. */
const GAME_LENGTH = 70;

export class LoadTable {
  /** Called when both sides hold the newest view and one of them is awaited. */
  onReady: () => void = () => undefined;
  /** Called when the opponent has received a move. */
  onBroadcast: (broadcast: Broadcast) => void = () => undefined;
  onFailure: (error: Error) => void = () => undefined;
  readonly #sides: readonly [Side, Side];
  readonly #clock: ClockKind;
  readonly #rng: FastRng;
  readonly #state = duel.blank({ seats: 2, wonders: 'draft', starter: 'random' });
  readonly #replies = new Map<string, (message: Extract<ServerMessage, { t: 'ok' }>) => void>();
  #code = '';
  #onFull: { readonly code: string; readonly resolve: () => void } | undefined;
  #ids = 0;
  #sentAt = 0;
  #sentSeq = 0;
  #ready = false;
  /** Nobody asks for moves at the moment. */
  #resting = true;
  #ahead: number;

  private constructor(sides: readonly [Side, Side], index: number, clock: ClockKind) {
    this.#sides = sides;
    this.#clock = clock;
    this.#rng = new FastRng(index + 1);
    // Tables are at different points of their games, as in life: else all would end, and be made anew, in the same moment.
    this.#ahead = (index * 7) % GAME_LENGTH;
    for (const [index, side] of sides.entries()) {
      side.socket.on('message', (data: Buffer) => this.#come(index, side, data.toString('utf8')));
      side.socket.on('close', (code) => this.onFailure(new Error(`a socket was closed with ${code}`)));
    }
  }

  /** `urls`: where each of the two goes. */
  static async open(urls: readonly [string, string], index: number, clock: ClockKind = 'none'): Promise<LoadTable> {
    const connect = async (side: 0 | 1): Promise<Side> => ({ socket: await openSocket(urls[side], index * 2 + side), update: undefined });
    return new LoadTable([await connect(0), await connect(1)], index, clock);
  }

  /** A new match at a new table; the view of both sides comes with it. */
  async begin(): Promise<void> {
    const [first, second] = this.#sides;
    this.#ready = false;
    first.update = undefined;
    second.update = undefined;
    // A socket may look at few tables at once: the one before is over.
    if (this.#code !== '') for (const { socket } of this.#sides) socket.send(JSON.stringify({ t: 'exit', code: this.#code }));
    const made = await this.#ask(first, { t: 'create', game: 'duel', settings: { clock: this.#clock } });
    const code = made.code ?? '';
    await this.#ask(first, { t: 'enter', code });
    await this.#ask(second, { t: 'enter', code });
    // Whoever starts has seen that all seats are taken: another node tells of it a little later.
    const seen = new Promise<void>((resolve) => (this.#onFull = { code, resolve }));
    await this.#ask(second, { t: 'sit', code, seat: 1 });
    await seen;
    this.#code = code;
    await this.#ask(first, { t: 'start', code });
  }

  /** From now on it says when it is ready; it may be so already. */
  goOn(): void {
    this.#resting = false;
    if (this.#ready) this.#tellReady();
  }

  /** After a move that is under way it waits. */
  rest(): void {
    this.#resting = true;
  }

  /** Sends one random legal move. */
  play(): void {
    const seat = this.#sides[0].update?.awaiting[0] === 0 ? 0 : 1;
    const side = this.#sides[seat];
    const { update } = side;
    if (update === undefined || !this.#ready) throw new Error('not ready');
    this.#ready = false;
    duel.imagine(update.view as Parameters<typeof duel.imagine>[0], seat, this.#state);
    const moves = legalMoves(duel, this.#state, seat);
    const move = moves[this.#rng.int(moves.length)];
    const { seq, hash } = update;
    const text = JSON.stringify({ t: 'move', id: `m${this.#ids++}`, code: this.#code, seq, hash, move });
    this.#sentSeq = seq + 1;
    this.#sentAt = performance.now();
    side.socket.send(text);
  }

  close(): void {
    this.onFailure = () => undefined;
    for (const { socket } of this.#sides) socket.terminate();
  }

  #ask(side: Side, message: object): Promise<Extract<ServerMessage, { t: 'ok' }>> {
    return new Promise((resolve) => {
      const id = `r${this.#ids++}`;
      this.#replies.set(id, resolve);
      side.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #come(seat: number, side: Side, text: string): void {
    const at = performance.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case 'ok':
        this.#replies.get(message.id)?.(message);
        this.#replies.delete(message.id);
        break;
      case 'refused':
        this.onFailure(new Error(`refused: ${text}`));
        break;
      case 'table':
        if (seat === 0 && message.table.code === this.#onFull?.code && message.table.seats[1]?.kind === 'person') this.#onFull.resolve();
        break;
      case 'sync':
      case 'update': {
        if (message.code !== this.#code) break;
        const mover = side.update?.awaiting[0];
        side.update = message;
        // The one who did not move is the last to hear of it.
        if (message.t === 'update' && mover !== seat && message.seq === this.#sentSeq)
          this.onBroadcast({ latency: at - this.#sentAt, length: this.#sentSeq - 1, characters: text.length });
        this.#settle();
        break;
      }
      default:
        break;
    }
  }

  #settle(): void {
    const [first, second] = this.#sides;
    if (first.update === undefined || second.update === undefined || first.update.seq !== second.update.seq) return;
    if (first.update.awaiting.length === 0) {
      this.begin().catch((error: unknown) => this.onFailure(error instanceof Error ? error : new Error(String(error))));
      return;
    }
    this.#ready = true;
    if (!this.#resting) this.#tellReady();
  }

  #tellReady(): void {
    if (this.#ahead > 0) {
      this.#ahead -= 1;
      this.play();
    } else {
      this.onReady();
    }
  }
}

/** With a session in `sid` it is the person of that session, and somebody new without. */
export const openSocket = (url: string, index: number, sid?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { 'x-forwarded-for': addressOfSocket(index), ...(sid === undefined ? {} : { cookie: `sid=${sid}` }) },
      perMessageDeflate: false,
    });
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })));
    // The first message is the welcome.
    socket.once('message', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
