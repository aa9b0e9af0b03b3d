// A client written from docs/protocol.md alone: it keeps no rules and no optimistic state, notices gaps, resumes and sends again.
import { hashText } from '@maravilha/kernel';
import { PROTOCOL, type MatchEvent, type MatchUpdate, type Said, type ServerMessage, type TableInfo } from '@maravilha/protocol';
import { WebSocket } from 'ws';

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

type Reply = Extract<ServerMessage, { t: 'ok' | 'refused' }>;

interface Request {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
}

export interface ClientSettings {
  /** Asked anew at each connection, since a server may come back elsewhere. */
  readonly url: () => string | Promise<string>;
  readonly cookie?: string | undefined;
  readonly faults?: Faults;
  readonly headers?: Readonly<Record<string, string>>;
}

const ATTEMPTS = 20;

export class TestClient {
  /** Everything that ever came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly tables = new Map<string, TableInfo>();
  readonly held = new Map<string, Held>();
  /** Words by table, in the order of their numbers. */
  readonly said = new Map<string, readonly Said[]>();
  readonly revealed = new Map<string, Extract<ServerMessage, { t: 'revealed' }>>();
  cookie: string | undefined;
  closes: { readonly code: number; readonly reason: string }[] = [];
  name = '';
  resyncs = 0;
  readonly #settings: ClientSettings;
  readonly #requests = new Map<string, Request>();
  readonly #waiting = new Set<() => void>();
  readonly #followed = new Set<string>();
  #socket: WebSocket | undefined;
  #incoming = 0;
  #outgoing = 0;
  #lateIn: string[] = [];
  #lateOut: string[] = [];
  #nextId = 0;
  #over = false;
  #failure: Error | undefined;

  constructor(settings: ClientSettings) {
    this.#settings = settings;
    this.cookie = settings.cookie;
  }

  static async connect(url: string, settings: Partial<ClientSettings> = {}): Promise<TestClient> {
    const client = new TestClient({ url: () => url, ...settings });
    await client.open();
    return client;
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
  ask(message: object, id = `r${this.#nextId++}`): Promise<Reply> {
    return new Promise((resolve) => {
      const text = JSON.stringify({ ...message, id });
      this.#requests.set(id, { text, resolve });
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

  raw(data: string | Uint8Array): void {
    this.#socket?.send(data);
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.terminate();
  }

  async close(): Promise<void> {
    this.#over = true;
    const socket = this.#socket;
    if (socket === undefined || socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.terminate();
    });
  }

  async #connect(): Promise<void> {
    const url = await this.#settings.url();
    if (this.#over) return;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, {
      headers: { ...this.#settings.headers, ...(this.cookie === undefined ? {} : { cookie: this.cookie }) },
    });
    let opened = false;
    this.#socket = socket;
    this.#lateIn = [];
    this.#lateOut = [];
    socket.on('upgrade', (response) => {
      const [set] = response.headers['set-cookie'] ?? [];
      if (set !== undefined) this.cookie = set.split(';')[0];
    });
    socket.on('message', (data: Buffer) => {
      if (socket === this.#socket) this.#come(data.toString('utf8'));
    });
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      if (socket !== this.#socket) return;
      this.closes.push({ code, reason: reason.toString() });
      if (!this.#over && opened) this.#again();
      this.#look();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error('the socket was refused')));
    });
    opened = true;
    this.#write(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    for (const code of this.#followed) {
      const since = this.held.get(code)?.update.seq;
      const words = this.said.get(code)?.at(-1)?.n;
      this.#write(JSON.stringify({ t: 'enter', id: `again-${this.#nextId++}`, code, since, words }));
    }
    for (const request of this.#requests.values()) this.#write(request.text);
  }

  #again(attempt = 0): void {
    this.#connect().catch((error: unknown) => {
      if (this.#over) return;
      // It went away between the question for the address and the connection; the next answer is another one.
      if (attempt < ATTEMPTS) return this.#again(attempt + 1);
      this.#failure = error instanceof Error ? error : new Error(String(error));
      this.#look();
    });
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }

  #send(text: string): void {
    const fault = this.#settings.faults?.outgoing?.(this.#outgoing++) ?? 'none';
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
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(text);
    for (const late of this.#lateOut.splice(0)) this.#socket.send(late);
  }

  #come(text: string): void {
    this.frames.push(text);
    const fault = this.#settings.faults?.incoming?.(this.#incoming++) ?? 'none';
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
    const message = JSON.parse(text) as ServerMessage;
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
      case 'revealed':
        this.revealed.set(message.code, message);
        break;
      case 'ok':
      case 'refused': {
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
    const held = this.held.get(message.code);
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
