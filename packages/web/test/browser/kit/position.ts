// Prepared positions: a moment of a game, found by playing games in the engine until one comes to it. The deals follow numbers, so the same
// search finds the same moment on every machine; when rules change it finds another one.
import { type AnyGame, FastRng, legalMoves, Match, readOptions, SEED_BYTES, type Shape, toHex } from '@maravilha/kernel';

export type Options = Readonly<Record<string, string | number | boolean>>;

export interface Position {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** In hexadecimal digits. */
  readonly seed: string;
  /** All that led there, in the order in which it was chosen. */
  readonly choices: readonly { readonly seat: number; readonly move: object }[];
  /** The seat that is asked; at the end, the one for which it was looked for. */
  readonly seat: number;
}

/** A seat that owes a choice; at the end, each seat. Views and moves are those of the game. */
interface Moment<View, Move> {
  readonly view: View;
  readonly seat: number;
  /** All that is legal. */
  readonly moves: readonly Move[];
}

export interface Search<View, Move> {
  readonly game: AnyGame;
  readonly options: Options;
  /** Whether this is what is looked for. */
  at(moment: Moment<View, Move>): boolean;
  /** Of all such moments in `games` games, the one with the most of this; the first one without it. */
  readonly most?: { of(moment: Moment<View, Move>): number; readonly games: number };
  /** Everybody does what they like most; between equals a draw decides. */
  liking?(move: Move, moment: Moment<View, Move>): number;
}

/** A search that has found nothing in so many games looks for something that does not come about. */
const PATIENCE = 400;

const seedOf = (deal: number): Uint8Array => {
  const rng = new FastRng(deal, 17);
  return Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
};

type Choices = Position['choices'];

/** What one who plays is asked for: whether the moment is the right one, and how much each move is liked now. */
interface Player {
  look(seat: number, choices: () => Choices): void;
  like(move: object, moment: Moment<object, object>): number;
}

const momentAt = (match: Match<Shape>, seat: number): Moment<object, object> => ({
  view: match.view(seat),
  seat,
  get moves() {
    return match.over ? [] : legalMoves(match.game, match.stateFor(seat), seat);
  },
});

/** Plays one game to its end. */
const play = (match: Match<Shape>, rng: FastRng, { look, like }: Player): void => {
  const choices: { readonly seat: number; readonly move: object }[] = [];
  const choose = (seat: number): void => {
    const moment = momentAt(match, seat);
    const ranked = moment.moves.map((move) => ({ move, rank: like(move, moment) + rng.int(1000) / 1000 }));
    const chosen = match.choose(seat, ranked.reduce((a, b) => (b.rank > a.rank ? b : a)).move);
    if (!chosen.ok) throw new Error(`a legal move was refused: ${JSON.stringify(chosen.error)}`);
    choices.push({ seat, move: chosen.value.move });
  };
  while (!match.over) {
    const { round, pendingSeats } = match;
    const before = choices.length;
    // Nobody has chosen yet in this round.
    for (const seat of pendingSeats) look(seat, () => [...choices]);
    for (const seat of pendingSeats) {
      while (match.round === round && match.pendingSeats.includes(seat)) {
        // In the middle of its own turn; the others might not have begun theirs.
        if (match.sealed(seat).length > 0) look(seat, () => choices.filter((one, n) => n < before || one.seat === seat));
        choose(seat);
      }
    }
  }
  for (let seat = 0; seat < match.options.seats; seat++) look(seat, () => choices);
};

class Enough extends Error {}

const search = <View, Move>({ game, options, at, most, liking }: Search<View, Move>): Position => {
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(`${game.id} has no such options: ${JSON.stringify(read.error)}`);
  let found: Position | undefined;
  let record = Number.NEGATIVE_INFINITY;
  for (let deal = 0; deal < (most?.games ?? PATIENCE); deal++) {
    const seed = seedOf(deal);
    const match = Match.start(game, read.value, seed);
    const player: Player = {
      look: (seat, choices) => {
        // The engine hands out the views and moves of the game that the search is about.
        const moment = momentAt(match, seat) as Moment<View, Move>;
        if (!at(moment)) return;
        const count = most?.of(moment) ?? 0;
        if (count <= record) return;
        record = count;
        found = { game: game.id, options, seats: read.value.seats, seed: toHex(seed), choices: choices(), seat };
        if (most === undefined) throw new Enough();
      },
      like: (move, moment) => liking?.(move as Move, moment as Moment<View, Move>) ?? 0,
    };
    try {
      play(match, new FastRng(deal, 19), player);
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    if (found !== undefined && most === undefined) return found;
  }
  if (found === undefined) throw new Error(`no game of ${game.id} came to what was looked for`);
  return found;
};

const known = new WeakMap<object, Position>();

/** Each search is made once in a process. */
export const positionOf = <View, Move>(wanted: Search<View, Move>): Position => {
  const position = known.get(wanted) ?? search(wanted);
  known.set(wanted, position);
  return position;
};
