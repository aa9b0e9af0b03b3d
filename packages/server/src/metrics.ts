import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BusCounters } from './bus/redis.ts';

const NANOSECONDS = 1e9;
/** Milliseconds between two looks at the event loop. */
const LOOK_EVERY = 10;

/** What an operator can watch. Counts and times only, nothing about people or games in play. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = new Counter({
    name: 'maravilha_moves_total',
    help: 'Choices of rounds that were played',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'maravilha_refusals_total',
    help: 'Requests refused',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly misses = new Counter({
    name: 'maravilha_misses_total',
    help: 'Codes asked for that no table has: many of them are guesses',
    registers: [this.registry],
  });
  readonly errors = new Counter({ name: 'maravilha_errors_total', help: 'Unexpected errors', registers: [this.registry] });
  readonly latency = new Histogram({
    name: 'maravilha_move_seconds',
    help: 'From the arrival of a move to its broadcast, of moves that all hear of',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  readonly #delay: IntervalHistogram;

  constructor(counts: { readonly tables: () => number; readonly sockets: () => number }) {
    this.#delay = monitorEventLoopDelay({ resolution: LOOK_EVERY });
    this.#delay.enable();
    // What is recorded is the time from one look to the next: the loop was late by what is more than was asked for.
    const late = (share: number): number => Math.max(0, this.#delay.percentile(share) / NANOSECONDS - LOOK_EVERY / 1000);
    this.#gauge('maravilha_tables', 'Tables in memory', counts.tables);
    this.#gauge('maravilha_sockets', 'Open sockets', counts.sockets);
    this.#gauge('maravilha_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
    this.#gauge('maravilha_loop_delay_p50_seconds', 'Delay of the event loop, median', () => late(50));
    this.#gauge('maravilha_loop_delay_p99_seconds', 'Delay of the event loop, 99th percentile', () => late(99));
  }

  /** Counts what goes over the bus between nodes. */
  watchBus(isUp: () => boolean): BusCounters {
    this.#gauge('maravilha_bus_up', 'Whether the bus between nodes answers', () => (isUp() ? 1 : 0));
    const messages = new Counter({
      name: 'maravilha_bus_messages_total',
      help: 'Messages between nodes, and those that could not be sent',
      labelNames: ['way'],
      registers: [this.registry],
    });
    return {
      sent: () => messages.inc({ way: 'sent' }),
      heard: () => messages.inc({ way: 'heard' }),
      lost: () => messages.inc({ way: 'lost' }),
    };
  }

  close(): void {
    this.#delay.disable();
    this.registry.clear();
  }

  #gauge(name: string, help: string, read: () => number): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
