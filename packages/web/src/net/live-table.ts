// One table over the link. The server's newest view is the only truth: nothing is guessed, and whatever does not match is requested again.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { hashText } from '@maravilha/kernel';
import type { Chat, MatchEvent, MatchUpdate, Said, ServerMessage, TableInfo } from '@maravilha/protocol';
import type { Answer, Connection, Link, Request } from './link.ts';
import type { Surroundings } from './wire.ts';
import type { Refused, Revealed, Saying, TableRequest, TableSession } from './session.ts';

/** After this long without a word about a running match, ask: a lost last message must not leave a table waiting for ever. */
export const SILENCE_MS = 45_000;
export const RESYNC_MS = 8_000;

type Later = Surroundings['after'];

const nothing = (): void => undefined;

export class LiveTable implements TableSession {
  readonly code: string;
  /** Until the server has described the table there is nothing to read; pages look at `known` first. */
  readonly info: ReadonlySignal<TableInfo>;
  readonly known = signal<TableInfo | undefined>(undefined);
  /** Why the server does not let us look at the table. */
  readonly barred = signal<Refused | undefined>(undefined);
  readonly match = signal<MatchUpdate | undefined>(undefined);
  readonly log = signal<readonly MatchEvent[]>([]);
  readonly connection: ReadonlySignal<Connection>;
  readonly sending = signal(false);
  readonly refused = signal<Refused | undefined>(undefined);
  readonly revealed = signal<Revealed | undefined>(undefined);
  readonly words = signal<readonly Said[]>([]);

  readonly #link: Link;
  readonly #after: Later;
  readonly #goTo: (code: string) => void;
  readonly #eventListeners = new Set<(events: readonly MatchEvent[]) => void>();
  #unsubscribe: readonly (() => void)[] = [];
  /** Nothing about the match has been accepted on this wire yet, so even an older view than mine is to be believed. */
  #fresh = true;
  #cancelResync: (() => void) | undefined;
  #cancelSilence: () => void = nothing;

  constructor(link: Link, after: Later, code: string, goTo: (code: string) => void) {
    this.#link = link;
    this.#after = after;
    this.code = code;
    this.#goTo = goTo;
    this.connection = link.connection;
    this.info = computed(() => {
      const known = this.known.value;
      if (known === undefined) throw new Error('the table has not been entered');
      return known;
    });
    this.open();
  }

  /** Look, or look again. */
  open(): void {
    this.#unsubscribe = [this.#link.onMessage((message) => this.#receive(message)), this.#link.onOnline(() => this.#arrive())];
    if (this.#link.connection.peek() === 'online') this.#arrive();
  }

  /** Stop looking. The seat stays mine. */
  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#cancelSilence();
    this.#endResync();
    this.#link.notify({ t: 'exit', code: this.code });
  }

  onEvents(listener: (events: readonly MatchEvent[]) => void): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  move(move: object): void {
    this.#act(({ seq, hash }) => ({ t: 'move', seq, hash, move: { ...move } }));
  }

  undo(): void {
    this.#act(({ seq }) => ({ t: 'undo', seq }));
  }

  #act(requestOn: (held: MatchUpdate) => TableRequest): void {
    const held = this.match.peek();
    // A second click while the first is on its way: the button is already off, and the view it was chosen on is about to change.
    if (held === undefined || this.sending.peek()) return;
    this.sending.value = true;
    void this.ask(requestOn(held), true).then((answer) => this.#moved(answer));
  }

  #moved(answer: Answer): void {
    this.sending.value = false;
    // The answer arrived but the update did not: it may be on its way, or lost.
    if (answer.ok && (answer.seq ?? 0) > (this.match.peek()?.seq ?? 0)) this.#listenFor(RESYNC_MS);
  }

  rematch(): void {
    void this.#follow();
  }

  async #follow(): Promise<void> {
    const answer = await this.ask({ t: 'rematch' });
    if (answer.ok && answer.code !== undefined) this.#goTo(answer.code);
  }

  sit(seat: number): void {
    void this.ask({ t: 'sit', seat });
  }

  async say(saying: Saying): Promise<boolean> {
    return (await this.ask({ t: 'say', ...saying }, true)).ok;
  }

  allow(chat: Chat): void {
    void this.ask({ t: 'options', settings: { chat } });
  }

  /** Asks for something at this table; a refusal also shows in `refused`. */
  async ask(request: TableRequest, repeatable = false): Promise<Answer> {
    this.refused.value = undefined;
    const answer = await this.#link.request({ ...request, code: this.code }, { repeatable });
    if (!answer.ok) this.refused.value = { code: answer.code, data: answer.data };
    return answer;
  }

  #arrive(): void {
    this.#fresh = true;
    this.#endResync();
    this.#enter();
  }

  #enter(): void {
    const seq = this.match.peek()?.seq ?? 0;
    const words = this.words.peek().at(-1)?.n;
    // `since: 0` would leave out the events of the set-up, so at the very start everything is asked for.
    const request: Request = { t: 'enter', code: this.code, ...(seq > 0 && { since: seq }), ...(words !== undefined && { words }) };
    void this.#link.request(request).then((answer) => this.#entered(answer));
    this.#listenFor(SILENCE_MS);
  }

  #entered(answer: Answer): void {
    if (answer.ok) this.barred.value = undefined;
    // A broken wire is no refusal: the next handshake enters again.
    else if (answer.code === 'lost') return;
    // Neither is a server that cannot read its tables now: what is shown stays.
    else if (answer.code === 'server-error') {
      if (this.known.peek() === undefined) this.barred.value = { code: answer.code, data: answer.data };
      this.#enterAfter(RESYNC_MS, () => true);
    } else this.barred.value = { code: answer.code, data: answer.data };
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        if (message.table.code === this.code) this.known.value = message.table;
        break;
      case 'sync':
        if (message.code === this.code) this.#receiveSync(message);
        break;
      case 'update':
        if (message.code === this.code) this.#receiveUpdate(message);
        break;
      case 'revealed':
        if (message.code === this.code) this.revealed.value = { seed: message.seed, log: message.log };
        break;
      case 'said':
        if (message.code === this.code) this.#hear(message.messages);
        break;
      default:
        break;
    }
  }

  /** After a broken wire some come twice; those of the watchers come to the players after the end, older than what they hold. */
  #hear(messages: readonly Said[]): void {
    const held = this.words.peek();
    const news = messages.filter(({ n }) => !held.some((word) => word.n === n));
    if (news.length > 0) this.words.value = [...held, ...news].toSorted((a, b) => a.n - b.n);
  }

  #receiveUpdate(update: MatchUpdate): void {
    const held = this.#heldLike(update);
    // Nobody chose, but clocks changed or the match ended: such an update follows the one that is held and has its number.
    const known = held !== undefined && (update.seq < held.seq || (update.seq === held.seq && update.after < update.seq));
    if (known) return;
    if (update.after !== (held?.seq ?? 0) || !fits(update)) return this.#resync();
    this.#accept(update, [...this.log.peek(), ...update.events], update.events);
  }

  #receiveSync(sync: MatchUpdate): void {
    // Everything again and still wrong: the wire itself cannot be trusted.
    if (!fits(sync)) return this.#link.drop();
    const held = this.#heldLike(sync);
    if (held !== undefined && sync.seq < held.seq && !this.#fresh) return;
    if (sync.after > (held?.seq ?? 0)) return this.#resync();
    this.#endResync();
    const kept = sync.after === 0 ? [] : this.log.peek().filter((entry) => entry.seq <= sync.after);
    const log = [...kept, ...sync.events];
    // On first sight of a running game its past is history, not news.
    const news = held === undefined ? (sync.seq === 0 ? log : []) : log.filter((entry) => entry.seq > held.seq);
    this.#accept(sync, log, news);
  }

  /** Numbers belong to a viewer: what I held from another place counts as nothing. */
  #heldLike({ view }: MatchUpdate): MatchUpdate | undefined {
    const held = this.match.peek();
    return held?.view.viewer === view.viewer ? held : undefined;
  }

  #accept(update: MatchUpdate, log: readonly MatchEvent[], news: readonly MatchEvent[]): void {
    this.#fresh = false;
    batch(() => {
      this.match.value = update;
      this.log.value = log;
    });
    this.#listenFor(SILENCE_MS);
    if (news.length > 0) for (const listener of this.#eventListeners) listener(news);
  }

  #resync(): void {
    if (this.#cancelResync !== undefined) return;
    this.#cancelResync = this.#after(RESYNC_MS, () => {
      this.#cancelResync = undefined;
      this.#link.drop();
    });
    this.#link.notify({ t: 'resync', code: this.code });
  }

  #endResync(): void {
    this.#cancelResync?.();
    this.#cancelResync = undefined;
  }

  #listenFor(milliseconds: number): void {
    this.#enterAfter(milliseconds, () => this.match.peek() !== undefined && this.match.peek()?.awaiting.length !== 0);
  }

  #enterAfter(milliseconds: number, isWanted: () => boolean): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#after(milliseconds, () => {
      if (isWanted() && this.#link.connection.peek() === 'online') this.#enter();
    });
  }
}

const fits = (update: MatchUpdate): boolean => hashText(JSON.stringify(update.view)) === update.hash;
