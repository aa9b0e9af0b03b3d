// A store in the browser's own database. Each call is one transaction: all of it or nothing, and durable when the call is answered.
import {
  type AppendTerms,
  type CreateTerms,
  DamagedTable,
  type Entry,
  type ExpiredTable,
  type Expiry,
  type Head,
  mustBeKnown,
  type NumberedWord,
  type Player,
  type PlayerId,
  type PlayState,
  type Store,
  type StoredTable,
  type TableListing,
  type TableRecord,
  type Terms,
  type Word,
  type Written,
} from '@maravilha/host';
import * as rows from '@maravilha/host/rows';
import type { IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import { type Database, type KeptRequest, type KeptRow, openDatabase, type OpenOptions, type Shape } from './database.ts';

type Name = StoreNames<Shape>;
type Writing<N extends Name> = IDBPTransaction<Shape, N[], 'readwrite'>;

/** A write that may depend on what was written before. */
interface Deciding {
  objectStore<N extends 'tables' | 'requests'>(name: N): IDBPObjectStore<Shape, Name[], N, 'readwrite'>;
}

/** All that belongs to one table, in a store whose keys are a code and a number. */
const ofTable = (code: string, after = -1): IDBKeyRange => IDBKeyRange.bound([code, after], [code, Infinity], true);

type Words<M extends IDBTransactionMode> = IDBPObjectStore<Shape, Name[], 'words', M>;

const lastWord = async <M extends IDBTransactionMode>(words: Words<M>, code: string): Promise<number> =>
  (await words.openKeyCursor(ofTable(code), 'prev'))?.key[1] ?? 0;

/** Larger than a page of any database. */
const PROBE: Player = { id: '', name: '-'.repeat(8192) };

export class IndexedStore implements Store {
  readonly #db: Database;

  private constructor(db: Database) {
    this.#db = db;
  }

  static async open(name: string, options: OpenOptions): Promise<IndexedStore> {
    return new IndexedStore(await openDatabase(name, options));
  }

  check(): Promise<void> {
    return this.#write(['players'], async (change) => {
      const players = change.objectStore('players');
      await players.put(PROBE);
      const read = await players.get(PROBE.id);
      await players.delete(PROBE.id);
      if (read?.name !== PROBE.name) throw new Error('what was written is not what is read');
    });
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  player(id: PlayerId): Promise<Player | undefined> {
    return this.#db.get('players', id);
  }

  keepPlayer(player: Player): Promise<void> {
    return this.#write(['players'], async (change) => void (await change.objectStore('players').put(player)));
  }

  create(table: TableRecord, play: PlayState, terms: CreateTerms = {}): Promise<Written> {
    return this.#write(['tables', 'requests'], async (change) => {
      const tables = change.objectStore('tables');
      const barred = await this.#barred(change, terms, table.code);
      if (barred !== undefined) return barred;
      if ((await tables.getKey(table.code)) !== undefined) return 'conflict';
      if (terms.previous !== undefined) {
        const { code, nextBy } = terms.previous;
        const old = await tables.get(code);
        if (old === undefined || old.table.next !== undefined) return 'conflict';
        await tables.put(rows.linked(old, table.code, nextBy));
      }
      await tables.add({ ...rows.newRow(table, play), length: 0 });
      await this.#note(change, terms, table.code);
      return 'done';
    });
  }

  async load(code: string): Promise<StoredTable | undefined> {
    const reading = this.#db.transaction(['tables', 'entries']);
    const [row, kept] = await Promise.all([reading.objectStore('tables').get(code), reading.objectStore('entries').getAll(ofTable(code))]);
    if (row === undefined) return undefined;
    if (kept.length !== row.length) throw new DamagedTable(code, `it has ${kept.length} entries instead of ${row.length}`);
    const entries = kept.map(({ entry }) => entry);
    mustBeKnown(code, entries);
    return rows.storedTable(row, entries);
  }

  async heads(codes: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    const reading = this.#db.transaction(['tables', 'words']);
    const heads = new Map<string, Head>();
    for (const code of codes) {
      const row = await reading.objectStore('tables').get(code);
      if (row === undefined) continue;
      heads.set(code, { version: row.table.version, length: row.length, words: await lastWord(reading.objectStore('words'), code) });
    }
    return heads;
  }

  save(table: TableRecord, play: PlayState, expected: number, terms: Terms = {}): Promise<Written> {
    return this.#write(['tables', 'requests'], async (change) => {
      const barred = await this.#barred(change, terms, table.code);
      if (barred !== undefined) return barred;
      const tables = change.objectStore('tables');
      const row = await tables.get(table.code);
      if (row === undefined || row.table.version !== expected) return 'conflict';
      await tables.put(rows.saved(row, table, play));
      await this.#note(change, terms, table.code);
      return 'done';
    });
  }

  async append(code: string, expected: number, entries: readonly Entry[], play: PlayState, terms: AppendTerms = {}): Promise<Written> {
    const last = entries.at(-1);
    if (last === undefined) throw new RangeError('nothing to append');
    return this.#write(['tables', 'requests', 'entries'], async (change) => {
      const barred = await this.#barred(change, terms, code);
      if (barred !== undefined) return barred;
      const tables = change.objectStore('tables');
      const row = await tables.get(code);
      if (row === undefined || row.length !== expected) return 'conflict';
      const log = change.objectStore('entries');
      const added = entries.map((entry, index) => log.add({ code, n: expected + index, entry }));
      await Promise.all([...added, tables.put({ ...rows.appended(row, last, play, terms), length: expected + entries.length })]);
      await this.#note(change, terms, code);
      return 'done';
    });
  }

  answered(player: PlayerId, id: string): Promise<KeptRequest | undefined> {
    return this.#db.get('requests', [player, id]);
  }

  say(code: string, word: Word, keep: number): Promise<{ readonly n: number; readonly known: boolean }> {
    return this.#write(['tables', 'words'], async (change) => {
      const words = change.objectStore('words');
      const known = await words.index('client').get([code, word.player, word.client]);
      if (known !== undefined) return { n: known.n, known: true };
      const n = (await lastWord(words, code)) + 1;
      // What is said at a table that is gone is said to nobody.
      if ((await change.objectStore('tables').getKey(code)) === undefined) return { n, known: false };
      await words.add({ code, n, word: { ...word, n } });
      await words.delete(IDBKeyRange.bound([code, -Infinity], [code, n - keep]));
      return { n, known: false };
    });
  }

  async words(code: string, after: number): Promise<readonly NumberedWord[]> {
    return (await this.#db.getAll('words', ofTable(code, after))).map(({ word }) => word);
  }

  async tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]> {
    return rows.tablesIn(await this.#all(), player, limit);
  }

  async soloTables(player: PlayerId, keep: number): Promise<readonly string[]> {
    return rows.soloTablesIn(await this.#all(), player, keep);
  }

  async dealt(deal: string): Promise<readonly TableListing[]> {
    return rows.dealtIn(await this.#all(), deal);
  }

  async openTables(limit: number, seenSince: number): Promise<readonly TableListing[]> {
    return rows.openTablesIn(await this.#all(), limit, seenSince);
  }

  async see(codes: readonly string[], at: number): Promise<void> {
    await this.#change(codes, (row) => ({ ...row, seenAt: at }));
  }

  async wakeful(host: string): Promise<readonly string[]> {
    return rows.wakefulIn(await this.#all(), host, Date.now());
  }

  async expired(before: Expiry): Promise<readonly ExpiredTable[]> {
    return rows.expiredIn(await this.#all(), before);
  }

  remove(codes: readonly string[]): Promise<number> {
    return this.#write(['tables', 'entries', 'words', 'requests'], async (change) => {
      const tables = change.objectStore('tables');
      const requests = change.objectStore('requests');
      let removed = 0;
      for (const code of codes) {
        if ((await tables.getKey(code)) === undefined) continue;
        removed += 1;
        await Promise.all([
          tables.delete(code),
          change.objectStore('entries').delete(ofTable(code)),
          change.objectStore('words').delete(ofTable(code)),
          ...(await requests.index('code').getAllKeys(code)).map((key) => requests.delete(key)),
        ]);
      }
      return removed;
    });
  }

  hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number): Promise<ReadonlySet<string>> {
    const now = Date.now();
    return this.#change([...elapsed.keys()], (row) =>
      rows.isHeldByOther(row, host, now) ? undefined : rows.heldBy(row, host, now + milliseconds, elapsed.get(row.table.code) ?? 0),
    );
  }

  async release(host: string, codes: readonly string[]): Promise<void> {
    await this.#change(codes, (row) => rows.givenBack(row, host));
  }

  #all(): Promise<KeptRow[]> {
    return this.#db.getAll('tables');
  }

  /** Replaces those that are there and for which `change` has an answer; says which these were. */
  #change(codes: readonly string[], change: (row: KeptRow) => KeptRow | undefined): Promise<ReadonlySet<string>> {
    return this.#write(['tables'], async (writing) => {
      const tables = writing.objectStore('tables');
      const changed = new Set<string>();
      for (const code of codes) {
        const row = await tables.get(code);
        const next = row && change(row);
        if (next === undefined) continue;
        await tables.put(next);
        changed.add(code);
      }
      return changed;
    });
  }

  async #barred(change: Deciding, { crowd, request }: Terms, code: string): Promise<'full' | 'known' | undefined> {
    if (request !== undefined && (await change.objectStore('requests').getKey([request.player, request.id])) !== undefined) return 'known';
    if (crowd === undefined) return undefined;
    return rows.isCrowded(await change.objectStore('tables').getAll(), crowd, code) ? 'full' : undefined;
  }

  async #note(change: Deciding, { request }: Terms, code: string): Promise<void> {
    if (request === undefined) return;
    const requests = change.objectStore('requests');
    await requests.add({ ...request, code });
    const theirs = await requests.index('player').getAll(request.player);
    await Promise.all(rows.oldRequests(theirs).map(({ player, id }) => requests.delete([player, id])));
  }

  /** `work` may wait for nothing but this transaction: the browser ends one that has nothing to do. */
  async #write<N extends Name, T>(names: N[], work: (change: Writing<N>) => Promise<T>): Promise<T> {
    const change = this.#db.transaction(names, 'readwrite', { durability: 'strict' });
    const [worked, done] = await Promise.allSettled([work(change).catch((error: unknown) => abandon(change, error)), change.done]);
    if (worked.status === 'rejected') throw worked.reason;
    if (done.status === 'rejected') throw done.reason;
    return worked.value;
  }
}

/** A request that fails undoes all of its transaction by itself; what fails beside it has to. */
const abandon = (change: { abort(): void }, error: unknown): never => {
  try {
    change.abort();
  } catch {
    // It has been undone already.
  }
  throw error;
};
