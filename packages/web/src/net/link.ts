// One socket to the server for the whole page: handshake, heartbeat, reconnection, and requests that are answered or known to be lost.
import { type ReadonlySignal, signal } from '@preact/signals';
import { type ClientMessage, PROTOCOL, type RefusalCode, readServerMessage, type ServerMessage } from '@maravilha/protocol';
import { frameOf, HELLO } from './begun.ts';
import type { Surroundings, Wire } from './wire.ts';

export const HANDSHAKE_MS = 8_000;
export const HEARTBEAT_MS = 20_000;
export const ANSWER_MS = 10_000;
/** A request without an answer for so long is worth a word. */
export const SLOW_MS = 3_000;
const RETRY_MS = [400, 1_000, 2_000, 4_000, 8_000, 15_000] as const;

type WithId = Extract<ClientMessage, { id: string }>;
type Unnamed<M> = M extends WithId ? Omit<M, 'id'> : never;
/** A request without its id, which the link gives. */
export type Request = Unnamed<ClientMessage>;
type Notice = Exclude<ClientMessage, WithId>;

export type Connection = 'online' | 'connecting' | 'offline';

export type Answer =
  | {
      readonly ok: true;
      readonly code: string | undefined;
      readonly seq: number | undefined;
      readonly token: string | undefined;
      readonly deal: string | undefined;
    }
  /** `lost`: the wire broke after the request had left and before an answer came; nobody here knows whether it had an effect. */
  | { readonly ok: false; readonly code: RefusalCode | 'lost'; readonly data: object | undefined };

interface Pending {
  readonly text: string;
  /** Has no second effect when it is sent again, so a broken wire does not end it. */
  readonly repeatable: boolean;
  readonly settle: (answer: Answer) => void;
  sent: boolean;
  cancelTimer: () => void;
}

export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

const nothing = (): void => undefined;

export class Link {
  readonly connection: ReadonlySignal<Connection>;
  readonly welcome: ReadonlySignal<Welcome | undefined>;
  /** The server speaks another version: only a reload helps. */
  readonly outdated: ReadonlySignal<boolean>;

  /** An answer is late, though the wire looks open. */
  readonly slow: ReadonlySignal<boolean>;

  readonly #around: Surroundings;
  readonly #state = signal<Connection>('connecting');
  readonly #greeting = signal<Welcome | undefined>(undefined);
  readonly #old = signal(false);
  readonly #late = signal(false);
  readonly #pending = new Map<string, Pending>();
  readonly #messageListeners = new Set<(message: ServerMessage) => void>();
  readonly #onlineListeners = new Set<() => void>();
  #wire: Wire | undefined;
  #attempts = 0;
  #cancelRetry: () => void = nothing;
  #closed = false;
  /** Handshake, heartbeat or silence: one deadline at a time. */
  #cancelWatch: () => void = nothing;

  constructor(around: Surroundings) {
    this.#around = around;
    this.connection = this.#state;
    this.welcome = this.#greeting;
    this.outdated = this.#old;
    this.slow = this.#late;
  }

  connect(): void {
    if (this.#wire !== undefined || this.#old.peek() || this.#closed) return;
    this.#cancelRetry();
    this.#state.value = 'connecting';
    const wire: Wire = this.#around.open({
      opened: () => {
        if (this.#wire === wire) wire.send(HELLO);
      },
      text: (text) => {
        if (this.#wire === wire) this.#receive(text);
      },
      closed: () => {
        if (this.#wire === wire) this.#broken();
      },
    });
    this.#wire = wire;
    this.#watch(HANDSHAKE_MS, () => this.drop());
  }

  /** The network or the person came back: try now, and make sure that a wire which looks open is alive. */
  wake(): void {
    if (this.#wire === undefined) {
      this.#attempts = 0;
      this.connect();
    } else if (this.#state.peek() === 'online') this.#probe();
  }

  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.#messageListeners.add(listener);
    return () => this.#messageListeners.delete(listener);
  }

  /** Called after every handshake, before waiting requests go out. */
  onOnline(listener: () => void): () => void {
    this.#onlineListeners.add(listener);
    return () => this.#onlineListeners.delete(listener);
  }

  /** Sends something that needs no answer; without a wire it is dropped. */
  notify(message: Notice): void {
    if (this.#state.peek() === 'online') this.#transmit(message);
  }

  /** Waits for the wire if there is none. */
  request(request: Request, { repeatable = false } = {}): Promise<Answer> {
    const id = this.#around.makeId(request);
    return new Promise((settle) => {
      const entry: Pending = { text: frameOf(request, id), repeatable, settle, sent: false, cancelTimer: nothing };
      this.#pending.set(id, entry);
      if (this.#state.peek() === 'online') this.#dispatch(entry);
    });
  }

  /** Ends a wire that cannot be trusted any more; the next one starts from what the server says. */
  drop(): void {
    const wire = this.#wire;
    if (wire === undefined) return;
    this.#broken();
    wire.close();
  }

  /** For good: nothing is heard or asked on it any more. */
  close(): void {
    this.#closed = true;
    this.#cancelRetry();
    this.drop();
  }

  #receive(text: string): void {
    const message = readServerMessage(text);
    if (message === undefined) return this.drop();
    this.#late.value = false;
    if (this.#state.peek() === 'online') this.#watch(HEARTBEAT_MS, () => this.#probe());
    if (message === 'ignored') return;
    switch (message.t) {
      case 'welcome':
        return this.#welcomed(message);
      case 'renamed': {
        const greeting = this.#greeting.peek();
        if (greeting !== undefined) this.#greeting.value = { ...greeting, name: message.name };
        break;
      }
      case 'ok':
        this.#answer(message.id, { ok: true, code: message.code, seq: message.seq, token: message.token, deal: message.deal });
        break;
      case 'refused':
        if (message.code === 'wrong-protocol') return this.#stop();
        if (message.id !== undefined) this.#answer(message.id, { ok: false, code: message.code, data: message.data });
        break;
      default:
        break;
    }
    for (const listener of this.#messageListeners) listener(message);
  }

  #welcomed(message: Welcome): void {
    if (message.protocol !== PROTOCOL) return this.#stop();
    if (this.#state.peek() === 'online') return;
    this.#attempts = 0;
    this.#greeting.value = message;
    this.#state.value = 'online';
    this.#watch(HEARTBEAT_MS, () => this.#probe());
    for (const listener of this.#onlineListeners) listener();
    for (const entry of this.#pending.values()) if (!entry.sent) this.#dispatch(entry);
  }

  #answer(id: string, answer: Answer): void {
    const entry = this.#pending.get(id);
    if (entry === undefined) return;
    this.#pending.delete(id);
    entry.cancelTimer();
    entry.settle(answer);
  }

  #dispatch(entry: Pending): void {
    entry.sent = true;
    entry.cancelTimer = this.#around.after(SLOW_MS, () => {
      this.#late.value = true;
      entry.cancelTimer = this.#around.after(ANSWER_MS - SLOW_MS, () => this.drop());
      this.#probe();
    });
    this.#wire?.send(entry.text);
  }

  #transmit(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #probe(): void {
    this.#transmit({ t: 'ping', at: 0 });
    this.#watch(ANSWER_MS, () => this.drop());
  }

  #watch(milliseconds: number, run: () => void): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#around.after(milliseconds, run);
  }

  #stop(): void {
    this.#old.value = true;
    this.drop();
  }

  #broken(): void {
    this.#wire = undefined;
    this.#cancelWatch();
    this.#state.value = 'offline';
    this.#late.value = false;
    for (const [id, entry] of this.#pending) {
      entry.cancelTimer();
      if (entry.repeatable) entry.sent = false;
      else if (entry.sent) this.#answer(id, { ok: false, code: 'lost', data: undefined });
    }
    if (this.#old.peek() || this.#closed) return;
    const wait = RETRY_MS[Math.min(this.#attempts, RETRY_MS.length - 1)] ?? RETRY_MS[0];
    this.#attempts++;
    this.#cancelRetry = this.#around.after(wait * (0.75 + this.#around.random() / 2), () => this.connect());
  }
}
