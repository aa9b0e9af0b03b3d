import type { Result } from '@maravilha/kernel';
import * as v from 'valibot';
import { MAX_FRAME } from './limits.ts';
import { ClientMessage, HandedLog } from './messages.ts';
import type { RefusalCode } from './refusals.ts';

export interface ParseError {
  readonly code: Extract<RefusalCode, 'bad-message' | 'too-large'>;
  /** The request's own id, when it could be read, so that the refusal finds the one who asked. */
  readonly id: string | undefined;
  readonly detail: string;
}

const idOf = (raw: unknown): string | undefined => {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return undefined;
  return typeof raw.id === 'string' && raw.id.length <= 64 ? raw.id : undefined;
};

/** NUL, and halves of a character: no store keeps them as they came, so two texts that differ would become one. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Written as escapes they are only seen when the text is read. */
const holdsUnstorable = (text: string): boolean => {
  if (!text.includes('\\u')) return UNSTORABLE.test(text);
  let found = false;
  JSON.parse(text, (key, value: unknown) => {
    found ||= UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value));
    return value;
  });
  return found;
};

/** A match that is handed in over HTTP. */
export const parseHandedLog = (text: string): Result<HandedLog, string> => {
  try {
    if (holdsUnstorable(text) || UNSTORABLE.test(text)) return { ok: false, error: 'NUL or half a character' };
    const parsed = v.safeParse(HandedLog, JSON.parse(text), { abortEarly: true });
    if (parsed.success) return { ok: true, value: parsed.output };
    const [issue] = parsed.issues;
    return { ok: false, error: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` };
  } catch {
    return { ok: false, error: 'not JSON' };
  }
};

/** The one door for inbound text: anything that is not a known message of sane size is refused with a code. */
export const parseClientMessage = (text: string, longest = MAX_FRAME): Result<ClientMessage, ParseError> => {
  if (text.length > longest) return { ok: false, error: { code: 'too-large', id: undefined, detail: `${text.length} characters` } };
  let raw: unknown;
  let storable: boolean;
  try {
    raw = JSON.parse(text);
    storable = !holdsUnstorable(text);
  } catch {
    return { ok: false, error: { code: 'bad-message', id: undefined, detail: 'not JSON' } };
  }
  if (!storable) return { ok: false, error: { code: 'bad-message', id: idOf(raw), detail: 'NUL or half a character' } };
  const parsed = v.safeParse(ClientMessage, raw, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const issue = parsed.issues[0];
  return { ok: false, error: { code: 'bad-message', id: idOf(raw), detail: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}` } };
};
