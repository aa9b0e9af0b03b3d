import { type Ask, ATTEMPTS, BEGIN, type Connections, isConsequence, isInTheWay, isRefusal, pauseBefore } from './postgres-connections.ts';

interface Job {
  /** The one table that it has to do with. */
  readonly of: string | undefined;
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
 * groups, and writes of one process are never in each other's way. Each job runs anew with each attempt, as if alone.
 */
export class PostgresLane {
  readonly #connections: Connections;
  #jobs: Job[] = [];
  #working: Promise<void> | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  add<T>(work: (ask: Ask) => Promise<T>, of?: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let value: T;
      this.#jobs.push({
        of,
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
      await this.#finish(jobs);
    }
    this.#working = undefined;
  }

  /**
   * Where several processes write, the longer of two groups that are in each other's way is behind the shorter one again and again. So a group
   * that had to give way comes back in halves.
   */
  async #finish(jobs: readonly Job[]): Promise<void> {
    let left = jobs;
    let size = jobs.length;
    for (let attempt = 1; left.length > 0; attempt++) {
      const group = left.slice(0, size);
      const settled = await this.#commit(group, attempt);
      if (settled.length > 0) {
        left = left.filter((job) => !settled.includes(job));
        attempt = 0;
      } else {
        size = Math.ceil(size / 2);
        await pauseBefore(attempt);
      }
    }
  }

  /** Those that are done or have failed; none of them if all may be tried again. */
  async #commit(group: readonly Job[], attempt: number): Promise<readonly Job[]> {
    try {
      await this.#connections.transaction(BEGIN.write, (ask) => runAll(group, ask));
      for (const job of group) job.done();
      return group;
    } catch (error) {
      if (error instanceof Guilty) {
        error.job.fail(error.refusal);
        return [error.job];
      }
      if (isInTheWay(error) && attempt < ATTEMPTS) return [];
      for (const job of group) job.fail(error);
      return group;
    }
  }
}

/**
 * One after the other; but neighbours that keep to a table each are asked side by side. So a group of appends takes a few ways there and back,
 * however many there are.
 */
const runAll = async (jobs: readonly Job[], ask: Ask): Promise<void> => {
  for (const wave of wavesOf(jobs)) {
    const failures = (await Promise.all(wave.map((job) => runOne(job, ask)))).filter((failure) => failure !== undefined);
    const first = failures.find(({ error }) => !isConsequence(error)) ?? failures[0];
    if (first !== undefined) throw first.lost ? first.error : new Guilty(first.job, first.error);
  }
};

const wavesOf = (jobs: readonly Job[]): readonly (readonly Job[])[] => {
  const waves: Job[][] = [];
  const tables = new Set<string>();
  for (const job of jobs) {
    const joins = job.of !== undefined && tables.size > 0 && !tables.has(job.of);
    if (joins) waves.at(-1)?.push(job);
    else {
      waves.push([job]);
      tables.clear();
    }
    if (job.of !== undefined) tables.add(job.of);
  }
  return waves;
};

interface Failure {
  readonly job: Job;
  readonly error: unknown;
  /** By the connection or the moment, not by what was asked. */
  readonly lost: boolean;
}

const runOne = async (job: Job, ask: Ask): Promise<Failure | undefined> => {
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
    return undefined;
  } catch (error) {
    return { job, error, lost };
  }
};
