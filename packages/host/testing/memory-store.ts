// A store that keeps tables in memory: complete, and gone with the process. What is asked of it is done before the call returns.
import { peopleOf } from '../src/seating.ts';
import {
  type AppendTerms,
  type CreateTerms,
  type Crowd,
  type Entry,
  type ExpiredTable,
  type Expiry,
  type Head,
  type NumberedWord,
  type PlayerId,
  type PlayState,
  type Request,
  REQUESTS,
  type Store,
  type StoredTable,
  type TableListing,
  type TableRecord,
  type Terms,
  type Word,
  type Written,
} from '../src/store.ts';
import type { Time } from '../src/time.ts';

interface Lease {
  readonly holder: string;
  readonly until: number;
  /** How far the match has come, by whoever held it last. */
  readonly elapsed: number;
}

/** Never changed, only replaced: so a copy of all tables is a copy of the list. */
interface Row {
  readonly table: TableRecord;
  readonly play: PlayState;
  readonly entries: readonly Entry[];
  readonly words: readonly NumberedWord[];
  readonly lease: Lease;
  readonly seenAt: number;
  /** By player and id. */
  readonly requests: ReadonlyMap<string, Request>;
}

const nameOf = ({ player, id }: Pick<Request, 'player' | 'id'>): string => JSON.stringify([player, id]);
const isSeated = ({ table }: Row, player: PlayerId): boolean => peopleOf(table).includes(player);
const isUnfinished = ({ table }: Row): boolean => table.status !== 'over';
const isShared = ({ table }: Row): boolean => peopleOf(table).length > 1;
const elapsedIn = ({ play, lease }: Row): number => Math.max(play.elapsed, lease.elapsed);

const listing = (row: Row): TableListing => {
  const { code, game, options, status, seats } = row.table;
  const { pending, due, brief } = row.play;
  return { code, game, options, status, seats, pending, due, brief, elapsed: elapsedIn(row) };
};

const isExpired = ({ table: { status, touchedAt, seats }, play: { held } }: Row, before: Expiry): boolean => {
  switch (status) {
    case 'waiting':
      return touchedAt < (held === 0 ? before.empty : before.waiting);
    case 'playing':
      if (peopleOf({ seats }).length <= 1 && touchedAt < before.solo) return true;
      return touchedAt < (held === 0 ? before.abandoned : before.playing);
    case 'over':
      return touchedAt < before.over;
  }
};

export class MemoryStore implements Store {
  readonly #time: Pick<Time, 'now'>;
  readonly #rows: Map<string, Row>;
  #closed = false;

  constructor(time: Pick<Time, 'now'>, rows: ReadonlyMap<string, Row> = new Map()) {
    this.#time = time;
    this.#rows = new Map(rows);
  }

  /** What would be found by whoever opened it now, as after the death of a process. */
  copy(time = this.#time): MemoryStore {
    return new MemoryStore(time, this.#rows);
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
    if (this.#rows.has(table.code)) return 'conflict';
    if (terms.previous !== undefined) {
      const { code, nextBy } = terms.previous;
      const old = this.#rows.get(code);
      if (old === undefined || old.table.next !== undefined) return 'conflict';
      this.#rows.set(code, { ...old, table: { ...old.table, next: table.code, nextBy, version: old.table.version + 1 } });
    }
    this.#rows.set(table.code, {
      table: { ...table, status: play.status },
      play,
      entries: [],
      words: [],
      lease: { holder: '', until: 0, elapsed: 0 },
      seenAt: table.touchedAt,
      requests: new Map(),
    });
    this.#note(table.code, terms);
    return 'done';
  }

  async load(code: string): Promise<StoredTable | undefined> {
    this.#mustBeOpen();
    const row = this.#rows.get(code);
    return (
      row && { table: row.table, play: row.play, entries: row.entries, elapsed: Math.max(elapsedIn(row), row.entries.at(-1)?.elapsed ?? 0) }
    );
  }

  async save(table: TableRecord, play: PlayState, expected: number, terms: Terms = {}): Promise<Written> {
    const barred = this.#barred(terms, table.code);
    if (barred !== undefined) return barred;
    const row = this.#rows.get(table.code);
    if (row === undefined || row.table.version !== expected) return 'conflict';
    const { next, nextBy } = row.table;
    this.#rows.set(table.code, { ...row, table: { ...table, status: play.status, next, nextBy }, play, seenAt: table.touchedAt });
    this.#note(table.code, terms);
    return 'done';
  }

  async append(code: string, expected: number, entries: readonly Entry[], play: PlayState, terms: AppendTerms = {}): Promise<Written> {
    const last = entries.at(-1);
    if (last === undefined) throw new RangeError('nothing to append');
    const barred = this.#barred(terms, code);
    if (barred !== undefined) return barred;
    const row = this.#rows.get(code);
    if (row === undefined || row.entries.length !== expected) return 'conflict';
    const all = [...row.entries, ...entries];
    const named = all.flatMap(({ seat, client }) => (client === undefined ? [] : [`${seat} ${client}`]));
    if (new Set(named).size < named.length) throw new Error(`table ${code} has two entries of one name`);
    const touchedAt = terms.sealed === true ? row.table.touchedAt : last.at;
    this.#rows.set(code, { ...row, table: { ...row.table, ...terms.seating, status: play.status, touchedAt }, play, entries: all });
    this.#note(code, terms);
    return 'done';
  }

  async answered(player: PlayerId, id: string): Promise<(Request & { readonly code: string }) | undefined> {
    this.#mustBeOpen();
    const name = nameOf({ player, id });
    for (const [code, { requests }] of this.#rows) {
      const request = requests.get(name);
      if (request !== undefined) return { ...request, code };
    }
    return undefined;
  }

  async heads(codes: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    this.#mustBeOpen();
    const heads = new Map<string, Head>();
    for (const code of codes) {
      const row = this.#rows.get(code);
      if (row !== undefined) heads.set(code, { version: row.table.version, length: row.entries.length, words: row.words.at(-1)?.n ?? 0 });
    }
    return heads;
  }

  async hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number): Promise<ReadonlySet<string>> {
    this.#mustBeOpen();
    const held = new Set<string>();
    for (const [code, time] of elapsed) {
      const row = this.#rows.get(code);
      if (row === undefined || this.#isHeldByOther(row, host)) continue;
      const lease = { holder: host, until: this.#time.now() + milliseconds, elapsed: Math.max(row.lease.elapsed, time) };
      this.#rows.set(code, { ...row, lease });
      held.add(code);
    }
    return held;
  }

  async release(host: string, codes: readonly string[]): Promise<void> {
    this.#mustBeOpen();
    for (const code of codes)
      this.#change(code, (row) => (row.lease.holder === host ? { ...row, lease: { ...row.lease, until: 0 } } : row));
  }

  async say(code: string, word: Word, keep: number): Promise<{ readonly n: number; readonly known: boolean }> {
    this.#mustBeOpen();
    const words = this.#rows.get(code)?.words ?? [];
    const known = words.find(({ player, client }) => player === word.player && client === word.client);
    if (known !== undefined) return { n: known.n, known: true };
    const n = (words.at(-1)?.n ?? 0) + 1;
    this.#change(code, (row) => ({ ...row, words: [...words, { ...word, n }].slice(-keep) }));
    return { n, known: false };
  }

  async words(code: string, after: number): Promise<readonly NumberedWord[]> {
    this.#mustBeOpen();
    return (this.#rows.get(code)?.words ?? []).filter(({ n }) => n > after);
  }

  async tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]> {
    return this.#unfinishedOf(player)
      .sort((a, b) => b.table.touchedAt - a.table.touchedAt)
      .slice(0, limit)
      .map(listing);
  }

  async soloTables(player: PlayerId, keep: number): Promise<readonly string[]> {
    return this.#unfinishedOf(player)
      .filter((row) => !isShared(row))
      .sort((a, b) => b.table.touchedAt - a.table.touchedAt || b.table.createdAt - a.table.createdAt)
      .slice(keep)
      .map(({ table }) => table.code);
  }

  async openTables(limit: number, seenSince: number): Promise<readonly TableListing[]> {
    this.#mustBeOpen();
    return [...this.#rows.values()]
      .filter(
        ({ table: { status, settings, seats }, seenAt }) =>
          status === 'waiting' && settings.listed && seenAt >= seenSince && seats.some(({ kind }) => kind === 'open'),
      )
      .sort((a, b) => b.table.createdAt - a.table.createdAt)
      .slice(0, limit)
      .map(listing);
  }

  async see(codes: readonly string[], at: number): Promise<void> {
    this.#mustBeOpen();
    for (const code of codes) this.#change(code, (row) => ({ ...row, seenAt: at }));
  }

  async wakeful(host: string): Promise<readonly string[]> {
    this.#mustBeOpen();
    return [...this.#rows.values()]
      .filter((row) => row.play.wake && row.play.status === 'playing' && !this.#isHeldByOther(row, host))
      .map(({ table }) => table.code);
  }

  async expired(before: Expiry): Promise<readonly ExpiredTable[]> {
    this.#mustBeOpen();
    return [...this.#rows.values()]
      .filter((row) => isExpired(row, before))
      .map(({ table: { code, game, rules } }) => ({ code, game, rules }));
  }

  async remove(codes: readonly string[]): Promise<number> {
    this.#mustBeOpen();
    return codes.filter((code) => this.#rows.delete(code)).length;
  }

  #unfinishedOf(player: PlayerId): Row[] {
    this.#mustBeOpen();
    return [...this.#rows.values()].filter((row) => isUnfinished(row) && isSeated(row, player));
  }

  #isHeldByOther({ lease }: Row, host: string): boolean {
    return lease.holder !== host && lease.until > this.#time.now();
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new Error('the store is closed');
  }

  #barred({ crowd, request }: Terms, code: string): 'full' | 'known' | undefined {
    this.#mustBeOpen();
    if (request !== undefined && [...this.#rows.values()].some(({ requests }) => requests.has(nameOf(request)))) return 'known';
    return crowd !== undefined && this.#isCrowded(crowd, code) ? 'full' : undefined;
  }

  #isCrowded({ player, limit, alone = false }: Crowd, besides: string): boolean {
    const rows = [...this.#rows.values()].filter((row) => row.table.code !== besides);
    return rows.filter((row) => isUnfinished(row) && isShared(row) !== alone && isSeated(row, player)).length >= limit;
  }

  #note(code: string, { request }: Terms): void {
    if (request === undefined) return;
    this.#change(code, (row) => ({ ...row, requests: new Map([...row.requests, [nameOf(request), request]]) }));
    const theirs = [...this.#rows.values()].flatMap(({ requests }) =>
      [...requests.values()].filter(({ player }) => player === request.player),
    );
    const oldest = theirs.toSorted((a, b) => b.at - a.at)[REQUESTS - 1]?.at ?? -Infinity;
    const isKept = ({ player, at }: Request): boolean => player !== request.player || at >= oldest;
    for (const [known, row] of this.#rows) {
      const kept = [...row.requests].filter(([, each]) => isKept(each));
      if (kept.length < row.requests.size) this.#rows.set(known, { ...row, requests: new Map(kept) });
    }
  }

  #change(code: string, change: (row: Row) => Row): void {
    const row = this.#rows.get(code);
    if (row !== undefined) this.#rows.set(code, change(row));
  }
}
