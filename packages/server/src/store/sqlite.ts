import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql, type CompiledQuery } from 'kysely';
import type { Database, SqlValue, Statement } from './driver.ts';
import { closeBoth, type Opened, openSqlite } from './open.ts';
import {
  type EntryRow,
  readEntry,
  readPlay,
  readSeats,
  readTable,
  type SeatRow,
  seatRow,
  readOptionValues,
  statusOf,
  tableRow,
  type TableRow,
} from './rows.ts';
import type { Tables } from './schema.ts';
import type {
  Downtime,
  Entry,
  ExpiredTable,
  Expiry,
  MatchStore,
  Player,
  PlayerId,
  PlayState,
  StoredTable,
  TableListing,
  TableRecord,
  Written,
} from './types.ts';
import { WriteQueue } from './write-queue.ts';

/** Builds and checks queries; running them stays with the one queue below, so that a transaction is never shared by accident. */
const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

/** The hot path is written out, prepared once: the update both checks the length and notes where the match stands. */
const ADVANCE = `UPDATE tables SET length = length + 1, status = ?, pending = ?, held = ?, wake = ?, touched_at = ? WHERE code = ? AND length = ?`;
const ADD_ENTRY = `INSERT INTO entries (code, n, at, seat, kind, move, client) VALUES (?, ?, ?, ?, ?, ?, ?)`;

export class SqliteStore implements MatchStore {
  readonly #opened: Opened;
  readonly #db: Database;
  readonly #writes: WriteQueue;
  readonly #statements = new Map<string, Statement>();
  readonly #advance: Statement;
  readonly #addEntry: Statement;

  private constructor(opened: Opened) {
    const { db } = opened;
    this.#opened = opened;
    this.#db = db;
    this.#writes = new WriteQueue(db);
    this.#advance = db.prepare(ADVANCE);
    this.#addEntry = db.prepare(ADD_ENTRY);
  }

  static async open(path: string): Promise<SqliteStore> {
    return new SqliteStore(await openSqlite(path));
  }

  /** 2: every commit waits until the disk has it. */
  get synchronous(): number {
    const [row] = this.#db.prepare('PRAGMA synchronous').all();
    return typeof row === 'object' && row !== null && 'synchronous' in row ? Number(row.synchronous) : 0;
  }

  async check(): Promise<void> {
    this.#db.prepare('SELECT at FROM alive').all();
  }

  async close(): Promise<void> {
    this.#writes.flush();
    closeBoth(this.#opened);
  }

  addSession(idHash: string, player: Player, at: number): Promise<void> {
    return this.#writes.add(() => {
      this.#run(query.insertInto('players').values({ id: player.id, name: player.name, created_at: at }));
      this.#run(query.insertInto('sessions').values({ id_hash: idHash, player: player.id, seen_at: at }));
    });
  }

  async findSession(idHash: string): Promise<(Player & { readonly seenAt: number }) | undefined> {
    const [row] = this.#all(
      query
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player')
        .select(['players.id', 'players.name', 'sessions.seen_at'])
        .where('sessions.id_hash', '=', idHash),
    );
    return row === undefined ? undefined : { id: row.id, name: row.name, seenAt: row.seen_at };
  }

  touchSession(idHash: string, at: number): Promise<void> {
    return this.#writes.add(() => void this.#run(query.updateTable('sessions').set({ seen_at: at }).where('id_hash', '=', idHash)));
  }

  rename(player: PlayerId, name: string): Promise<void> {
    return this.#writes.add(() => void this.#run(query.updateTable('players').set({ name }).where('id', '=', player)));
  }

  async names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    if (players.length === 0) return new Map();
    const rows = this.#all(query.selectFrom('players').select(['id', 'name']).where('id', 'in', players));
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  create(table: TableRecord, play: PlayState, previous?: string): Promise<Written> {
    return this.#writes.add(() => {
      const taken = this.#all(query.selectFrom('tables').select('code').where('code', '=', table.code));
      if (taken.length > 0) return 'conflict';
      if (previous !== undefined) {
        const linked = this.#run(
          query.updateTable('tables').set({ next: table.code }).where('code', '=', previous).where('next', 'is', null),
        );
        if (linked === 0) return 'conflict';
      }
      const row = { ...tableRow(table, play), code: table.code, length: 0, next: table.next ?? null };
      this.#run(query.insertInto('tables').values(row));
      this.#writeSeats(table);
      return 'done';
    });
  }

  async load(code: string): Promise<StoredTable | undefined> {
    const [row] = this.#all(query.selectFrom('tables').selectAll().where('code', '=', code));
    if (row === undefined) return undefined;
    const seats = this.#all(query.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat'));
    const entries: EntryRow[] = this.#all(query.selectFrom('entries').selectAll().where('code', '=', code).orderBy('n'));
    return { table: readTable(row, seats), play: readPlay(row), entries: entries.map(readEntry) };
  }

  save(table: TableRecord, play: PlayState, expected: number): Promise<Written> {
    return this.#writes.add(() => {
      const changed = this.#run(
        query.updateTable('tables').set(tableRow(table, play)).where('code', '=', table.code).where('version', '=', expected),
      );
      if (changed === 0) return 'conflict';
      this.#run(query.deleteFrom('seats').where('code', '=', table.code));
      this.#writeSeats(table);
      return 'done';
    });
  }

  append(code: string, expected: number, entry: Entry, play: PlayState): Promise<Written> {
    const move = entry.move === undefined ? null : JSON.stringify(entry.move);
    return this.#writes.add(() => {
      const advanced = this.#advance.run(play.status, play.pending, play.held, play.wake ? 1 : 0, entry.at, code, expected);
      if (Number(advanced.changes) === 0) return 'conflict';
      this.#addEntry.run(code, expected, entry.at, entry.seat, entry.kind, move, entry.client ?? null);
      return 'done';
    });
  }

  async tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]> {
    const rows = this.#all(
      query
        .selectFrom('tables')
        .selectAll()
        .where('code', 'in', query.selectFrom('seats').select('code').where('player', '=', player))
        .where('status', '!=', 'over')
        .orderBy('touched_at', 'desc')
        .limit(limit),
    );
    return this.#listings(rows);
  }

  async openTables(limit: number): Promise<readonly TableListing[]> {
    const rows = this.#all(
      query
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', sql.lit('waiting'))
        .where('listed', '=', sql.lit(1))
        .where('code', 'in', query.selectFrom('seats').select('code').where('kind', '=', 'open'))
        .orderBy('created_at', 'desc')
        .limit(limit),
    );
    return this.#listings(rows);
  }

  async wakeful(): Promise<readonly string[]> {
    return this.#all(query.selectFrom('tables').select('code').where('wake', '=', sql.lit(1)).where('status', '=', 'playing')).map(
      (row) => row.code,
    );
  }

  async expired(before: Expiry): Promise<readonly ExpiredTable[]> {
    return this.#all(
      query
        .selectFrom('tables')
        .select(['code', 'game', 'rules'])
        .where((eb) =>
          eb.or([
            eb.and([eb('status', '=', 'waiting'), eb('held', '=', 0), eb('touched_at', '<', before.empty)]),
            eb.and([eb('status', '=', 'waiting'), eb('held', '>', 0), eb('touched_at', '<', before.waiting)]),
            eb.and([eb('status', '=', 'playing'), eb('held', '=', 0), eb('touched_at', '<', before.abandoned)]),
            eb.and([eb('status', '=', 'playing'), eb('held', '>', 0), eb('touched_at', '<', before.playing)]),
            eb.and([eb('status', '=', 'over'), eb('touched_at', '<', before.over)]),
          ]),
        ),
    );
  }

  remove(codes: readonly string[], before: Expiry): Promise<number> {
    return this.#writes.add(() => {
      let removed = 0;
      for (const code of codes) removed += this.#run(query.deleteFrom('tables').where('code', '=', code));
      const seated = query.selectFrom('seats').select('player').where('player', 'is not', null);
      this.#run(query.deleteFrom('sessions').where('seen_at', '<', before.session).where('player', 'not in', seated));
      this.#run(
        query.deleteFrom('players').where('id', 'not in', query.selectFrom('sessions').select('player')).where('id', 'not in', seated),
      );
      return removed;
    });
  }

  beat(at: number): Promise<void> {
    return this.#writes.add(() => void this.#run(query.updateTable('alive').set({ at })));
  }

  wakeUp(now: number): Promise<readonly Downtime[]> {
    return this.#writes.add(() => {
      const alive = this.#all(query.selectFrom('alive').select('at'))[0]?.at ?? 0;
      const written = this.#all(query.selectFrom('entries').select((eb) => eb.fn.max('at').as('at')))[0]?.at ?? 0;
      const last = Math.max(alive, written);
      if (last > 0 && now > last) this.#run(query.insertInto('downtimes').values({ began: last, ended: now }));
      this.#run(query.updateTable('alive').set({ at: now }));
      // What ended before the oldest match in play began is of no use to any clock.
      const oldest = this.#all(
        query
          .selectFrom('tables')
          .select((eb) => eb.fn.min('started_at').as('at'))
          .where('status', '=', 'playing'),
      )[0]?.at;
      this.#run(query.deleteFrom('downtimes').where('ended', '<=', oldest ?? now));
      return this.#all(query.selectFrom('downtimes').selectAll().orderBy('began')).map((row) => ({ from: row.began, to: row.ended }));
    });
  }

  #writeSeats(table: TableRecord): void {
    for (const [seat, record] of table.seats.entries()) this.#run(query.insertInto('seats').values(seatRow(table.code, seat, record)));
  }

  #listings(rows: readonly TableRow[]): TableListing[] {
    if (rows.length === 0) return [];
    const codes = rows.map((row) => row.code);
    const seats = this.#all(
      query
        .selectFrom('seats')
        .leftJoin('players', 'players.id', 'seats.player')
        .select(['seats.code', 'seats.seat', 'seats.kind', 'seats.player', 'seats.level', 'players.name'])
        .where('seats.code', 'in', codes)
        .orderBy('seats.seat'),
    );
    return rows.map((row): TableListing => {
      const here = seats.filter((seat) => seat.code === row.code);
      const names = new Map<PlayerId, string>();
      for (const seat of here) if (seat.player !== null && seat.name !== null) names.set(seat.player, seat.name);
      const records: readonly SeatRow[] = here;
      return {
        code: row.code,
        game: row.game,
        options: readOptionValues(row.options),
        status: statusOf(row),
        seats: readSeats(records),
        pending: row.pending,
        names,
      };
    });
  }

  #all<R>(compilable: Compilable<R>): R[] {
    const compiled = compilable.compile();
    // The query layer says what a row holds; the driver cannot.
    return this.#statement(compiled.sql).all(...values(compiled.parameters)) as R[];
  }

  #run(compilable: Compilable<unknown>): number {
    const compiled = compilable.compile();
    return Number(this.#statement(compiled.sql).run(...values(compiled.parameters)).changes);
  }

  #statement(text: string): Statement {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      // Lists of different lengths make different texts; bounded, so that they cannot fill the memory.
      if (this.#statements.size >= 200) this.#statements.clear();
      this.#statements.set(text, statement);
    }
    return statement;
  }
}

const values = (parameters: readonly unknown[]): SqlValue[] =>
  parameters.map((value) => {
    if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
    throw new TypeError(`a ${typeof value} cannot be stored`);
  });
