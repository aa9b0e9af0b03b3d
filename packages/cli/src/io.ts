import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** All that the commands touch of the world, so that tests can stand in for it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Lines that somebody types, until the input ends. */
  lines(): AsyncIterator<string>;
  readFile(path: string): string;
  writeFile(path: string, text: string): void;
  /** Milliseconds, for speeds only. */
  now(): number;
  randomSeed(): Uint8Array;
  /** The language tags that the person prefers. */
  readonly preferred: readonly string[];
}

const SEED_BYTES = 32;

/** `LC_ALL`, `LC_MESSAGES` and `LANG` in their order of rank, as language tags: `pt_BR.UTF-8` becomes `pt-BR`. */
export const preferredBy = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']]
    .filter((value) => value !== undefined && value !== '')
    .map((value) => (value ?? '').replace(/[.@].*$/, '').replace('_', '-'));

export const processIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  lines: () => createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator](),
  readFile: (path) => readFileSync(path, 'utf8'),
  writeFile: (path, text) => writeFileSync(path, text),
  now: () => performance.now(),
  randomSeed: () => randomBytes(SEED_BYTES),
  preferred: preferredBy(process.env),
};
