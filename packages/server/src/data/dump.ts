// A file of text with everything in it. One line each: what it is, some rows of one table at a time, and how many rows of each there were.
import { once } from 'node:events';
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ADDED, type Batch, COLUMNS, type Row, TABLE_NAMES, type TableName } from './content.ts';
import { DataError } from './problem.ts';

const VERSION = 1;
const HEAD = { maravilha: 'data', version: VERSION, columns: COLUMNS };

/** Nobody but its owner reads it: it holds the seeds of matches in play. */
const PRIVATE = 0o600;

type Fields = Readonly<Record<string, unknown>>;

/** The whole file or none. */
export const writeDump = async (path: string, batches: AsyncIterable<Batch>): Promise<void> => {
  if (existsSync(path)) throw new DataError('exists', path);
  const part = `${path}.part`;
  const file = await open(part, 'w', PRIVATE);
  try {
    const counts = Object.fromEntries(TABLE_NAMES.map((table) => [table, 0]));
    const write = (line: object) => file.writeFile(`${JSON.stringify(line)}\n`);
    await write(HEAD);
    for await (const { table, rows } of batches) {
      counts[table] = (counts[table] ?? 0) + rows.length;
      await write({ table, rows });
    }
    await write({ end: counts });
    await file.sync();
    renameSync(part, path);
  } finally {
    await file.close();
    rmSync(part, { force: true });
  }
};

const isRow = (value: unknown, width: number): value is Row =>
  Array.isArray(value) &&
  value.length === width &&
  value.every((cell) => cell === null || typeof cell === 'string' || (typeof cell === 'number' && Number.isSafeInteger(cell)));

const parse = (path: string, line: string, number: number): Fields => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Fields;
  } catch {
    // Not even JSON: told below.
  }
  throw new DataError('bad-file', path, String(number));
};

/** For each table where in a row of the file each column stands; `undefined` for one that came later. */
type Places = Readonly<Record<TableName, readonly (number | undefined)[]>>;

/** What the file begins with. */
const placesIn = (path: string, head: Fields): Places => {
  if (head['maravilha'] !== HEAD.maravilha) throw new DataError('bad-file', path, '1');
  const found = (head['columns'] ?? {}) as Partial<Record<TableName, readonly string[]>>;
  const known = Object.entries(found).every(([table, columns]) => {
    const ours: readonly string[] | undefined = COLUMNS[table as TableName];
    return ours !== undefined && columns.every((column) => ours.includes(column));
  });
  if (head['version'] !== VERSION || !known) throw new DataError('newer', path);
  const places = TABLE_NAMES.map((table) => [
    table,
    COLUMNS[table].map((column) => {
      const at = found[table]?.indexOf(column) ?? -1;
      if (at < 0 && ADDED[table]?.includes(column) !== true) throw new DataError('newer', path);
      return at < 0 ? undefined : at;
    }),
  ]);
  return Object.fromEntries(places) as Places;
};

export async function* readDump(path: string): AsyncGenerator<Batch> {
  const stream = createReadStream(path, 'utf8');
  await Promise.race([once(stream, 'open'), once(stream, 'error').then(([error]) => Promise.reject(error as Error))]);
  const counts = new Map<string, number>();
  let [number, ended] = [0, false];
  let places: Places | undefined;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const fields = parse(path, line, number);
    if (places === undefined) {
      places = placesIn(path, fields);
      continue;
    }
    const bad = new DataError('bad-file', path, String(number));
    if (ended) throw bad;
    if ('end' in fields) {
      for (const table of TABLE_NAMES)
        if ((fields['end'] as Fields | undefined)?.[table] !== (counts.get(table) ?? 0)) throw new DataError('cut-off', path);
      ended = true;
      continue;
    }
    const table = TABLE_NAMES.find((name) => name === fields['table']);
    const { rows } = fields;
    if (table === undefined || !Array.isArray(rows)) throw bad;
    const columns = places[table];
    const width = columns.filter((at) => at !== undefined).length;
    const whole = rows.filter((row): row is Row => isRow(row, width));
    if (whole.length !== rows.length) throw bad;
    counts.set(table, (counts.get(table) ?? 0) + whole.length);
    if (whole.length > 0) yield { table, rows: whole.map((row) => columns.map((at) => (at === undefined ? null : (row[at] ?? null)))) };
  }
  if (!ended) throw new DataError('cut-off', path);
}
