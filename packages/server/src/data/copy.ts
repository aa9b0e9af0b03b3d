// Everything from one place to another, or into a file and out of it.
import { statSync } from 'node:fs';
import { add, type Asker, type Batch, batchesIn, clear, countIn } from './content.ts';
import { readDump, writeDump } from './dump.ts';
import { identityOf, isDatabase, nameOf, openSource, openTarget } from './place.ts';
import { isSqlite } from './sqlite-file.ts';
import { DataError } from './problem.ts';

/** Told again and again: so many rows are done, of all where that is known. */
export type Tell = (done: number, total: number | undefined) => void;

export interface Moved {
  readonly rows: number;
  /** What must be said about where they came from. */
  readonly notice: string | undefined;
}

async function* counted(batches: AsyncIterable<Batch>, total: number | undefined, tell: Tell): AsyncGenerator<Batch, void> {
  let done = 0;
  for await (const batch of batches) {
    yield batch;
    done += batch.rows.length;
    tell(done, total);
  }
}

const pour = async (batches: AsyncIterable<Batch>, ask: Asker, replace: boolean, to: string): Promise<number> => {
  if (replace) await ask(clear());
  else if ((await countIn(ask)) > 0) throw new DataError('not-empty', nameOf(to));
  let rows = 0;
  for await (const batch of batches) {
    await ask(add(batch));
    rows += batch.rows.length;
  }
  return rows;
};

export const exportData = async (from: string, file: string, tell: Tell): Promise<Moved> => {
  const source = await openSource(from);
  try {
    return await source.look(async (ask) => {
      const rows = await countIn(ask);
      await writeDump(file, counted(batchesIn(ask), rows, tell));
      return { rows, notice: source.notice };
    });
  } finally {
    await source.close();
  }
};

const isDump = (where: string): boolean =>
  !isDatabase(where) && statSync(where, { throwIfNoEntry: false })?.isFile() === true && !isSqlite(where);

/** `replace`: whatever lies at the target goes. */
export const importData = async (from: string, to: string, replace: boolean, tell: Tell): Promise<Moved> => {
  if (identityOf(from) === identityOf(to)) throw new DataError('same-place', nameOf(from));
  const source = isDump(from) ? undefined : await openSource(from);
  try {
    const target = await openTarget(to);
    try {
      if (source === undefined) {
        const rows = await target.fill((ask) => pour(counted(readDump(from), undefined, tell), ask, replace, to));
        return { rows, notice: undefined };
      }
      return await source.look(async (ask) => {
        const total = await countIn(ask);
        const rows = await target.fill((into) => pour(counted(batchesIn(ask), total, tell), into, replace, to));
        return { rows, notice: source.notice };
      });
    } finally {
      await target.close();
    }
  } finally {
    await source?.close();
  }
};
