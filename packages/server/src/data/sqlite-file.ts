import { closeSync, openSync, readSync } from 'node:fs';

const MAGIC = 'SQLite format 3\0';

/** By how it begins. */
export const isSqlite = (path: string): boolean => {
  const head = Buffer.alloc(MAGIC.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, head, 0, head.length, 0);
    return head.toString('latin1') === MAGIC;
  } finally {
    closeSync(file);
  }
};
