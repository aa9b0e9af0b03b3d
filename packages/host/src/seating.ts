// A table before its start, and who sits where: plain functions from one record to the next.
import { type AnyGame, readOptions, shiftOf } from '@maravilha/kernel';
import { type ClockKind, DEFAULT_SETTINGS, type TableSettings } from '@maravilha/protocol';
import { type Answer, grant, refuse } from './refusal.ts';
import type { OptionValues, PlayerId, PlayState, SeatRecord, TableRecord } from './store.ts';

const OPEN: SeatRecord = { kind: 'open' };

export const seatOf = (table: TableRecord, player: PlayerId): number | undefined => {
  const seat = table.seats.findIndex((record) => record.kind === 'person' && record.player === player);
  return seat < 0 ? undefined : seat;
};

export const peopleOf = (table: Pick<TableRecord, 'seats'>): PlayerId[] =>
  table.seats.flatMap((record) => (record.kind === 'person' ? [record.player] : []));

export const waitingState = (table: TableRecord): PlayState => ({
  status: 'waiting',
  pending: 0,
  held: peopleOf(table).length,
  wake: false,
  elapsed: 0,
  due: undefined,
  brief: undefined,
});

const withSeat = (table: TableRecord, seat: number, record: SeatRecord): TableRecord => ({
  ...table,
  seats: table.seats.map((old, index) => (index === seat ? record : old)),
});

/** The owner is a person at the table: the next one in the order of seats takes over from one who has gone. Never a bot. */
export const withOwner = (table: TableRecord, from: number): TableRecord => {
  if (table.owner !== undefined && seatOf(table, table.owner) !== undefined) return table;
  const order = table.seats.map((_, index) => table.seats[(from + index) % table.seats.length]);
  const heir = order.find((record) => record?.kind === 'person');
  return { ...table, owner: heir?.kind === 'person' ? heir.player : undefined };
};

const readTableOptions = (game: AnyGame, raw: unknown): Answer<OptionValues> => {
  const read = readOptions(game, raw);
  if (!read.ok) return refuse('bad-options', read.error);
  // Options are switches and choices by their specs, so each value is plain.
  const values: OptionValues = { ...read.value };
  return grant(values);
};

export interface NewTable {
  readonly code: string;
  readonly owner: PlayerId;
  readonly options: unknown;
  readonly settings: { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined } | undefined;
  /** Unless the settings name one. */
  readonly clock: ClockKind;
  /** Level of the bots on the other seats. */
  readonly bots: string | undefined;
  /** Of the owner. */
  readonly seat?: number | undefined;
  readonly now: number;
}

const mergeSettings = (old: TableSettings, change: NewTable['settings']): TableSettings => ({
  clock: change?.clock ?? old.clock,
  spectators: change?.spectators ?? old.spectators,
  listed: change?.listed ?? old.listed,
  chat: change?.chat ?? old.chat,
});

export const newTable = (game: AnyGame, given: NewTable): Answer<TableRecord> => {
  const options = readTableOptions(game, given.options);
  if (!options.ok) return options;
  const { seat: mine = 0 } = given;
  const count = Number(options.value['seats']);
  if (mine >= count) return refuse('bad-options', { code: 'bad-input', path: 'seat', detail: 'there is no such seat' });
  const others: SeatRecord = given.bots === undefined ? OPEN : { kind: 'bot', level: given.bots };
  const seats = Array.from({ length: count }, (_, seat): SeatRecord => (seat === mine ? { kind: 'person', player: given.owner } : others));
  return grant({
    code: given.code,
    game: game.id,
    rules: game.rules,
    options: options.value,
    settings: mergeSettings({ ...DEFAULT_SETTINGS, clock: given.clock }, given.settings),
    status: 'waiting',
    seats,
    owner: given.owner,
    seed: undefined,
    next: undefined,
    nextBy: undefined,
    createdAt: given.now,
    startedAt: undefined,
    touchedAt: given.now,
    version: 0,
  });
};

export const sitDown = (table: TableRecord, player: PlayerId, seat: number, now: number): Answer<TableRecord> => {
  if (seatOf(table, player) !== undefined) return refuse('already-seated');
  if (table.seats[seat]?.kind !== 'open') return refuse('seat-taken');
  const sent = table.sentAway?.find((each) => each.player === player && each.until > now);
  if (sent !== undefined) return refuse('sent-away', { left: sent.until - now });
  return grant(withOwner(withSeat(table, seat, { kind: 'person', player }), seat));
};

export const standUp = (table: TableRecord, player: PlayerId): Answer<TableRecord> => {
  const seat = seatOf(table, player);
  return seat === undefined ? refuse('not-seated') : grant(withOwner(withSeat(table, seat, OPEN), seat));
};

/** Who changes a table, and whether as its host. */
export interface By {
  readonly player: PlayerId;
  readonly isHost: boolean;
}

const mayArrange = (table: TableRecord, by: By): Answer<TableRecord> => {
  if (table.status !== 'waiting') return refuse('already-started');
  return by.isHost ? grant(table) : refuse('not-owner');
};

/**
 * A bot of a level, or nobody, instead of whoever sits there; the owner rises with `stand` alone. A person who has to go for it cannot sit down
 * again at once.
 */
export const placeBot = (
  table: TableRecord,
  by: By,
  seat: number,
  level: string | undefined,
  { now, until }: { readonly now: number; readonly until: number },
): Answer<TableRecord> => {
  const allowed = mayArrange(table, by);
  if (!allowed.ok) return allowed;
  if (seat >= table.seats.length || seat === seatOf(table, by.player)) return refuse('seat-taken');
  const changed = withOwner(withSeat(table, seat, level === undefined ? OPEN : { kind: 'bot', level }), seat);
  const gone = table.seats[seat];
  if (gone?.kind !== 'person') return grant(changed);
  const others = (table.sentAway ?? []).filter((each) => each.until > now && each.player !== gone.player);
  return grant({ ...changed, sentAway: [...others, { player: gone.player, until }] });
};

/** An open seat goes, and the table is for one fewer, if the game and the other options allow it. */
export const closeSeat = (game: AnyGame, table: TableRecord, by: By, seat: number): Answer<TableRecord> => {
  const allowed = mayArrange(table, by);
  if (!allowed.ok) return allowed;
  if (table.seats[seat]?.kind !== 'open') return refuse('seat-taken');
  if (table.origin !== undefined) return refuse('already-started');
  const seats = table.seats.filter((_, index) => index !== seat);
  const options = readTableOptions(game, { ...table.options, seats: seats.length });
  return options.ok ? grant({ ...table, options: options.value, seats }) : options;
};

export const swapSeats = (table: TableRecord, by: By, a: number, b: number): Answer<TableRecord> => {
  const allowed = mayArrange(table, by);
  if (!allowed.ok) return allowed;
  const first = table.seats[a];
  const second = table.seats[b];
  if (first === undefined || second === undefined) return refuse('seat-taken');
  return grant(withSeat(withSeat(table, a, second), b, first));
};

/** People keep their order and their seats if they can; then bots; open seats fill up. */
const reseat = (seats: readonly SeatRecord[], count: number): SeatRecord[] | undefined => {
  const kept = [...seats];
  for (const kind of ['open', 'bot'] as const) {
    for (let seat = kept.length - 1; seat >= 0 && kept.length > count; seat--) if (kept[seat]?.kind === kind) kept.splice(seat, 1);
  }
  if (kept.length > count) return undefined;
  while (kept.length < count) kept.push(OPEN);
  return kept;
};

export const arrange = (
  game: AnyGame,
  table: TableRecord,
  by: By,
  change: { readonly options: OptionValues | undefined; readonly settings: NewTable['settings'] },
): Answer<TableRecord> => {
  const allowed = mayArrange(table, by);
  if (!allowed.ok) return allowed;
  if (table.origin !== undefined && change.options !== undefined) return refuse('already-started');
  const options = readTableOptions(game, { ...table.options, ...change.options });
  if (!options.ok) return options;
  const seats = reseat(table.seats, Number(options.value['seats']));
  if (seats === undefined) return refuse('bad-options', { code: 'bad-input', path: 'seats', detail: 'more people are seated' });
  return grant({ ...table, options: options.value, seats, settings: mergeSettings(table.settings, change.settings) });
};

/** The person wants the rematch that this table is. */
export const makeReady = (table: TableRecord, player: PlayerId): Answer<TableRecord> => {
  const seat = seatOf(table, player);
  return seat === undefined ? refuse('not-seated') : grant(withSeat(table, seat, { kind: 'person', player, ready: true }));
};

/** Bots of a level on all seats that are still open. */
export const fillSeats = (table: TableRecord, level: string): TableRecord => ({
  ...table,
  seats: table.seats.map((record): SeatRecord => (record.kind === 'open' ? { kind: 'bot', level } : record)),
});

export const begin = (game: AnyGame, table: TableRecord, seed: string, now: number): Answer<TableRecord> => {
  if (table.status !== 'waiting') return refuse('already-started');
  const empty = table.seats.flatMap((record, seat) => (record.kind === 'open' ? [seat] : []));
  if (empty.length > 0) return refuse('seats-empty', { seats: empty });
  const seats = table.seats.map((record): SeatRecord => (record.kind === 'person' ? { kind: 'person', player: record.player } : record));
  return grant({ ...table, seats, rules: game.rules, status: 'playing', seed, startedAt: now, touchedAt: now });
};

/**
 * Same people, same options, everyone one seat further: so the next seat begins, whatever the game's rule about it. Those who win together
 * stay together.
 */
export const rematchOf = (game: AnyGame, table: TableRecord, code: string, owner: PlayerId, now: number): TableRecord => {
  const { seats, sentAway: _, origin: __, deal: ___, ...rest } = table;
  const shift = shiftOf(game, { ...table.options, seats: seats.length });
  return {
    ...rest,
    code,
    rules: game.rules,
    status: 'waiting',
    seats: seats.map((_, seat) => seats[(seat + shift) % seats.length] ?? OPEN),
    owner,
    seed: undefined,
    next: undefined,
    nextBy: undefined,
    createdAt: now,
    startedAt: undefined,
    touchedAt: now,
    version: 0,
  };
};
