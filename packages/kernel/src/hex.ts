import type { InputError, Result } from './game.ts';

export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};

/** `path` names the value in the error. Capital digits are read too. */
export const fromHex = (text: unknown, path = ''): Result<Uint8Array, InputError> => {
  const refuse = (detail: string): Result<Uint8Array, InputError> => ({ ok: false, error: { code: 'bad-input', path, detail } });
  if (typeof text !== 'string') return refuse('expected a text of hexadecimal digits');
  if (text.length % 2 !== 0) return refuse('an odd number of hexadecimal digits');
  if (!/^[0-9a-f]*$/i.test(text)) return refuse('not all are hexadecimal digits');
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16);
  return { ok: true, value: bytes };
};
