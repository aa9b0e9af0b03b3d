// What people do about each other during a match: votes about somebody who is away, giving up, asking for a seat. All of it is in the log.
import type { Seat } from '@maravilha/kernel';
import { CHOICES, type ClientMessage, type Vote, type VoteChoice } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { Told } from './hands.ts';
import type { MatchRun } from './match-run.ts';
import type { NewEntry, Play } from './play.ts';
import { Rates } from './rates.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import { digestOf, keptName, OTHER } from './requests.ts';
import type { Client, Room } from './room.ts';
import { peopleOf, seatOf } from './seating.ts';
import type { EntryKind, PlayerId, Request } from './store.ts';
import { inBackground } from './ports.ts';

type CastVote = Extract<ClientMessage, { t: 'vote' }>;
type AnswerSeat = Extract<ClientMessage, { t: 'answer-seat' }>;

const entry = (seat: Seat, kind: EntryKind, move?: Told, client?: string): NewEntry => ({ seat, kind, move, client });

/** More than half of those who decide agree; or all have voted and the host's vote counts. */
export const decision = (votes: readonly Vote[], electors: readonly Seat[], host: Seat | undefined): VoteChoice | undefined => {
  const cast = votes.filter((vote) => electors.includes(vote.by));
  const won = CHOICES.find((choice) => cast.filter((vote) => vote.choice === choice).length * 2 > electors.length);
  if (won !== undefined) return won;
  return cast.length < electors.length ? undefined : cast.find((vote) => vote.by === host)?.choice;
};

const OUTCOMES = {
  wait: (seat) => entry(seat, 'vote-closed'),
  bot: (seat) => entry(seat, 'stood-in'),
  offer: (seat) => entry(seat, 'offered'),
  end: (seat) => entry(seat, 'ended', { by: 'vote' }),
} satisfies Record<VoteChoice, (seat: Seat) => NewEntry>;

export class People {
  readonly #context: Context;
  readonly #play: Play;
  /** What is asked of a table stays in its log, so that nobody may ask without end. */
  readonly #rates: Rates;

  constructor(context: Context, play: Play) {
    this.#context = context;
    this.#play = play;
    this.#rates = new Rates('requests', context);
  }

  sweep(): void {
    this.#rates.sweep();
  }

  async vote(room: Room, client: Client, message: CastVote): Promise<Answer<undefined>> {
    const { id, about, choice } = message;
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    const known = run.known(seat, id);
    if (known !== undefined) return (known.digest ?? digestOf(message)) === digestOf(message) ? grant(undefined) : OTHER;
    if (run.over) return refuse('game-over');
    if (!room.clients.has(client)) return refuse('unknown-table');
    if (run.hands.isAway(seat)) return refuse('not-seated');
    const absent = personAt(room, about);
    if (absent === undefined || !room.isAway(absent)) return refuse('not-away');
    if (!this.#rates.take(client.player.id)) return refuse('too-fast');
    const vote = { about, by: seat, choice };
    const votes = [...run.hands.votes.filter((other) => other.about === about && other.by !== seat), vote];
    const outcome = decision(votes, room.electors, room.host);
    const cast = entry(seat, 'vote', { about, choice }, keptName(run.clientName(seat, id), message));
    return this.#play.change(room, run, outcome === undefined ? [cast] : [cast, this.#outcome(room, about, outcome)]);
  }

  /** A bot has the seat for good; where that would leave nobody to play with, the match ends. */
  async resign(room: Room, client: Client, request: Request): Promise<Answer<undefined>> {
    const { run, record } = room;
    const seat = seatOf(record, client.player.id);
    if (seat === undefined) return refuse('not-seated');
    if (run === undefined) return refuse('not-started');
    if (run.over) return refuse('game-over');
    if (record.seats.length === 2 || peopleOf(record).length === 1)
      return this.#play.change(room, run, [entry(seat, 'ended', { by: 'resigned' })], { request });
    const was = record.seats[seat];
    if (was === undefined) throw new Error(`table ${room.code} has no seat ${seat}`);
    return this.#play.change(room, run, [entry(seat, 'resigned', { was })], { request });
  }

  async ask(room: Room, client: Client, seat: Seat | undefined, request: Request): Promise<Answer<undefined>> {
    const { run, record } = room;
    const player = client.player.id;
    if (seatOf(record, player) !== undefined) return refuse('already-seated');
    if (run === undefined) return refuse('not-started');
    if (run.over) return refuse('game-over');
    if (!room.clients.has(client)) return refuse('unknown-table');
    const mine = run.hands.asks.find((ask) => ask.player === player);
    if (seat === undefined)
      return mine === undefined
        ? refuse('not-asked')
        : this.#play.change(room, run, [entry(mine.seat, 'withdrawn', { player })], { request });
    // Where the deal may be known, nobody else comes in.
    if (!mayBeAsked(room, run, seat) || record.origin !== undefined || record.deal !== undefined) return refuse('seat-taken');
    if (mine?.seat === seat) return grant(undefined);
    if (!this.#rates.take(player)) return refuse('too-fast');
    room.named(new Map([[player, client.player.name]]));
    return this.#play.change(room, run, [entry(seat, 'asked', { player })], { request });
  }

  async answer(room: Room, client: Client, { seat, who, yes }: AnswerSeat, request: Request): Promise<Answer<undefined>> {
    const { run, record } = room;
    if (run === undefined) return refuse('not-started');
    if (run.over) return refuse('game-over');
    if (!room.isHost(client.player.id)) return refuse('not-owner');
    const ask = run.hands.asks.find((other) => other.seat === seat && room.whoIs(other.player) === who && room.isPresent(other.player));
    if (ask === undefined) return refuse('not-asked');
    const { player } = ask;
    if (!yes) return this.#play.change(room, run, [entry(seat, 'declined', { player })], { request });
    const was = record.seats[seat];
    if (was === undefined || !mayBeAsked(room, run, seat)) return refuse('seat-taken');
    const crowd = { player, limit: this.#context.limits.tablesPerPlayer };
    return this.#play.change(room, run, [entry(seat, 'taken-over', { player, was })], { crowd, request });
  }

  /** Somebody whom the table was voting about is back: nothing is to be decided any more. */
  async welcomeBack(room: Room, client: Client): Promise<void> {
    const { run } = room;
    const seat = seatOf(room.record, client.player.id);
    if (run === undefined || seat === undefined || run.over || !run.hands.votes.some((vote) => vote.about === seat)) return;
    await this.#play.change(room, run, [entry(seat, 'vote-closed')]);
  }

  /** Sets the time at which somebody who is gone counts as away: everyone is told, and votes may be decided then. */
  watch(room: Room): void {
    const left = room.clients.size === 0 ? undefined : room.untilAway;
    if (left === undefined) return room.awayAlarm.cancel();
    const { rooms } = this.#context;
    room.awayAlarm.set(left, () => {
      inBackground(
        this.#context,
        'away',
        rooms.run(room.code, (now) => (now === undefined ? undefined : this.#reckon(now))),
      );
    });
  }

  /** One more counts as away, so that fewer decide. */
  async #reckon(room: Room): Promise<void> {
    const { run } = room;
    if (run !== undefined && !run.over) {
      for (const about of new Set(run.hands.votes.map((vote) => vote.about))) {
        const votes = run.hands.votes.filter((vote) => vote.about === about);
        const outcome = decision(votes, room.electors, room.host);
        if (outcome !== undefined) await this.#play.change(room, run, [this.#outcome(room, about, outcome)]);
      }
    }
    room.sendTable();
    this.watch(room);
  }

  #outcome(room: Room, about: Seat, choice: VoteChoice): NewEntry {
    if (choice === 'wait') room.waitFor(about);
    return OUTCOMES[choice](about);
  }
}

const personAt = (room: Room, seat: Seat): PlayerId | undefined => {
  const record = room.record.seats[seat];
  return record?.kind === 'person' ? record.player : undefined;
};

const mayBeAsked = (room: Room, run: MatchRun, seat: Seat): boolean => room.record.seats[seat]?.kind === 'bot' || run.hands.isOffered(seat);
