import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const NANOSECONDS = 1e9;

/** What an operator can watch. Counts and times only, nothing about people or games in play. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = new Counter({
    name: 'maravilha_moves_total',
    help: 'Choices made durable',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'maravilha_refusals_total',
    help: 'Requests refused',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly errors = new Counter({ name: 'maravilha_errors_total', help: 'Unexpected errors', registers: [this.registry] });
  readonly latency = new Histogram({
    name: 'maravilha_move_seconds',
    help: 'From the arrival of a move to its broadcast',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  readonly #delay: IntervalHistogram;

  constructor(counts: { readonly tables: () => number; readonly sockets: () => number }) {
    this.#delay = monitorEventLoopDelay({ resolution: 10 });
    this.#delay.enable();
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    gauge('maravilha_tables', 'Tables in memory', counts.tables);
    gauge('maravilha_sockets', 'Open sockets', counts.sockets);
    gauge('maravilha_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
    gauge('maravilha_loop_delay_p50_seconds', 'Delay of the event loop, median', () => this.#delay.percentile(50) / NANOSECONDS);
    gauge('maravilha_loop_delay_p99_seconds', 'Delay of the event loop, 99th percentile', () => this.#delay.percentile(99) / NANOSECONDS);
  }

  close(): void {
    this.#delay.disable();
    this.registry.clear();
  }
}
