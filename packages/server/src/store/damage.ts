// Looks through the file before anything is written to it, and says what of it can still be used.
import { StartError } from '../start-error.ts';
import type { Database } from './driver.ts';

/** What belongs to one table of people each: where it is damaged, the other tables are whole. */
const OF_ONE_TABLE: readonly string[] = ['entries', 'words', 'clocks'];
/** So many are named. */
const FEW = 20;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const column = (db: Database, sql: string, ...values: string[]): string[] =>
  db
    .prepare(sql)
    .all(...values)
    .flatMap((row) => (typeof row === 'object' && row !== null ? Object.values(row).map(String) : []));

/** What SQLite finds wrong with the whole file, or with one of its tables and the indexes of that. */
const complaintsOf = (db: Database, table?: string): string[] => {
  try {
    const said = column(db, table === undefined ? 'PRAGMA quick_check' : `PRAGMA quick_check("${table}")`);
    return said.length === 1 && said[0] === 'ok' ? [] : said;
  } catch (error) {
    return [reasonOf(error)];
  }
};

/** Everything that is kept of a table can be read, its log is as long as it should be, and more can be added to both. */
const isWhole = (db: Database, code: string, hasClocks: boolean): boolean => {
  try {
    const [length] = column(db, 'SELECT length FROM tables WHERE code = ?', code);
    const entries = column(db, 'SELECT kind FROM entries WHERE code = ?', code);
    column(db, 'SELECT body FROM words WHERE code = ?', code);
    if (hasClocks) column(db, 'SELECT elapsed FROM clocks WHERE code = ?', code);
    column(db, 'SELECT client FROM entries INDEXED BY entries_client WHERE code = ? AND client IS NOT NULL', code);
    column(db, 'SELECT client FROM words INDEXED BY words_client WHERE code = ?', code);
    return Number(length) === entries.length;
  } catch {
    return false;
  }
};

const named = (codes: readonly string[]): string => codes.slice(0, FEW).join(', ') + (codes.length > FEW ? ', …' : '');

/** What cannot be used, where everything else can; `undefined`: the file is of no use. */
const lossOf = (db: Database, path: string, complaints: readonly string[], damaged: readonly string[]): string | undefined => {
  // What is noted as free may be in use: nothing may be written then.
  if (complaints.some((complaint) => /freelist/i.test(complaint))) return undefined;
  const codes = column(db, 'SELECT code FROM tables');
  // An older file has none yet.
  const hasClocks = column(db, `SELECT name FROM sqlite_schema WHERE name = 'clocks'`).length > 0;
  const lost = codes.filter((code) => !isWhole(db, code, hasClocks));
  if (lost.length === codes.length || !damaged.every((table) => OF_ONE_TABLE.includes(table))) return undefined;
  const what =
    lost.length === 0
      ? 'all tables can be opened all the same'
      : `${lost.length} of ${codes.length} tables cannot be opened or not played on (${named(lost)}), all others can`;
  return `${path} is damaged: ${what}. To have a whole file again, stop the server and put back a copy.`;
};

/** Throws where the file cannot be used. Otherwise what whoever runs the server must know, or nothing. */
export const lookForDamage = (db: Database, path: string): string | undefined => {
  const complaints = complaintsOf(db);
  if (complaints.length === 0) return undefined;
  let damaged: readonly string[] = [];
  let loss: string | undefined;
  try {
    damaged = column(db, `SELECT name FROM sqlite_schema WHERE type = 'table'`).filter((table) => complaintsOf(db, table).length > 0);
    loss = lossOf(db, path, complaints, damaged);
  } catch {
    // Not even that can be read: what was found first is told.
  }
  if (loss !== undefined) return loss;
  const page = complaints.join(' ').match(/page \d+/)?.[0];
  const where = [...damaged, ...(page === undefined ? [] : [page])].join(', ') || (complaints[0] ?? '');
  throw new StartError(
    `${path} is damaged or not a Maravilha database (${where}): put back a copy of it, or move it away to begin with an empty one.`,
  );
};

/** The file can be read, and yet it does not go with its log: some matches lack entries, or have too many. A sentence, or nothing. */
export const lookForShortLogs = (db: Database, path: string): string | undefined => {
  if (column(db, `SELECT name FROM sqlite_schema WHERE name = 'entries'`).length === 0) return undefined;
  const codes = column(db, 'SELECT code FROM tables WHERE length != (SELECT COUNT(*) FROM entries WHERE entries.code = tables.code)');
  if (codes.length === 0) return undefined;
  return `${path} is damaged, or its log is that of an older copy: ${codes.length} tables have another number of entries than they should and cannot be opened (${named(codes)}), all others can. To have a whole file again, stop the server and put back a copy.`;
};
