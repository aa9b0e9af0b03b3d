import type { InputError } from './game.ts';

/** Small helpers for parsers of values from outside. */
export const badInput = (path: string, detail: string): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: { code: 'bad-input', path, detail },
});

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A given value, short enough for a sentence about it. */
export const shown = (raw: unknown): string => {
  const text = raw === undefined ? 'nothing' : typeof raw === 'bigint' ? String(raw) : (JSON.stringify(raw) ?? typeof raw);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
