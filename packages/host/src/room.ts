// A table in memory, with those who look at it.
import { type AnyGame, type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';
import type { ServerMessage } from '@maravilha/protocol';
import { BOT_NAMES } from '@maravilha/words';
import { Alarm } from './alarm.ts';
import { AskedBots } from './asked-bots.ts';
import { Company } from './company.ts';
import { alias } from './digest.ts';
import { distinctNames } from './look-alike.ts';
import type { MatchRun } from './match-run.ts';
import type { Ports } from './ports.ts';
import { peopleOf, seatOf } from './seating.ts';
import { infoOf } from './table-info.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Entry, Head, Player, PlayerId, Seating, TableRecord } from './store.ts';
import type { Time } from './time.ts';

/** One open socket, as tables and lobby see it. */
export interface Client {
  readonly player: Player;
  send(text: string): void;
}

export interface Loaded {
  readonly record: TableRecord;
  readonly game: AnyGame | undefined;
  readonly run: MatchRun | undefined;
  readonly names: ReadonlyMap<PlayerId, string>;
  /** How long the match has run. */
  readonly elapsed: number;
  /** What of the log was not in memory. */
  readonly fresh?: readonly Entry[];
}

/** By what a room tells who is away. */
export interface Watch {
  readonly time: Time;
  /** Milliseconds without a socket after which a person counts as away. */
  readonly away: number;
  readonly together: Ports['together'];
}

const RESERVED = Object.values(BOT_NAMES).flat();

export class Room {
  readonly code: string;
  /** Bots that have been asked and whose choice is not applied yet. */
  readonly bots = new AskedBots();
  /** Rings when the next clock is empty. */
  readonly clockAlarm: Alarm;
  /** Rings when the next person counts as away. */
  readonly awayAlarm: Alarm;
  readonly company: Company;
  /** Number of the last thing said that those who look have got; `undefined` as long as nobody has asked. */
  words: number | undefined;
  readonly #watch: Watch;
  readonly #clients = new Set<Client>();
  /** Up to where each of them has been told of the match, and as whom. */
  readonly #told = new Map<Client, { readonly viewer: Viewer; readonly seq: number }>();
  #record: TableRecord;
  #game: AnyGame | undefined;
  #run: MatchRun | undefined;
  /** Of those who sit here, sat here or ask for a seat. */
  #names: ReadonlyMap<PlayerId, string>;
  #stopwatch: Stopwatch;
  /** Those who look have been told that somebody asks to undo. */
  #showsUndo = false;
  /** Entries of the match that are known to be stored. */
  #length: number;
  readonly #aliases = new Map<PlayerId, string>();

  constructor({ record, game, run, names, elapsed }: Loaded, watch: Watch) {
    const { time, away, together } = watch;
    this.code = record.code;
    this.clockAlarm = new Alarm(time);
    this.awayAlarm = new Alarm(time);
    this.company = new Company(time, this.#clients, together);
    this.#record = record;
    this.#game = game;
    this.#run = run;
    this.#names = names;
    this.#watch = watch;
    this.#stopwatch = new Stopwatch(time, elapsed);
    this.#length = run?.length ?? 0;
    // Whom the table was voting about when the server went down had been away for long enough.
    for (const { about, at } of run?.hands.votes ?? []) {
      const person = this.#personAt(about);
      if (person !== undefined) this.company.goneAtLeast(person, away + Math.max(0, time.now() - at));
    }
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** The version that is played here. `undefined`: this build does not know it, so nothing can be done at the table. */
  get game(): AnyGame | undefined {
    return this.#game;
  }

  /** The match, once it has begun. */
  get run(): MatchRun | undefined {
    return this.#run;
  }

  /** Of the table as it is stored, as far as this host knows. */
  get head(): Omit<Head, 'words'> {
    return { version: this.#record.version, length: this.#length };
  }

  /** How long the match has run by now; before it begins no time passes, however long people wait. */
  get elapsed(): number {
    return this.#run === undefined ? 0 : this.#stopwatch.elapsed;
  }

  /** Those who look. */
  get clients(): ReadonlySet<Client> {
    return this.#clients;
  }

  /** Read anew from the store; those who look stay. */
  replace({ record, game, run, names, elapsed, fresh = [] }: Loaded): void {
    // A match that has only gone on has bots that think about it.
    if (this.#run !== run) this.bots.clear();
    if (this.#run === undefined) this.#stopwatch = new Stopwatch(this.#watch.time, elapsed);
    else this.#stopwatch.atLeast(elapsed);
    this.#record = record;
    this.#game = game;
    this.#run = run;
    this.#names = names;
    this.#length = run?.length ?? 0;
    for (const { kind, seat } of fresh) if (kind === 'vote-closed') this.waitFor(seat);
  }

  /** Another host tells how long the match has run there. */
  hasRun(elapsed: number): void {
    this.#stopwatch.atLeast(elapsed);
  }

  /** Another host, which has known the table for longer, tells how long people have been missed. */
  missed(gone: Readonly<Record<PlayerId, number>>): void {
    for (const player of peopleOf(this.#record)) this.company.goneAtLeast(player, gone[player] ?? 0);
  }

  /** Seats, options or settings are stored so now. */
  arranged(record: TableRecord): void {
    this.#record = record;
  }

  /** The match begins now. */
  begun(run: MatchRun): void {
    this.#run = run;
    this.#stopwatch = new Stopwatch(this.#watch.time, 0);
  }

  /** Entries of the match are stored, and with them who sits where. */
  advanced(seating: Seating | undefined): void {
    this.#length = this.#run?.length ?? 0;
    const status = this.#run === undefined ? this.#record.status : this.#run.over ? 'over' : 'playing';
    this.#record = { ...this.#record, ...seating, status };
  }

  /** There is a rematch. */
  followedBy(next: string, nextBy: PlayerId): void {
    this.#record = { ...this.#record, next, nextBy, version: this.#record.version + 1 };
  }

  enter(client: Client): void {
    this.#clients.add(client);
  }

  leave(client: Client): void {
    this.#clients.delete(client);
    this.#told.delete(client);
  }

  knows(player: PlayerId): boolean {
    return this.#names.has(player);
  }

  /** These people are called so. Answers whether that is something new. */
  named(names: ReadonlyMap<PlayerId, string>): boolean {
    const isNew = [...names].some(([player, name]) => this.#names.get(player) !== name);
    this.#names = new Map([...this.#names, ...names]);
    return isNew;
  }

  /** Nothing happens here any more by itself. */
  stop(): void {
    this.clockAlarm.cancel();
    this.awayAlarm.cancel();
  }

  viewerOf(client: Client): Viewer {
    return seatOf(this.#record, client.player.id) ?? SPECTATOR;
  }

  isPresent(player: PlayerId): boolean {
    return this.company.has(player);
  }

  /** The people who sit here and do not look, and for how long. */
  get goneTimes(): Readonly<Record<PlayerId, number>> {
    const times = peopleOf(this.#record).map((player) => [player, this.company.goneFor(player) ?? 0] as const);
    return Object.fromEntries(times.filter(([, gone]) => gone > 0));
  }

  /** The table has decided to wait for who sits there: the time begins anew. */
  waitFor(seat: Seat): void {
    const person = this.#personAt(seat);
    if (person !== undefined) this.company.waitFor(person);
  }

  isAway(player: PlayerId): boolean {
    return (this.company.goneFor(player) ?? 0) >= this.#watch.away;
  }

  /** How long until the next person counts as away; `undefined` when all are here or away already. */
  get untilAway(): number | undefined {
    const left = peopleOf(this.#record)
      .map((player) => this.#watch.away - (this.company.goneFor(player) ?? Number.NEGATIVE_INFINITY))
      .filter((time) => time > 0 && Number.isFinite(time));
    return left.length === 0 ? undefined : Math.min(...left);
  }

  /** Seats of people who play and are not away, from the owner's seat on: those who decide. */
  get electors(): readonly Seat[] {
    const { seats, owner } = this.#record;
    const first = (owner === undefined ? undefined : seatOf(this.#record, owner)) ?? 0;
    const order = seats.map((_, index) => (first + index) % seats.length);
    return order.filter((seat) => {
      const person = this.#personAt(seat);
      return person !== undefined && !this.isAway(person) && this.#run?.hands.isAway(seat) !== true;
    });
  }

  /** The owner or, while the owner is away, the next person who is not. */
  get host(): Seat | undefined {
    return this.electors[0] ?? (this.#record.owner === undefined ? undefined : seatOf(this.#record, this.#record.owner));
  }

  /** Whether a person may do what a host may. The owner always may, from wherever. */
  isHost(player: PlayerId): boolean {
    const { host } = this;
    return this.#record.owner === player || (host !== undefined && this.#personAt(host) === player);
  }

  /** How this table names a person to others: the same for as long as it exists, and of no use elsewhere. At one device there are no others. */
  whoIs(player: PlayerId): string {
    if (this.together === true) return player;
    const known = this.#aliases.get(player) ?? alias(`${this.code} ${player}`);
    this.#aliases.set(player, known);
    return known;
  }

  /** A name as this table shows it. */
  shownName(player: PlayerId, name = this.#names.get(player) ?? ''): string {
    const seated = peopleOf(this.#record);
    const others = seated.filter((other) => other !== player);
    const order = seated.includes(player) ? seated : [...others, player];
    const names = order.map((other) => (other === player ? name : (this.#names.get(other) ?? '')));
    const hasBots = this.#record.seats.some((record) => record.kind === 'bot');
    return distinctNames(names, hasBots ? RESERVED : [])[order.indexOf(player)] ?? name;
  }

  /** Somebody plays here, or looks on while a bot plays in their place. Without either the match rests: bots do not play among themselves. */
  get alive(): boolean {
    return (this.#run?.hands.held.length ?? 0) > 0 || this.company.people.some((player) => seatOf(this.#record, player) !== undefined);
  }

  /** Nobody looks here, and no bot thinks. */
  get isQuiet(): boolean {
    return this.#clients.size === 0 && this.bots.none;
  }

  get hasRunningClock(): boolean {
    return (this.#run?.clock?.running.length ?? 0) > 0;
  }

  /** All people are at one device. */
  get together(): Ports['together'] {
    return this.#watch.together;
  }

  sendTable(to: Iterable<Client> = this.#clients): void {
    this.#showsUndo = this.#run?.hands.undo !== undefined;
    const texts = new Map<Viewer, string>();
    for (const client of to) {
      const viewer = this.viewerOf(client);
      const text = texts.get(viewer) ?? JSON.stringify(infoOf(this, viewer));
      texts.set(viewer, text);
      client.send(`{"t":"table","table":{"me":"${this.whoIs(client.player.id)}",${text.slice(1)}}`);
    }
  }

  /** To everyone who follows, from what they were told last; to those who may know of nothing new only if `anyway`. */
  sendUpdate(anyway: boolean): void {
    const run = this.#run;
    if (run === undefined) return;
    if (this.#showsUndo && run.hands.undo === undefined) this.sendTable();
    const texts = new Map<string, string>();
    for (const client of this.#clients) {
      const viewer = this.viewerOf(client);
      const told = this.#told.get(client);
      // Numbers belong to a viewer: whoever looks from another place now is told everything again. So is everybody once the match went back.
      if (told?.viewer !== viewer || told.seq < run.tellsFrom(viewer)) this.sendSync(client, 0);
      else if (anyway || told.seq < run.seq(viewer)) {
        const key = `${viewer} ${told.seq}`;
        const text = texts.get(key) ?? this.#matchText(run, 'update', viewer, told.seq);
        texts.set(key, text);
        this.#tell(client, run, viewer, text);
      }
    }
  }

  /** From `since` on, or everything when the viewer was never told such a number. */
  sendSync(to: Client, since: number): void {
    const [run, viewer] = [this.#run, this.viewerOf(to)];
    if (run === undefined) return;
    const from = since <= run.seq(viewer) && since >= run.tellsFrom(viewer) ? since : 0;
    this.#tell(to, run, viewer, this.#matchText(run, 'sync', viewer, from));
    this.sendReveal([to]);
  }

  /** After the end, the seed behind the hash is revealed. */
  sendReveal(to: Iterable<Client> = this.#clients): void {
    const [record, run] = [this.#record, this.#run];
    if (run === undefined || !run.over || record.seed === undefined) return;
    const text = JSON.stringify({ t: 'revealed', code: this.code, seed: record.seed, log: run.log() } satisfies ServerMessage);
    for (const client of to) client.send(text);
  }

  #tell(client: Client, run: MatchRun, viewer: Viewer, text: string): void {
    this.#told.set(client, { viewer, seq: run.seq(viewer) });
    client.send(text);
  }

  /** The only place where a match becomes text: from the viewer's own view, events and numbers, nothing else. */
  #matchText(run: MatchRun, t: 'sync' | 'update', viewer: Viewer, after: number): string {
    const view = run.view(viewer);
    const rest = JSON.stringify({ t, code: this.code, ...run.update(viewer, after, view.hash, this.elapsed) });
    return `${rest.slice(0, -1)},"events":${run.eventsText(viewer, after)},"view":${view.text}}`;
  }

  #personAt(seat: Seat): PlayerId | undefined {
    const record = this.#record.seats[seat];
    return record?.kind === 'person' ? record.player : undefined;
  }
}
