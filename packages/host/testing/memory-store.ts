// A store that keeps tables in memory: complete, and gone with the process. What is asked of it is done before the call returns.
import * as rows from '../src/rows.ts';
import {
  type AppendTerms,
  type CreateTerms,
  type Entry,
  type ExpiredTable,
  type Expiry,
  type Head,
  mustBeKnown,
  type NumberedWord,
  type PlayerId,
  type PlayState,
  type Request,
  type Store,
  type StoredTable,
  type TableListing,
  type TableRecord,
  type Terms,
  type Word,
  type Written,
} from '../src/store.ts';
import type { Time } from '../src/time.ts';

/** Never changed, only replaced: so a copy of all tables is a copy of the list. */
interface Kept extends rows.Row {
  readonly entries: readonly Entry[];
  readonly words: readonly NumberedWord[];
  /** By player and id. */
  readonly requests: ReadonlyMap<string, Request>;
}

const nameOf = ({ player, id }: Pick<Request, 'player' | 'id'>): string => JSON.stringify([player, id]);

export class MemoryStore implements Store {
  readonly #time: Pick<Time, 'now'>;
  readonly #kept: Map<string, Kept>;
  #closed = false;

  constructor(time: Pick<Time, 'now'>, kept: ReadonlyMap<string, Kept> = new Map()) {
    this.#time = time;
    this.#kept = new Map(kept);
  }

  /** What would be found by whoever opened it now, as after the death of a process. */
  copy(time = this.#time): MemoryStore {
    return new MemoryStore(time, this.#kept);
  }

  async check(): Promise<void> {
    this.#mustBeOpen();
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  async create(table: TableRecord, play: PlayState, terms: CreateTerms = {}): Promise<Written> {
    const barred = this.#barred(terms, table.code);
    if (barred !== undefined) return barred;
    if (this.#kept.has(table.code)) return 'conflict';
    if (terms.previous !== undefined) {
      const { code, nextBy } = terms.previous;
      const old = this.#kept.get(code);
      if (old === undefined || old.table.next !== undefined) return 'conflict';
      this.#kept.set(code, rows.linked(old, table.code, nextBy));
    }
    this.#kept.set(table.code, { ...rows.newRow(table, play), entries: [], words: [], requests: new Map() });
    this.#note(table.code, terms);
    return 'done';
  }

  async load(code: string): Promise<StoredTable | undefined> {
    this.#mustBeOpen();
    const row = this.#kept.get(code);
    mustBeKnown(code, row?.entries ?? []);
    return row && rows.storedTable(row, row.entries);
  }

  async save(table: TableRecord, play: PlayState, expected: number, terms: Terms = {}): Promise<Written> {
    const barred = this.#barred(terms, table.code);
    if (barred !== undefined) return barred;
    const row = this.#kept.get(table.code);
    if (row === undefined || row.table.version !== expected) return 'conflict';
    this.#kept.set(table.code, rows.saved(row, table, play));
    this.#note(table.code, terms);
    return 'done';
  }

  async append(code: string, expected: number, entries: readonly Entry[], play: PlayState, terms: AppendTerms = {}): Promise<Written> {
    const last = entries.at(-1);
    if (last === undefined) throw new RangeError('nothing to append');
    const barred = this.#barred(terms, code);
    if (barred !== undefined) return barred;
    const row = this.#kept.get(code);
    if (row === undefined || row.entries.length !== expected) return 'conflict';
    const all = [...row.entries, ...entries];
    const named = all.flatMap(({ seat, client }) => (client === undefined ? [] : [`${seat} ${client}`]));
    if (new Set(named).size < named.length) throw new Error(`table ${code} has two entries of one name`);
    this.#kept.set(code, { ...rows.appended(row, last, play, terms), entries: all });
    this.#note(code, terms);
    return 'done';
  }

  async answered(player: PlayerId, id: string): Promise<(Request & { readonly code: string }) | undefined> {
    this.#mustBeOpen();
    const name = nameOf({ player, id });
    for (const [code, { requests }] of this.#kept) {
      const request = requests.get(name);
      if (request !== undefined) return { ...request, code };
    }
    return undefined;
  }

  async heads(codes: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    this.#mustBeOpen();
    const heads = new Map<string, Head>();
    for (const code of codes) {
      const row = this.#kept.get(code);
      if (row !== undefined) heads.set(code, { version: row.table.version, length: row.entries.length, words: row.words.at(-1)?.n ?? 0 });
    }
    return heads;
  }

  async hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number): Promise<ReadonlySet<string>> {
    this.#mustBeOpen();
    const now = this.#time.now();
    const held = new Set<string>();
    for (const [code, time] of elapsed) {
      const row = this.#kept.get(code);
      if (row === undefined || rows.isHeldByOther(row, host, now)) continue;
      this.#kept.set(code, rows.heldBy(row, host, now + milliseconds, time));
      held.add(code);
    }
    return held;
  }

  async release(host: string, codes: readonly string[]): Promise<void> {
    this.#mustBeOpen();
    for (const code of codes) this.#change(code, (row) => rows.givenBack(row, host));
  }

  async say(code: string, word: Word, keep: number): Promise<{ readonly n: number; readonly known: boolean }> {
    this.#mustBeOpen();
    const words = this.#kept.get(code)?.words ?? [];
    const known = words.find(({ player, client }) => player === word.player && client === word.client);
    if (known !== undefined) return { n: known.n, known: true };
    const n = (words.at(-1)?.n ?? 0) + 1;
    this.#change(code, (row) => ({ ...row, words: [...words, { ...word, n }].slice(-keep) }));
    return { n, known: false };
  }

  async words(code: string, after: number): Promise<readonly NumberedWord[]> {
    this.#mustBeOpen();
    return (this.#kept.get(code)?.words ?? []).filter(({ n }) => n > after);
  }

  async tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]> {
    return rows.tablesIn(this.#all(), player, limit);
  }

  async soloTables(player: PlayerId, keep: number): Promise<readonly string[]> {
    return rows.soloTablesIn(this.#all(), player, keep);
  }

  async dealt(deal: string): Promise<readonly TableListing[]> {
    return rows.dealtIn(this.#all(), deal);
  }

  async openTables(limit: number, seenSince: number): Promise<readonly TableListing[]> {
    return rows.openTablesIn(this.#all(), limit, seenSince);
  }

  async see(codes: readonly string[], at: number): Promise<void> {
    this.#mustBeOpen();
    for (const code of codes) this.#change(code, (row) => ({ ...row, seenAt: at }));
  }

  async wakeful(host: string): Promise<readonly string[]> {
    return rows.wakefulIn(this.#all(), host, this.#time.now());
  }

  async expired(before: Expiry): Promise<readonly ExpiredTable[]> {
    return rows.expiredIn(this.#all(), before);
  }

  async remove(codes: readonly string[]): Promise<number> {
    this.#mustBeOpen();
    return codes.filter((code) => this.#kept.delete(code)).length;
  }

  #all(): readonly Kept[] {
    this.#mustBeOpen();
    return [...this.#kept.values()];
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new Error('the store is closed');
  }

  #barred({ crowd, request }: Terms, code: string): 'full' | 'known' | undefined {
    const all = this.#all();
    if (request !== undefined && all.some(({ requests }) => requests.has(nameOf(request)))) return 'known';
    return crowd !== undefined && rows.isCrowded(all, crowd, code) ? 'full' : undefined;
  }

  #note(code: string, { request }: Terms): void {
    if (request === undefined) return;
    this.#change(code, (row) => ({ ...row, requests: new Map([...row.requests, [nameOf(request), request]]) }));
    const theirs = this.#all().flatMap(({ requests }) => [...requests.values()].filter(({ player }) => player === request.player));
    const old = new Set(rows.oldRequests(theirs).map(nameOf));
    for (const [known, row] of this.#kept) {
      const kept = [...row.requests].filter(([name]) => !old.has(name));
      if (kept.length < row.requests.size) this.#kept.set(known, { ...row, requests: new Map(kept) });
    }
  }

  #change(code: string, change: (row: Kept) => Kept): void {
    const row = this.#kept.get(code);
    if (row !== undefined) this.#kept.set(code, change(row));
  }
}
