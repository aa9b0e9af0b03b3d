import { inspect } from 'node:util';

const nameOf = (row: unknown): string => inspect(row, { breakLength: Number.POSITIVE_INFINITY, maxStringLength: 80 }).slice(0, 240);

/** One test over many rows of data. A failure names its row. */
export const forRows = async <const R>(rows: readonly R[], check: (row: R) => unknown): Promise<void> => {
  if (rows.length === 0) throw new Error('there are no rows, so nothing is checked');
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      if (error instanceof Error) error.message = `at ${nameOf(row)}: ${error.message}`;
      throw error;
    }
  }
};
