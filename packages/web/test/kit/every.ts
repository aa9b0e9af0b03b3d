import { expect, test } from 'vitest';

const nameOf = (row: unknown): string => (typeof row === 'string' ? row : Array.isArray(row) ? String(row[0]) : JSON.stringify(row));

/** One test over many rows. It names every row that fails, and what failed there. */
export const every = <T>(title: string, rows: readonly T[], check: (row: T) => void): void => {
  test(title, () => {
    expect(rows).not.toEqual([]);
    const failed = rows.flatMap((row) => {
      try {
        check(row);
        return [];
      } catch (error) {
        return [`${nameOf(row)}: ${error instanceof Error ? error.message : String(error)}`];
      }
    });
    expect(failed).toEqual([]);
  });
};
