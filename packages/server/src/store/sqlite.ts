import {
  type Crowd,
  DamagedTable,
  type Entry,
  type ExpiredTable,
  type Expiry,
  type Head,
  type NumberedWord,
  type Player,
  type PlayerId,
  type PlayState,
  type Seating,
  type SeatRecord,
  type Store,
  type StoredTable,
  type TableListing,
  type TableRecord,
  type Word,
  type Written,
} from '@maravilha/host';
import { sql } from 'kysely';
import type { Database, Statement } from './driver.ts';
import { expired, headsOf, isCrowded, openTables, soloTables, tablesOf, wakeful } from './lists.ts';
import { closeBoth, type Opened, openSqlite } from './open.ts';
import { Queries, query } from './queries.ts';
import { briefText, readEntry, readPlay, readTable, readWord, seatRow, tableRow, wordRow } from './rows.ts';
import type { Sessions } from './sessions.ts';
import { WriteQueue } from './write-queue.ts';

/** The hot path is written out, prepared once: the update both checks the length and notes where the match stands. */
const ADVANCE = `UPDATE tables SET length = length + ?, status = ?, pending = ?, held = ?, wake = ?, elapsed = ?, due = ?, brief = ?, touched_at = ? WHERE code = ? AND length = ?`;
const ADD_ENTRY = `INSERT INTO entries (code, n, at, elapsed, seat, kind, move, client) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
/** Milliseconds since the epoch, by the store's own clock. */
const NOW = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)`;
const HOLD = `
  INSERT INTO clocks (code, elapsed, holder, until) SELECT code, ?, ?, ${NOW} + ? FROM tables WHERE code = ?
  ON CONFLICT (code) DO UPDATE SET elapsed = MAX(clocks.elapsed, excluded.elapsed), holder = excluded.holder, until = excluded.until
  WHERE clocks.holder = excluded.holder OR clocks.until <= ${NOW}`;

export class SqliteStore implements Store, Sessions {
  readonly #opened: Opened;
  readonly #db: Database;
  readonly #queries: Queries;
  readonly #writes: WriteQueue;
  readonly #advance: Statement;
  readonly #addEntry: Statement;
  readonly #hold: Statement;

  private constructor(opened: Opened) {
    const { db } = opened;
    this.#opened = opened;
    this.#db = db;
    this.#queries = new Queries(db);
    this.#writes = new WriteQueue(db);
    this.#advance = db.prepare(ADVANCE);
    this.#addEntry = db.prepare(ADD_ENTRY);
    this.#hold = db.prepare(HOLD);
  }

  static async open(path: string): Promise<SqliteStore> {
    return new SqliteStore(await openSqlite(path));
  }

  /** What of the file cannot be used, in a sentence. */
  get damage(): string | undefined {
    return this.#opened.damage;
  }

  /** 2: every commit waits until the disk has it. */
  get synchronous(): number {
    const [row] = this.#db.prepare('PRAGMA synchronous').all();
    return typeof row === 'object' && row !== null && 'synchronous' in row ? Number(row.synchronous) : 0;
  }

  check(): Promise<void> {
    return this.#writes.add(() => {
      // Larger than a page of the file. Within one transaction, so that nobody else ever sees it.
      const probe = { id: '', name: '-'.repeat(8192), created_at: 0 };
      this.#queries.run(query.insertInto('players').values(probe));
      const [row] = this.#queries.all(query.selectFrom('players').select('name').where('id', '=', probe.id));
      this.#queries.run(query.deleteFrom('players').where('id', '=', probe.id));
      if (row?.name !== probe.name) throw new Error('what was written is not what is read');
    });
  }

  /** For tests: the file cannot grow beyond so many pages, or beyond what it has, as on a disk that is full. */
  limitPages(pages = 4_294_967_294): void {
    this.#db.exec(`PRAGMA max_page_count = ${pages}`);
  }

  async close(): Promise<void> {
    this.#writes.flush();
    closeBoth(this.#opened);
  }

  addSession(idHash: string, player: Player, at: number): Promise<void> {
    return this.#writes.add(() => {
      this.#queries.run(query.insertInto('players').values({ id: player.id, name: player.name, created_at: at }));
      this.#queries.run(query.insertInto('sessions').values({ id_hash: idHash, player: player.id, seen_at: at }));
    });
  }

  async findSession(idHash: string): Promise<(Player & { readonly seenAt: number }) | undefined> {
    const [row] = this.#queries.all(
      query
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player')
        .select(['players.id', 'players.name', 'sessions.seen_at'])
        .where('sessions.id_hash', '=', idHash),
    );
    return row === undefined ? undefined : { id: row.id, name: row.name, seenAt: row.seen_at };
  }

  touchSession(idHash: string, at: number): Promise<void> {
    return this.#writes.add(() => void this.#queries.run(query.updateTable('sessions').set({ seen_at: at }).where('id_hash', '=', idHash)));
  }

  addDevice(tokenHash: string, player: PlayerId, until: number): Promise<void> {
    return this.#writes.add(() => {
      this.#queries.run(query.deleteFrom('devices').where('player', '=', player));
      this.#queries.run(query.insertInto('devices').values({ token_hash: tokenHash, player, until }));
    });
  }

  redeemDevice(tokenHash: string, idHash: string, now: number): Promise<Player | undefined> {
    return this.#writes.add(() => {
      const [row] = this.#queries.all(
        query
          .selectFrom('devices')
          .innerJoin('players', 'players.id', 'devices.player')
          .select(['players.id', 'players.name', 'devices.until'])
          .where('devices.token_hash', '=', tokenHash),
      );
      this.#queries.run(query.deleteFrom('devices').where('token_hash', '=', tokenHash));
      if (row === undefined || row.until < now) return undefined;
      this.#queries.run(query.insertInto('sessions').values({ id_hash: idHash, player: row.id, seen_at: now }));
      return { id: row.id, name: row.name };
    });
  }

  rename(player: PlayerId, name: string): Promise<void> {
    return this.#writes.add(() => void this.#queries.run(query.updateTable('players').set({ name }).where('id', '=', player)));
  }

  async names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    if (players.length === 0) return new Map();
    const rows = this.#queries.all(query.selectFrom('players').select(['id', 'name']).where('id', 'in', players));
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  create(table: TableRecord, play: PlayState, rematch?: { readonly previous: string; readonly crowd: Crowd }): Promise<Written> {
    return this.#writes.add(() => {
      const taken = this.#queries.all(query.selectFrom('tables').select('code').where('code', '=', table.code));
      if (taken.length > 0) return 'conflict';
      if (rematch !== undefined) {
        const { previous, crowd } = rematch;
        if (isCrowded(this.#queries, crowd, table.code)) return 'full';
        const linked = this.#queries.run(
          query
            .updateTable('tables')
            .set({ next: table.code, next_by: crowd.player })
            .where('code', '=', previous)
            .where('next', 'is', null),
        );
        if (linked === 0) return 'conflict';
      }
      const row = { ...tableRow(table, play), code: table.code, length: 0, next: table.next ?? null, next_by: table.nextBy ?? null };
      this.#queries.run(query.insertInto('tables').values(row));
      this.#writeSeats(table.code, table.seats);
      return 'done';
    });
  }

  async load(code: string): Promise<StoredTable | undefined> {
    const [row] = this.#queries.all(query.selectFrom('tables').selectAll().where('code', '=', code));
    if (row === undefined) return undefined;
    const seats = this.#queries.all(query.selectFrom('seats').selectAll().where('code', '=', code).orderBy('seat'));
    const entries = this.#queries.all(query.selectFrom('entries').selectAll().where('code', '=', code).orderBy('n'));
    const [clock] = this.#queries.all(query.selectFrom('clocks').select('elapsed').where('code', '=', code));
    if (entries.length !== row.length) throw new DamagedTable(code, `${entries.length} entries of ${row.length} are there`);
    const elapsed = Math.max(row.elapsed, clock?.elapsed ?? 0);
    return { table: readTable(row, seats), play: readPlay(row), entries: entries.map(readEntry), elapsed };
  }

  async heads(codes: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    if (codes.length === 0) return new Map();
    return new Map(
      this.#queries.all(headsOf(codes)).map(({ code, version, length, words }) => [code, { version, length, words: words ?? 0 }]),
    );
  }

  save(table: TableRecord, play: PlayState, expected: number, crowd?: Crowd): Promise<Written> {
    return this.#writes.add(() => {
      if (crowd !== undefined && isCrowded(this.#queries, crowd, table.code)) return 'full';
      const changed = this.#queries.run(
        query.updateTable('tables').set(tableRow(table, play)).where('code', '=', table.code).where('version', '=', expected),
      );
      if (changed === 0) return 'conflict';
      this.#writeSeats(table.code, table.seats);
      return 'done';
    });
  }

  append(code: string, expected: number, entries: readonly Entry[], play: PlayState, seating?: Seating, crowd?: Crowd): Promise<Written> {
    const last = entries.at(-1);
    if (last === undefined) throw new RangeError('nothing to append');
    return this.#writes.add(() => {
      if (crowd !== undefined && isCrowded(this.#queries, crowd, code)) return 'full';
      const { status, pending, held, wake, elapsed, due } = play;
      const state = [status, pending, held, wake ? 1 : 0, elapsed, due ?? null, briefText(play)] as const;
      if (Number(this.#advance.run(entries.length, ...state, last.at, code, expected).changes) === 0) return 'conflict';
      for (const [index, entry] of entries.entries()) {
        const move = entry.move === undefined ? null : JSON.stringify(entry.move);
        this.#addEntry.run(code, expected + index, entry.at, entry.elapsed, entry.seat, entry.kind, move, entry.client ?? null);
      }
      if (seating === undefined) return 'done';
      this.#queries.run(
        query
          .updateTable('tables')
          .set({ owner: seating.owner ?? null })
          .where('code', '=', code),
      );
      this.#writeSeats(code, seating.seats);
      return 'done';
    });
  }

  say(code: string, word: Word, keep: number): Promise<{ readonly n: number; readonly known: boolean }> {
    return this.#writes.add(() => {
      const words = query.selectFrom('words').where('code', '=', code);
      const [known] = this.#queries.all(words.select('n').where('player', '=', word.player).where('client', '=', word.client));
      if (known !== undefined) return { n: known.n, known: true };
      const n = (this.#queries.all(words.select((eb) => eb.fn.max('n').as('n')))[0]?.n ?? 0) + 1;
      this.#queries.run(query.insertInto('words').values(wordRow(code, n, word)));
      this.#queries.run(
        query
          .deleteFrom('words')
          .where('code', '=', code)
          .where('n', '<=', n - keep),
      );
      return { n, known: false };
    });
  }

  async words(code: string, after: number): Promise<readonly NumberedWord[]> {
    return this.#queries
      .all(query.selectFrom('words').selectAll().where('code', '=', code).where('n', '>', after).orderBy('n'))
      .map(readWord);
  }

  async tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]> {
    return tablesOf(this.#queries, player, limit);
  }

  async soloTables(player: PlayerId, keep: number): Promise<readonly string[]> {
    return soloTables(this.#queries, player, keep);
  }

  async openTables(limit: number, seenSince: number): Promise<readonly TableListing[]> {
    return openTables(this.#queries, limit, seenSince);
  }

  see(codes: readonly string[], at: number): Promise<void> {
    return this.#writes.add(() => void this.#queries.run(query.updateTable('tables').set({ seen_at: at }).where('code', 'in', codes)));
  }

  async wakeful(host: string): Promise<readonly string[]> {
    return this.#queries.all(wakeful(host, sql.raw(NOW))).map((row) => row.code);
  }

  async expired(before: Expiry): Promise<readonly ExpiredTable[]> {
    return expired(this.#queries, before);
  }

  remove(codes: readonly string[]): Promise<number> {
    return this.#writes.add(() => {
      let removed = 0;
      for (const code of codes) removed += this.#queries.run(query.deleteFrom('tables').where('code', '=', code));
      return removed;
    });
  }

  forget(seenBefore: number, now: number): Promise<void> {
    return this.#writes.add(() => {
      const seated = query.selectFrom('seats').select('player').where('player', 'is not', null);
      const known = query.selectFrom('sessions').select('player');
      this.#queries.run(query.deleteFrom('devices').where('until', '<', now));
      this.#queries.run(query.deleteFrom('sessions').where('seen_at', '<', seenBefore).where('player', 'not in', seated));
      this.#queries.run(query.deleteFrom('players').where('id', 'not in', known).where('id', 'not in', seated));
    });
  }

  hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number): Promise<ReadonlySet<string>> {
    return this.#writes.add(() => {
      const held = [...elapsed].filter(([code, time]) => Number(this.#hold.run(time, host, milliseconds, code).changes) > 0);
      return new Set(held.map(([code]) => code));
    });
  }

  release(host: string, codes: readonly string[]): Promise<void> {
    return this.#writes.add(
      () => void this.#queries.run(query.updateTable('clocks').set({ until: 0 }).where('holder', '=', host).where('code', 'in', codes)),
    );
  }

  #writeSeats(code: string, seats: readonly SeatRecord[]): void {
    this.#queries.run(query.deleteFrom('seats').where('code', '=', code));
    for (const [seat, record] of seats.entries()) this.#queries.run(query.insertInto('seats').values(seatRow(code, seat, record)));
  }
}
