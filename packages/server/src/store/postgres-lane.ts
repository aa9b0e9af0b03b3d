import { type Ask, BEGIN, type Connections, insistently, isRefusal } from './postgres-connections.ts';

interface Job {
  readonly run: (ask: Ask) => Promise<void>;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** In one transaction. */
const MOST = 100;

/** One of several jobs was refused; the others are not to blame. */
class Guilty extends Error {
  readonly job: Job;
  readonly refusal: unknown;

  constructor(job: Job, refusal: unknown) {
    super('a statement was refused');
    this.job = job;
    this.refusal = refusal;
  }
}

/**
 * Group commit over a network: one transaction at a time, and what arrives meanwhile shares the next one. So a higher load makes larger
 * groups, and writes of one process are never in each other's way. Each job runs anew with each attempt, one after the other as if alone.
 */
export class PostgresLane {
  readonly #connections: Connections;
  #jobs: Job[] = [];
  #working: Promise<void> | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  add<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let value: T;
      this.#jobs.push({
        run: async (ask) => {
          value = await work(ask);
        },
        done: () => resolve(value),
        fail: reject,
      });
      this.#working ??= this.#work();
    });
  }

  /** Until nothing is left to write. */
  async settle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // What arrives in the same turn of the event loop comes along.
    await Promise.resolve();
    while (this.#jobs.length > 0) {
      const jobs = this.#jobs.slice(0, MOST);
      this.#jobs = this.#jobs.slice(MOST);
      await this.#commit(jobs);
    }
    this.#working = undefined;
  }

  async #commit(jobs: readonly Job[]): Promise<void> {
    let left = jobs;
    while (left.length > 0) {
      try {
        const together = left;
        await insistently(() => this.#connections.transaction(BEGIN.write, (ask) => runAll(together, ask)));
        for (const job of left) job.done();
        return;
      } catch (error) {
        if (!(error instanceof Guilty)) {
          for (const job of left) job.fail(error);
          return;
        }
        error.job.fail(error.refusal);
        left = left.filter((job) => job !== error.job);
      }
    }
  }
}

const runAll = async (jobs: readonly Job[], ask: Ask): Promise<void> => {
  for (const job of jobs) {
    let lost = false;
    const watching: Ask = async (text, values) => {
      try {
        return await ask(text, values);
      } catch (error) {
        lost = !isRefusal(error);
        throw error;
      }
    };
    try {
      await job.run(watching);
    } catch (error) {
      throw lost ? error : new Guilty(job, error);
    }
  }
};
