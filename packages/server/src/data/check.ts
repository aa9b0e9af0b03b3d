// Replays every table of a place, and holds what is noted beside each log against it.
import type { Family } from '@maravilha/family';
import { DamagedTable, examine } from '@maravilha/host';
import { hashText } from '@maravilha/kernel';
import { all, query, type Work } from '../store/work.ts';
import { load } from '../store/tables.ts';
import type { Asker } from './content.ts';
import type { Tell } from './copy.ts';
import { openSource } from './place.ts';

export interface Fault {
  readonly code: string;
  readonly what: string;
}

export interface Checked {
  readonly tables: number;
  readonly faults: readonly Fault[];
  /** Tables of rules that this program does not know. */
  readonly unknown: readonly string[];
  /** Of where all whole tables stand: the same for the same tables, wherever they are kept. */
  readonly digest: string;
  /** What must be said about the place itself. */
  readonly notice: string | undefined;
}

function* codes(): Work<readonly string[]> {
  return (yield* all(query.selectFrom('tables').select('code'))).map(({ code }) => code);
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
};

const checkAll = async (ask: Asker, family: Family, tell: Tell): Promise<Omit<Checked, 'notice'>> => {
  const found = (await ask(codes())).toSorted((a, b) => (a < b ? -1 : 1));
  const faults: Fault[] = [];
  const unknown: string[] = [];
  const hashes: string[] = [];
  for (const [index, code] of found.entries()) {
    tell(index, found.length);
    try {
      const stored = await ask(load(code));
      if (stored === undefined) throw new DamagedTable(code, 'it cannot be read');
      const examined = examine(family, stored);
      if (examined === undefined) unknown.push(code);
      else if (examined.wrong.length > 0) faults.push({ code, what: examined.wrong.join(', ') });
      else hashes.push(`${code} ${examined.hash}`);
    } catch (error) {
      faults.push({ code, what: reasonOf(error) });
    }
  }
  return { tables: found.length, faults, unknown, digest: hashText(hashes.join('\n')) };
};

export const checkData = async (from: string, family: Family, tell: Tell): Promise<Checked> => {
  const source = await openSource(from);
  try {
    return { ...(await source.look((ask) => checkAll(ask, family, tell))), notice: source.notice };
  } finally {
    await source.close();
  }
};
