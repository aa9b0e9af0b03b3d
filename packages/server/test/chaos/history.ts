// What happened in a run, one line each, written as it happens: what is checked afterwards, and from where a run that was cut goes on.
import type { StoredTable } from '@maravilha/host';
import type { Shown } from '@maravilha/host/testing';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export type Line =
  /** `folder` holds what the servers of the run keep. */
  | { readonly is: 'run'; readonly minutes: number; readonly seed: number; readonly tables: number; readonly folder: string }
  /** `at`: milliseconds that the run had lasted. */
  | { readonly is: 'fault'; readonly name: string; readonly at: number }
  /** People sit at a table and will start. `at` by the clock of this program; `keys` make somebody else the same people. */
  | Begun
  /** A choice was answered with `ok`. */
  | { readonly is: 'chosen'; readonly code: string; readonly seat: number; readonly id: string }
  /** A message came to the person at this seat. */
  | ({ readonly is: 'shown'; readonly code: string; readonly seat: number } & Shown)
  | { readonly is: 'revealed'; readonly code: string; readonly seat: number; readonly what: string }
  /** By seat a hash of all events that its person holds. */
  | { readonly is: 'over'; readonly code: string; readonly at: number; readonly held: readonly string[] }
  /** Something that must not happen. */
  | { readonly is: 'wrong'; readonly what: string }
  /** Something worth counting that depends on how busy the machine is. */
  | { readonly is: 'noted'; readonly what: string }
  /** What a table's log holds in the end. */
  | ({ readonly is: 'log' } & Logged)
  | { readonly is: 'end' };

export interface Begun {
  readonly is: 'table';
  /** Its place among the tables of the run, which play one game after another. */
  readonly place: number;
  readonly code: string;
  readonly game: string;
  readonly at: number;
  readonly keys: readonly string[];
}

export type Logged = Pick<StoredTable, 'table' | 'entries'>;

/** Only its owner may read it: whoever has the keys is these people. */
const PRIVATE = 0o600;

export class History {
  readonly #file: number;
  /** Lines written by now. */
  length = 0;

  /** Goes on after what is there. */
  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    // A line on which a run was cut is not whole.
    if (existsSync(path)) truncateSync(path, readFileSync(path).lastIndexOf('\n') + 1);
    this.#file = openSync(path, 'a', PRIVATE);
  }

  write(line: Line): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
    this.length += 1;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Not as one text: an hour of play is longer than a text may be. */
export const readHistory = (path: string): Line[] => {
  const bytes = readFileSync(path);
  const lines: Line[] = [];
  for (let from = 0; ; ) {
    const to = bytes.indexOf('\n', from);
    // The line on which a run was cut.
    if (to < 0) return lines;
    lines.push(parse(bytes.toString('utf8', from, to), lines.length + 1, path));
    from = to + 1;
  }
};

const parse = (text: string, number: number, path: string): Line => {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null && 'is' in line) return line as Line;
  } catch {
    // Not even JSON: told below.
  }
  throw new Error(`line ${number} of ${path} is no line of a history`);
};
