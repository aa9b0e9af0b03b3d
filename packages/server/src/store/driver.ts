// The `node:sqlite` API: built into Node from 22.13, from a package with the same API before that.
import { StartError } from '../start-error.ts';

export type SqlValue = string | number | bigint | null | Uint8Array;

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
  readonly DatabaseSync: new (path: string) => Database;
}

const BUILT_IN_FROM = [22, 13] as const;

const hasBuiltIn = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > BUILT_IN_FROM[0] || (major === BUILT_IN_FROM[0] && minor >= BUILT_IN_FROM[1]);
};

const loadModule = async (): Promise<SqliteModule> => {
  // A name in a variable: bundlers and type checkers of Node 20 know no `node:sqlite`.
  const name: string = hasBuiltIn() ? 'node:sqlite' : '@photostructure/sqlite';
  const loaded: unknown = await import(name);
  if (typeof loaded !== 'object' || loaded === null || !('DatabaseSync' in loaded)) throw new StartError(`${name} has no DatabaseSync`);
  return loaded as SqliteModule;
};

export const openDatabase = async (path: string): Promise<Database> => {
  const { DatabaseSync } = await loadModule();
  return new DatabaseSync(path);
};
