// A store in PostgreSQL, or in whatever speaks its language, for one process or several.
import { StartError } from '../start-error.ts';
import { type Ask, BEGIN, Connections, finish, insistently } from './postgres-connections.ts';
import { PostgresLane } from './postgres-lane.ts';
import { POSTGRES_MIGRATIONS } from './postgres-schema.ts';
import { SqlStore } from './sql-store.ts';
import type { Driver, Work } from './work.ts';

class PostgresDriver implements Driver {
  readonly now = 'CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)';
  readonly #connections: Connections;
  readonly #lane: PostgresLane;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#lane = new PostgresLane(connections);
  }

  write<T>(work: () => Work<T>, of?: string): Promise<T> {
    return this.#lane.add((ask) => finish(work(), ask), of);
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return insistently(() => this.#connections.transaction(BEGIN.read, (ask) => finish(work(), ask)));
  }

  async close(): Promise<void> {
    await this.#lane.settle();
    await this.#connections.close();
  }
}

/** Where it lies, without name and password. */
export const databaseOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error && typeof error.code === 'string' ? error.code : error.name);
};

const migrate = async (ask: Ask, place: string): Promise<void> => {
  await ask('CREATE TABLE IF NOT EXISTS schema_version (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL)');
  await ask('INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT (one) DO NOTHING');
  const { rows } = await ask('SELECT version FROM schema_version');
  const [row] = rows as { version: number }[];
  const version = row?.version ?? 0;
  if (version > POSTGRES_MIGRATIONS.length)
    throw new StartError(
      `The database ${place} was written by a newer Maravilha (schema ${version}, this one knows ${POSTGRES_MIGRATIONS.length}): update the program or choose another DATABASE_URL.`,
    );
  for (const sql of POSTGRES_MIGRATIONS.slice(version)) await ask(sql);
  await ask('UPDATE schema_version SET version = ? WHERE version < ?', [POSTGRES_MIGRATIONS.length, POSTGRES_MIGRATIONS.length]);
};

/** Several programs may start at once: one of them makes the tables, the others find them. */
const MADE_BY_ANOTHER = ['40001', '40P01', '23505', '42P07', '42710'];

/** With its tables in their newest form. `toAnswer`: milliseconds that one statement may take. */
export const connect = async (url: string, toAnswer?: number): Promise<Connections> => {
  const connections = new Connections(url, toAnswer);
  const place = databaseOf(url);
  try {
    await insistently(() => connections.transaction(BEGIN.write, (ask) => migrate(ask, place)), MADE_BY_ANOTHER);
    return connections;
  } catch (error) {
    await connections.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database ${place} cannot be used (${reasonOf(error)}).`);
  }
};

export class PostgresStore extends SqlStore {
  private constructor(connections: Connections) {
    super(new PostgresDriver(connections));
  }

  static async open(url: string): Promise<PostgresStore> {
    return new PostgresStore(await connect(url));
  }
}
