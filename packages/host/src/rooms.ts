// All tables in memory. One writer per table: whatever touches a table waits for its turn in the table's own queue.
import type { AnyGame } from '@maravilha/kernel';
import type { RefusalCode } from '@maravilha/protocol';
import { MatchRun } from './match-run.ts';
import type { News } from './news.ts';
import type { Ports } from './ports.ts';
import { type Client, type Loaded, Room } from './room.ts';
import { peopleOf } from './seating.ts';
import { DamagedTable, type Entry, type Head, isChoice, NewerTable, type TableRecord } from './store.ts';

interface Slot {
  tail: Promise<unknown>;
  /** Tasks that wait or run. */
  tasks: number;
  room: Room | undefined;
  /** Memory may differ from the store: read the table again before the next task. */
  doubtful: boolean;
  /** It is read again soon, though nobody asks. */
  retries: boolean;
}

/** To a table, at another host. */
export interface Happened {
  /** Something that everybody may know, and that no number of a match tells. */
  readonly shown: boolean;
  readonly begun: boolean;
  readonly ended: boolean;
}

export interface RoomsParts extends Pick<Ports, 'store' | 'players' | 'family' | 'log' | 'time' | 'limits' | 'together'> {
  readonly news: News | undefined;
  /** A table is in memory now. */
  readonly onShow: (room: Room) => void;
  /** Somebody looks no more. */
  readonly onLookAway: (room: Room, client: Client) => void;
  /** It is so no more. */
  readonly onDrop: (room: Room) => void;
  /** Nobody needs it here: it may be put away until somebody asks for it. */
  readonly isIdle: (room: Room) => boolean;
  /** Its bots and clocks are to be woken. */
  readonly onLoad: (room: Room) => void;
  /** A table was read again: those who look are told what they do not know. */
  readonly onNews: (room: Room, happened: Happened) => void;
}

export class Rooms {
  readonly #parts: RoomsParts;
  readonly #slots = new Map<string, Slot>();
  /** Tables that a client looks at, to find them when its socket closes. */
  readonly #looking = new Map<Client, Set<string>>();
  #closed = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  /** Tables in memory now. */
  get size(): number {
    return this.#slots.size;
  }

  /** Runs `task` alone on the table; `undefined` when there is no such table. A task that throws leaves nothing of itself in memory. */
  run<T>(code: string, task: (room: Room | undefined) => Promise<T> | T): Promise<T> {
    return this.#queue(code, async (slot) => {
      if (slot.room === undefined || slot.doubtful) await this.#read(code, slot);
      return await task(slot.room);
    });
  }

  /** A table that has just been made, and lies in the store as it is here. */
  add(made: Loaded): Promise<void> {
    return this.#queue(made.record.code, (slot) => {
      if (slot.room === undefined) this.#show(slot, made);
    });
  }

  #queue<T>(code: string, task: (slot: Slot) => Promise<T> | T): Promise<T> {
    let slot = this.#slots.get(code);
    if (slot === undefined) {
      slot = { tail: Promise.resolve(), tasks: 0, room: undefined, doubtful: false, retries: false };
      this.#slots.set(code, slot);
    }
    const mine = slot;
    mine.tasks += 1;
    const result = mine.tail.then(() => task(mine));
    mine.tail = result.then(
      () => this.#finish(code, mine),
      (error: unknown) => {
        mine.doubtful = true;
        // What is damaged stays so, and so does what is newer.
        if (!(error instanceof DamagedTable || error instanceof NewerTable)) this.#retry(code, mine);
        this.#finish(code, mine);
      },
    );
    return result;
  }

  /**
   * Another host may have written: where it has, the table is read again, unless all that is missing here is what it says that it `added`.
   * Answers whether something was missing.
   */
  async catchUp(code: string, head?: Omit<Head, 'words'>, added: readonly Entry[] = []): Promise<boolean> {
    const slot = this.#slots.get(code);
    if (this.#parts.news === undefined || slot === undefined) return false;
    if (head !== undefined && slot.room !== undefined && !slot.doubtful && !isBehind(slot.room, head)) return false;
    return this.#queue(code, async (now) => {
      if (now.room === undefined) return false;
      const stored = head ?? (await this.#parts.store.heads([code])).get(code);
      if (!now.doubtful && stored !== undefined && !isBehind(now.room, stored)) return false;
      if (stored === undefined || !this.#goOn(now, stored, added)) await this.#read(code, now);
      return true;
    });
  }

  /** Marks the table to be read again, because the store disagreed with memory. */
  doubt(code: string): void {
    const slot = this.#slots.get(code);
    if (slot !== undefined) slot.doubtful = true;
  }

  codesOf(client: Client): ReadonlySet<string> {
    return this.#looking.get(client) ?? new Set();
  }

  look(client: Client, room: Room): void {
    room.enter(client);
    const codes = this.#looking.get(client) ?? new Set<string>();
    this.#looking.set(client, codes.add(room.code));
    this.#parts.news?.here(room);
  }

  lookAway(client: Client, room: Room): void {
    room.leave(client);
    const codes = this.#looking.get(client);
    codes?.delete(room.code);
    if (codes?.size === 0) this.#looking.delete(client);
    this.#parts.onLookAway(room, client);
    this.#parts.news?.here(room);
  }

  /** Everyone who looks is sent away, and told why. */
  dismiss(room: Room, why: RefusalCode, who: (client: Client) => boolean = () => true): void {
    for (const client of [...room.clients].filter(who)) {
      this.lookAway(client, room);
      client.send(JSON.stringify({ t: 'refused', code: why, data: { table: room.code } }));
    }
  }

  /** Tables in memory, for counting and for telling a new name. */
  *live(): Iterable<Room> {
    for (const slot of this.#slots.values()) if (slot.room !== undefined) yield slot.room;
  }

  isWatched(code: string): boolean {
    return (this.#slots.get(code)?.room?.clients.size ?? 0) > 0;
  }

  /** Puts away what nobody needs now. */
  sweep(): void {
    for (const [code, slot] of this.#slots) {
      if (slot.tasks === 0 && (slot.room === undefined || this.#parts.isIdle(slot.room))) this.#drop(code, slot);
    }
  }

  /** Nothing begins by itself any more; waits until no task is left. */
  async settle(): Promise<void> {
    this.#closed = true;
    for (;;) {
      const busy = [...this.#slots.values()].filter((slot) => slot.tasks > 0);
      if (busy.length === 0) return;
      await Promise.all(busy.map((slot) => slot.tail));
    }
  }

  async #read(code: string, slot: Slot): Promise<void> {
    const loaded = await this.#load(code, slot);
    slot.doubtful = false;
    if (loaded !== undefined) return this.#show(slot, loaded);
    if (slot.room === undefined) return;
    this.dismiss(slot.room, 'unknown-table');
    this.#leave(slot.room);
    slot.room = undefined;
  }

  /** Plays on by these choices, which lead up to `head`; answers whether they are all that is missing. */
  #goOn(slot: Slot, { version, length }: Omit<Head, 'words'>, added: readonly Entry[]): boolean {
    const { room } = slot;
    const last = added.at(-1);
    const from = length - added.length;
    if (slot.doubtful || room?.run === undefined || last === undefined) return false;
    if (version !== room.head.version || from > room.head.length) return false;
    const { run, record } = room;
    try {
      run.goOn(added, from);
    } catch (error) {
      this.#parts.log.warn({ err: error, table: room.code }, 'what another host says it has added does not fit');
      slot.doubtful = true;
      return false;
    }
    room.advanced(undefined);
    room.hasRun(last.elapsed);
    this.#parts.onNews(room, { shown: false, begun: false, ended: record.status !== 'over' && run.over });
    return true;
  }

  #show(slot: Slot, loaded: Loaded): void {
    const { time, limits, together, onShow, onLoad, onNews } = this.#parts;
    const { room } = slot;
    if (room !== undefined) {
      const happened = happenedTo(room, loaded);
      room.replace(loaded);
      return onNews(room, happened);
    }
    slot.room = new Room(loaded, { time, away: limits.away, together });
    onShow(slot.room);
    onLoad(slot.room);
  }

  async #load(code: string, { room, doubtful }: Slot): Promise<Loaded | undefined> {
    const { store, players, family, log, together } = this.#parts;
    const stored = await store.load(code);
    if (stored === undefined) return undefined;
    const { table, entries, elapsed } = stored;
    const member = family.find(table.game);
    // What has not begun is played by the newest rules.
    const record =
      table.status === 'waiting' && table.origin === undefined && member !== undefined
        ? { ...table, rules: member.newest.game.rules }
        : table;
    const game = member?.expert(record.rules)?.game;
    if (game === undefined) log.warn({ table: code, game: table.game, rules: table.rules }, 'a table of unknown rules is left alone');
    const fresh = entries.slice(room?.head.length ?? 0);
    // A match that is in memory as far as it goes only goes on.
    const known = doubtful ? undefined : room?.run;
    const run = game === undefined || table.status === 'waiting' ? undefined : replayed(game, table, entries, { known, together });
    const people = new Set([...peopleOf(table), ...(run?.hands.sat ?? []), ...(run?.hands.asks ?? []).map(({ player }) => player)]);
    return { record, game, run, names: await players.names([...people]), elapsed, fresh };
  }

  /** A store that fails leaves bots and clocks standing: once it works again they go on, and those who look are told what they do not know. */
  #retry(code: string, slot: Slot): void {
    const { time, limits, log } = this.#parts;
    if (slot.room === undefined || slot.retries) return;
    slot.retries = true;
    time.after(limits.retry, () => {
      slot.retries = false;
      if (this.#closed || !slot.doubtful || this.#slots.get(code) !== slot) return;
      this.run(code, () => undefined).catch((error: unknown) => log.warn({ err: error, table: code }, 'a table could not be read again'));
    });
  }

  #finish(code: string, slot: Slot): void {
    slot.tasks -= 1;
    if (slot.tasks === 0 && slot.room === undefined) this.#drop(code, slot);
  }

  #drop(code: string, slot: Slot): void {
    if (slot.room !== undefined) this.#leave(slot.room);
    this.#slots.delete(code);
  }

  #leave(room: Room): void {
    room.stop();
    this.#parts.onDrop(room);
  }
}

const isBehind = ({ head }: Room, { version, length }: Omit<Head, 'words'>): boolean => version > head.version || length > head.length;

const happenedTo = ({ record }: Room, { record: now, fresh = [] }: Loaded): Happened => ({
  shown: now.version > record.version || fresh.some(({ kind }) => !isChoice(kind)),
  begun: record.status === 'waiting' && now.status !== 'waiting',
  ended: record.status !== 'over' && now.status === 'over',
});

const replayed = (
  game: AnyGame,
  table: TableRecord,
  entries: readonly Entry[],
  { known, together }: Pick<Ports, 'together'> & { readonly known: MatchRun | undefined },
): MatchRun => {
  try {
    if (known === undefined) return new MatchRun(game, table, entries, { together });
    known.goOn(entries);
    return known;
  } catch (error) {
    throw new DamagedTable(table.code, 'its log does not replay', { cause: error });
  }
};
