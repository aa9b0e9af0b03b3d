import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import type { ArenaGame } from '@maravilha/bots/arena';
import type { Puzzle } from '@maravilha/bots/puzzle';
import type { ArenaPlan } from './arena-plan.ts';
import { type Hand, processHand } from './crew.ts';
import type { PuzzlePlan } from './puzzle-plan.ts';

/** Everything outside the program that commands use, so that tests can replace it. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Lines that somebody types, until the input ends. */
  lines(): AsyncIterator<string>;
  readFile(path: string): string;
  writeFile(path: string, text: string): void;
  exists(path: string): boolean;
  appendFile(path: string, text: string): void;
  /** Writes the whole file or nothing, whatever happens in between. */
  replaceFile(path: string, text: string): void;
  /** Milliseconds, for speeds only. */
  now(): number;
  randomSeed(): Uint8Array;
  /** The language tags that the person prefers. */
  readonly preferred: readonly string[];
  /** Whether somebody watches what `err` writes. */
  readonly watched: boolean;
  readonly cores: number;
  /** Somebody who plays the games of an arena. */
  startHand(plan: ArenaPlan): Hand<ArenaGame>;
  /** Somebody who looks through games for puzzles. */
  startFinder(plan: PuzzlePlan): Hand<readonly Puzzle[]>;
  /** Calls back when the person interrupts; what it answers with ends that. */
  onInterrupt(act: () => void): () => void;
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
  exists: existsSync,
  appendFile: (path, text) => appendFileSync(path, text),
  replaceFile: (path, text) => {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  },
  now: () => performance.now(),
  randomSeed: () => randomBytes(SEED_BYTES),
  preferred: preferredBy(process.env),
  watched: process.stderr.isTTY,
  cores: availableParallelism(),
  startHand: (plan) => processHand(plan, 'arena-worker'),
  startFinder: (plan) => processHand(plan, 'puzzle-worker'),
  onInterrupt: (act) => {
    process.on('SIGINT', act);
    return () => void process.off('SIGINT', act);
  },
};
