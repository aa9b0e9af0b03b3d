import type { Result } from '@maravilha/kernel';
import type { RefusalCode } from '@maravilha/protocol';
import { DamagedTable, NewerTable } from './store.ts';

/** An expected refusal: a code that the client turns into a sentence, and the data it needs. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly data?: object;
}

export type Answer<T> = Result<T, Refusal>;

export const refuse = (code: RefusalCode, data?: object): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: data === undefined ? { code } : { code, data },
});

/** The store has more than this host knew: nothing was done, and the table is read again. */
export const CONFLICT = refuse('stale');

export const grant = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Why a table cannot be opened, where that is known. */
export const unreadable = (error: unknown): RefusalCode | undefined => {
  if (error instanceof DamagedTable) return 'damaged-table';
  return error instanceof NewerTable ? 'newer-table' : undefined;
};
