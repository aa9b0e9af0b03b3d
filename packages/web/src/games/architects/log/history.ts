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

/** Without turns and rounds in which there is nothing to tell. */
const told = (rounds: readonly Round[]): readonly Round[] =>
  rounds
    .map((round) => ({ ...round, turns: round.turns.filter((turn) => turn.events.length > 0) }))
    .filter((round) => round.turns.length > 0);

/** Oldest first. The heading of a turn says whose it is: the event that begins it is not a line of its own. */
export const historyOf = (events: readonly ArchitectsEvent[], { first, seats }: Ring): readonly Round[] => {
  const rounds: { kind: Round['kind']; round: number; turns: { seat: number | undefined; events: ArchitectsEvent[] }[] }[] = [];
  let round = 0;
  /** How far from who began the newest turn was. */
  let far = -1;
  const begin = (kind: Round['kind'], seat: number | undefined): void => {
    const last = rounds.at(-1);
    const turn = { seat, events: [] };
    if (last?.kind === kind && last.round === round) last.turns.push(turn);
    else rounds.push({ kind, round, turns: [turn] });
  };
  const beginTurn = (seat: number): void => {
    const now = (seat - first + seats) % seats;
    if (now <= far || round === 0) round += 1;
    far = now;
    begin('round', seat);
  };
  for (const event of events) {
    const kind = SETUP.has(event.kind) ? 'setup' : event.kind === 'over' ? 'end' : 'round';
    const fresh = rounds.at(-1)?.kind !== kind;
    // A seat that is passed over has a turn in which nothing happens. The very first turn begins with the set-up and is not told.
    if (event.kind === 'turn' || event.kind === 'no-card') beginTurn(event.seat);
    else if (fresh && kind === 'round') beginTurn('seat' in event ? event.seat : first);
    else if (fresh) begin(kind, undefined);
    if (event.kind !== 'turn') rounds.at(-1)?.turns.at(-1)?.events.push(event);
  }
  return told(rounds);
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

export const deedsOf = (seat: number, events: readonly ArchitectsEvent[]): Deeds => ({
  seat,
  cards: events.flatMap((event) => (event.kind === 'took' || event.kind === 'kept' ? [event.card] : [])),
  stages: events.flatMap((event) => (event.kind === 'built' ? [{ stage: event.stage, points: event.points }] : [])),
  tokens: events.flatMap((event) => (event.kind === 'token' ? [event.token] : [])),
  cat: events.some((event) => event.kind === 'cat'),
  flips: events.reduce((sum, event) => sum + (event.kind === 'flipped' ? event.count : 0), 0),
  battle: events.find((event) => event.kind === 'battle')?.battle.victories,
  passed: events.some((event) => event.kind === 'no-card'),
});

/** A look before the first choice is no turn yet: until then the turn before is the last one. */
const hasBegun = (turn: TurnPart): boolean => turn.events.some((event) => event.kind !== 'looked');

/** By seat: its newest turn, or `undefined` if it has had none. */
export const lastTurns = (history: readonly Round[], seats: number): readonly (TurnPart | undefined)[] => {
  const all = history.flatMap((round) => round.turns).filter(hasBegun);
  return Array.from({ length: seats }, (_, seat) => all.findLast((turn) => turn.seat === seat));
};

/** Turns of others since the newest one of a seat; all of them if it has had none. */
export const turnsSince = (history: readonly Round[], seat: number): number => {
  const all = history.flatMap((round) => round.turns).filter(hasBegun);
  return all.length - 1 - all.findLastIndex((turn) => turn.seat === seat);
};
