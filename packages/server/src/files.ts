// The files of the web client, read once. Only what was found at the start can be asked for, so no path leads elsewhere.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.svg', '.txt', '.map']);
/** Names with a hash of their content never change. */
const HASHED = /[-.][A-Za-z0-9_-]{7,}(?:\.[a-z0-9]+$|\/)/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export interface FileEntry {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly body: Buffer;
  /** In the best form that whoever asks can read; `undefined` if that is the plain one. */
  packed(accepted: string | undefined): Packed | undefined;
}

interface Packed {
  readonly encoding: 'br' | 'gzip';
  readonly body: Buffer;
}

/** The build leaves a smaller form of a file beside it. */
const SMALLER = '.br';

const accepts = (accepted: string | undefined, encoding: string): boolean =>
  accepted?.split(',').some((one) => one.trim().split(';')[0] === encoding) === true;

export const fileOf = (path: string, body: Buffer, smaller?: Buffer): FileEntry => {
  const extension = extname(path);
  const compressible = COMPRESSIBLE.has(extension) && body.length >= 512;
  let gzipped: Buffer | undefined;
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cache: path.startsWith('/assets/') && HASHED.test(path) ? FOR_EVER : ASK_AGAIN,
    body,
    packed: (accepted) => {
      if (smaller !== undefined && accepts(accepted, 'br')) return { encoding: 'br', body: smaller };
      if (!compressible || !accepts(accepted, 'gzip')) return undefined;
      // Only when it is asked for: most browsers take what the build has left.
      gzipped ??= gzipSync(body, { level: 9 });
      return { encoding: 'gzip', body: gzipped };
    },
  };
};

export type Files = ReadonlyMap<string, FileEntry>;

/** By path as in a URL (`/assets/x.js`). Empty when there is no such folder. */
export const readFiles = (folder: string | undefined): Files => {
  const files = new Map<string, FileEntry>();
  if (folder === undefined) return files;
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return files;
    throw error;
  }
  const found = new Set(names);
  for (const name of names) {
    if (found.has(name.slice(0, -SMALLER.length)) && name.endsWith(SMALLER)) continue;
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    const smaller = name + SMALLER;
    files.set(path, fileOf(path, readFileSync(name), found.has(smaller) ? readFileSync(smaller) : undefined));
  }
  return files;
};
