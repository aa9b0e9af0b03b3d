// A match that is over, reviewed together over the link: who is there, who leads, where they are, what is said. Following is up to the page.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Reviewer, ReviewPlace, Said, ServerMessage } from '@maravilha/protocol';
import type { Answer, Link } from './link.ts';
import type { Refused, Saying } from './session.ts';

export class SharedReview {
  readonly code: string;
  /** I am in it, as far as the server knows. */
  readonly joined: ReadonlySignal<boolean>;
  readonly people: ReadonlySignal<readonly Reviewer[]>;
  /** How the others know me: `who` of one of the people, and of what I say. */
  readonly me: ReadonlySignal<string | undefined>;
  /** `undefined`: whoever led has gone, and anybody may lead. */
  readonly leader: ReadonlySignal<Reviewer | undefined>;
  readonly leads: ReadonlySignal<boolean>;
  /** Where the leader is, or was last. */
  readonly place: ReadonlySignal<ReviewPlace | undefined>;
  /** All that was said at the table and may be read here, oldest first. */
  readonly words: ReadonlySignal<readonly Said[]>;
  /** Why I am not in it, or why the newest request was refused. */
  readonly refused: ReadonlySignal<Refused | undefined>;

  readonly #link: Link;
  readonly #unsubscribe: readonly (() => void)[];
  readonly #told = signal<Extract<ServerMessage, { t: 'review' }> | undefined>(undefined);
  readonly #isIn = signal(false);
  readonly #words = signal<readonly Said[]>([]);
  readonly #refusal = signal<Refused | undefined>(undefined);
  /** Where I am, as long as the server has not heard of it: while one place is on its way, the next ones replace each other. */
  #next: ReviewPlace | undefined;
  #isShowing = false;
  #isClosed = false;

  constructor(link: Link, code: string) {
    this.#link = link;
    this.code = code;
    this.joined = this.#isIn;
    this.words = this.#words;
    this.refused = this.#refusal;
    this.people = computed(() => this.#told.value?.people ?? []);
    this.me = computed(() => this.#told.value?.me);
    this.leader = computed(() => this.people.value.find(({ who }) => who === this.#told.value?.leader));
    this.leads = computed(() => this.leader.value !== undefined && this.leader.value.who === this.me.value);
    this.place = computed(() => this.#told.value?.place);
    this.#unsubscribe = [link.onMessage((message) => this.#receive(message)), link.onOnline(() => void this.#arrive())];
    if (link.connection.peek() === 'online') void this.#arrive();
  }

  /** I go, and look at the table no more. */
  close(): void {
    this.#isClosed = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#link.notify({ t: 'exit', code: this.code });
  }

  /** As the leader: I am here now. */
  show(place: ReviewPlace): void {
    this.#next = place;
    if (!this.#isShowing) void this.#showNext();
  }

  /** Hands the lead to one of the others; where nobody leads, I may name myself. */
  async lead(who: string): Promise<boolean> {
    return this.#ask(this.#link.request({ t: 'review-lead', code: this.code, who }, { repeatable: true }));
  }

  /** Answers whether it was said; `refused` says why not. */
  async say(saying: Saying): Promise<boolean> {
    return this.#ask(this.#link.request({ t: 'say', ...saying, code: this.code }, { repeatable: true }));
  }

  async #showNext(): Promise<void> {
    this.#isShowing = true;
    for (let place = this.#next; place !== undefined; place = this.#next) {
      this.#next = undefined;
      await this.#ask(this.#link.request({ t: 'review-show', code: this.code, place }));
    }
    this.#isShowing = false;
  }

  async #ask(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    // A broken wire is no refusal: all is told again after the next handshake.
    if (!answer.ok && answer.code === 'lost') return false;
    this.#refusal.value = answer.ok ? undefined : { code: answer.code, data: answer.data };
    return answer.ok;
  }

  async #arrive(): Promise<void> {
    this.#isIn.value = false;
    const words = this.#words.peek().at(-1)?.n;
    const entered = await this.#ask(this.#link.request({ t: 'enter', code: this.code, ...(words !== undefined && { words }) }));
    if (!entered || this.#isClosed) return;
    this.#isIn.value = await this.#ask(this.#link.request({ t: 'review-join', code: this.code }));
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'review' && message.code === this.code) this.#told.value = message;
    if (message.t === 'said' && message.code === this.code) this.#hear(message.messages);
    // The table was thrown away.
    if (message.t === 'refused' && message.id === undefined && isAbout(message.data, this.code)) {
      batch(() => {
        this.#isIn.value = false;
        this.#told.value = undefined;
        this.#refusal.value = { code: message.code, data: message.data };
      });
    }
  }

  /** After a broken wire some come twice. */
  #hear(messages: readonly Said[]): void {
    const held = this.#words.peek();
    const news = messages.filter(({ n }) => !held.some((word) => word.n === n));
    if (news.length > 0) this.#words.value = [...held, ...news].toSorted((a, b) => a.n - b.n);
  }
}

const isAbout = (data: object | undefined, code: string): boolean => data !== undefined && 'table' in data && data.table === code;
