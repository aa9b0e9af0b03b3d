// A match in play: choices, people who leave and come back, clocks, bots. Durable first, then told.
import { legalMoves, readAction, type Seat } from '@maravilha/kernel';
import { botSeed } from './bots.ts';
import { type Context, inBackground } from './context.ts';
import type { MatchRun } from './match-run.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import { peopleOf, seatOf } from './seating.ts';
import type { Entry, EntryKind } from './store/types.ts';
import { every } from './time.ts';

export interface SentMove {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
  readonly move: object;
}

/** A bot is asked twice before a legal move is drawn for it. */
const ATTEMPTS = 2;

export class Play {
  readonly #context: Context;
  /** Tables whose clocks run. */
  readonly #ticking = new Set<string>();
  #stopBeat: (() => void) | undefined;
  #closed = false;

  constructor(context: Context) {
    this.#context = context;
  }

  /** From now on nothing moves by itself. */
  close(): void {
    this.#closed = true;
    this.#stopBeat?.();
  }

  async move(room: Room, client: Client, sent: SentMove): Promise<Answer<number>> {
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    const known = run.known(seat, sent.id);
    if (known !== undefined) return grant(known);
    if (run.match.over) return refuse('game-over');
    if (run.isAway(seat)) return refuse('not-seated');
    if (sent.seq < run.roundSeq || sent.seq > run.seq || sent.hash !== run.view(seat).hash) return refuse('stale', { seq: run.seq });

    const committed = await this.#commit(room, run, seat, 'choice', sent.move, sent.id);
    if (!committed.ok) return committed;
    this.#context.metrics.moves.inc({ by: 'person' });
    this.#tellChoice(room, run);
    return grant(run.seq);
  }

  /** During play: the seat stays the person's, a bot plays on. */
  async leave(room: Room, client: Client): Promise<Answer<undefined>> {
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    if (run.match.over) return refuse('game-over');
    if (run.isAway(seat)) return refuse('not-seated');
    return this.#changeHands(room, run, seat, 'left');
  }

  async comeBack(room: Room, client: Client, seat: Seat): Promise<Answer<undefined>> {
    const { run } = room;
    const mine = seatOf(room.record, client.player.id);
    if (run === undefined) return refuse('not-started');
    if (mine === undefined) return refuse('already-started');
    if (run.match.over) return refuse('game-over');
    if (!run.isAway(mine)) return refuse('already-seated');
    if (mine !== seat) return refuse('seat-taken');
    return this.#changeHands(room, run, seat, 'returned');
  }

  /** After a start, a load, every change, and when somebody comes to look: bots that owe a move are asked, clocks are set. */
  resume(room: Room): void {
    const { run } = room;
    if (run === undefined || this.#closed) return;
    if (room.alive) for (const seat of run.owingBots) this.#ask(room, run, seat);
    this.#setClock(room, run);
  }

  async #changeHands(room: Room, run: MatchRun, seat: Seat, kind: Exclude<EntryKind, 'choice' | 'bot'>): Promise<Answer<undefined>> {
    const committed = await this.#commit(room, run, seat, kind, undefined, undefined);
    if (!committed.ok) return committed;
    room.sendTable();
    // The number of choices is the same; only clocks may stand differently.
    room.sendUpdate(run.seq, this.#context.time.now());
    this.#context.lobby.touch(peopleOf(room.record), false);
    this.resume(room);
    return committed;
  }

  #tellChoice(room: Room, run: MatchRun): void {
    if (run.match.over) room.record = { ...room.record, status: 'over' };
    room.sendUpdate(run.seq - 1, this.#context.time.now());
    if (run.match.over) {
      room.sendTable();
      room.sendReveal();
    }
    this.#context.lobby.touch(peopleOf(room.record), false);
    this.resume(room);
  }

  /** In memory, then on disk. Nobody can look in between, since the table's queue waits; if the disk says no, memory is read anew. */
  async #commit(
    room: Room,
    run: MatchRun,
    seat: Seat,
    kind: EntryKind,
    move: object | undefined,
    client: string | undefined,
  ): Promise<Answer<undefined>> {
    const { store, time, rooms } = this.#context;
    const expected = run.length;
    const entry: Entry = { at: run.stamp(time.now()), seat, kind, move, client };
    const applied = run.apply(entry);
    if (!applied.ok) {
      if (applied.error.code === 'missing-choice') throw new Error('a match asked for a choice in place of sealing one');
      return refuse(applied.error.code, applied.error);
    }
    // The game's own words go into the log, not whatever else the message carried.
    const words = move === undefined ? entry : { ...entry, move: run.lastMove(seat) };
    const written = await store.append(room.code, expected, words, run.playState);
    if (written === 'done') return grant(undefined);
    rooms.doubt(room.code);
    return refuse('stale', {});
  }

  #ask(room: Room, run: MatchRun, seat: Seat): void {
    const { round } = run.match;
    if (room.asked.get(seat) === round) return;
    room.asked.set(seat, round);
    inBackground(this.#context, 'bot', this.#letBotPlay(room, run, seat, round));
  }

  async #letBotPlay(room: Room, run: MatchRun, seat: Seat, round: number): Promise<void> {
    const [move] = await Promise.all([this.#think(room, run, seat, round), this.#pause()]);
    if (this.#closed) return;
    await this.#context.rooms.run(room.code, async (now) => {
      if (now === undefined) return;
      if (now.asked.get(seat) === round) now.asked.delete(seat);
      const current = now.run;
      if (current === undefined || current.match.round !== round || !current.owingBots.includes(seat)) return;
      await this.#playForBot(now, current, seat, move);
    });
  }

  async #playForBot(room: Room, run: MatchRun, seat: Seat, move: object | undefined): Promise<void> {
    const committed = await this.#commit(room, run, seat, 'bot', move ?? this.#drawMove(room, run, seat), undefined);
    // A conflict: the table is read anew by the next task, which asks the bot again.
    if (!committed.ok)
      return inBackground(
        this.#context,
        'reload',
        this.#context.rooms.run(room.code, () => undefined),
      );
    this.#context.metrics.moves.inc({ by: 'bot' });
    this.#tellChoice(room, run);
  }

  /** A legal move of the bot, or `undefined` when it could not find one. */
  async #think(room: Room, run: MatchRun, seat: Seat, round: number): Promise<object | undefined> {
    const { bots, log } = this.#context;
    const { match } = run;
    const { seed } = room.record;
    const level = run.botAt(seat);
    if (seed === undefined || level === undefined) return undefined;
    const view = match.view(seat);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        const move = await bots.decide({ game: match.game.id, level, view, seat, seed: botSeed(seed, seat, round, attempt) });
        // Somebody took the seat back, or the table was put away, while the bot was thinking.
        if (match.round !== round || this.#closed) return undefined;
        if (typeof move === 'object' && move !== null && readAction(match.game, match.state, seat, move).ok) return move;
        log.error({ table: room.code, seat, level, move, attempt }, 'a bot answered an illegal move');
      } catch (error) {
        if (this.#closed) return undefined;
        log.error({ err: error, table: room.code, seat, level, attempt }, 'a bot failed');
      }
    }
    return undefined;
  }

  #drawMove(room: Room, run: MatchRun, seat: Seat): object {
    const moves = legalMoves(run.match.game, run.match.state, seat);
    const drawn = moves[botSeed(room.record.seed ?? '', seat, run.match.round, ATTEMPTS) % moves.length];
    if (drawn === undefined) throw new Error(`seat ${seat} of ${room.code} owes a move and has none`);
    return drawn;
  }

  #pause(): Promise<void> {
    const { time, botPause } = this.#context;
    return botPause <= 0 ? Promise.resolve() : new Promise((resolve) => void time.after(botPause, resolve));
  }

  #setClock(room: Room, run: MatchRun): void {
    room.cancelTimer?.();
    room.cancelTimer = undefined;
    const { time, rooms } = this.#context;
    const left = run.clock?.untilEmpty(run.stamp(time.now()));
    this.#tick(room.code, left !== undefined);
    if (left === undefined) return;
    room.cancelTimer = time.after(left, () => {
      inBackground(
        this.#context,
        'clock',
        rooms.run(room.code, (now) => (now === undefined ? undefined : this.#callTime(now))),
      );
    });
  }

  async #callTime(room: Room): Promise<void> {
    const { run } = room;
    if (run?.clock === undefined || this.#closed) return;
    const late = run.clock.running.filter((seat) => run.clock?.leftOf(seat, run.stamp(this.#context.time.now())) === 0);
    for (const seat of late) await this.#changeHands(room, run, seat, 'timed-out');
    if (late.length === 0) this.#setClock(room, run);
  }

  /** While any clock runs the server gives signs of life, so that after a crash it is known until when it ran. */
  #tick(code: string, running: boolean): void {
    if (running) this.#ticking.add(code);
    else this.#ticking.delete(code);
    if (this.#ticking.size === 0) {
      this.#stopBeat?.();
      this.#stopBeat = undefined;
    } else if (this.#stopBeat === undefined) {
      this.#beat();
      this.#stopBeat = every(this.#context.time, this.#context.limits.beat, () => this.#beat());
    }
  }

  #beat(): void {
    inBackground(this.#context, 'beat', this.#context.store.beat(this.#context.time.now()));
  }
}
