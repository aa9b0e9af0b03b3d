// What this browser keeps of the pads: the game in hand of each, and the games of the past of all. Everything kept carries a version. What
// cannot be read is put aside as it is, and the page says so.
import { signal } from '@preact/signals';
import { forget, recall, remember } from '../../base/memory.ts';
import type { Cell, PadSheet } from '../../base/score-pad.ts';

const VERSION = 1;

/** A game that was kept. */
export interface PastGame {
  readonly id: string;
  /** Of its pad. */
  readonly pad: string;
  /** When it was kept, as `Date` writes it. */
  readonly at: string;
  readonly sheet: PadSheet;
  readonly totals: readonly number[];
  /** Seats of those who won. */
  readonly winners: readonly number[];
}

// ---------------------------------------------------------------- reading

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value);
const listOf =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string => typeof value === 'string';

const isCell = (value: unknown): value is Cell =>
  isRecord(value) &&
  ('typed' in value ? isCount(value['typed']) : isRecord(value['counts']) && Object.values(value['counts']).every(isCount));
const isRow = (value: unknown): value is Readonly<Record<string, Cell>> => isRecord(value) && Object.values(value).every(isCell);

const isSheet = (value: unknown): value is PadSheet =>
  isRecord(value) &&
  isCount(value['seats']) &&
  typeof value['teams'] === 'boolean' &&
  isText(value['ending']) &&
  isCount(value['victor']) &&
  listOf(isText)(value['names']) &&
  (value['wonders'] === undefined || listOf(isText)(value['wonders'])) &&
  listOf(isRow)(value['cells']);

const isPast = (value: unknown): value is PastGame =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['pad']) &&
  isText(value['at']) &&
  !Number.isNaN(Date.parse(value['at'])) &&
  isSheet(value['sheet']) &&
  listOf(isCount)(value['totals']) &&
  listOf(isCount)(value['winners']);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** What a text says, if this version understands it. */
const readKept = <T>(text: string, is: (value: unknown) => value is T): T | undefined => {
  const found = parsed(text);
  return isRecord(found) && found['version'] === VERSION && is(found['content']) ? found['content'] : undefined;
};

export const readSheet = (text: string): PadSheet | undefined => readKept(text, isSheet);
export const readPast = (text: string): readonly PastGame[] | undefined => readKept(text, listOf(isPast));

// ---------------------------------------------------------------- keeping

const PAST = 'score.past';
const ASIDE = 'score.aside';
const sheetKey = (pad: string): string => `score.${pad}`;

/** Texts that could not be read, as they were. */
export const unread = signal<string | undefined>(recall(ASIDE));

/** Whether this browser keeps what is entered. */
export const keeps = signal(true);

const keep = (key: string, content: unknown): void => {
  keeps.value = remember(key, JSON.stringify({ version: VERSION, content }));
};

/** What stands under the key. What cannot be read goes aside, behind what lies there already, before anything is written over it. */
const recallAs = <T>(key: string, read: (text: string) => T | undefined): T | undefined => {
  const text = recall(key);
  const found = text === undefined ? undefined : read(text);
  if (text === undefined || found !== undefined) return found;
  const aside = [...(unread.peek() === undefined ? [] : [unread.peek()]), text].join('\n');
  unread.value = aside;
  if (remember(ASIDE, aside)) forget(key);
  return undefined;
};

export const recallSheet = (pad: string): PadSheet | undefined => recallAs(sheetKey(pad), readSheet);
export const keepSheet = (pad: string, sheet: PadSheet): void => keep(sheetKey(pad), sheet);

/** Newest first. */
export const past = signal<readonly PastGame[]>([]);

/** Other tabs may have kept something since: what is written starts from what is there. */
export const loadPast = (): void => {
  past.value = recallAs(PAST, readPast) ?? [];
};

const changePast = (change: (games: readonly PastGame[]) => readonly PastGame[]): void => {
  if (keeps.peek()) loadPast();
  past.value = change(past.peek());
  keep(PAST, past.peek());
};

export const addPast = (game: PastGame): void => changePast((games) => [game, ...games]);
export const removePast = (id: string): void => changePast((games) => games.filter((game) => game.id !== id));

// ---------------------------------------------------------------- statistics

export interface PlayerStats {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly best: number;
  readonly mean: number;
}

/** By name, over the games of one pad; seats without a name belong to nobody. */
export const statsOf = (games: readonly PastGame[]): readonly PlayerStats[] => {
  const results = new Map<string, { readonly total: number; readonly won: boolean }[]>();
  for (const { sheet, totals, winners } of games) {
    totals.forEach((total, seat) => {
      const name = sheet.names[seat]?.trim() ?? '';
      if (name !== '') results.set(name, [...(results.get(name) ?? []), { total, won: winners.includes(seat) }]);
    });
  }
  return [...results]
    .map(([name, all]) => ({
      name,
      games: all.length,
      wins: all.filter(({ won }) => won).length,
      best: Math.max(...all.map(({ total }) => total)),
      mean: all.reduce((sum, { total }) => sum + total, 0) / all.length,
    }))
    .sort((a, b) => b.wins - a.wins || b.games - a.games || a.name.localeCompare(b.name));
};

/** Names that were on pads before, the latest first. */
export const namesKnown = (games: readonly PastGame[]): readonly string[] => [
  ...new Set(
    games.flatMap(({ sheet }) =>
      sheet.names
        .slice(0, sheet.seats)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ),
];
