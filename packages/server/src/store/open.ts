// Opens the file, or says in one sentence why it cannot be.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Beside, lookBeside } from './beside.ts';
import { lookForDamage, lookForShortLogs } from './damage.ts';
import { type Database, openDatabase } from './driver.ts';
import { MIGRATIONS } from './schema.ts';
import { StartError } from '../start-error.ts';

/** Its name within the data folder. */
export const DATA_FILE = 'maravilha.db';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const schemaOf = (db: Database): number => {
  const row = db.prepare('PRAGMA user_version').all()[0];
  return typeof row === 'object' && row !== null && 'user_version' in row ? Number(row.user_version) : 0;
};

/** Whether it is written in the present form. Throws where that is a newer one. */
export const isPresent = (db: Database, path: string): boolean => {
  const version = schemaOf(db);
  if (version > MIGRATIONS.length) {
    throw new StartError(
      `${path} was written by a newer Maravilha (schema ${version}, this one knows ${MIGRATIONS.length}): update the program or choose another DATA_DIR.`,
    );
  }
  return version === MIGRATIONS.length;
};

export const migrate = (db: Database): void => {
  const version = schemaOf(db);
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
};

/** Not `recursive`: Node tries for ever where a file system says that even the parent is not there, as /proc does. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
};

const PATIENT = 'PRAGMA busy_timeout = 2000';

/** From here on the file says that it has a log. */
const TO_WRITE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/**
 * A second server on the same file would write into matches that the first holds in memory. The lock is a second, empty database with an
 * open transaction: it goes with the process, however that ends, and leaves the real file readable for a copy.
 */
const lock = async (path: string): Promise<Database> => {
  const db = await openDatabase(`${path}.lock`);
  try {
    db.exec(`${PATIENT}; BEGIN EXCLUSIVE`);
    return db;
  } catch (error) {
    db.close();
    if (!/locked|busy/i.test(reasonOf(error))) throw error;
    throw new StartError(`${path} is in use by another Maravilha: stop that one or choose another DATA_DIR.`);
  }
};

export interface Opened {
  readonly db: Database;
  /** What of the file cannot be used, in a sentence. */
  readonly damage?: string | undefined;
  /** Held as long as the database is open. */
  readonly lock: Database;
}

const openFolder = async (path: string): Promise<Opened & { readonly beside: Beside }> => {
  try {
    makeFolder(dirname(resolve(path)));
    const held = await lock(path);
    try {
      return { beside: lookBeside(path), db: await openDatabase(path), lock: held };
    } catch (error) {
      held.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dirname(path)} cannot be written (${reasonOf(error)}).`);
  }
};

export const openSqlite = async (path: string): Promise<Opened> => {
  const opened = await openFolder(path);
  const { db, beside } = opened;
  try {
    db.exec(PATIENT);
    const damage = lookForDamage(db, path) ?? beside.notice ?? (beside.unclean ? lookForShortLogs(db, path) : undefined);
    const present = isPresent(db, path);
    db.exec(TO_WRITE);
    if (!present) migrate(db);
    // A read-only file opens without complaint; only a write tells. And it makes the log, without which the file would not be whole.
    db.exec('BEGIN IMMEDIATE; INSERT INTO alive (one, at) VALUES (1, 0) ON CONFLICT (one) DO UPDATE SET at = at + 1; COMMIT;');
    return { ...opened, damage };
  } catch (error) {
    letGo(opened);
    if (error instanceof StartError) throw error;
    const reason = reasonOf(error);
    if (/not a database|malformed|corrupt/i.test(reason))
      throw new StartError(
        `${path} is damaged or not a Maravilha database (${reason}): put back a copy of it, or move it away to begin with an empty one.`,
      );
    throw new StartError(`${path} cannot be written (${reason}).`);
  }
};

/** Everything goes into the file itself, which is then a whole copy. Somebody who reads it at this moment keeps the log where it is. */
const bringIn = (db: Database): void => {
  try {
    // The end has its own deadline.
    db.exec('PRAGMA busy_timeout = 200; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;');
  } catch (error) {
    if (!/locked|busy/i.test(reasonOf(error))) throw error;
  }
};

/** Leaves the files as they are. */
const letGo = ({ db, lock: held }: Opened): void => {
  try {
    db.close();
  } finally {
    held.close();
  }
};

/** A clean end. */
export const closeSqlite = (opened: Opened): void => {
  try {
    bringIn(opened.db);
  } finally {
    letGo(opened);
  }
};
