// Making tables, coming to them, arranging them, starting them.
import { type AnyGame, SPECTATOR, toHex } from '@maravilha/kernel';
import { type ClientMessage, CODE_ALPHABET, CODE_LENGTH } from '@maravilha/protocol';
import type { Context } from './context.ts';
import { MatchRun } from './match-run.ts';
import type { Play } from './play.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import {
  arrange,
  begin,
  closeSeat,
  fillSeats,
  newTable,
  peopleOf,
  placeBot,
  rematchOf,
  seatOf,
  sitDown,
  standUp,
  swapSeats,
  waitingState,
} from './seating.ts';
import type { Expiry, PlayState, TableRecord } from './store/types.ts';

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Codes are drawn at random; after this many that were taken, something is wrong. */
const CODE_ATTEMPTS = 10;

export class Tables {
  readonly #context: Context;
  readonly #play: Play;

  constructor(context: Context, play: Play) {
    this.#context = context;
    this.#play = play;
  }

  async create(client: Client, message: Of<'create'>): Promise<Answer<string>> {
    const game = this.#context.family.find(message.game)?.newest.game;
    if (game === undefined) return refuse('unknown-game');
    if (message.bots !== undefined && !this.#context.levels.includes(message.bots)) return refuse('unknown-level');
    if (await this.#hasTooMany(client)) return refuse('too-many-tables', { limit: this.#context.limits.tablesPerPlayer });
    const made = newTable(game, {
      code: '',
      owner: client.player.id,
      options: message.options,
      settings: message.settings,
      bots: message.bots,
      now: this.#context.time.now(),
    });
    if (!made.ok) return made;
    const started = message.start === true ? this.#begun(game, made.value) : made;
    if (!started.ok) return started;
    const code = await this.#store(game, started.value);
    if (code === undefined) throw new Error('no free table code was found');
    // A match that begins at once has bots to wake.
    if (started.value.status === 'playing') await this.#context.rooms.run(code, () => undefined);
    return grant(code);
  }

  async enter(room: Room, client: Client, since: number): Promise<Answer<undefined>> {
    const { rooms, limits, time } = this.#context;
    const spectator = room.viewerOf(client) === SPECTATOR;
    // Before the start the door stands open: whoever has the link may come and sit down.
    if (spectator && room.record.status !== 'waiting' && !room.record.settings.spectators) return refuse('no-spectators');
    const isNew = !room.clients.has(client);
    if (isNew && rooms.codesOf(client).size >= limits.tablesPerSocket) return refuse('too-many-tables', { limit: limits.tablesPerSocket });
    rooms.look(client, room);
    if (isNew) room.sendTable();
    else room.sendTable([client]);
    room.sendSync(client, since, time.now());
    this.#play.resume(room);
    return grant(undefined);
  }

  exit(room: Room, client: Client): void {
    if (!room.clients.has(client)) return;
    this.#context.rooms.lookAway(client, room);
    room.sendTable();
  }

  async sit(room: Room, client: Client, seat: number): Promise<Answer<undefined>> {
    if (room.record.status !== 'waiting') return this.#play.comeBack(room, client, seat);
    if (await this.#hasTooMany(client)) return refuse('too-many-tables', { limit: this.#context.limits.tablesPerPlayer });
    const done = await this.#change(room, sitDown(room.record, client.player.id, seat));
    if (!done.ok) return done;
    return done;
  }

  stand(room: Room, client: Client): Promise<Answer<undefined>> {
    if (room.record.status !== 'waiting') return this.#play.leave(room, client);
    room.willing.delete(client.player.id);
    return this.#change(room, standUp(room.record, client.player.id));
  }

  async placeBot(room: Room, client: Client, seat: number, level: string | undefined): Promise<Answer<undefined>> {
    if (level !== undefined && !this.#context.levels.includes(level)) return refuse('unknown-level');
    return this.#change(room, placeBot(room.record, client.player.id, seat, level));
  }

  close(room: Room, client: Client, seat: number): Promise<Answer<undefined>> {
    return this.#change(room, closeSeat(gameOf(room), room.record, client.player.id, seat));
  }

  swap(room: Room, client: Client, a: number, b: number): Promise<Answer<undefined>> {
    return this.#change(room, swapSeats(room.record, client.player.id, a, b));
  }

  arrange(room: Room, client: Client, message: Of<'options'>): Promise<Answer<undefined>> {
    const change = { options: message.options, settings: message.settings };
    return this.#change(room, arrange(gameOf(room), room.record, client.player.id, change));
  }

  async start(room: Room, client: Client, bots: string | undefined): Promise<Answer<undefined>> {
    if (bots !== undefined && !this.#context.levels.includes(bots)) return refuse('unknown-level');
    if (room.record.status !== 'waiting') return refuse('already-started');
    if (room.record.owner !== client.player.id) return refuse('not-owner');
    return this.#start(room, bots);
  }

  /** The first to ask makes the table; it starts by itself once all people who sat here have asked. */
  async rematch(room: Room, client: Client): Promise<Answer<string>> {
    const player = client.player.id;
    if (seatOf(room.record, player) === undefined) return refuse('not-seated');
    if (room.run === undefined || !room.run.match.over) return refuse('not-over');
    const next = room.record.next ?? (await this.#makeRematch(room, client));
    if (next === undefined) return refuse('too-many-tables', { limit: this.#context.limits.tablesPerPlayer });
    await this.#context.rooms.run(next, async (table) => {
      if (table === undefined || table.record.status !== 'waiting') return;
      table.willing.add(player);
      if (peopleOf(table.record).every((person) => table.willing.has(person))) await this.#start(table);
    });
    return grant(next);
  }

  /** Removes what nobody has touched for long. A table that somebody looks at stays, and so does one that only a newer build can open. */
  async cleanUp(): Promise<number> {
    const { family, store, rooms, time, limits } = this.#context;
    const now = time.now();
    const { keep } = limits;
    const before: Expiry = {
      empty: now - keep.empty,
      waiting: now - keep.waiting,
      abandoned: now - keep.abandoned,
      playing: now - keep.playing,
      over: now - keep.over,
      session: now - keep.session,
    };
    const due = await store.expired(before);
    const codes = due
      .filter(({ code, game, rules }) => !rooms.isWatched(code) && family.find(game)?.expert(rules) !== undefined)
      .map(({ code }) => code);
    const removed = await store.remove(codes, before);
    for (const code of codes) rooms.doubt(code);
    return removed;
  }

  #begun(game: AnyGame, record: TableRecord): Answer<TableRecord> {
    const { drawSeed, time } = this.#context;
    return begin(game, record, toHex(drawSeed()), time.now());
  }

  async #start(room: Room, bots?: string): Promise<Answer<undefined>> {
    const { rooms, time } = this.#context;
    const game = gameOf(room);
    const begun = this.#begun(game, bots === undefined ? room.record : fillSeats(room.record, bots));
    if (!begun.ok) return begun;
    const record = { ...begun.value, version: room.record.version + 1 };
    const run = new MatchRun(game, record, [], []);
    const saved = await this.#save(room, record, run.playState);
    if (!saved.ok) return saved;
    room.run = run;
    for (const client of room.clients) {
      if (room.viewerOf(client) !== SPECTATOR || record.settings.spectators) continue;
      rooms.lookAway(client, room);
      client.send(JSON.stringify({ t: 'refused', code: 'no-spectators', data: { table: room.code } }));
    }
    room.sendTable();
    for (const client of room.clients) room.sendSync(client, 0, time.now());
    this.#play.resume(room);
    return grant(undefined);
  }

  async #makeRematch(room: Room, client: Client): Promise<string | undefined> {
    if (await this.#hasTooMany(client)) return undefined;
    // A rematch is a new table: it takes the newest rules.
    const game = this.#context.family.find(room.record.game)?.newest.game ?? gameOf(room);
    const next = await this.#store(game, rematchOf(game, room.record, '', client.player.id, this.#context.time.now()), room.code);
    if (next === undefined) throw new Error(`the rematch of ${room.code} could not be made`);
    room.record = { ...room.record, next };
    room.sendTable();
    return next;
  }

  /** Gives the table a code that is free. */
  async #store(game: AnyGame, table: TableRecord, previous?: string): Promise<string | undefined> {
    const { store, lobby } = this.#context;
    for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
      const record = { ...table, code: this.#drawCode() };
      const play = record.status === 'playing' ? new MatchRun(game, record, [], []).playState : waitingState(record);
      if ((await store.create(record, play, previous)) === 'conflict') continue;
      lobby.touch(peopleOf(record), record.settings.listed);
      return record.code;
    }
    return undefined;
  }

  #drawCode(): string {
    // 32 letters: five bits of each byte, so all are equally likely.
    return Array.from(this.#context.random(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  }

  async #change(room: Room, changed: Answer<TableRecord>): Promise<Answer<undefined>> {
    if (!changed.ok) return changed;
    const gone = peopleOf(room.record);
    const record = { ...changed.value, version: room.record.version + 1, touchedAt: this.#context.time.now() };
    const listed = room.record.settings.listed || record.settings.listed;
    const saved = await this.#save(room, record, waitingState(record));
    if (!saved.ok) return saved;
    room.names = new Map(await this.#context.store.names(peopleOf(record)));
    room.sendTable();
    this.#context.lobby.touch([...gone, ...peopleOf(record)], listed);
    return saved;
  }

  async #save(room: Room, record: TableRecord, play: PlayState): Promise<Answer<undefined>> {
    const { store, rooms, lobby } = this.#context;
    const written = await store.save(record, play, room.record.version);
    if (written === 'conflict') {
      rooms.doubt(room.code);
      return refuse('stale');
    }
    room.record = record;
    lobby.touch(peopleOf(record), record.settings.listed);
    return grant(undefined);
  }

  async #hasTooMany(client: Client): Promise<boolean> {
    const { store, limits } = this.#context;
    return (await store.tablesOf(client.player.id, limits.tablesPerPlayer)).length >= limits.tablesPerPlayer;
  }
}

/** Nobody gets to a table whose game is not known here. */
const gameOf = ({ code, game }: Room): AnyGame => {
  if (game === undefined) throw new Error(`the rules of table ${code} are not known here`);
  return game;
};
