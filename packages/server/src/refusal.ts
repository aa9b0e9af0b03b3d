import type { Result } from '@maravilha/kernel';
import type { RefusalCode } from '@maravilha/protocol';

/** An expected no: a code for the client's words, and the data that they need. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly data?: object;
}

export type Answer<T> = Result<T, Refusal>;

export const refuse = (code: RefusalCode, data?: object): { readonly ok: false; readonly error: Refusal } => ({
  ok: false,
  error: data === undefined ? { code } : { code, data },
});

export const grant = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
