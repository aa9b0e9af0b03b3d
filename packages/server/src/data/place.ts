// Where data lies: in a folder, in a file of SQLite, or in a PostgreSQL database.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lookBeside } from '../store/beside.ts';
import { lookForDamage } from '../store/damage.ts';
import { type Database, openDatabase } from '../store/driver.ts';
import { closeSqlite, DATA_FILE, isPresent, migrate, openSqlite } from '../store/open.ts';
import { BEGIN, finish } from '../store/postgres-connections.ts';
import { connect, databaseOf } from '../store/postgres.ts';
import { SqliteRunner } from '../store/sqlite-driver.ts';
import type { Asker } from './content.ts';
import { DataError } from './problem.ts';

/** A large amount is moved: one statement may take ten minutes. */
const TO_ANSWER = 600_000;

export interface Source {
  /** What must be said about what lies there, in a sentence. */
  readonly notice?: string | undefined;
  /** Everything as it is at one moment, even while a server uses it. */
  look<R>(body: (ask: Asker) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

export interface Target {
  /** All of it, or nothing. */
  fill<R>(body: (ask: Asker) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

export const isDatabase = (where: string): boolean => /^postgres(?:ql)?:\/\//.test(where);

/** For people: without a password. */
export const nameOf = (where: string): string => (isDatabase(where) ? databaseOf(where) : where);

/** By which two names of one place are known as such. */
export const identityOf = (where: string): string => {
  if (isDatabase(where)) {
    const { host, pathname, search } = new URL(where);
    return `${host}${pathname}${search}`;
  }
  return fileIn(where);
};

/** The file of a folder, or the file itself. */
export const fileIn = (where: string): string => {
  const path = resolve(where);
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : join(path, DATA_FILE);
};

const databaseSource = async (url: string): Promise<Source> => {
  const connections = await connect(url, TO_ANSWER);
  return {
    look: (body) => connections.transaction(BEGIN.read, (ask) => body((work) => finish(work, ask))),
    close: () => connections.close(),
  };
};

const askerIn = (db: Database): Asker => {
  const runner = new SqliteRunner(db);
  return async (work) => runner.finish(work);
};

const inTransaction = async <R>(db: Database, begin: string, body: (ask: Asker) => Promise<R>): Promise<R> => {
  db.exec(begin);
  try {
    const value = await body(askerIn(db));
    db.exec('COMMIT');
    return value;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
};

/** A file from before is brought to the present form in a copy. */
const presentForm = async (db: Database, path: string): Promise<{ readonly db: Database; readonly remove: () => void }> => {
  if (isPresent(db, path)) return { db, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'maravilha-data-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, DATA_FILE);
    db.prepare('VACUUM INTO ?').run(copy);
    db.close();
    const present = await openDatabase(copy);
    migrate(present);
    return { db: present, remove };
  } catch (error) {
    remove();
    throw error;
  }
};

const fileSource = async (where: string): Promise<Source> => {
  const path = fileIn(where);
  if (!existsSync(path)) throw new DataError('no-data', where);
  const { notice } = lookBeside(path);
  const file = await openDatabase(path, true);
  const damage = lookForDamage(file, path);
  const { db, remove } = await presentForm(file, path);
  return {
    notice: damage ?? notice,
    look: (body) => inTransaction(db, 'BEGIN', body),
    close: async () => {
      db.close();
      remove();
    },
  };
};

export const openSource = (where: string): Promise<Source> => (isDatabase(where) ? databaseSource(where) : fileSource(where));

const databaseTarget = async (url: string): Promise<Target> => {
  const connections = await connect(url, TO_ANSWER);
  return {
    fill: (body) => connections.transaction(BEGIN.write, (ask) => body((work) => finish(work, ask))),
    close: () => connections.close(),
  };
};

const fileTarget = async (where: string): Promise<Target> => {
  const path = fileIn(where);
  const isNew = !existsSync(path);
  let filled = false;
  const opened = await openSqlite(path);
  return {
    fill: async (body) => {
      const value = await inTransaction(opened.db, 'BEGIN IMMEDIATE', body);
      filled = true;
      return value;
    },
    close: async () => {
      closeSqlite(opened);
      if (filled || !isNew) return;
      // Nothing came: what was made for it goes.
      for (const name of [path, `${path}.lock`]) rmSync(name, { force: true });
    },
  };
};

export const openTarget = async (where: string): Promise<Target> => {
  if (isDatabase(where)) return databaseTarget(where);
  if (statSync(where, { throwIfNoEntry: false })?.isFile() === true) throw new DataError('not-a-place', where);
  return fileTarget(where);
};
