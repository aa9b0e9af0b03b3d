import { type CompiledQuery, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Database, SqlValue, Statement } from './driver.ts';
import type { Tables } from './schema.ts';

/** Builds and checks queries; running them stays with the store, so that a transaction is never shared by accident. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

/** Runs queries, each text prepared once. */
export class Queries {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(db: Database) {
    this.#db = db;
  }

  all<R>(compilable: Compilable<R>): R[] {
    const compiled = compilable.compile();
    // The query layer says what a row holds; the driver cannot.
    return this.#statement(compiled.sql).all(...values(compiled.parameters)) as R[];
  }

  /** Answers how many rows changed. */
  run(compilable: Compilable<unknown>): number {
    const compiled = compilable.compile();
    return Number(this.#statement(compiled.sql).run(...values(compiled.parameters)).changes);
  }

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

const values = (parameters: readonly unknown[]): SqlValue[] =>
  parameters.map((value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
    throw new TypeError(`a ${typeof value} cannot be stored`);
  });
