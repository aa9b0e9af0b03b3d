// What the server says, as a page reads it. The schemas would weigh more than a table of Duel may still grow, so a page checks by hand what
// its own logic relies on; views and events are checked by their hash. What a server sends is held against the schemas by its tests.
import type { Past, ServerMessage } from './answers.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isUpdate = (m: Fields): boolean =>
  typeof m['code'] === 'string' &&
  Number.isInteger(m['seq']) &&
  Number.isInteger(m['after']) &&
  typeof m['hash'] === 'string' &&
  isRecord(m['view']) &&
  Array.isArray(m['events']) &&
  Array.isArray(m['awaiting']) &&
  Array.isArray(m['ready']);

const CHECKS: { readonly [T in ServerMessage['t']]: (m: Fields) => boolean } = {
  welcome: (m) => typeof m['name'] === 'string' && Array.isArray(m['games']),
  renamed: (m) => typeof m['name'] === 'string',
  ok: (m) => typeof m['id'] === 'string',
  refused: (m) => typeof m['code'] === 'string',
  lobby: (m) => Array.isArray(m['yours']) && Array.isArray(m['open']),
  table: (m) => isRecord(m['table']) && typeof m['table']['code'] === 'string' && Array.isArray(m['table']['seats']),
  sync: isUpdate,
  update: isUpdate,
  revealed: (m) => typeof m['code'] === 'string' && typeof m['seed'] === 'string' && isRecord(m['log']),
  said: (m) => typeof m['code'] === 'string' && Array.isArray(m['messages']),
  review: (m) => typeof m['code'] === 'string' && Array.isArray(m['people']),
  pong: () => true,
};

const isKind = (t: unknown): t is ServerMessage['t'] => typeof t === 'string' && Object.hasOwn(CHECKS, t);

/**
 * `undefined`: not a message at all. A kind that this client does not know yet is not an error: `ignored`, so that a server may
 * say more than old clients understand.
 */
export const readServerMessage = (text: string): ServerMessage | 'ignored' | undefined => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || typeof raw['t'] !== 'string') return undefined;
  if (!isKind(raw['t'])) return 'ignored';
  return CHECKS[raw['t']](raw) ? (raw as unknown as ServerMessage) : undefined;
};

/** The same of a match that is over. What the log says is for `readLog` to find out. */
export const readPast = (raw: unknown): Past | undefined =>
  isRecord(raw) && typeof raw['code'] === 'string' && isRecord(raw['log']) && Array.isArray(raw['seats']) && raw['seats'].every(isRecord)
    ? (raw as unknown as Past)
    : undefined;
