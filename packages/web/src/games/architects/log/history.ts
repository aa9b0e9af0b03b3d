// The events of a match by round and turn, what concerns a seat, and the last turn of every seat.
import type { ArchitectsEvent, CardId, Stage, TokenId } from '@maravilha/architects';

export interface TurnPart {
  /** Whose turn; `undefined` for what comes before the first turn and for the result. */
  readonly seat: number | undefined;
  readonly events: readonly ArchitectsEvent[];
}

export interface Round {
  readonly kind: 'setup' | 'round' | 'end';
  /** From 1; 0 before the first turn. */
  readonly round: number;
  readonly turns: readonly TurnPart[];
}

/** The ring in which turns go: who began, and how many sit in it. */
export interface Ring {
  readonly first: number;
  readonly seats: number;
}

const SETUP: ReadonlySet<ArchitectsEvent['kind']> = new Set(['starter-chosen', 'wonder-chosen', 'began']);

interface OpenRound {
  kind: Round['kind'];
  round: number;
  turns: { seat: number | undefined; events: ArchitectsEvent[] }[];
}

class Book {
  readonly rounds: OpenRound[] = [];
  private readonly ring: Ring;
  /** How far from who began the newest turn was. */
  private far = -1;
  private round = 0;

  constructor(ring: Ring) {
    this.ring = ring;
  }

  chapter(kind: Round['kind']): OpenRound {
    const last = this.rounds.at(-1);
    if (last !== undefined && last.kind === kind && last.round === this.round) return last;
    const fresh = { kind, round: this.round, turns: [] };
    this.rounds.push(fresh);
    return fresh;
  }

  begin(seat: number): void {
    const { first, seats } = this.ring;
    const far = (seat - first + seats) % seats;
    if (far <= this.far || this.round === 0) this.round += 1;
    this.far = far;
    this.chapter('round').turns.push({ seat, events: [] });
  }

  tell(kind: 'setup' | 'end', event: ArchitectsEvent): void {
    const { turns } = this.chapter(kind);
    if (turns.length === 0) turns.push({ seat: undefined, events: [] });
    turns.at(-1)?.events.push(event);
  }

  /** The newest turn; the very first one begins with the set-up and is not told. */
  turn(event: ArchitectsEvent): void {
    const open = this.rounds.at(-1);
    if (open?.kind !== 'round') this.begin('seat' in event ? event.seat : this.ring.first);
    this.rounds.at(-1)?.turns.at(-1)?.events.push(event);
  }
}

/** Without turns and rounds in which there is nothing to tell. */
const told = (rounds: readonly Round[]): readonly Round[] =>
  rounds
    .map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.events.length > 0) }))
    .filter((round) => round.turns.length > 0);

/** Oldest first. The heading of a turn says whose it is: the event that begins it is not a line of its own. */
export const historyOf = (events: readonly ArchitectsEvent[], ring: Ring): readonly Round[] => {
  const book = new Book(ring);
  for (const event of events) {
    if (SETUP.has(event.kind)) book.tell('setup', event);
    else if (event.kind === 'over') book.tell('end', event);
    else if (event.kind === 'turn') book.begin(event.seat);
    else if (event.kind === 'no-card') {
      // A seat that is passed over has a turn in which nothing happens.
      book.begin(event.seat);
      book.turn(event);
    } else book.turn(event);
  }
  return told(book.rounds);
};

/** A battle and the result concern everybody; the Cat also the seat that it leaves. */
export const concerns = (event: ArchitectsEvent, seat: number): boolean => {
  switch (event.kind) {
    case 'battle':
    case 'over':
    case 'began':
      return true;
    case 'cat':
      return event.seat === seat || event.from === seat;
    default:
      return 'seat' in event && event.seat === seat;
  }
};

/** The history with only what concerns a seat. */
export const historyFor = (history: readonly Round[], seat: number): readonly Round[] =>
  told(
    history.map((round) => ({
      ...round,
      turns: round.turns.map((turn) => ({ ...turn, events: turn.events.filter((event) => concerns(event, seat)) })),
    })),
  );

// ---------------------------------------------------------------- the last turn of every seat

/** What a seat did in a turn, and what came of it. */
export interface Deeds {
  readonly seat: number;
  readonly cards: readonly CardId[];
  readonly stages: readonly { readonly stage: Stage; readonly points: number }[];
  readonly tokens: readonly TokenId[];
  readonly cat: boolean;
  /** Conflict tokens flipped. */
  readonly flips: number;
  /** Victory tokens by seat, if a battle ended the turn. */
  readonly battle: readonly number[] | undefined;
  /** No card was within reach. */
  readonly passed: boolean;
}

export const deedsOf = (seat: number, events: readonly ArchitectsEvent[]): Deeds => {
  const cards: CardId[] = [];
  const stages: { stage: Stage; points: number }[] = [];
  const tokens: TokenId[] = [];
  let cat = false;
  let flips = 0;
  let battle: readonly number[] | undefined;
  let passed = false;
  for (const event of events) {
    switch (event.kind) {
      case 'took':
      case 'kept':
        cards.push(event.card);
        break;
      case 'built':
        stages.push({ stage: event.stage, points: event.points });
        break;
      case 'token':
        tokens.push(event.token);
        break;
      case 'cat':
        cat = true;
        break;
      case 'flipped':
        flips += event.count;
        break;
      case 'battle':
        battle = event.battle.victories;
        break;
      case 'no-card':
        passed = true;
        break;
      default:
        break;
    }
  }
  return { seat, cards, stages, tokens, cat, flips, battle, passed };
};

/** A look before the first choice is no turn yet: until then the turn before is the last one. */
const hasBegun = (turn: TurnPart): boolean => turn.events.some((event) => event.kind !== 'looked');

/** By seat: its newest turn, or `undefined` if it has had none. */
export const lastTurns = (history: readonly Round[], seats: number): readonly (TurnPart | undefined)[] => {
  const all = history.flatMap((round) => round.turns).filter(hasBegun);
  return Array.from({ length: seats }, (_, seat) => all.findLast((turn) => turn.seat === seat));
};
