// The database of this browser: its shape, how it came to that, and what can be wrong with the one that is found.
import type { Entry, NumberedWord, Player, Request } from '@maravilha/host';
import type { Row } from '@maravilha/host/rows';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames, openDB } from 'idb';
import { DatabaseError } from './faults.ts';

export interface KeptRow extends Row {
  /** So many entries it has: where fewer or more are found, the log is damaged. */
  readonly length: number;
}

interface KeptEntry {
  readonly code: string;
  readonly n: number;
  readonly entry: Entry;
}

interface KeptWord {
  readonly code: string;
  readonly n: number;
  readonly word: NumberedWord;
}

/** Something asked of the table `code`. */
export interface KeptRequest extends Request {
  readonly code: string;
}

export interface Shape extends DBSchema {
  tables: { key: string; value: KeptRow };
  /** `client`: names that senders gave, once for each table and seat. What has no name is not in it. */
  entries: { key: [string, number]; value: KeptEntry; indexes: { client: [string, number, string] } };
  words: { key: [string, number]; value: KeptWord; indexes: { client: [string, string, string] } };
  requests: { key: [string, string]; value: KeptRequest; indexes: { code: string; player: string } };
  players: { key: string; value: Player };
}

export type Database = IDBPDatabase<Shape>;
type Change = IDBPTransaction<Shape, StoreNames<Shape>[], 'versionchange'>;

/** From one version to the next. What was released is never changed, only followed by another. */
export interface Migration {
  /** The stores there are after it. */
  readonly stores: readonly string[];
  readonly migrate: (db: Database, change: Change) => void;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    stores: ['entries', 'players', 'requests', 'tables', 'words'],
    migrate: (db) => {
      db.createObjectStore('tables', { keyPath: 'table.code' });
      db.createObjectStore('entries', { keyPath: ['code', 'n'] }).createIndex('client', ['code', 'entry.seat', 'entry.client'], {
        unique: true,
      });
      db.createObjectStore('words', { keyPath: ['code', 'n'] }).createIndex('client', ['code', 'word.player', 'word.client'], {
        unique: true,
      });
      const requests = db.createObjectStore('requests', { keyPath: ['player', 'id'] });
      requests.createIndex('code', 'code');
      requests.createIndex('player', 'player');
      db.createObjectStore('players', { keyPath: 'id' });
    },
  },
];

export interface OpenOptions {
  /** A page of a newer version waits for this one to let go, or the browser has taken the database away: it is closed. */
  readonly lost: () => void;
  readonly migrations?: readonly Migration[];
}

const holds = (db: { readonly objectStoreNames: DOMStringList }, stores: readonly string[]): boolean =>
  stores.length === db.objectStoreNames.length && stores.every((name) => db.objectStoreNames.contains(name));

/** What is there has a higher version than this page knows: of ours, or of something else? */
const lookAtNewer = async (name: string, known: readonly string[]): Promise<DatabaseError> => {
  const db = await openDB(name);
  const ours = known.every((store) => db.objectStoreNames.contains(store));
  db.close();
  return ours
    ? new DatabaseError('newer', `the database ${name} was written by a newer version`)
    : new DatabaseError('foreign', `the database ${name} holds something else`);
};

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

export const openDatabase = async (name: string, { lost, migrations = MIGRATIONS }: OpenOptions): Promise<Database> => {
  const storesAt = (version: number): readonly string[] => migrations[version - 1]?.stores ?? [];
  const version = migrations.length;
  let failure: Error | undefined;
  let db: Database;
  try {
    db = await openDB<Shape>(name, version, {
      upgrade: (upgraded, from, _, change) => {
        // What is thrown in here would end the worker: the change is undone instead, and told below.
        try {
          if (!holds(upgraded, storesAt(from))) throw new DatabaseError('foreign', `the database ${name} holds something else`);
          for (const { migrate } of migrations.slice(from)) migrate(upgraded, change);
        } catch (error) {
          failure = error instanceof Error ? error : new Error(String(error));
          change.done.catch(() => undefined);
          change.abort();
        }
      },
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        lost();
      },
      terminated: lost,
    });
  } catch (error) {
    if (failure instanceof DatabaseError) throw failure;
    if (isNamed(error, 'VersionError')) throw await lookAtNewer(name, storesAt(version));
    throw new DatabaseError('unusable', `the database ${name} cannot be opened: ${String(failure ?? error)}`, failure ?? error);
  }
  if (holds(db, storesAt(version))) return db;
  db.close();
  throw new DatabaseError('foreign', `the database ${name} holds something else`);
};
