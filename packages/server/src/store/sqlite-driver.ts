// Runs work against SQLite: at once, in one go, on the one connection that there is.
import type { Database, Statement } from './driver.ts';
import { closeSqlite, type Opened } from './open.ts';
import { type Driver, type Step, type Work, wordsOf } from './work.ts';
import { WriteQueue } from './write-queue.ts';

export class SqliteDriver implements Driver {
  readonly now = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)`;
  readonly #opened: Opened;
  readonly #runner: SqliteRunner;
  readonly #writes: WriteQueue;

  constructor(opened: Opened) {
    this.#opened = opened;
    this.#runner = new SqliteRunner(opened.db);
    this.#writes = new WriteQueue(opened.db);
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.#writes.add(() => this.#runner.finish(work()));
  }

  async read<T>(work: () => Work<T>): Promise<T> {
    return this.#runner.finish(work());
  }

  async close(): Promise<void> {
    this.#writes.flush();
    closeSqlite(this.#opened);
  }
}

export class SqliteRunner {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(db: Database) {
    this.#db = db;
  }

  finish<T>(work: Work<T>): T {
    let step = work.next();
    while (step.done !== true) step = work.next(this.#answer(step.value));
    return step.value;
  }

  #answer({ ask, wants }: Step): unknown {
    const { text, values } = wordsOf(ask);
    const statement = this.#statement(text);
    return wants === 'rows' ? statement.all(...values) : Number(statement.run(...values).changes);
  }

  /** Each text is prepared once. */
  #statement(text: string): Statement {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      // Lists of different lengths make different texts; bounded, so that they cannot fill the memory.
      if (this.#statements.size >= 200) this.#statements.clear();
      this.#statements.set(text, statement);
    }
    return statement;
  }
}
