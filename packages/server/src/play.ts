// A match in play: choices, people who leave and come back, clocks. A choice is durable before anyone is told.
import type { Seat } from '@maravilha/kernel';
import { BotTurns } from './bot-turns.ts';
import type { Context } from './context.ts';
import { inBackground } from './surroundings.ts';
import type { MatchRun } from './match-run.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import { peopleOf, seatOf } from './seating.ts';
import type { Entry, EntryKind, PlayState } from './store/types.ts';
import { every } from './time.ts';

export interface SentMove {
  readonly id: string;
  readonly seq: number;
  readonly hash: string;
  readonly move: object;
}

/** An entry of the log before it has its time. */
type NewEntry = Omit<Entry, 'at'>;

export class Play {
  readonly #context: Context;
  readonly #bots: BotTurns;
  /** Tables whose clocks run. */
  readonly #ticking = new Set<string>();
  #stopBeat: (() => void) | undefined;
  #closed = false;

  constructor(context: Context) {
    this.#context = context;
    this.#bots = new BotTurns(context, (room, run, chosen) => this.#playForBots(room, run, chosen));
  }

  /** After this, nothing happens without a request. */
  close(): void {
    this.#closed = true;
    this.#bots.close();
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

    const committed = await this.#commit(room, run, [{ seat, kind: 'choice', move: sent.move, client: sent.id }]);
    if (!committed.ok) return committed;
    this.#context.metrics.moves.inc({ by: 'person' });
    this.#tellChoices(room, run, 1);
    return grant(run.seq);
  }

  /** The person's choices of this round count as not made. */
  async takeBack(room: Room, client: Client, id: string): Promise<Answer<number>> {
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    const known = run.known(seat, id);
    if (known !== undefined) return grant(known);
    if (run.isAway(seat)) return refuse('not-seated');
    const committed = await this.#commit(room, run, [{ seat, kind: 'taken-back', move: undefined, client: id }]);
    if (!committed.ok) return committed;
    this.#tellChoices(room, run, 1);
    return grant(run.seq);
  }

  /** During play: the seat stays the person's, and a bot plays in their place. */
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
    if (room.alive) this.#bots.resume(room, run);
    this.#setClock(room, run);
  }

  async #changeHands(
    room: Room,
    run: MatchRun,
    seat: Seat,
    kind: Exclude<EntryKind, 'choice' | 'bot' | 'taken-back'>,
  ): Promise<Answer<undefined>> {
    const committed = await this.#commit(room, run, [{ seat, kind, move: undefined, client: undefined }]);
    if (!committed.ok) return committed;
    room.sendTable();
    // The number of choices is the same; only clocks may have changed.
    room.sendUpdate(run.seq, this.#context.time.now());
    this.#context.lobby.touch(peopleOf(room.record), false);
    this.resume(room);
    return committed;
  }

  /** Choices made together are sent in one message. */
  #tellChoices(room: Room, run: MatchRun, count: number): void {
    if (run.match.over) room.record = { ...room.record, status: 'over' };
    room.sendUpdate(run.seq - count, this.#context.time.now());
    if (run.match.over) {
      room.sendTable();
      room.sendReveal();
    }
    this.#context.lobby.touch(peopleOf(room.record), false);
    this.resume(room);
  }

  /** First in memory, then on disk. Nobody can look in between, since the table's queue waits. If the store refuses, the table is read again from disk. */
  async #commit(room: Room, run: MatchRun, entries: readonly NewEntry[]): Promise<Answer<undefined>> {
    const { store, time, rooms } = this.#context;
    const steps: { readonly expected: number; readonly entry: Entry; readonly play: PlayState }[] = [];
    for (const entry of entries) {
      const expected = run.length;
      const timed: Entry = { ...entry, at: run.stamp(time.now()) };
      const applied = run.apply(timed);
      if (!applied.ok) {
        if (applied.error.code === 'missing-choice') throw new Error('a match asked for a choice in place of sealing one');
        if (steps.length > 0) throw new Error(`a choice of ${room.code} was refused among others: ${JSON.stringify(applied.error)}`);
        return refuse(applied.error.code, applied.error);
      }
      // The game's own words go into the log, not whatever else the message carried.
      steps.push({ expected, entry: { ...timed, move: applied.value }, play: run.playState });
    }
    // Not one after the other: what is written together shares one wait for the disk.
    const written = await Promise.all(steps.map(({ expected, entry, play }) => store.append(room.code, expected, entry, play)));
    if (written.every((answer) => answer === 'done')) return grant(undefined);
    rooms.doubt(room.code);
    return refuse('stale', {});
  }

  async #playForBots(room: Room, run: MatchRun, chosen: ReadonlyMap<Seat, object>): Promise<void> {
    const entries = [...chosen].map(([seat, move]): NewEntry => ({ seat, kind: 'bot', move, client: undefined }));
    const committed = await this.#commit(room, run, entries);
    // A conflict: the next task reads the table again and asks the bots again.
    if (!committed.ok)
      return inBackground(
        this.#context,
        'reload',
        this.#context.rooms.run(room.code, () => undefined),
      );
    this.#context.metrics.moves.inc({ by: 'bot' }, entries.length);
    this.#tellChoices(room, run, entries.length);
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

  /** While any clock runs, the server records that it is alive, so that after a crash it is known until when it ran. */
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
