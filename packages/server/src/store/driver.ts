// The `node:sqlite` API: built into Node from 22.13, from a package with the same API before that.
import { StartError } from '../start-error.ts';

export type SqlValue = string | number | null;

export interface Statement {
  run(...values: SqlValue[]): { readonly changes: number | bigint };
  all(...values: SqlValue[]): unknown[];
}

export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface SqliteModule {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => Database;
}

const BUILT_IN_FROM = [22, 13] as const;

const hasBuiltIn = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > BUILT_IN_FROM[0] || (major === BUILT_IN_FROM[0] && minor >= BUILT_IN_FROM[1]);
};

/** A name in a variable: bundlers and type checkers for Node 20 know no such module. */
const BUILT_IN: string = 'node:sqlite';

/** Node warns that this module may still change; the same API from a package does the same, so nobody needs to read that at every start. */
const loadBuiltIn = async (): Promise<unknown> => {
  const before = Object.getOwnPropertyDescriptor(process, 'emitWarning');
  process.emitWarning = () => undefined;
  try {
    return await import(BUILT_IN);
  } finally {
    if (before !== undefined) Object.defineProperty(process, 'emitWarning', before);
  }
};

const loadModule = async (): Promise<SqliteModule> => {
  const loaded: unknown = hasBuiltIn() ? await loadBuiltIn() : await import('@photostructure/sqlite');
  if (typeof loaded !== 'object' || loaded === null || !('DatabaseSync' in loaded)) throw new StartError('SQLite has no DatabaseSync.');
  return loaded as SqliteModule;
};

export const openDatabase = async (path: string, readOnly = false): Promise<Database> => {
  const { DatabaseSync } = await loadModule();
  return new DatabaseSync(path, { readOnly });
};
