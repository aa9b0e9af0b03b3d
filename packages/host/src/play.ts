// A match in play: choices, people who leave and come back, clocks. A choice is durable before anyone is told.
import { type Seat, SPECTATOR } from '@maravilha/kernel';
import { BotTurns } from './bot-turns.ts';
import type { Context } from './context.ts';
import { inBackground } from './ports.ts';
import type { MatchRun } from './match-run.ts';
import { type Answer, CONFLICT, grant, refuse } from './refusal.ts';
import { digestOf, keptName, OTHER } from './requests.ts';
import type { Client, Room } from './room.ts';
import type { Happened } from './rooms.ts';
import { seatOf, withOwner } from './seating.ts';
import { type Entry, isChoice, type Request, type Seating, type Terms } from './store.ts';

const CHOOSERS = ['person', 'bot'] as const;

/** A message with the sender's own name for it. */
interface Named {
  readonly id: string;
}

export interface SentMove extends Named {
  readonly seq: number;
  readonly hash: string;
  readonly move: object;
}

export interface Chosen {
  /** The number of the seat that chose. */
  readonly seq: number;
  /** Everybody may know that something happened. */
  readonly shown: boolean;
}

/** What is durable now. */
interface Committed {
  readonly entries: readonly Entry[];
  /** Everybody may know that something happened. */
  readonly shown: boolean;
}

/** An entry of the log before it has its time. */
export type NewEntry = Omit<Entry, 'at' | 'elapsed'>;

/** One of several that are asked for together, of the seat that asks unless said. */
export type Asked = Omit<NewEntry, 'seat' | 'client'> & { readonly seat?: Seat };

/** What others do about a table in play. */
export interface PlayHooks {
  /** After a load, every change, and when somebody comes or goes. */
  readonly resumed: (room: Room) => void;
  readonly ended: (room: Room) => void;
}

export class Play {
  readonly #context: Context;
  readonly #bots: BotTurns;
  readonly #hooks: PlayHooks;
  #closed = false;

  constructor(context: Context, hooks: PlayHooks) {
    this.#context = context;
    this.#hooks = hooks;
    this.#bots = new BotTurns(context, (room, run, chosen) => this.#playForBots(room, run, chosen));
  }

  /** After this, nothing happens without a request. */
  close(): void {
    this.#closed = true;
    this.#bots.close();
  }

  move(room: Room, client: Client, sent: SentMove): Promise<Answer<Chosen>> {
    return this.request(room, client, sent, (run, seat) => {
      const seq = run.seq(seat);
      if (sent.seq < run.roundSeq(seat) || sent.seq > seq || sent.hash !== run.view(seat).hash) return refuse('stale', { seq });
      // Whoever is through with a chain and chose anew at once would show by it whether that opens a further choice.
      if (run.match.game.independentTurns === true && run.ready.includes(seat)) return refuse('not-awaited');
      return grant([{ kind: 'choice', move: sent.move }]);
    });
  }

  /** The person's choices of this round count as not made. */
  takeBack(room: Room, client: Client, message: Named): Promise<Answer<Chosen>> {
    return this.request(room, client, message, () => grant([{ kind: 'taken-back', move: undefined }]));
  }

  /** What somebody asks of the match under a name of their own: the first of its entries carries it. */
  async request(
    room: Room,
    client: Client,
    message: Named,
    entriesOf: (run: MatchRun, seat: Seat) => Answer<readonly Asked[]>,
  ): Promise<Answer<Chosen>> {
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    const known = run.known(seat, message.id);
    if (known !== undefined)
      return (known.digest ?? digestOf(message)) === digestOf(message) ? grant({ seq: known.seq, shown: false }) : OTHER;
    if (run.over && run.wayBack(seat) === undefined) return refuse('game-over');
    if (run.hands.isAway(seat)) return refuse('not-seated');
    const asked = entriesOf(run, seat);
    if (!asked.ok) return asked;
    const entries = asked.value.map((entry, i) => {
      const about = entry.seat ?? seat;
      const client = i === 0 ? keptName(run.clientName(seat, message.id, about), message) : undefined;
      return { ...entry, seat: about, client };
    });
    const committed = await this.commit(room, run, entries);
    if (!committed.ok) return committed;
    if (entries.every(({ kind }) => isChoice(kind))) this.#tell(room, run, committed.value);
    else this.#show(room, run, committed.value);
    return grant({ seq: run.seq(seat), shown: committed.value.shown });
  }

  /** During play: the seat stays the person's, and a bot plays in their place; with `offer`, until somebody else asks for it. */
  async leave(room: Room, client: Client, offer: boolean, request: Request): Promise<Answer<undefined>> {
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    if (run.over) return refuse('game-over');
    if (offer ? run.hands.isOffered(seat) : run.hands.isAway(seat)) return refuse('not-seated');
    return this.change(room, run, [{ seat, kind: offer ? 'offered' : 'left', move: undefined, client: undefined }], { request });
  }

  async comeBack(room: Room, client: Client, seat: Seat, request: Request): Promise<Answer<undefined>> {
    const { run } = room;
    const mine = seatOf(room.record, client.player.id);
    if (run === undefined) return refuse('not-started');
    if (mine === undefined) return refuse('already-started');
    if (run.over) return refuse('game-over');
    if (!run.hands.isAway(mine)) return refuse('already-seated');
    if (mine !== seat) return refuse('seat-taken');
    return this.change(room, run, [{ seat, kind: 'returned', move: undefined, client: undefined }], { request });
  }

  /** After a start, a load, every change, and when somebody comes or goes: bots that owe a move are asked, clocks are set. */
  resume(room: Room): void {
    const { run } = room;
    if (this.#closed) return;
    this.#hooks.resumed(room);
    if (run === undefined) return;
    const bots = room.alive && run.owingBots.length > 0;
    const drives = this.#context.leases.drives(room, { bots, clock: room.hasRunningClock || run.hands.undo !== undefined });
    if (run.over) this.#context.leases.leave(room.code);
    if (drives && room.alive) this.#bots.resume(room, run);
    if (drives) this.#setClock(room, run);
    else room.clockAlarm.cancel();
  }

  /** What has happened to the table elsewhere is told to those who look here, from what they hold on. */
  caughtUp(room: Room, { shown, begun, ended }: Happened): void {
    if (begun) this.#dismissWatchers(room);
    if (shown || ended) room.sendTable();
    room.sendUpdate(shown);
    if (ended) {
      room.sendReveal();
      this.#hooks.ended(room);
    }
    this.resume(room);
  }

  /** The match begins now, for everybody at the table. */
  begin(room: Room, run: MatchRun): void {
    room.begun(run);
    this.#dismissWatchers(room);
    room.sendTable();
    room.sendUpdate(true);
    this.#context.news?.head(room);
    this.resume(room);
  }

  /** Entries that are not choices. Nobody's number of choices changes, but clocks, seats, or what is asked of the table may. */
  async change(room: Room, run: MatchRun, entries: readonly NewEntry[], terms?: Terms): Promise<Answer<undefined>> {
    const committed = await this.commit(room, run, entries, terms);
    if (!committed.ok) return committed;
    this.#show(room, run, committed.value);
    return grant(undefined);
  }

  #show(room: Room, run: MatchRun, committed: Committed): void {
    room.sendTable();
    room.sendUpdate(true);
    this.#follow(room, run, committed);
  }

  /** Choices made together are sent in one message, to those who may know of any. */
  #tell(room: Room, run: MatchRun, committed: Committed): void {
    room.sendUpdate(false);
    if (run.over) room.sendTable();
    this.#follow(room, run, committed);
  }

  /** The rest of what a change brings. Lists hear nothing of what is sealed, not even that there is something. */
  #follow(room: Room, run: MatchRun, { entries, shown }: Committed): void {
    if (run.over) {
      room.sendReveal();
      this.#hooks.ended(room);
    }
    if (shown) this.#context.lobby.touch([...run.hands.sat], false);
    this.#context.news?.head(room, { added: entries });
    this.resume(room);
  }

  /** Whoever only watches, where that is not wanted, goes when the match begins. */
  #dismissWatchers(room: Room): void {
    if (room.record.settings.spectators) return;
    this.#context.rooms.dismiss(room, 'no-spectators', (client) => room.viewerOf(client) === SPECTATOR);
  }

  /**
   * First in memory, then on disk. Nobody can look in between, since the table's queue waits. If the store refuses, the table is read again
   * from disk.
   */
  async commit(room: Room, run: MatchRun, entries: readonly NewEntry[], terms: Terms = {}): Promise<Answer<Committed>> {
    const { store, time, rooms, counters } = this.#context;
    const before = run.played;
    const expected = run.length;
    const { elapsed } = room;
    const told = run.seq(SPECTATOR);
    const written: Entry[] = [];
    for (const entry of entries) {
      const timed: Entry = { ...entry, at: run.stamp(time.now()), elapsed };
      const applied = run.apply(timed);
      if (!applied.ok) {
        if (applied.error.code === 'missing-choice') throw new Error('a match asked for a choice in place of sealing one');
        if (written.length > 0) throw new Error(`a choice of ${room.code} was refused among others: ${JSON.stringify(applied.error)}`);
        return refuse(applied.error.code, applied.error);
      }
      // The game's own words go into the log, not whatever else the message carried.
      written.push(applied.value === undefined ? timed : { ...timed, move: applied.value });
    }
    const seating = seatingAfter(room, run, entries);
    const shown = run.seq(SPECTATOR) !== told || entries.some(({ kind }) => !isChoice(kind));
    const answer = await store.append(room.code, expected, written, run.playState, { ...terms, seating, sealed: !shown });
    if (answer === 'done') {
      room.advanced(seating);
      for (const by of CHOOSERS) if (run.played[by] > before[by]) counters.chosen(by, run.played[by] - before[by]);
      return grant({ entries: written, shown });
    }
    rooms.doubt(room.code);
    return answer === 'full' ? refuse('too-many-tables', { limit: terms.crowd?.limit }) : CONFLICT;
  }

  async #playForBots(room: Room, run: MatchRun, chosen: ReadonlyMap<Seat, object>): Promise<void> {
    const entries = [...chosen].map(([seat, move]): NewEntry => ({ seat, kind: 'bot', move, client: undefined }));
    const committed = await this.commit(room, run, entries);
    // A conflict: the next task reads the table again and asks the bots again.
    if (!committed.ok)
      return inBackground(
        this.#context,
        'reload',
        this.#context.rooms.run(room.code, () => undefined),
      );
    this.#tell(room, run, committed.value);
  }

  #setClock(room: Room, run: MatchRun): void {
    const { rooms } = this.#context;
    const times = [run.clock?.untilEmpty(room.elapsed), run.hands.undoAt(room.elapsed)?.left].filter((left) => left !== undefined);
    if (times.length === 0) return room.clockAlarm.cancel();
    room.clockAlarm.set(Math.min(...times), () => {
      inBackground(
        this.#context,
        'clock',
        rooms.run(room.code, (now) => (now === undefined ? undefined : this.#callTime(now))),
      );
    });
  }

  async #callTime(room: Room): Promise<void> {
    const { run } = room;
    if (run === undefined || this.#closed) return;
    const undo = run.hands.undoAt(room.elapsed);
    const silent = undo?.left === 0;
    // Silence is a no.
    if (silent) await this.change(room, run, [{ seat: undo.by, kind: 'undo-answered', move: { yes: false }, client: undefined }]);
    const late = (run.clock?.running ?? []).filter((seat) => run.clock?.leftOf(seat, room.elapsed) === 0);
    for (const seat of late) await this.change(room, run, [{ seat, kind: 'timed-out', move: undefined, client: undefined }]);
    if (late.length === 0 && !silent) this.#setClock(room, run);
  }
}

const seatingAfter = (room: Room, run: MatchRun, entries: readonly NewEntry[]): Seating | undefined => {
  const changed = entries.find(({ kind }) => kind === 'resigned' || kind === 'taken-over');
  if (changed === undefined) return undefined;
  const { seats, owner } = withOwner({ ...room.record, seats: [...run.hands.seats] }, changed.seat);
  return { seats, owner };
};
