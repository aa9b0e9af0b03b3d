import type { InputError } from './game.ts';

/** Small helpers for parsers of values from outside. */
export const badInput = (path: string, detail: string): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: { code: 'bad-input', path, detail },
});

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const SHOWN = 60;

/**
 * A given value, short enough for a sentence. What is inside it is not shown: a value from outside may be nested so deeply that
 * writing it out would overflow the stack.
 */
export const shown = (raw: unknown): string => {
  if (raw === undefined) return 'nothing';
  if (Array.isArray(raw)) return `a list of ${raw.length}`;
  if (typeof raw === 'string') return JSON.stringify(raw.length > SHOWN ? `${raw.slice(0, SHOWN)}…` : raw);
  if (isRecord(raw)) return 'a record';
  return raw === null || typeof raw === 'number' || typeof raw === 'bigint' || typeof raw === 'boolean' ? String(raw) : typeof raw;
};
