// All that a store keeps, as rows: the same in every database, so that they go from one to another without loss.
import type { SqlValue } from '../store/driver.ts';
import type { Tables } from '../store/schema.ts';
import { all, run, type Work } from '../store/work.ts';

type Kept = Exclude<keyof Tables, 'alive'>;

/** Whoever is referred to comes before those who refer to it. */
export const COLUMNS = {
  players: ['id', 'name', 'created_at'],
  sessions: ['id_hash', 'player', 'seen_at'],
  devices: ['token_hash', 'player', 'until'],
  tables: [
    ...(['code', 'game', 'rules', 'options', 'settings', 'listed', 'status', 'owner', 'seed', 'next', 'next_by', 'created_at'] as const),
    ...([
      'started_at',
      'touched_at',
      'version',
      'length',
      'pending',
      'held',
      'wake',
      'elapsed',
      'due',
      'brief',
      'seen_at',
      'sent_away',
      'origin',
      'deal',
    ] as const),
  ],
  seats: ['code', 'seat', 'kind', 'player', 'level', 'ready'],
  entries: ['code', 'n', 'at', 'elapsed', 'seat', 'kind', 'move', 'client'],
  words: ['code', 'n', 'at', 'player', 'name', 'seat', 'audience', 'body', 'client'],
  clocks: ['code', 'elapsed', 'holder', 'until'],
  requests: ['player', 'id', 'code', 'digest', 'at'],
} as const satisfies { readonly [T in Kept]: readonly (keyof Tables[T])[] };

/** What tables came to have later: where it is missing, nothing was there. */
export const ADDED: { readonly [T in Kept]?: readonly string[] } = { tables: ['origin', 'deal'] };

const KEYS: { readonly [T in Kept]: readonly string[] } = {
  players: ['id'],
  sessions: ['id_hash'],
  devices: ['token_hash'],
  tables: ['code'],
  seats: ['code', 'seat'],
  entries: ['code', 'n'],
  words: ['code', 'n'],
  clocks: ['code'],
  requests: ['player', 'id'],
};

export type TableName = Kept;
export const TABLE_NAMES = Object.keys(COLUMNS) as readonly TableName[];

/** In the order of the columns. */
export type Row = readonly SqlValue[];

export interface Batch {
  readonly table: TableName;
  readonly rows: readonly Row[];
}

/** A run of steps within one transaction of a database. */
export type Asker = <T>(work: Work<T>) => Promise<T>;

const PAGE = 500;

const listOf = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');
const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

function* page(table: TableName, after: Row | undefined): Work<Row[]> {
  const [columns, keys] = [COLUMNS[table] as readonly string[], KEYS[table]];
  const from = after === undefined ? '' : `WHERE (${listOf(keys)}) > (${marks(keys.length)})`;
  const text = `SELECT ${listOf(columns)} FROM ${table} ${from} ORDER BY ${listOf(keys)} LIMIT ${PAGE}`;
  const values = after === undefined ? [] : keys.map((key) => after[columns.indexOf(key)] ?? null);
  const rows = yield* all<Readonly<Record<string, SqlValue>>>({ text, values });
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}

function* count(table: TableName): Work<number> {
  const [row] = yield* all<{ readonly rows: number }>({ text: `SELECT COUNT(*) AS "rows" FROM ${table}`, values: [] });
  return row?.rows ?? 0;
}

export async function* batchesIn(ask: Asker): AsyncGenerator<Batch> {
  for (const table of TABLE_NAMES) {
    let rows: readonly Row[] = [];
    do {
      rows = await ask(page(table, rows.at(-1)));
      if (rows.length > 0) yield { table, rows };
    } while (rows.length === PAGE);
  }
}

export const countIn = async (ask: Asker): Promise<number> => {
  let total = 0;
  for (const table of TABLE_NAMES) total += await ask(count(table));
  return total;
};

export function* add({ table, rows }: Batch): Work<void> {
  const columns = COLUMNS[table];
  const one = `(${marks(columns.length)})`;
  const text = `INSERT INTO ${table} (${listOf(columns)}) VALUES ${rows.map(() => one).join(', ')}`;
  yield* run({ text, values: rows.flat() });
}

/** What belongs to a table or to a player goes with it. */
export function* clear(): Work<void> {
  for (const table of ['tables', 'devices', 'sessions', 'players']) yield* run({ text: `DELETE FROM ${table}`, values: [] });
}
