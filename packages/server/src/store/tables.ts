// Tables and their logs.
import { type AppendTerms, type CreateTerms, DamagedTable, type Entry, type Head, type PlayState, type SeatRecord } from '@maravilha/host';
import type { StoredTable, TableRecord, Terms, Written } from '@maravilha/host';
import { isCrowded } from './lists.ts';
import { find, note } from './requests.ts';
import { briefText, readEntry, readPlay, readTable, seatRow, tableRow } from './rows.ts';
import { all, query, run, type Work } from './work.ts';

/** The hot path is written out: the update both checks the length and notes where the match stands. */
const ADVANCE = `UPDATE tables SET length = length + ?, status = ?, pending = ?, held = ?, wake = ?, elapsed = ?, due = ?, brief = ?, touched_at = COALESCE(?, touched_at) WHERE code = ? AND length = ?`;
const ADD_ENTRIES = `INSERT INTO entries (code, n, at, elapsed, seat, kind, move, client) VALUES `;
const ONE_ENTRY = '(?, ?, ?, ?, ?, ?, ?, ?)';

/** Larger than a page of a file. */
const PROBE = { id: '', name: '-'.repeat(8192), created_at: 0 };

/** Within one transaction, so that nobody else ever sees it. */
export function* check(): Work<void> {
  yield* run(query.insertInto('players').values(PROBE));
  const [row] = yield* all(query.selectFrom('players').select('name').where('id', '=', PROBE.id));
  yield* run(query.deleteFrom('players').where('id', '=', PROBE.id));
  if (row?.name !== PROBE.name) throw new Error('what was written is not what is read');
}

export function* create(table: TableRecord, play: PlayState, terms: CreateTerms): Work<Written> {
  const barred = yield* barredBy(terms, table.code);
  if (barred !== undefined) return barred;
  const taken = yield* all(query.selectFrom('tables').select('code').where('code', '=', table.code));
  if (taken.length > 0) return 'conflict';
  if (terms.previous !== undefined) {
    const { code, nextBy } = terms.previous;
    const linked = yield* run(
      query
        .updateTable('tables')
        .set((row) => ({ next: table.code, next_by: nextBy, version: row('version', '+', 1) }))
        .where('code', '=', code)
        .where('next', 'is', null),
    );
    if (linked === 0) return 'conflict';
  }
  const row = { ...tableRow(table, play), code: table.code, length: 0, next: table.next ?? null, next_by: table.nextBy ?? null };
  yield* run(query.insertInto('tables').values(row));
  yield* addSeats(table.code, table.seats);
  if (terms.request !== undefined) yield* note(table.code, terms.request);
  return 'done';
}

function* barredBy({ crowd, request }: Terms, code: string): Work<'full' | 'known' | undefined> {
  if (request !== undefined && (yield* find(request.player, request.id)) !== undefined) return 'known';
  return crowd !== undefined && (yield* isCrowded(crowd, code)) ? 'full' : undefined;
}

export function* load(code: string): Work<StoredTable | undefined> {
  const [row] = yield* all(query.selectFrom('tables').selectAll().where('code', '=', code));
  if (row === undefined) return undefined;
  const seats = yield* all(query.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat'));
  const entries = yield* all(query.selectFrom('entries').selectAll().where('code', '=', code).orderBy('n'));
  const [clock] = yield* all(query.selectFrom('clocks').select('elapsed').where('code', '=', code));
  if (entries.length !== row.length) throw new DamagedTable(code, `${entries.length} entries of ${row.length} are there`);
  const elapsed = Math.max(row.elapsed, clock?.elapsed ?? 0, entries.at(-1)?.elapsed ?? 0);
  return { table: readTable(row, seats), play: readPlay(row), entries: entries.map(readEntry), elapsed };
}

export function* heads(codes: readonly string[]): Work<ReadonlyMap<string, Head>> {
  if (codes.length === 0) return new Map();
  const rows = yield* all(
    query
      .selectFrom('tables')
      .select(['code', 'version', 'length'])
      .select((eb) =>
        eb
          .selectFrom('words')
          .whereRef('words.code', '=', 'tables.code')
          .select((inner) => inner.fn.max('n').as('n'))
          .as('words'),
      )
      .where('code', 'in', codes),
  );
  return new Map(rows.map(({ code, version, length, words }) => [code, { version, length, words: words ?? 0 }]));
}

export function* save(table: TableRecord, play: PlayState, expected: number, terms: Terms): Work<Written> {
  const barred = yield* barredBy(terms, table.code);
  if (barred !== undefined) return barred;
  const changed = yield* run(
    query.updateTable('tables').set(tableRow(table, play)).where('code', '=', table.code).where('version', '=', expected),
  );
  if (changed === 0) return 'conflict';
  yield* replaceSeats(table.code, table.seats);
  if (terms.request !== undefined) yield* note(table.code, terms.request);
  return 'done';
}

export function* append(code: string, expected: number, entries: readonly Entry[], play: PlayState, terms: AppendTerms): Work<Written> {
  const last = entries.at(-1);
  if (last === undefined) throw new RangeError('nothing to append');
  const barred = yield* barredBy(terms, code);
  if (barred !== undefined) return barred;
  const { status, pending, held, wake, elapsed, due } = play;
  const state = [status, pending, held, wake ? 1 : 0, elapsed, due ?? null, briefText(play)];
  if ((yield* run({ text: ADVANCE, values: [entries.length, ...state, terms.sealed === true ? null : last.at, code, expected] })) === 0)
    return 'conflict';
  const text = ADD_ENTRIES + entries.map(() => ONE_ENTRY).join(', ');
  const values = entries.flatMap((entry, index) => {
    const move = entry.move === undefined ? null : JSON.stringify(entry.move);
    return [code, expected + index, entry.at, entry.elapsed, entry.seat, entry.kind, move, entry.client ?? null];
  });
  yield* run({ text, values });
  if (terms.request !== undefined) yield* note(code, terms.request);
  const { seating } = terms;
  if (seating === undefined) return 'done';
  const owner = seating.owner ?? null;
  yield* run(query.updateTable('tables').set({ owner }).where('code', '=', code));
  yield* replaceSeats(code, seating.seats);
  return 'done';
}

export function* see(codes: readonly string[], at: number): Work<void> {
  if (codes.length > 0) yield* run(query.updateTable('tables').set({ seen_at: at }).where('code', 'in', codes));
}

export function* remove(codes: readonly string[]): Work<number> {
  return codes.length === 0 ? 0 : yield* run(query.deleteFrom('tables').where('code', 'in', codes));
}

function* replaceSeats(code: string, seats: readonly SeatRecord[]): Work<void> {
  yield* run(query.deleteFrom('seats').where('code', '=', code));
  yield* addSeats(code, seats);
}

function* addSeats(code: string, seats: readonly SeatRecord[]): Work<void> {
  if (seats.length > 0) yield* run(query.insertInto('seats').values(seats.map((record, seat) => seatRow(code, seat, record))));
}
