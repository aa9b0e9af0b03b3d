import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** One clear sentence, and out. */
export const fail = (sentence, code = 1) => {
  console.error(sentence);
  process.exit(code);
};

const SKIP = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results']);

/** All files below a folder, sorted, without what is generated. */
export const filesBelow = (folder) => {
  const out = [];
  const walk = (dir) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (SKIP.has(entry.name)) continue;
      const path = join(dir, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) out.push(path);
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) walk(folder);
  return out.sort();
};
