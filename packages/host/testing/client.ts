// A client written from docs/protocol.md alone: it keeps no rules and no optimistic state, notices gaps, resumes and sends again.
import { hashText } from '@maravilha/kernel';
import {
  PROTOCOL,
  type MatchEvent,
  type MatchUpdate,
  isWhole,
  readServerMessage,
  type Said,
  type ServerMessage,
  type TableInfo,
} from '@maravilha/protocol';

/** What befalls a frame: lost with the connection, followed by the loss of it, doubled, overtaken by the next one, or lost alone. */
export type Fault = 'none' | 'cut' | 'cut-after' | 'twice' | 'late' | 'lost';

export interface Faults {
  readonly incoming?: (index: number) => Fault;
  readonly outgoing?: (index: number) => Fault;
}

export interface Held {
  readonly update: MatchUpdate;
  readonly events: readonly MatchEvent[];
}

export type Reply = Extract<ServerMessage, { t: 'ok' | 'refused' }>;

interface Request {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** One connection, as long as it lasts. */
export interface Wire {
  readonly open: boolean;
  send(text: string): void;
  /** Ends it without a farewell. */
  cut(): void;
}

export interface WireEvents {
  text(text: string): void;
  closed(code: number, reason: string): void;
}

/** Asked anew at each connection. Fails when there is none to be had. */
export type OpenWire = (events: WireEvents) => Promise<Wire>;

const ATTEMPTS = 20;
/** Begins the names of its own requests to enter. */
const AGAIN = 'again-';

let pages = 0;

export class Client {
  /** Everything that ever came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly tables = new Map<string, TableInfo>();
  readonly held = new Map<string, Held>();
  /** Words by table, in the order of their numbers. */
  readonly said = new Map<string, readonly Said[]>();
  readonly revealed = new Map<string, Extract<ServerMessage, { t: 'revealed' }>>();
  readonly reviews = new Map<string, Extract<ServerMessage, { t: 'review' }>>();
  closes: { readonly code: number; readonly reason: string }[] = [];
  name = '';
  resyncs = 0;
  readonly #open: OpenWire;
  readonly #faults: Faults;
  readonly #page: string;
  readonly #requests = new Map<string, Request>();
  readonly #waiting = new Set<() => void>();
  readonly #followed = new Set<string>();
  #wire: Wire | undefined;
  #incoming = 0;
  #outgoing = 0;
  #lateIn: string[] = [];
  #lateOut: string[] = [];
  #nextId = 0;
  #over = false;
  #failure: Error | undefined;

  /** `page` is the name of this one among all that its person ever opens: no two requests of a person have the same id. */
  constructor(open: OpenWire, faults: Faults = {}, page = `page ${pages++}`) {
    this.#open = open;
    this.#faults = faults;
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#connect();
    await this.until(() => this.name !== '');
  }

  /** Waits until it holds; looked at after every frame. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.#failure === undefined && !condition()) return;
        this.#waiting.delete(look);
        if (this.#failure === undefined) resolve();
        else reject(this.#failure);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Sends a request and waits for its answer; after a lost connection it is sent again under the same id. */
  ask(message: object, id = `${this.#page} ${this.#nextId++}`): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...message, id });
      this.#requests.set(id, { text, resolve, reject });
      this.#send(text);
    });
  }

  async mustAsk(message: object): Promise<Extract<ServerMessage, { t: 'ok' }>> {
    const reply = await this.ask(message);
    if (reply.t !== 'ok') throw new Error(`${JSON.stringify(message)} was refused: ${JSON.stringify(reply)}`);
    return reply;
  }

  tell(message: object): void {
    this.#send(JSON.stringify(message));
  }

  /** Enters the table, and again after each reconnection, from the last number seen. */
  async follow(code: string): Promise<Reply> {
    const reply = await this.ask({ t: 'enter', code });
    if (reply.t === 'ok') this.#followed.add(code);
    return reply;
  }

  view(code: string): Held {
    const held = this.held.get(code);
    if (held === undefined) throw new Error(`nothing is held of ${code}`);
    return held;
  }

  /** The network fails; the client comes back. */
  cut(): void {
    if (this.#wire?.open === true) this.#wire.cut();
  }

  /** Goes, and does not come back. */
  async close(): Promise<void> {
    this.#over = true;
    if (this.#wire?.open !== true) return;
    const before = this.closes.length;
    this.#wire.cut();
    await this.until(() => this.closes.length > before);
  }

  async #connect(): Promise<void> {
    let wire: Wire | undefined;
    const isMine = (): boolean => wire !== undefined && wire === this.#wire;
    wire = await this.#open({
      text: (text) => {
        if (isMine()) this.#come(text);
      },
      closed: (code, reason) => {
        if (!isMine()) return;
        this.closes.push({ code, reason });
        if (!this.#over) this.#again();
        this.#look();
      },
    });
    this.#wire = wire;
    this.#lateIn = [];
    this.#lateOut = [];
    if (this.#over) return wire.cut();
    this.#write(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    for (const code of this.#followed) {
      const since = this.held.get(code)?.update.seq;
      const words = this.said.get(code)?.at(-1)?.n;
      this.#write(JSON.stringify({ t: 'enter', id: `${AGAIN}${this.#nextId++}`, code, since, words }));
    }
    for (const request of this.#requests.values()) this.#write(request.text);
  }

  #again(attempt = 0): void {
    this.#connect().catch((error: unknown) => {
      if (this.#over) return;
      // It went away between the question for the address and the connection; the next answer is another one.
      if (attempt < ATTEMPTS) return this.#again(attempt + 1);
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    });
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const request of this.#requests.values()) request.reject(error);
    this.#look();
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }

  #send(text: string): void {
    const fault = this.#faults.outgoing?.(this.#outgoing++) ?? 'none';
    if (fault === 'cut') return this.cut();
    if (fault === 'late') {
      this.#lateOut.push(text);
      return this.#write(JSON.stringify({ t: 'ping', at: 0 }));
    }
    this.#write(text);
    if (fault === 'twice') this.#write(text);
    if (fault === 'cut-after') this.cut();
  }

  #write(text: string): void {
    const wire = this.#wire;
    if (wire?.open !== true) return;
    wire.send(text);
    for (const late of this.#lateOut.splice(0)) wire.send(late);
  }

  #come(text: string): void {
    this.frames.push(text);
    const fault = this.#faults.incoming?.(this.#incoming++) ?? 'none';
    if (fault === 'cut') return this.cut();
    if (fault === 'lost') return;
    if (fault === 'late') {
      // It comes after the next frame; the answer to this makes sure that there is one.
      this.#lateIn.push(text);
      return this.#write(JSON.stringify({ t: 'ping', at: 0 }));
    }
    this.#read(text);
    if (fault === 'twice') this.#read(text);
    for (const late of this.#lateIn.splice(0)) this.#read(late);
    if (fault === 'cut-after') this.cut();
    this.#look();
  }

  #read(text: string): void {
    const message = readServerMessage(text);
    if (message === undefined || message === 'ignored' || !isWhole(message))
      return this.#fail(new Error(`no message of the protocol: ${text}`));
    this.messages.push(message);
    switch (message.t) {
      case 'welcome':
      case 'renamed':
        this.name = message.name;
        break;
      case 'table':
        this.tables.set(message.table.code, message.table);
        break;
      case 'sync':
      case 'update':
        this.#take(message);
        break;
      case 'said': {
        const fresh = new Map([...(this.said.get(message.code) ?? []), ...message.messages].map((said) => [said.n, said]));
        this.said.set(
          message.code,
          [...fresh.values()].sort((a, b) => a.n - b.n),
        );
        break;
      }
      case 'review':
        this.reviews.set(message.code, message);
        break;
      case 'revealed':
        this.revealed.set(message.code, message);
        break;
      case 'ok':
      case 'refused': {
        // It is not at the table, and would hear nothing of it: the next connection tries again.
        if (message.t === 'refused' && message.code === 'server-error' && message.id?.startsWith(AGAIN) === true) return this.cut();
        const request = message.id === undefined ? undefined : this.#requests.get(message.id);
        if (request === undefined || message.id === undefined) break;
        this.#requests.delete(message.id);
        request.resolve(message);
        break;
      }
      default:
        break;
    }
  }

  #take(message: Extract<ServerMessage, { t: 'sync' | 'update' }>): void {
    const any = this.held.get(message.code);
    // Numbers belong to a viewer: what was held from another place counts as nothing.
    const held = any?.update.view.viewer === message.view.viewer ? any : undefined;
    // An old one that comes late tells nothing new.
    if (held !== undefined && message.seq < held.update.seq) return;
    const fits = message.after === (held?.update.seq ?? -1) || (message.t === 'sync' && message.after <= (held?.update.seq ?? 0));
    if (!fits) {
      if (message.seq > (held?.update.seq ?? -1)) this.#resync(message.code);
      return;
    }
    if (hashText(JSON.stringify(message.view)) !== message.hash) return this.#resync(message.code);
    const kept = (held?.events ?? []).filter((event) => event.seq <= message.after);
    this.held.set(message.code, { update: message, events: [...kept, ...message.events] });
  }

  #resync(code: string): void {
    this.resyncs += 1;
    this.#write(JSON.stringify({ t: 'resync', code }));
  }
}
