import type { ArenaGame, Thought } from '@maravilha/bots/arena';
import type { Seat } from '@maravilha/kernel';

/** Games, and victories in them; a shared victory counts as the part that it is. */
export interface Standing {
  readonly games: number;
  readonly won: number;
}

export interface ThoughtFigures {
  /** Choices that were none are not counted. */
  readonly decisions: number;
  readonly meanMs: number;
  readonly longestMs: number;
  readonly meanPlayouts: number;
}

export interface ArenaSummary {
  readonly games: number;
  /** Games that A won alone, shared, and did not win. */
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** A's part of all victories, and where it lies with 95 % (Wilson). */
  readonly share: number;
  readonly interval: readonly [number, number];
  /** What would be A's part among equals; the share and its interval divided by that. */
  readonly fairShare: number;
  readonly ratio: number;
  readonly ratioInterval: readonly [number, number];
  /** A's points minus those of the best other side. */
  readonly meanMargin: number;
  readonly meanScore: { readonly a: number; readonly b: number };
  readonly meanWinningScore: number;
  /** Victories of each seat, whoever sat there. */
  readonly winsBySeat: readonly number[];
  /** A's games and victories in each seat. */
  readonly aBySeat: readonly Standing[];
  /** Games that ended so, and A's victories among them. */
  readonly endings: Readonly<Record<string, Standing>>;
  /** By wonder or city: how often a seat had it, and won. */
  readonly marks: Readonly<Record<string, Standing>>;
  readonly thought: { readonly a: ThoughtFigures; readonly b: ThoughtFigures };
}

const Z = 1.959964;

/** Wilson's interval of 95 % for a share. */
export const wilson = (won: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1];
  const p = won / games;
  const z = (Z * Z) / games;
  const middle = (p + z / 2) / (1 + z);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z / (4 * games))) / (1 + z);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length);
const bounds = ([low, high]: readonly [number, number], by: number): readonly [number, number] => [rounded(low / by), rounded(high / by)];

/** Counts games and victories by words. */
class Ledger {
  readonly #rows = new Map<string, { games: number; won: number }>();

  add(word: string, won: number): void {
    const row = this.#rows.get(word) ?? { games: 0, won: 0 };
    row.games++;
    row.won += won;
    this.#rows.set(word, row);
  }

  rows(order: 'word' | 'share'): Readonly<Record<string, Standing>> {
    const rows = [...this.#rows].map(([word, { games, won }]) => [word, { games, won: rounded(won) }] as const);
    const byWord = rows.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(order === 'word' ? byWord : byWord.toSorted(([, a], [, b]) => b.won / b.games - a.won / a.games));
  }
}

const figuresOf = (thoughts: readonly Thought[]): ThoughtFigures => {
  const decisions = thoughts.reduce((sum, one) => sum + one.decisions, 0);
  const per = (total: number): number => (decisions === 0 ? 0 : rounded(total / decisions));
  return {
    decisions,
    meanMs: per(thoughts.reduce((sum, { ms }) => sum + ms, 0)),
    longestMs: rounded(Math.max(0, ...thoughts.map(({ longest }) => longest))),
    meanPlayouts: per(thoughts.reduce((sum, { playouts }) => sum + playouts, 0)),
  };
};

/** `sides` are those who win together. Games may come in any order. */
export const summarise = (played: readonly ArenaGame[], sides: readonly (readonly Seat[])[]): ArenaSummary => {
  const games = played.toSorted((x, y) => x.n - y.n);
  const seats = sides.flat().length;
  const winsBySeat = Array.from({ length: seats }, () => 0);
  const aBySeat = Array.from({ length: seats }, () => ({ games: 0, won: 0 }));
  const endings = new Ledger();
  const marks = new Ledger();
  const margins: number[] = [];
  const scores = { a: [] as number[], b: [] as number[], winners: [] as number[] };
  let [wins, draws, won] = [0, 0, 0];
  for (const game of games) {
    const winning = sides.filter((side) => side.some((seat) => game.winners.includes(seat)));
    const partOf = (seat: Seat): number => (game.winners.includes(seat) ? 1 / winning.length : 0);
    const pointsOf = (side: readonly Seat[]): number => side.reduce((sum, seat) => sum + (game.totals[seat] ?? 0), 0);
    const part = Math.max(...game.a.map(partOf));
    won += part;
    if (part === 1) wins++;
    else if (part > 0) draws++;
    const others = sides.filter((side) => !side.some((seat) => game.a.includes(seat)));
    margins.push(pointsOf(game.a) - Math.max(...others.map(pointsOf)));
    endings.add(game.ending, part);
    for (const [seat, total] of game.totals.entries()) {
      winsBySeat[seat] = (winsBySeat[seat] ?? 0) + partOf(seat);
      scores[game.a.includes(seat) ? 'a' : 'b'].push(total);
      if (game.winners.includes(seat)) scores.winners.push(total);
      for (const mark of game.marks[seat] ?? []) marks.add(mark, partOf(seat));
    }
    for (const seat of game.a) {
      const row = aBySeat[seat];
      if (row === undefined) continue;
      row.games++;
      row.won += partOf(seat);
    }
  }
  const fair = 1 / sides.length;
  const share = games.length === 0 ? 0 : won / games.length;
  const interval = wilson(won, games.length);
  return {
    games: games.length,
    wins,
    draws,
    losses: games.length - wins - draws,
    share: rounded(share),
    interval: bounds(interval, 1),
    fairShare: rounded(fair),
    ratio: rounded(share / fair),
    ratioInterval: bounds(interval, fair),
    meanMargin: rounded(mean(margins)),
    meanScore: { a: rounded(mean(scores.a)), b: rounded(mean(scores.b)) },
    meanWinningScore: rounded(mean(scores.winners)),
    winsBySeat: winsBySeat.map(rounded),
    aBySeat: aBySeat.map((row) => ({ games: row.games, won: rounded(row.won) })),
    endings: endings.rows('word'),
    marks: marks.rows('share'),
    thought: { a: figuresOf(games.map(({ thought }) => thought.a)), b: figuresOf(games.map(({ thought }) => thought.b)) },
  };
};
