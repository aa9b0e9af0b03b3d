// Golden replays: whole games that must come out the same for ever. A folder for each version of the rules holds them; only those of the newest
// version are ever made anew. A maker plays many games by simple tempers and keeps a few that together show everything that can happen.
import {
  FastRng,
  Match,
  SEED_BYTES,
  SPECTATOR,
  eventsFor,
  hashText,
  legalMoves,
  lookupIn,
  newestOf,
  readLog,
  replay,
  versionOf,
  type Game,
  type Log,
  type Seat,
  type Shape,
  type Versions,
} from '../src/index.ts';

export interface Golden<G extends Shape> {
  readonly log: Log<G>;
  readonly score: G['Score'];
  /** Hashes of all that each seat, in their order, and a spectator heard. */
  readonly heard: readonly string[];
}

export interface Outcome<G extends Shape> {
  readonly golden: Golden<G>;
  readonly events: readonly G['Event'][];
}

/** Plays the log and reads off what came of it. */
export const playLog = <G extends Shape>(game: Game<G>, log: Log<G>): Outcome<G> => {
  const replayed = replay(game, log);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { match, events } = replayed.value;
  const emitted = events.flat();
  const viewers = [...Array.from({ length: log.options.seats }, (_, seat) => seat), SPECTATOR];
  return {
    golden: {
      log: match.log(),
      score: match.score(),
      heard: viewers.map((viewer) => hashText(JSON.stringify(eventsFor(emitted, viewer)))),
    },
    events: emitted.map((event) => event.full),
  };
};

/** A log from a file goes the way of any log from outside; with it comes the game of its version. */
export const readGolden = <G extends Shape>(versions: Versions<G>, golden: Golden<G>): { readonly game: Game<G>; readonly log: Log<G> } => {
  const read = readLog(golden.log, lookupIn(versions));
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  const game = versionOf(versions, read.value.rules);
  if (game === undefined) throw new Error(`no version ${read.value.rules}`);
  return { game, log: read.value as unknown as Log<G> };
};

/** How much a player of this temper likes a move; what is liked most is played, ties at random. */
export type Temper<G extends Shape> = (move: G['Move'], view: G['View']) => number;

export interface Recipe<G extends Shape> {
  /** Games to choose from, and the fewest to keep. */
  readonly games: number;
  readonly fewest: number;
  readonly tempers: readonly Temper<G>[];
  optionsOf(game: number): G['Options'];
  /** What a seat chooses from; every legal move unless said. */
  movesOf?(match: Match<G>, seat: Seat, rng: FastRng): readonly G['Move'][];
  /** What a game shows, as words; the kept games together show all of them. */
  showsOf(outcome: Outcome<G>): readonly string[];
  /** What the name of a replay says beside its number; seats and a close victory unless said. */
  nameOf?(golden: Golden<G>): readonly string[];
}

export interface NamedReplay<G extends Shape> {
  readonly name: string;
  readonly golden: Golden<G>;
}

const plainName = <G extends Shape>({ log, score }: Golden<G>): readonly string[] => [
  `${log.options.seats}-seats`,
  ...(score.winners.length > 1 ? ['shared'] : []),
  ...(score.tieBreak === undefined ? [] : [score.tieBreak]),
];

const choose = <G extends Shape>(match: Match<G>, seat: Seat, temper: Temper<G>, rng: FastRng, recipe: Recipe<G>): void => {
  const moves = recipe.movesOf?.(match, seat, rng) ?? legalMoves(match.game, match.stateFor(seat), seat);
  const view = match.view(seat);
  const liking = moves.map((move) => temper(move, view));
  const most = Math.max(...liking);
  const best = moves.filter((_, i) => liking[i] === most);
  const chosen = match.choose(seat, best[rng.int(best.length)]);
  if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
};

const seedOf = (n: number): Uint8Array => {
  const rng = new FastRng(n, 0x601d);
  return Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
};

const playGame = <G extends Shape>(game: Game<G>, n: number, recipe: Recipe<G>): Outcome<G> => {
  const options = recipe.optionsOf(n);
  const match = Match.start(game, options, seedOf(n));
  const rng = new FastRng(n, 0xbe57);
  const tempers = Array.from({ length: options.seats }, () => recipe.tempers[rng.int(recipe.tempers.length)] as Temper<G>);
  while (!match.over) for (const seat of match.pendingSeats) choose(match, seat, tempers[seat] as Temper<G>, rng, recipe);
  return playLog(game, match.log());
};

/** Greedily the game that shows most of what is still unseen, until nothing is; then more, up to the fewest wanted. */
export const makeReplays = <G extends Shape>(versions: Versions<G>, recipe: Recipe<G>): readonly NamedReplay<G>[] => {
  const games = Array.from({ length: recipe.games }, (_, n) => {
    const outcome = playGame(newestOf(versions), n, recipe);
    return { n, golden: outcome.golden, shows: new Set(recipe.showsOf(outcome)) };
  });
  const unseen = new Set(games.flatMap(({ shows }) => [...shows]));
  const kept: typeof games = [];
  while (unseen.size > 0 || kept.length < recipe.fewest) {
    const newIn = ({ shows }: (typeof games)[number]): number => [...shows].filter((show) => unseen.has(show)).length;
    const best = games.filter((one) => !kept.includes(one)).reduce((a, b) => (newIn(b) > newIn(a) ? b : a));
    for (const show of best.shows) unseen.delete(show);
    kept.push(best);
  }
  const nameOf = (golden: Golden<G>): readonly string[] => recipe.nameOf?.(golden) ?? plainName(golden);
  return kept
    .sort((a, b) => a.n - b.n)
    .map(({ n, golden }) => ({ golden, name: [String(n).padStart(4, '0'), ...nameOf(golden)].join('-') }));
};

/** One round a line, so that a change can be read. */
export const textOf = <G extends Shape>({ log, score, heard }: Golden<G>): string => {
  const { rounds, ...head } = log;
  const lines = rounds.map((round) => `      ${JSON.stringify(round)}`).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  return `{\n  "log": ${start},\n    "rounds": [\n${lines}\n    ]\n  },\n  "score": ${JSON.stringify(score)},\n  "heard": ${JSON.stringify(heard)}\n}\n`;
};
