import type {
  AppendTerms,
  CreateTerms,
  Entry,
  ExpiredTable,
  Expiry,
  Head,
  NumberedWord,
  Player,
  PlayerId,
  PlayState,
  Request,
  Store,
  StoredTable,
  TableListing,
  TableRecord,
  Terms,
  Word,
  Written,
} from '@maravilha/host';
import * as leases from './leases.ts';
import * as lists from './lists.ts';
import * as people from './people.ts';
import * as requests from './requests.ts';
import type { Sessions } from './sessions.ts';
import * as tables from './tables.ts';
import * as talk from './talk.ts';
import type { Driver } from './work.ts';

/** The table, if a write under these terms looks at no other one. */
const aloneUnder = ({ crowd, request }: Terms, code: string): string | undefined =>
  crowd === undefined && request === undefined ? code : undefined;

/** A store in a database that speaks SQL; the driver knows which. */
export class SqlStore implements Store, Sessions {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  check(): Promise<void> {
    return this.#driver.write(() => tables.check());
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  create(table: TableRecord, play: PlayState, terms: CreateTerms = {}): Promise<Written> {
    return this.#driver.write(
      () => tables.create(table, play, terms),
      terms.previous === undefined ? aloneUnder(terms, table.code) : undefined,
    );
  }

  load(code: string): Promise<StoredTable | undefined> {
    return this.#driver.read(() => tables.load(code));
  }

  heads(codes: readonly string[]): Promise<ReadonlyMap<string, Head>> {
    return this.#driver.read(() => tables.heads(codes));
  }

  save(table: TableRecord, play: PlayState, expected: number, terms: Terms = {}): Promise<Written> {
    return this.#driver.write(() => tables.save(table, play, expected, terms), aloneUnder(terms, table.code));
  }

  append(code: string, expected: number, entries: readonly Entry[], play: PlayState, terms: AppendTerms = {}): Promise<Written> {
    return this.#driver.write(() => tables.append(code, expected, entries, play, terms), aloneUnder(terms, code));
  }

  answered(player: PlayerId, id: string): Promise<(Request & { readonly code: string }) | undefined> {
    return this.#driver.read(() => requests.find(player, id));
  }

  see(codes: readonly string[], at: number): Promise<void> {
    return this.#driver.write(() => tables.see(codes, at));
  }

  remove(codes: readonly string[]): Promise<number> {
    return this.#driver.write(() => tables.remove(codes));
  }

  say(code: string, word: Word, keep: number): Promise<{ readonly n: number; readonly known: boolean }> {
    return this.#driver.write(() => talk.say(code, word, keep), code);
  }

  words(code: string, after: number): Promise<readonly NumberedWord[]> {
    return this.#driver.read(() => talk.words(code, after));
  }

  tablesOf(player: PlayerId, limit: number): Promise<readonly TableListing[]> {
    return this.#driver.read(() => lists.tablesOf(player, limit));
  }

  soloTables(player: PlayerId, keep: number): Promise<readonly string[]> {
    return this.#driver.read(() => lists.soloTables(player, keep));
  }

  dealt(deal: string): Promise<readonly TableListing[]> {
    return this.#driver.read(() => lists.dealt(deal));
  }

  openTables(limit: number, seenSince: number): Promise<readonly TableListing[]> {
    return this.#driver.read(() => lists.openTables(limit, seenSince));
  }

  expired(before: Expiry): Promise<readonly ExpiredTable[]> {
    return this.#driver.read(() => lists.expired(before));
  }

  wakeful(host: string): Promise<readonly string[]> {
    return this.#driver.read(() => leases.wakeful(host, this.#driver.now));
  }

  hold(host: string, elapsed: ReadonlyMap<string, number>, milliseconds: number): Promise<ReadonlySet<string>> {
    return this.#driver.write(() => leases.hold(host, elapsed, milliseconds, this.#driver.now));
  }

  release(host: string, codes: readonly string[]): Promise<void> {
    return this.#driver.write(() => leases.release(host, codes));
  }

  addSession(idHash: string, player: Player, at: number): Promise<void> {
    return this.#driver.write(() => people.addSession(idHash, player, at));
  }

  findSession(idHash: string): Promise<(Player & { readonly seenAt: number }) | undefined> {
    return this.#driver.read(() => people.findSession(idHash));
  }

  touchSession(idHash: string, at: number): Promise<void> {
    return this.#driver.write(() => people.touchSession(idHash, at));
  }

  addDevice(tokenHash: string, player: PlayerId, until: number): Promise<void> {
    return this.#driver.write(() => people.addDevice(tokenHash, player, until));
  }

  redeemDevice(tokenHash: string, idHash: string, now: number): Promise<Player | undefined> {
    return this.#driver.write(() => people.redeemDevice(tokenHash, idHash, now));
  }

  rename(player: PlayerId, name: string): Promise<void> {
    return this.#driver.write(() => people.rename(player, name));
  }

  names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>> {
    return this.#driver.read(() => people.names(players));
  }

  forget(seenBefore: number, now: number): Promise<void> {
    return this.#driver.write(() => people.forget(seenBefore, now));
  }
}
