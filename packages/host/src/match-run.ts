// A match in memory with all that the log says about it. Replay and live play go through the same `apply`.
import {
  type AnyGame,
  eventsFor,
  fromHex,
  hashText,
  includes,
  Match,
  type MoveError,
  readOptions,
  type Result,
  type Seat,
  seatsOf,
  type Shape,
  sidesOf,
  SPECTATOR,
  type Viewer,
} from '@maravilha/kernel';
import type { MatchUpdate } from '@maravilha/protocol';
import { MatchClock } from './clock.ts';
import { emittedIn, type EventTexts, textsOf } from './event-texts.ts';
import { Hands, told } from './hands.ts';
import { Numbering, numberOf, type Numbers } from './numbering.ts';
import type { Ports } from './ports.ts';
import { type KnownRequest, readName } from './requests.ts';
import { type Entry, isChoice, type PlayState, type TableRecord } from './store.ts';
import { type WayBack, wayBack } from './way-back.ts';

interface Happened {
  readonly numbers: Numbers;
  readonly at: number;
  readonly events: EventTexts;
}

/** By people and by bots. */
interface Played {
  readonly person: number;
  readonly bot: number;
}

export interface SentView {
  readonly text: string;
  readonly hash: string;
}

/** What a match is made from. */
type Begun = Pick<TableRecord, 'options' | 'seed' | 'settings' | 'seats' | 'startedAt' | 'createdAt' | 'origin' | 'deal'>;

const startMatch = (game: AnyGame, table: Begun): Match<Shape> => {
  const options = readOptions(game, table.options);
  if (!options.ok) throw new Error(`${options.error.path}: ${options.error.detail}`);
  const seed = fromHex(table.seed);
  if (!seed.ok) throw new Error('there is no seed');
  return Match.start(game, options.value, seed.value);
};

export class MatchRun {
  readonly match: Match<Shape>;
  readonly clock: MatchClock | undefined;
  readonly hands: Hands;
  readonly #table: Begun;
  /** All people are at one device. */
  readonly #together: boolean;
  readonly #history: Happened[] = [];
  readonly #known = new Map<string, KnownRequest>();
  /** By seat: the last round for which its clock has had the increment. One that is played again brings none. */
  readonly #credited = new Map<Seat, number>();
  readonly #numbering: Numbering;
  /** By seat: which choice or taking back of the match was its newest. */
  readonly #changed = new Map<Seat, number>();
  readonly #views = new Map<Viewer, SentView>();
  #length = 0;
  /** Choices so far, including those taken back and the taking back itself. */
  #choices = 0;
  #turnsBefore = 0;
  /** How many there were when the present round began, and what each viewer knew of then. */
  #roundBegan = 0;
  #roundNumbers: Numbers;
  /** What each viewer knew of when the match went back last. What was told before counts as nothing. */
  #backNumbers: Numbers;
  #lastAt: number;
  /** Choices of the rounds that were played, and of the present one. */
  #played: Played = { person: 0, bot: 0 };
  #sealed: Played = { person: 0, bot: 0 };
  #elapsed = 0;
  /** The same when everybody was told something last. */
  #shownElapsed = 0;
  #sides: readonly (readonly Seat[])[] | undefined;

  /** `game` is the version that the table was begun under; the seats of `table` are those after all `entries`. */
  constructor(game: AnyGame, table: Begun, entries: readonly Entry[], { together = false }: Pick<Ports, 'together'> = {}) {
    this.match = startMatch(game, table);
    this.#table = table;
    this.#together = together;
    this.hands = new Hands(table.seats, entries, table.deal !== undefined);
    this.#numbering = new Numbering(table.seats.length);
    this.#roundNumbers = this.#numbering.now;
    this.#backNumbers = this.#numbering.now;
    this.#lastAt = table.startedAt ?? table.createdAt;
    this.#playBefore();
    const { clock } = table.settings;
    this.clock = clock === 'none' ? undefined : new MatchClock(clock, table.seats.length);
    this.#turnClocks();
    this.goOn(entries);
  }

  /** Of `entries`, which are all there are from number `from` on, those that it does not know yet. */
  goOn(entries: readonly Entry[], from = 0): void {
    for (const entry of entries.slice(this.#length - from)) {
      const applied = this.apply(entry);
      if (!applied.ok) throw new Error(`entry ${this.#length} is refused: ${JSON.stringify(applied.error)}`);
    }
  }

  /** How many turns had been played before the table was made. */
  get turnsBefore(): number {
    return this.#turnsBefore;
  }

  /** Entries so far. */
  get length(): number {
    return this.#length;
  }

  /** What has happened so far, as far as this viewer may know of it. */
  seq(viewer: Viewer): number {
    return numberOf(this.#numbering.now, viewer);
  }

  /** `seq` when the present round began: a choice made on any view since then is accepted. */
  roundSeq(viewer: Viewer): number {
    return numberOf(this.#roundNumbers, viewer);
  }

  /** Whoever knows less is to be told everything from the start. */
  tellsFrom(viewer: Viewer): number {
    return numberOf(this.#backNumbers, viewer);
  }

  wayBack(viewer: Viewer): WayBack | undefined {
    return wayBack(this, viewer, this.#together);
  }

  /** The number of the seat's newest choice or taking back. */
  changedAt(seat: Seat): number {
    return this.#changed.get(seat) ?? 0;
  }

  /** How many choices had been made when the seat came to owe its next one. No two choices share it, even if some were taken back. */
  openSince(seat: Seat): number {
    return Math.max(this.#roundBegan, this.changedAt(seat));
  }

  /** A time for the next entry: times in a log never go backwards, even if the machine's clock does. */
  stamp(now: number): number {
    return Math.max(now, this.#lastAt);
  }

  /** What this seat sent under this name. */
  known(seat: Seat, id: string): KnownRequest | undefined {
    const about = this.#together ? [...this.#table.seats.keys()] : [seat];
    return about.map((other) => this.#known.get(`${other} ${this.clientName(seat, id, other)}`)).find((known) => known !== undefined);
  }

  /**
   * A person's own name for a message, as the log has it: whoever takes a seat over may use the same names as the one before, and so may whoever
   * sits at the seat that an entry is about.
   */
  clientName(seat: Seat, id: string, about = seat): string {
    const before = this.hands.takeOvers(seat);
    const name = before === 0 ? id : `${before} ${id}`;
    return about === seat ? name : `by ${seat}: ${name}`;
  }

  /** When the newest entry was made. */
  get lastAt(): number {
    return this.#lastAt;
  }

  /** The game is over, or the table has ended the match. */
  get over(): boolean {
    return this.match.over || this.hands.ended !== undefined;
  }

  /** Seats that the table waits for. */
  get pending(): readonly Seat[] {
    return this.over ? [] : this.match.pendingSeats;
  }

  /** How many choices the rounds had that were played: what is sealed counts once it is not any more. */
  get played(): Played {
    return this.#played;
  }

  botAt(seat: Seat): string | undefined {
    return this.hands.botAt(seat);
  }

  /** Seats that win together with this one. */
  partnersOf(seat: Seat): readonly Seat[] {
    this.#sides ??= sidesOf(this.match.game, this.match.options);
    return this.#sides.find((side) => side.includes(seat))?.filter((other) => other !== seat) ?? [];
  }

  /** Seats for which a bot owes the choice. */
  get owingBots(): readonly Seat[] {
    return this.pending.filter((seat) => this.botAt(seat) !== undefined);
  }

  /** People choose in this round, or have chosen. */
  get asksPeople(): boolean {
    return seatsOf(this.match.awaiting).some((seat) => this.botAt(seat) === undefined);
  }

  /**
   * Seats that owe nothing more, as everybody is told. People do not wait for bots, so these count as ready from the start: nobody learns
   * from the time or from the number of messages what a bot has to think about. Where bots alone choose, the round is played when they have.
   */
  get ready(): readonly Seat[] {
    if (this.over || !this.asksPeople) return [];
    return seatsOf(this.match.awaiting).filter((seat) => this.botAt(seat) !== undefined || includes(this.match.ready, seat));
  }

  get playState(): PlayState {
    const people = this.pending.filter((seat) => this.botAt(seat) === undefined);
    const held = this.hands.held.length;
    const left = this.clock?.untilEmpty(this.#elapsed);
    return {
      status: this.over ? 'over' : 'playing',
      pending: people.reduce((set, seat) => set | (1 << seat), 0),
      held,
      wake: (held > 0 && this.owingBots.length > 0) || left !== undefined,
      elapsed: this.#shownElapsed,
      due: left === undefined ? undefined : this.#elapsed + left,
      brief: this.match.game.brief?.(this.match.state),
    };
  }

  /** A refusal changes nothing. Returns the choice in the game's own words, if there was one. */
  apply(entry: Entry): Result<object | undefined, MoveError> {
    const { seat, at, elapsed } = entry;
    const [ready, told] = [this.ready.length, this.seq(SPECTATOR)];
    let words: object | undefined;
    switch (entry.kind) {
      case 'choice':
      case 'bot': {
        const { round } = this.match;
        const chosen = this.match.choose(seat, entry.move);
        if (!chosen.ok) return chosen;
        words = chosen.value.move;
        const { events } = chosen.value;
        const { person, bot } = this.#sealed;
        this.#sealed = entry.kind === 'bot' ? { person, bot: bot + 1 } : { person: person + 1, bot };
        this.#count(entry, events !== undefined || this.ready.length !== ready);
        if (events !== undefined || includes(this.match.ready, seat)) this.#credit(seat, round, elapsed);
        if (events === undefined) break;
        if (this.#sealed.person > 0) this.hands.playedOn();
        this.#played = { person: this.#played.person + this.#sealed.person, bot: this.#played.bot + this.#sealed.bot };
        this.#beginRound();
        this.#history.push({ numbers: this.#roundNumbers, at, events: textsOf(events) });
        this.clock?.round();
        break;
      }
      case 'taken-back': {
        const back = this.match.takeBack(seat);
        if (!back.ok) return back;
        this.#count(entry, this.ready.length !== ready);
        break;
      }
      case 'undone':
        this.#goBack(entry);
        break;
      default:
        this.#know(entry);
    }
    this.hands.apply(entry, this.#numbering.now);
    if (entry.kind === 'returned' || entry.kind === 'taken-over') this.clock?.returned(seat);
    this.#length += 1;
    this.#lastAt = at;
    this.#elapsed = elapsed;
    if (!isChoice(entry.kind) || this.seq(SPECTATOR) !== told) this.#shownElapsed = elapsed;
    this.#turnClocks();
    return { ok: true, value: words };
  }

  /** What was played before the table was made. Everybody counts it, so that nobody takes it for news. */
  #playBefore(): void {
    for (const { seat, move } of this.#table.origin?.rounds.flat() ?? []) {
      const chosen = this.match.choose(seat, move);
      if (!chosen.ok) throw new Error(`what was played before is refused: ${JSON.stringify(chosen.error)}`);
      if (chosen.value.events === undefined) continue;
      this.#numbering.all();
      this.#beginRound();
      this.#history.push({ numbers: this.#roundNumbers, at: this.#lastAt, events: textsOf(chosen.value.events) });
    }
    this.#turnsBefore = this.match.turn;
  }

  #beginRound(): void {
    this.#sealed = { person: 0, bot: 0 };
    this.#roundBegan = this.#choices;
    this.#roundNumbers = this.#numbering.now;
    this.#views.clear();
  }

  /** Bots are asked anew, everybody counts on, and of what happened only what stands is told. */
  #goBack(entry: Entry): void {
    const { rounds } = told(entry);
    if (rounds === undefined) throw new Error(`an entry '${entry.kind}' lacks what it must say`);
    this.match.rewind(rounds);
    this.#history.length = this.match.turn;
    this.#count(entry, true);
    this.#beginRound();
    this.#backNumbers = this.#numbering.now;
    this.clock?.rewind(this.match.turn);
  }

  /** One more choice, or one taken back. What the seat sees of its own may be different now. Others know of it once it `shows`. */
  #count(entry: Entry, shows: boolean): void {
    const { seat } = entry;
    this.#choices += 1;
    this.#changed.set(seat, this.#choices);
    this.#views.delete(seat);
    if (shows) this.#numbering.all();
    else this.#numbering.some([seat, ...this.partnersOf(seat)]);
    this.#know(entry);
  }

  /** What the sender called it, so that it is known when it comes again. */
  #know({ seat, client }: Entry): void {
    if (client === undefined) return;
    const { name, digest } = readName(client);
    this.#known.set(`${seat} ${name}`, { seq: this.seq(seat), digest });
  }

  /** A person is done with the round: the increment, once, however often the choice is changed. */
  #credit(seat: Seat, round: number, elapsed: number): void {
    if (this.botAt(seat) !== undefined || (this.#credited.get(seat) ?? -1) >= round) return;
    this.#credited.set(seat, round);
    this.clock?.chosen(seat, elapsed);
  }

  /** Kept until the next step: what was sent after one choice is asked for again to check the next one. */
  view(viewer: Viewer): SentView {
    let view = this.#views.get(viewer);
    if (view === undefined) {
      const text = JSON.stringify(this.match.view(viewer));
      view = { text, hash: hashText(text) };
      this.#views.set(viewer, view);
    }
    return view;
  }

  /** Everything of an update but events, view and the table's code. */
  update(viewer: Viewer, after: number, hash: string, elapsed: number): Omit<MatchUpdate, 'code' | 'events' | 'view'> {
    const way = this.wayBack(viewer);
    return {
      seq: this.seq(viewer),
      after,
      hash,
      awaiting: this.over ? [] : seatsOf(this.match.awaiting),
      ready: [...this.ready],
      sealed: viewer === SPECTATOR ? [] : this.match.sealed(viewer),
      partners: viewer === SPECTATOR ? [] : this.partnersOf(viewer).map((seat) => ({ seat, sealed: this.match.sealed(seat) })),
      back: way?.asks !== true ? way && 'free' : this.hands.undo === undefined ? 'ask' : undefined,
      clock: this.clock?.info(elapsed),
    };
  }

  /** The list of events after number `after`, as JSON. */
  eventsText(viewer: Viewer, after: number): string {
    const texts: string[] = [];
    const seqOf = ({ numbers }: Happened): number => numberOf(numbers, viewer);
    for (const happened of this.#history.slice(1 + this.#history.findLastIndex((one) => seqOf(one) <= after))) {
      const [seq, { at, events }] = [seqOf(happened), happened];
      for (const event of eventsFor(emittedIn(events), viewer)) texts.push(`{"seq":${seq},"at":${at},"event":${event}}`);
    }
    return `[${texts.join(',')}]`;
  }

  /** Everything needed to replay the match; once it is over, with its seed. */
  log(): object {
    const log = this.match.log();
    return this.over ? { ...log, seed: this.#table.seed } : log;
  }

  #turnClocks(): void {
    const { clock } = this;
    if (clock === undefined) return;
    const pending = new Set(this.pending);
    for (const seat of this.#table.seats.keys()) clock.turn(seat, pending.has(seat) && this.botAt(seat) === undefined, this.#elapsed);
  }
}
