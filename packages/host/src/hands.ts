// Who holds the seats of a match and what is asked of the table, as its log says. Replay and live play go through the same `apply`.
import { DEFAULT_LEVEL } from '@maravilha/bots';
import type { Seat } from '@maravilha/kernel';
import {
  type Ballot,
  CHOICES,
  type Ended,
  SEAT_CHANGES,
  type SeatChange,
  UNDO_TIME,
  type UndoRequest,
  type Vote,
} from '@maravilha/protocol';
import type { Numbers } from './numbering.ts';
import type { Entry, PlayerId, SeatRecord } from './store.ts';

/** What entries other than choices carry in `move`. */
export interface Told {
  readonly about?: Seat;
  readonly choice?: Vote['choice'];
  /** Who asks, is declined, or takes the seat. */
  readonly player?: PlayerId;
  /** Whose seat it was. */
  readonly was?: SeatRecord;
  readonly by?: Ended['by'];
  /** Where a match goes back to: rounds that stay, and which turn of the seat that is. */
  readonly rounds?: number;
  readonly turn?: number;
  readonly agreed?: readonly Seat[];
  readonly yes?: boolean;
}

/** Somebody asks the others to go back. */
export interface Undo {
  readonly by: Seat;
  readonly rounds: number;
  readonly turn: number;
  readonly agreed: readonly Seat[];
  /** How long the match had run then. */
  readonly since: number;
}

export interface Request {
  readonly seat: Seat;
  readonly player: PlayerId;
}

type Change = Omit<SeatChange, 'name' | 'seq'> & { readonly player: PlayerId | undefined; readonly numbers: Numbers };

type Cast = Omit<Ballot, 'name' | 'of' | 'seq'> & Omit<Change, 'kind'> & { readonly absent: PlayerId | undefined };

export const told = (entry: Entry): Told => entry.move ?? {};

const must = <T>(value: T | undefined, entry: Entry): T => {
  if (value === undefined) throw new Error(`an entry '${entry.kind}' lacks what it must say`);
  return value;
};

const playerOf = (record: SeatRecord | undefined): PlayerId | undefined => (record?.kind === 'person' ? record.player : undefined);

/** The seats when the match began: changes are undone from the last one back. */
const seatsAtStart = (now: readonly SeatRecord[], entries: readonly Entry[]): SeatRecord[] => {
  const seats = [...now];
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'resigned' || entry.kind === 'taken-over') seats[entry.seat] = must(told(entry).was, entry);
  }
  return seats;
};

export class Hands {
  readonly #seats: SeatRecord[];
  /** Seats whose person is away, so that a bot plays there. */
  readonly #away = new Set<Seat>();
  readonly #offered = new Set<Seat>();
  /** How often a seat has got another person. */
  readonly #takeOvers = new Map<Seat, number>();
  readonly #sat: Set<PlayerId>;
  readonly #changes: Change[] = [];
  readonly #ballots: Cast[] = [];
  #isDealt: boolean;
  #votes: readonly (Vote & { readonly at: number })[] = [];
  #asks: readonly Request[] = [];
  #undo: Undo | undefined;
  #ended: Ended | undefined;

  /** `now`: the seats after all of `entries`, which are still to be applied. */
  constructor(now: readonly SeatRecord[], entries: readonly Entry[], isDealt = false) {
    this.#isDealt = isDealt;
    this.#seats = seatsAtStart(now, entries);
    this.#sat = new Set(this.#seats.flatMap((record) => playerOf(record) ?? []));
  }

  get seats(): readonly SeatRecord[] {
    return this.#seats;
  }

  /** Undecided ones, oldest first. */
  get votes(): readonly (Vote & { readonly at: number })[] {
    return this.#votes;
  }

  get asks(): readonly Request[] {
    return this.#asks;
  }

  /** What is asked to be undone. */
  get undo(): Undo | undefined {
    return this.#undo;
  }

  /** The same as it is told when the match has run for so long. */
  undoAt(elapsed: number): UndoRequest | undefined {
    if (this.#undo === undefined) return undefined;
    const { by, turn, agreed, since } = this.#undo;
    return { by, turn, agreed, left: Math.max(0, UNDO_TIME - (elapsed - since)) };
  }

  /** People have played a round since it was asked. */
  playedOn(): void {
    this.#undo = undefined;
  }

  /** Others play the same deal from now on. */
  dealt(): void {
    this.#isDealt = true;
  }

  /** One person alone plays here, and nobody plays the same deal. */
  get isAlone(): boolean {
    return !this.#isDealt && this.#seats.filter(({ kind }) => kind === 'person').length === 1;
  }

  get changes(): readonly Change[] {
    return this.#changes;
  }

  /** All votes that were cast, oldest first. */
  get ballots(): readonly Cast[] {
    return this.#ballots;
  }

  get ended(): Ended | undefined {
    return this.#ended;
  }

  /** Everyone who has, or has had, a seat in this match. */
  get sat(): ReadonlySet<PlayerId> {
    return this.#sat;
  }

  isAway(seat: Seat): boolean {
    return this.#away.has(seat);
  }

  isOffered(seat: Seat): boolean {
    return this.#offered.has(seat);
  }

  takeOvers(seat: Seat): number {
    return this.#takeOvers.get(seat) ?? 0;
  }

  /** Level of the bot that plays here now. */
  botAt(seat: Seat): string | undefined {
    const record = this.#seats[seat];
    if (record?.kind === 'bot') return record.level;
    return this.#away.has(seat) ? DEFAULT_LEVEL : undefined;
  }

  /** Seats in the hands of people. */
  get held(): readonly Seat[] {
    return this.#seats.flatMap((record, seat) => (record.kind === 'person' && !this.#away.has(seat) ? [seat] : []));
  }

  /** `numbers`: what each viewer knew of before it. */
  apply(entry: Entry, numbers: Numbers): void {
    const { seat } = entry;
    const { about, choice, player, by, rounds, turn, yes } = told(entry);
    const before = playerOf(this.#seats[seat]);
    switch (entry.kind) {
      case 'choice':
      case 'bot':
      case 'taken-back':
        return;
      case 'vote': {
        const vote = {
          about: must(about, entry),
          by: seat,
          choice: must(
            CHOICES.find((known) => known === choice),
            entry,
          ),
          at: entry.at,
        };
        this.#votes = [...this.#votes.filter((other) => other.by !== seat || other.about !== vote.about), vote];
        const { by: _, ...cast } = vote;
        this.#ballots.push({ ...cast, numbers, seat, player: before, absent: playerOf(this.#seats[vote.about]) });
        return;
      }
      case 'vote-closed':
        this.#closeVotes(seat);
        return;
      case 'asked':
        this.#asks = [...this.#asks.filter((ask) => ask.player !== player), { seat, player: must(player, entry) }];
        return;
      case 'withdrawn':
      case 'declined':
        this.#asks = this.#asks.filter((ask) => ask.player !== player);
        return;
      case 'undo-asked':
        this.#undo = { by: seat, rounds: must(rounds, entry), turn: must(turn, entry), agreed: [], since: entry.elapsed };
        return;
      case 'undo-answered':
        this.#undo = yes === true && this.#undo !== undefined ? { ...this.#undo, agreed: [...this.#undo.agreed, seat] } : undefined;
        return;
      case 'undone':
        this.#undo = undefined;
        break;
      case 'left':
      case 'timed-out':
        this.#away.add(seat);
        break;
      case 'stood-in':
      case 'offered':
        this.#away.add(seat);
        if (entry.kind === 'offered') this.#offered.add(seat);
        this.#closeVotes(seat);
        break;
      case 'returned':
        this.#settle(seat);
        break;
      case 'resigned':
        this.#seats[seat] = { kind: 'bot', level: DEFAULT_LEVEL };
        this.#settle(seat);
        break;
      case 'taken-over':
        this.#seats[seat] = { kind: 'person', player: must(player, entry) };
        this.#sat.add(must(player, entry));
        this.#takeOvers.set(seat, this.takeOvers(seat) + 1);
        this.#settle(seat);
        this.#asks = this.#asks.filter((ask) => ask.player !== player && ask.seat !== seat);
        break;
      case 'ended':
        this.#ended = { by: must(by, entry), seat };
        this.#votes = [];
        this.#asks = [];
        this.#undo = undefined;
        break;
    }
    // Who does not hold a seat does not vote.
    if (this.#away.has(seat) || this.#seats[seat]?.kind === 'bot') {
      this.#votes = this.#votes.filter((vote) => vote.by !== seat);
      if (this.#undo?.by === seat) this.#undo = undefined;
    }
    const kind = SEAT_CHANGES.find((known) => known === entry.kind);
    if (kind !== undefined) this.#changes.push({ kind, numbers, at: entry.at, seat, turn, player: player ?? before });
  }

  /** A person has the seat to themselves again, or it has got another holder. */
  #settle(seat: Seat): void {
    this.#away.delete(seat);
    if (this.#offered.delete(seat)) this.#asks = this.#asks.filter((ask) => ask.seat !== seat);
    this.#closeVotes(seat);
  }

  #closeVotes(about: Seat): void {
    this.#votes = this.#votes.filter((vote) => vote.about !== about);
  }
}
