// Rows to records and back. What comes out of the file is parsed here, once.
import { CLOCKS, DEFAULT_SETTINGS, type TableSettings, type TableStatus } from '@maravilha/protocol';
import type { Selectable } from 'kysely';
import type { Tables } from './schema.ts';
import { ENTRY_KINDS, type Entry, type EntryKind, type OptionValues, type PlayState, type SeatRecord, type TableRecord } from './types.ts';

export type TableRow = Selectable<Tables['tables']>;
export type SeatRow = Selectable<Tables['seats']>;
export type EntryRow = Selectable<Tables['entries']>;

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
  return { clock: oneOf(CLOCKS, String(raw['clock']), 'clock'), spectators: flag('spectators'), listed: flag('listed') };
};

export const statusOf = (row: Pick<TableRow, 'status'>): TableStatus => oneOf(STATUSES, row.status, 'status');

const readSeat = (row: SeatRow): SeatRecord => {
  if (row.kind === 'person' && row.player !== null) return { kind: 'person', player: row.player };
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
});

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
  createdAt: row.created_at,
  startedAt: row.started_at ?? undefined,
  touchedAt: row.touched_at,
  version: row.version,
});

export const readPlay = (row: TableRow): PlayState => ({
  status: statusOf(row),
  pending: row.pending,
  held: row.held,
  wake: row.wake === 1,
});

/** Without code, `length` and `next`, which have writers of their own. */
export const tableRow = (table: TableRecord, play: PlayState): Omit<TableRow, 'code' | 'length' | 'next'> => ({
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
});

export const readEntry = (row: EntryRow): Entry => {
  const kind: EntryKind = oneOf(ENTRY_KINDS, row.kind, 'entry');
  return {
    at: row.at,
    seat: row.seat,
    kind,
    move: row.move === null ? undefined : parseObject(row.move, 'move'),
    client: row.client ?? undefined,
  };
};
