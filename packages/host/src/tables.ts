// Making tables, coming to them, arranging them, starting them.
import { type AnyGame, SPECTATOR, toHex } from '@maravilha/kernel';
import { type ClientMessage, CODE_ALPHABET, CODE_LENGTH, type Past, PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { Deals } from './deals.ts';
import { MatchRun } from './match-run.ts';
import { Openings } from './openings.ts';
import type { People } from './people.ts';
import type { Play } from './play.ts';
import { type Answer, CONFLICT, grant, refuse } from './refusal.ts';
import { doneBefore, requestOf } from './requests.ts';
import type { Client, Room } from './room.ts';
import {
  arrange,
  begin,
  type By,
  closeSeat,
  fillSeats,
  makeReady,
  peopleOf,
  placeBot,
  rematchOf,
  seatOf,
  sitDown,
  standUp,
  swapSeats,
  waitingState,
} from './seating.ts';
import type { CreateTerms, Crowd, Expiry, PlayerId, PlayState, Request, TableRecord, Terms } from './store.ts';
import { pastOf } from './table-info.ts';
import type { Talk } from './talk.ts';

type Of<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

/** Codes are drawn at random; after this many that were taken, something is wrong. */
const CODE_ATTEMPTS = 10;

export class Tables {
  readonly #context: Context;
  readonly #play: Play;
  readonly #people: People;
  readonly #talk: Talk;
  readonly #deals: Deals;
  readonly #openings: Openings;

  constructor(context: Context, play: Play, people: People, talk: Talk, deals: Deals) {
    this.#context = context;
    this.#deals = deals;
    this.#openings = new Openings(context, deals, (room, reader) => this.past(room, reader));
    this.#play = play;
    this.#people = people;
    this.#talk = talk;
  }

  async create(client: Client, message: Of<'create'>): Promise<Answer<string>> {
    const { store, time, limits } = this.#context;
    const { id, name } = client.player;
    const request = requestOf(id, message, time.now());
    const before = await doneBefore(store, request);
    if (before !== undefined) return before;
    const opened = await this.#openings.open(client, message);
    if (!opened.ok) return opened;
    if ('code' in opened.value) return grant(opened.value.code);
    const { game, record } = opened.value;
    const started = message.start === true ? this.#begun(game, record) : grant(record);
    if (!started.ok) return started;
    const run = message.start === true ? new MatchRun(game, started.value, [], this.#context) : undefined;
    const crowd = { player: id, limit: limits.soloTables, alone: true };
    const make = () => this.#store(started.value, run?.playState ?? waitingState(started.value), { crowd, request });
    let stored = await make();
    // Tables of one person alone do not count, but there is an end to them: the oldest go.
    while (!stored.ok && stored.error.code === 'too-many-tables' && (await this.#trim(client)) > 0) stored = await make();
    // It came twice at once.
    if (!stored.ok) return (await doneBefore(store, request)) ?? stored;
    // A match that begins at once has bots to wake.
    if (run !== undefined) await this.#context.rooms.add({ record: stored.value, game, run, names: new Map([[id, name]]), elapsed: 0 });
    return grant(stored.value.code);
  }

  /** What was played at a table, for those who may see it. */
  async past(room: Room | undefined, reader: PlayerId | undefined): Promise<Answer<Past>> {
    if (room === undefined) return refuse('unknown-table');
    if (room.game === undefined) return refuse('unknown-rules');
    if (room.run === undefined || !room.run.over) return refuse('not-over');
    const may = await this.#deals.mayRead(room, reader);
    return may.ok ? grant(pastOf(room, reader)) : may;
  }

  /** Answers the id of the deal that others may play from now on. */
  async deal(room: Room, client: Client): Promise<Answer<string>> {
    const dealt = this.#deals.dealOf(room, client);
    if (!dealt.ok || room.run === undefined || room.record.deal !== undefined) return dealt.ok ? grant(dealt.value.deal) : dealt;
    const saved = await this.#save(room, { ...dealt.value, version: room.record.version + 1 }, room.run.playState);
    if (!saved.ok) return saved;
    room.run.hands.dealt();
    room.sendTable();
    room.sendUpdate(true);
    return grant(dealt.value.deal);
  }

  async enter(room: Room, client: Client, held: { readonly since: number; readonly words: number }): Promise<Answer<undefined>> {
    const { rooms, limits } = this.#context;
    const spectator = room.viewerOf(client) === SPECTATOR;
    // Before the start the door stands open: whoever has the link may come and sit down. Whoever sat here may watch.
    const mayLook = !spectator || room.record.status === 'waiting' ? grant(undefined) : await this.#deals.mayRead(room, client.player.id);
    if (!mayLook.ok) return mayLook;
    const isNew = !room.clients.has(client);
    if (isNew && rooms.codesOf(client).size >= limits.tablesPerSocket) return refuse('too-many-tables', { limit: limits.tablesPerSocket });
    await this.#people.welcomeBack(room, client);
    rooms.look(client, room);
    if (isNew) room.sendTable();
    else room.sendTable([client]);
    room.sendSync(client, held.since);
    await this.#talk.recall(room, client, held.words);
    this.#play.resume(room);
    if (!spectator && isShown(room)) await this.see([room.code]);
    return grant(undefined);
  }

  exit(room: Room, client: Client): void {
    if (!room.clients.has(client)) return;
    this.#context.rooms.lookAway(client, room);
    room.sendTable();
    this.#play.resume(room);
  }

  /** Listed tables stay listed while somebody who sits there is there. */
  async seeAll(): Promise<void> {
    const shown = [...this.#context.rooms.live()].filter(
      (room) => isShown(room) && peopleOf(room.record).some((person) => room.isPresent(person)),
    );
    await this.see(shown.map((room) => room.code));
  }

  async see(codes: readonly string[]): Promise<void> {
    const { store, time, lobby } = this.#context;
    if (codes.length > 0) await store.see(codes, time.now());
    lobby.touch([], true);
  }

  async sit(room: Room, client: Client, seat: number, request: Request): Promise<Answer<undefined>> {
    if (room.record.status !== 'waiting') return this.#play.comeBack(room, client, seat, request);
    const { id } = client.player;
    return this.#change(room, sitDown(room.record, id, seat, this.#context.time.now()), { crowd: this.#crowd(id), request });
  }

  stand(room: Room, client: Client, offer: boolean, request: Request): Promise<Answer<undefined>> {
    if (room.record.status !== 'waiting') return this.#play.leave(room, client, offer, request);
    return this.#change(room, standUp(room.record, client.player.id), { request });
  }

  /** The only person at the table throws it away, in whatever state; at one device, any of them for all. */
  async discard(room: Room, client: Client): Promise<Answer<undefined>> {
    if (seatOf(room.record, client.player.id) === undefined) return refuse('not-seated');
    const { deal } = room.record;
    // Others play the same deal, and everyone has one table of it.
    if ((peopleOf(room.record).length > 1 && this.#context.together !== true) || deal !== undefined) return refuse('not-alone');
    await this.#remove(room);
    return grant(undefined);
  }

  async placeBot(room: Room, client: Client, { seat, level }: Of<'bot'>, request: Request): Promise<Answer<undefined>> {
    const { levels, time, limits, together } = this.#context;
    if (level !== undefined && !levels.includes(level)) return refuse('unknown-level');
    const now = time.now();
    return this.#change(
      room,
      placeBot(room.record, byIn(room, client), seat, level, { now, until: together === true ? now : now + limits.sentAway }),
      { request },
    );
  }

  close(room: Room, client: Client, seat: number, request: Request): Promise<Answer<undefined>> {
    return this.#change(room, closeSeat(gameOf(room), room.record, byIn(room, client), seat), { request });
  }

  swap(room: Room, client: Client, { a, b }: Of<'swap'>, request: Request): Promise<Answer<undefined>> {
    return this.#change(room, swapSeats(room.record, byIn(room, client), a, b), { request });
  }

  async arrange(room: Room, client: Client, message: Of<'options'>, request: Request): Promise<Answer<undefined>> {
    const { options, settings } = message;
    if (room.run !== undefined) return this.#hush(room, client, message, request);
    return this.#change(room, arrange(gameOf(room), room.record, byIn(room, client), { options, settings }), { request });
  }

  async start(room: Room, client: Client, bots: string | undefined, request: Request): Promise<Answer<undefined>> {
    if (bots !== undefined && !this.#context.levels.includes(bots)) return refuse('unknown-level');
    if (room.record.status !== 'waiting') return refuse('already-started');
    if (!room.isHost(client.player.id)) return refuse('not-owner');
    return this.#start(room, bots, request);
  }

  /** The first to ask makes the table; it starts by itself once all people who sat here have asked. */
  async rematch(room: Room, client: Client): Promise<Answer<string>> {
    const player = client.player.id;
    if (seatOf(room.record, player) === undefined) return refuse('not-seated');
    if (room.run === undefined || !room.run.over) return refuse('not-over');
    const next = room.record.next === undefined ? await this.#makeRematch(room, client) : grant(room.record.next);
    if (!next.ok) return next;
    return this.#context.rooms.run(next.value, async (table) => {
      if (table === undefined || table.record.status !== 'waiting' || seatOf(table.record, player) === undefined) return next;
      const wished = await this.#change(table, makeReady(table.record, player));
      if (!wished.ok) return wished;
      // It may be refused, as long as seats are open: the wish stands all the same.
      if (table.record.seats.every((record) => record.kind !== 'person' || record.ready === true)) await this.#start(table);
      return next;
    });
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
      solo: now - keep.solo,
      playing: now - keep.playing,
      over: now - keep.over,
    };
    const due = await store.expired(before);
    const codes = due
      .filter(({ code, game, rules }) => !rooms.isWatched(code) && family.find(game)?.expert(rules) !== undefined)
      .map(({ code }) => code);
    const removed = await store.remove(codes);
    for (const code of codes) rooms.doubt(code);
    return removed;
  }

  #begun(game: AnyGame, record: TableRecord): Answer<TableRecord> {
    const { drawSeed, time } = this.#context;
    return begin(game, record, record.seed ?? toHex(drawSeed()), time.now());
  }

  async #start(room: Room, bots?: string, request?: Request): Promise<Answer<undefined>> {
    const game = gameOf(room);
    const begun = this.#begun(game, bots === undefined ? room.record : fillSeats(room.record, bots));
    if (!begun.ok) return begun;
    const record = { ...begun.value, version: room.record.version + 1 };
    const run = new MatchRun(game, record, [], this.#context);
    // Whoever sits down is counted at once; the owner, whom others join, only now.
    const { owner } = record;
    const crowd = owner !== undefined && peopleOf(record).length > 1 ? this.#crowd(owner) : undefined;
    const saved = await this.#save(room, record, run.playState, { request, crowd });
    if (!saved.ok) return saved;
    this.#play.begin(room, run);
    return grant(undefined);
  }

  async #makeRematch(room: Room, client: Client): Promise<Answer<string>> {
    // A rematch is a new table: it takes the newest rules.
    const game = this.#context.family.find(room.record.game)?.newest.game ?? gameOf(room);
    const record = rematchOf(game, room.record, '', client.player.id, this.#context.time.now());
    const { id } = client.player;
    const next = await this.#store(record, waitingState(record), { previous: { code: room.code, nextBy: id }, crowd: this.#crowd(id) });
    if (!next.ok) return next;
    room.followedBy(next.value.code, id);
    room.sendTable();
    this.#context.news?.head(room);
    return grant(next.value.code);
  }

  /** Gives the table a code that is free. */
  async #store(table: TableRecord, play: PlayState, terms: CreateTerms & { readonly crowd: Crowd }): Promise<Answer<TableRecord>> {
    const { store, lobby } = this.#context;
    for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
      const record = { ...table, code: this.#drawCode(table.settings.listed ? CODE_LENGTH : PRIVATE_CODE_LENGTH) };
      const written = await store.create(record, play, terms);
      if (written === 'full') return refuse('too-many-tables', { limit: terms.crowd.limit });
      if (written === 'known') return refuse('stale');
      if (written === 'conflict') continue;
      lobby.touch(peopleOf(record), record.settings.listed);
      return grant(record);
    }
    throw new Error('no free table code was found');
  }

  /** Makes room for one more table of one person alone: the oldest that nobody looks at go. Answers how many. */
  async #trim(client: Client): Promise<number> {
    const { store, rooms, limits } = this.#context;
    const codes = await store.soloTables(client.player.id, 0);
    const many = codes.length + 1 - limits.soloTables;
    let gone = 0;
    for (const code of codes.toReversed()) {
      if (gone >= many) break;
      gone += await rooms.run(code, async (room) => {
        // Somebody may have sat down in the meantime, or it may be gone.
        if (room !== undefined && (room.clients.size > 0 || peopleOf(room.record).length > 1)) return 0;
        if (room !== undefined) await this.#remove(room);
        return 1;
      });
    }
    return gone;
  }

  async #remove(room: Room): Promise<void> {
    const { store, rooms, lobby, news } = this.#context;
    await store.remove([room.code]);
    room.stop();
    rooms.dismiss(room, 'unknown-table');
    rooms.doubt(room.code);
    news?.gone(room);
    lobby.touch(peopleOf(room.record), room.record.settings.listed);
  }

  /** During play and after it, what may be said is all that can be changed. */
  async #hush(room: Room, client: Client, { options, settings }: Of<'options'>, request: Request): Promise<Answer<undefined>> {
    const { chat, ...rest } = settings ?? {};
    if (room.run === undefined || options !== undefined || chat === undefined || Object.keys(rest).length > 0)
      return refuse('already-started');
    if (!room.isHost(client.player.id)) return refuse('not-owner');
    const record = { ...room.record, settings: { ...room.record.settings, chat }, version: room.record.version + 1 };
    const saved = await this.#save(room, record, room.run.playState, { request });
    if (saved.ok) room.sendTable();
    return saved;
  }

  #crowd(player: PlayerId): Crowd {
    return { player, limit: this.#context.limits.tablesPerPlayer };
  }

  #drawCode(length: number): string {
    // 32 letters: five bits of each byte, so all are equally likely.
    return Array.from(this.#context.random(length), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  }

  async #change(room: Room, changed: Answer<TableRecord>, terms?: Terms): Promise<Answer<undefined>> {
    if (!changed.ok) return changed;
    const gone = peopleOf(room.record);
    const record = { ...changed.value, version: room.record.version + 1, touchedAt: this.#context.time.now() };
    const listed = room.record.settings.listed || record.settings.listed;
    const saved = await this.#save(room, record, waitingState(record), terms);
    if (!saved.ok) return saved;
    room.named(await this.#context.players.names(peopleOf(record)));
    room.sendTable();
    this.#context.lobby.touch([...gone, ...peopleOf(record)], listed);
    return saved;
  }

  async #save(room: Room, record: TableRecord, play: PlayState, terms: Terms = {}): Promise<Answer<undefined>> {
    const { store, rooms, lobby, news } = this.#context;
    const written = await store.save(record, play, room.record.version, terms);
    if (written === 'full') return refuse('too-many-tables', { limit: terms.crowd?.limit });
    if (written !== 'done') {
      rooms.doubt(room.code);
      return CONFLICT;
    }
    room.arranged(record);
    lobby.touch(peopleOf(record), record.settings.listed);
    news?.head(room);
    return grant(undefined);
  }
}

const byIn = (room: Room, client: Client): By => ({ player: client.player.id, isHost: room.isHost(client.player.id) });

const isShown = ({ record }: Room): boolean => record.status === 'waiting' && record.settings.listed;

/** Nobody gets to a table whose game is not known here. */
const gameOf = ({ code, game }: Room): AnyGame => {
  if (game === undefined) throw new Error(`the rules of table ${code} are not known here`);
  return game;
};
