// A bus by the Redis protocol. It carries hints only: whatever becomes of it, nobody waits for it and nothing fails.
import type { Bus, Log } from '@maravilha/host';
import { Redis } from 'iovalkey';

/** Milliseconds. */
const RETRY_FIRST = 100;
const RETRY_LAST = 2_000;
const PING_EVERY = 2_000;
/** A connection on which nothing comes for so long, not even the answer to a ping, is cut and made anew. */
const SILENCE = 6_000;
/** Messages that may wait for a bus that does not answer; those beyond are lost. */
const WAITING = 1_000;

/** For whoever watches over the bus. */
export interface BusCounters {
  sent(): void;
  heard(): void;
  lost(): void;
}

export class RedisBus implements Bus {
  readonly #log: Log;
  readonly #counters: BusCounters;
  readonly #prefix: string;
  readonly #speaker: Redis;
  readonly #hearer: Redis;
  readonly #topics = new Map<string, Set<(text: string) => void>>();
  readonly #pings: NodeJS.Timeout;
  #waiting = 0;
  /** It was said that the bus does not answer. */
  #isDown = false;
  #closed = false;

  constructor(url: string, log: Log, counters: BusCounters) {
    this.#log = log;
    this.#counters = counters;
    // Channels are the same in all databases of a server: two installations that name different ones do not hear each other.
    this.#prefix = `maravilha${new URL(url).pathname.replace(/^\/?$/, '/0')}/`;
    this.#speaker = this.#connect(url);
    this.#hearer = this.#connect(url);
    this.#hearer.on('message', (channel: string, text: string) => this.#hear(channel, text));
    // While there was no connection, tables have come and gone.
    this.#hearer.on('ready', () => this.#subscribe([...this.#topics.keys()]));
    this.#pings = setInterval(() => {
      for (const connection of [this.#speaker, this.#hearer])
        if (connection.status === 'ready') connection.ping().catch((error: Error) => this.#down(error));
    }, PING_EVERY);
  }

  get isUp(): boolean {
    return this.#speaker.status === 'ready' && this.#hearer.status === 'ready';
  }

  publish(topic: string, text: string): void {
    if (this.#closed) return;
    if (this.#speaker.status !== 'ready' || this.#waiting >= WAITING) return this.#counters.lost();
    this.#waiting += 1;
    this.#speaker
      .publish(this.#prefix + topic, text)
      .then(
        () => this.#counters.sent(),
        () => this.#counters.lost(),
      )
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  subscribe(topic: string, hear: (text: string) => void): () => void {
    const hearers = this.#topics.get(topic) ?? new Set();
    if (hearers.size === 0) this.#subscribe([topic]);
    this.#topics.set(topic, hearers.add(hear));
    return () => {
      if (!hearers.delete(hear) || hearers.size > 0) return;
      this.#topics.delete(topic);
      if (this.#hearer.status === 'ready') this.#hearer.unsubscribe(this.#prefix + topic).catch((error: Error) => this.#down(error));
    };
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pings);
    this.#speaker.disconnect();
    this.#hearer.disconnect();
  }

  #connect(url: string): Redis {
    const connection = new Redis(url, {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      connectTimeout: SILENCE,
      socketTimeout: SILENCE,
      retryStrategy: (attempt) => Math.min(attempt * RETRY_FIRST, RETRY_LAST),
    });
    connection.on('error', (error: Error) => this.#down(error));
    connection.on('close', () => this.#down(undefined));
    connection.on('ready', () => this.#up());
    return connection;
  }

  /** What is missed here is done again with the next connection. */
  #subscribe(topics: readonly string[]): void {
    if (topics.length === 0 || this.#hearer.status !== 'ready') return;
    this.#hearer.subscribe(...topics.map((topic) => this.#prefix + topic)).catch((error: Error) => this.#down(error));
  }

  #hear(channel: string, text: string): void {
    this.#counters.heard();
    for (const hear of this.#topics.get(channel.slice(this.#prefix.length)) ?? []) hear(text);
  }

  /** Said once, however often it is tried. */
  #down(error: Error | undefined): void {
    if (this.#isDown || this.#closed) return;
    this.#isDown = true;
    this.#log.warn({ err: error }, 'the bus does not answer: tables are compared with the store until it does');
  }

  #up(): void {
    if (!this.#isDown || !this.isUp) return;
    this.#isDown = false;
    this.#log.warn({}, 'the bus answers again');
  }
}
