import type { Database } from './driver.ts';

interface Job {
  readonly run: () => void;
  readonly fail: (error: unknown) => void;
  readonly done: () => void;
}

/**
 * Group commit. Writes that arrive in one turn of the event loop share one transaction, hence one wait for the disk; each promise
 * resolves after the commit. While the disk is waited for, the next writes gather, so a higher load makes larger groups, not a longer queue.
 */
export class WriteQueue {
  readonly #db: Database;
  #jobs: Job[] = [];
  #scheduled = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** `write` runs inside a transaction and must not wait for anything. Its writes all hold or none does. */
  add<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let value: T;
      this.#jobs.push({
        run: () => {
          value = write();
        },
        done: () => resolve(value),
        fail: reject,
      });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  flush(): void {
    this.#scheduled = false;
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    if (this.#commit(jobs) === undefined) {
      for (const job of jobs) job.done();
      return;
    }
    // One of them failed and took the others down with it: each alone, so that only the guilty one is told so.
    for (const job of jobs) {
      const failure = this.#commit([job]);
      if (failure === undefined) job.done();
      else job.fail(failure.error);
    }
  }

  #commit(jobs: readonly Job[]): { readonly error: unknown } | undefined {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
    } catch (error) {
      return { error };
    }
    try {
      for (const job of jobs) job.run();
      this.#db.exec('COMMIT');
      return undefined;
    } catch (error) {
      this.#rollback();
      return { error };
    }
  }

  #rollback(): void {
    try {
      this.#db.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself (full disk, I/O error): the first error is the one to tell.
    }
  }
}
