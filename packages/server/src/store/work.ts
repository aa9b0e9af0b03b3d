// What a store does, as steps: each asks for something of a database and goes on with the answer. Whoever runs them decides how: at once, or
// over a network, and again if need be. So each thing is said once for all databases.
import { type CompiledQuery, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { SqlValue } from './driver.ts';
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

export interface Query<R> {
  compile(): CompiledQuery<R>;
}

/** SQL with a `?` for each value. */
export interface Text {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export const wordsOf = (ask: Query<unknown> | Text): Text => {
  if ('text' in ask) return ask;
  const { sql, parameters } = ask.compile();
  return { text: sql, values: parameters.map(storable) };
};

const storable = (value: unknown): SqlValue => {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new TypeError(`a ${typeof value} cannot be stored`);
};

export interface Step {
  readonly ask: Query<unknown> | Text;
  /** The rows that are found, or how many have changed. */
  readonly wants: 'rows' | 'changes';
}

export type Work<T> = Generator<Step, T, unknown>;

// The query layer says what a row holds; the driver cannot.
export function* all<R>(ask: Query<R> | Text): Work<R[]> {
  return (yield { ask, wants: 'rows' }) as R[];
}

export function* run(ask: Query<unknown> | Text): Work<number> {
  return (yield { ask, wants: 'changes' }) as number;
}

/** Runs work against one database. */
export interface Driver {
  /** Milliseconds since the epoch by the clock of the database, in SQL. */
  readonly now: string;
  /**
   * All that `work` writes holds, or nothing. When it answers, that is durable. `work` may be asked for more than once. `of`: it reads and
   * writes nothing but what belongs to the table of this code, so it is all the same what is done to others meanwhile.
   */
  write<T>(work: () => Work<T>, of?: string): Promise<T>;
  /** `work` sees the data as it is at one moment. */
  read<T>(work: () => Work<T>): Promise<T>;
  close(): Promise<void>;
}
