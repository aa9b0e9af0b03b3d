// Rows to records and back. What comes out of the file is parsed here, once.
import {
  ENTRY_KINDS,
  NewerTable,
  type Entry,
  type EntryKind,
  type NumberedWord,
  type OptionValues,
  type Origin,
  type PlayState,
  type SeatRecord,
  type SentAway,
  type TableRecord,
  type Word,
} from '@maravilha/host';
import type { Brief } from '@maravilha/kernel';
import { AUDIENCES, CHATS, CLOCKS, DEFAULT_SETTINGS, PHRASES, REACTIONS, type TableSettings, type TableStatus } from '@maravilha/protocol';
import type { Selectable } from 'kysely';
import type { Tables } from './schema.ts';

export type TableRow = Selectable<Tables['tables']>;
export type SeatRow = Selectable<Tables['seats']>;
export type EntryRow = Selectable<Tables['entries']>;
export type WordRow = Selectable<Tables['words']>;

const STATUSES = ['waiting', 'playing', 'over'] as const satisfies readonly TableStatus[];

const oneOf = <T extends string>(values: readonly T[], raw: string, what: string): T => {
  const found = values.find((value) => value === raw);
  if (found === undefined) throw new Error(`stored ${what} '${raw}' is unknown`);
  return found;
};

const parseObject = (text: string, what: string): Readonly<Record<string, unknown>> => {
  const raw: unknown = JSON.parse(text);
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error(`stored ${what} is not a record`);
  return raw as Readonly<Record<string, unknown>>;
};

export const readOptionValues = (text: string): OptionValues => {
  const values: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(parseObject(text, 'options'))) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw new Error(`stored option '${key}' is odd`);
    values[key] = value;
  }
  return values;
};

const readSettings = (text: string): TableSettings => {
  const raw = parseObject(text, 'settings');
  const flag = (key: 'spectators' | 'listed'): boolean => {
    const value = raw[key];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[key];
  };
  return {
    clock: oneOf(CLOCKS, String(raw['clock']), 'clock'),
    spectators: flag('spectators'),
    listed: flag('listed'),
    // Tables from before there was talk have no word on it.
    chat: CHATS.find((chat) => chat === raw['chat']) ?? DEFAULT_SETTINGS.chat,
  };
};

export const statusOf = (row: Pick<TableRow, 'status'>): TableStatus => oneOf(STATUSES, row.status, 'status');

const readSeat = (row: SeatRow): SeatRecord => {
  if (row.kind === 'person' && row.player !== null)
    return { kind: 'person', player: row.player, ...(row.ready === 1 ? { ready: true } : {}) };
  if (row.kind === 'bot' && row.level !== null) return { kind: 'bot', level: row.level };
  return { kind: 'open' };
};

/** `rows` of one table, in the order of seats. */
export const readSeats = (rows: readonly SeatRow[]): SeatRecord[] => rows.map(readSeat);

export const seatRow = (code: string, seat: number, record: SeatRecord): SeatRow => ({
  code,
  seat,
  kind: record.kind,
  player: record.kind === 'person' ? record.player : null,
  level: record.kind === 'bot' ? record.level : null,
  ready: record.kind === 'person' && record.ready === true ? 1 : 0,
});

const readSentAway = (text: string): SentAway[] => {
  const raw: unknown = JSON.parse(text);
  if (!Array.isArray(raw)) throw new Error('stored people sent away are no list');
  return raw.map((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('player' in each && 'until' in each)) throw new Error('somebody sent away is odd');
    return { player: String(each.player), until: Number(each.until) };
  });
};

/** Moves are held against the rules by whoever replays them. */
const readOrigin = (text: string): Origin => {
  const { kind, rounds, names } = parseObject(text, 'origin');
  if (!Array.isArray(rounds)) throw new Error('a stored origin has no rounds');
  return {
    kind: oneOf(['moment', 'elsewhere'], String(kind), 'origin'),
    rounds: rounds as Origin['rounds'],
    ...(Array.isArray(names) ? { names: names.map((name: unknown) => (typeof name === 'string' ? name : null)) } : {}),
  };
};

export const readTable = (row: TableRow, seats: readonly SeatRow[]): TableRecord => ({
  code: row.code,
  game: row.game,
  rules: row.rules,
  options: readOptionValues(row.options),
  settings: readSettings(row.settings),
  status: statusOf(row),
  seats: readSeats(seats),
  owner: row.owner ?? undefined,
  seed: row.seed ?? undefined,
  next: row.next ?? undefined,
  nextBy: row.next_by ?? undefined,
  ...(row.sent_away === null ? {} : { sentAway: readSentAway(row.sent_away) }),
  ...(row.origin === null ? {} : { origin: readOrigin(row.origin) }),
  ...(row.deal === null ? {} : { deal: row.deal }),
  createdAt: row.created_at,
  startedAt: row.started_at ?? undefined,
  touchedAt: row.touched_at,
  version: row.version,
});

export const readBrief = (row: Pick<TableRow, 'brief'>): Brief | undefined => {
  if (row.brief === null) return undefined;
  const { age, wonders } = parseObject(row.brief, 'brief');
  return {
    ...(typeof age === 'number' ? { age } : {}),
    ...(Array.isArray(wonders) ? { wonders: wonders.map((id: unknown) => (typeof id === 'string' ? id : undefined)) } : {}),
  };
};

export const readPlay = (row: TableRow): PlayState => ({
  status: statusOf(row),
  pending: row.pending,
  held: row.held,
  wake: row.wake === 1,
  elapsed: row.elapsed,
  due: row.due ?? undefined,
  brief: readBrief(row),
});

export const briefText = ({ brief }: PlayState): string | null => (brief === undefined ? null : JSON.stringify(brief));

/** Without code, `length` and `next`, which have writers of their own. Whoever changes a table is there. */
export const tableRow = (table: TableRecord, play: PlayState): Omit<TableRow, 'code' | 'length' | 'next' | 'next_by'> => ({
  game: table.game,
  rules: table.rules,
  options: JSON.stringify(table.options),
  settings: JSON.stringify(table.settings),
  listed: table.settings.listed ? 1 : 0,
  status: play.status,
  owner: table.owner ?? null,
  seed: table.seed ?? null,
  created_at: table.createdAt,
  started_at: table.startedAt ?? null,
  touched_at: table.touchedAt,
  version: table.version,
  pending: play.pending,
  held: play.held,
  wake: play.wake ? 1 : 0,
  elapsed: play.elapsed,
  due: play.due ?? null,
  brief: briefText(play),
  seen_at: table.touchedAt,
  sent_away: table.sentAway === undefined ? null : JSON.stringify(table.sentAway),
  origin: table.origin === undefined ? null : JSON.stringify(table.origin),
  deal: table.deal ?? null,
});

export const readEntry = (row: EntryRow): Entry => {
  const kind: EntryKind | undefined = ENTRY_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new NewerTable(row.code, row.kind);
  return {
    at: row.at,
    elapsed: row.elapsed,
    seat: row.seat,
    kind,
    move: row.move === null ? undefined : parseObject(row.move, 'move'),
    client: row.client ?? undefined,
  };
};

const oneOfMaybe = <T extends string>(values: readonly T[], raw: unknown): T | undefined => values.find((value) => value === raw);

export const readWord = (row: WordRow): NumberedWord => {
  const { text, phrase, reaction, about } = parseObject(row.body, 'words');
  const [known, shown] = [oneOfMaybe(PHRASES, phrase), oneOfMaybe(REACTIONS, reaction)];
  return {
    n: row.n,
    at: row.at,
    player: row.player,
    name: row.name,
    seat: row.seat ?? undefined,
    to: oneOf(AUDIENCES, row.audience, 'audience'),
    client: row.client,
    ...(typeof text === 'string' ? { text } : {}),
    ...(known === undefined ? {} : { phrase: known }),
    ...(shown === undefined ? {} : { reaction: shown }),
    ...(typeof about === 'string' ? { about } : {}),
  };
};

export const wordRow = (code: string, n: number, word: Word): WordRow => ({
  code,
  n,
  at: word.at,
  player: word.player,
  name: word.name,
  seat: word.seat ?? null,
  audience: word.to,
  body: JSON.stringify({ text: word.text, phrase: word.phrase, reaction: word.reaction, about: word.about }),
  client: word.client,
});
