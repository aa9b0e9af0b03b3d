// Connections to PostgreSQL, and whole transactions over them.
import pg from 'pg';
import type { SqlValue } from './driver.ts';
import { type Work, wordsOf } from './work.ts';

/** Milliseconds. A database that does not answer makes errors, and nobody wait for ever. */
const TO_CONNECT = 5000;
const TO_ANSWER = 10_000;
const CONNECTIONS = 10;

/** A transaction that was in the way of another one: none of it holds, and the next attempt may succeed. */
const IN_THE_WAY = ['40001', '40P01'];
export const ATTEMPTS = 15;
const LONGEST_PAUSE = 100;

const sqlStateOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

export const isInTheWay = (error: unknown): boolean => IN_THE_WAY.includes(sqlStateOf(error) ?? '');

/** Another statement of the same transaction has failed before. */
export const isConsequence = (error: unknown): boolean => sqlStateOf(error) === '25P02';

/** The statement was wrong, not the connection or the moment. */
export const isRefusal = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  // Classes: a lost connection, too little room, an operator who steps in, trouble within.
  return state !== undefined && !/^(?:08|40|53|57|58|XX)/.test(state);
};

/** It grows with each attempt, and chance makes it different for each who waits. */
export const pauseBefore = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(2 ** attempt, LONGEST_PAUSE));
  });

/** Tries again what was in the way of somebody else. */
export const insistently = async <T>(attempt: () => Promise<T>, states: readonly string[] = IN_THE_WAY): Promise<T> => {
  for (let n = 1; ; n++) {
    try {
      return await attempt();
    } catch (error) {
      if (n === ATTEMPTS || !states.includes(sqlStateOf(error) ?? '')) throw error;
      await pauseBefore(n);
    }
  }
};

/** `BIGINT` comes as a text unless asked for otherwise; ours are times and counts, which a number holds. */
const INT8 = 20;
const typesAsNumbers = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  return types;
};

/** PostgreSQL counts its marks. */
const numbered = (text: string): string => {
  let n = 0;
  return text.replaceAll('?', () => `$${++n}`);
};

interface Answer {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Asks within one transaction. `text` has a `?` for each value. */
export type Ask = (text: string, values?: readonly SqlValue[]) => Promise<Answer>;

export const finish = async <T>(work: Work<T>, ask: Ask): Promise<T> => {
  let step = work.next();
  while (step.done !== true) {
    const { text, values } = wordsOf(step.value.ask);
    const { rows, changes } = await ask(text, values);
    step = work.next(step.value.wants === 'rows' ? rows : changes);
  }
  return step.value;
};

export const BEGIN = {
  write: 'BEGIN ISOLATION LEVEL SERIALIZABLE',
  /** One state of the data; in the way of nobody. */
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
} as const;

export class Connections {
  readonly #pool: pg.Pool;
  readonly #texts = new Map<string, string>();

  constructor(url: string, toAnswer = TO_ANSWER) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: TO_CONNECT,
      query_timeout: toAnswer,
      statement_timeout: toAnswer,
      // Whoever is stopped in the middle must not stand in the way of others.
      idle_in_transaction_session_timeout: toAnswer,
      keepAlive: true,
      // Statements that do not need each other's answers go out together.
      pipeline: true,
      application_name: 'maravilha',
      types: typesAsNumbers(),
    });
    // A connection that is lost while nobody uses it is replaced; whoever uses one hears of it in the answer.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => void client.on('error', () => undefined));
  }

  /** When it answers, it is committed. When it throws, nothing of it holds, unless the connection was lost at the very end. */
  async transaction<T>(begin: string, body: (ask: Ask) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const ask: Ask = async (text, values = []) => {
      const { rows, rowCount } = await client.query<object>(this.#text(text), [...values]);
      return { rows, changes: rowCount ?? 0 };
    };
    try {
      await client.query(begin);
      const value = await body(ask);
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw new Error(`the database answered ${command} to COMMIT`);
      client.release();
      return value;
    } catch (error) {
      // A connection on which not even that works is given up.
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #text(text: string): string {
    let known = this.#texts.get(text);
    if (known === undefined) {
      known = numbered(text);
      // Lists of different lengths make different texts; bounded, so that they cannot fill the memory.
      if (this.#texts.size >= 200) this.#texts.clear();
      this.#texts.set(text, known);
    }
    return known;
  }
}
