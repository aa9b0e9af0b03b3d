// Where a match of the past comes from: the server, this device, or a file. What was seen is kept in this browser for a time without a line.
import { effect } from '@preact/signals';
import { isNotation, readNotation } from '@maravilha/kernel';
import { type Past, readPast } from '@maravilha/protocol';
import { recall, remember } from '../../base/memory.ts';
import type { LiveTable } from '../../net/live-table.ts';

export type Source =
  | { readonly of: 'server'; readonly code: string }
  | { readonly of: 'device'; readonly code: string }
  | { readonly of: 'file' };

/** Why there is nothing to show; what the log itself lacks is found out later. */
export type Missing =
  | 'unknown-table'
  | 'unknown-local'
  | 'no-spectators'
  | 'same-deal'
  | 'not-over'
  | 'unknown-rules'
  | 'damaged'
  | 'too-fast'
  | 'lost'
  | 'device';

export type Found =
  | { readonly ok: true; readonly value: Past | undefined }
  | { readonly ok: false; readonly code: Missing; readonly where?: string };

const refuse = (code: Missing): Found => ({ ok: false, code });

// ---------------------------------------------------------------- kept in this browser

const KEPT = 'reviews';
/** So many matches of servers are kept; the one that was opened longest ago goes first. */
const MOST = 8;
const FILE = 'review-file';

const parsed = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const keptPasts = (): readonly Past[] => {
  const raw = parsed(recall(KEPT));
  return Array.isArray(raw) ? raw.flatMap((one) => readPast(one) ?? []) : [];
};

const keep = (past: Past): void => {
  // Where the store is full it is not kept, and the page says so when it is asked for.
  remember(KEPT, JSON.stringify([past, ...keptPasts().filter(({ code }) => code !== past.code)].slice(0, MOST)));
};

/** Where the store is full or forbidden, it lasts as long as the page. */
let file = recall(FILE);

/** The text of a file, until another one is opened. */
export const keepFile = (text: string): void => {
  file = text;
  remember(FILE, text);
};

// ---------------------------------------------------------------- the three sources

/** What the server says, and what it means here. */
const REFUSED: Readonly<Record<string, Missing>> = {
  'unknown-table': 'unknown-table',
  'no-spectators': 'no-spectators',
  'same-deal': 'same-deal',
  'not-over': 'not-over',
  'unknown-rules': 'unknown-rules',
  'damaged-table': 'damaged',
  'newer-table': 'unknown-rules',
  'too-fast': 'too-fast',
};

const fromServer = async (code: string): Promise<Found> => {
  let raw: unknown;
  try {
    raw = await (await fetch(`/api/past/${code}`)).json();
  } catch {
    // No line, or something else than our server at the other end.
    const kept = keptPasts().find((past) => past.code === code);
    return kept === undefined ? refuse('lost') : { ok: true, value: kept };
  }
  const past = readPast(raw);
  if (past !== undefined) {
    keep(past);
    return { ok: true, value: past };
  }
  const why = typeof raw === 'object' && raw !== null && 'code' in raw ? REFUSED[String(raw.code)] : undefined;
  return refuse(why ?? 'lost');
};

/** Enters the table as its player does, reads what is revealed after the end, and leaves. */
const fromDevice = async (code: string): Promise<Found> => {
  const [{ localLink, fault, reach }, live, { loadWords }, { localWords }] = await Promise.all([
    import('../../local/line.ts'),
    import('../../net/live-table.ts'),
    import('../../base/i18n.ts'),
    import('../../local/words.ts'),
  ]);
  await loadWords([localWords]);
  if (!(await reach()) || fault.peek() !== undefined) return refuse('device');
  const table = new live.LiveTable(
    localLink,
    () => () => undefined,
    code,
    () => undefined,
  );
  const found = await new Promise<Found>((answer) => {
    const stop = effect(() => {
      const [info, revealed, barred] = [table.known.value, table.revealed.value, table.barred.value];
      const now = foundIn(info, revealed, barred);
      if (now === undefined) return;
      answer(now);
      queueMicrotask(() => stop());
    });
  });
  table.close();
  return found;
};

const foundIn = (
  info: LiveTable['known']['value'],
  revealed: LiveTable['revealed']['value'],
  barred: LiveTable['barred']['value'],
): Found | undefined => {
  if (barred !== undefined) return refuse(barred.code === 'unknown-table' ? 'unknown-local' : (REFUSED[barred.code] ?? 'device'));
  if (info === undefined) return undefined;
  if (info.status !== 'over') return refuse('not-over');
  if (revealed === undefined) return undefined;
  const seats = info.seats.map(({ seat, kind, name, bot }) => ({ seat, kind, name, bot }));
  return { ok: true, value: { code: info.code, log: revealed.log, seats, you: info.you, ended: info.ended } };
};

/** A log as JSON or in our notation. What is neither is for `readLog` to refuse; a line that cannot be read is told at once. */
const readText = (text: string): Found => {
  const written = isNotation(text) ? readNotation(text) : undefined;
  if (written?.ok === false) return { ok: false, code: 'damaged', where: written.error.path };
  const { log, names } = written?.value ?? { log: parsed(text), names: [] };
  const seats = Array.from(names, (name, seat) => ({ seat, kind: 'person' as const, name }));
  return { ok: true, value: { code: '', log: typeof log === 'object' && log !== null ? log : {}, seats } };
};

/** `undefined`: no file was opened yet. */
export const find = async (source: Source): Promise<Found> => {
  switch (source.of) {
    case 'server':
      return fromServer(source.code);
    case 'device':
      return fromDevice(source.code);
    case 'file':
      return file === undefined ? { ok: true, value: undefined } : readText(file);
  }
};
