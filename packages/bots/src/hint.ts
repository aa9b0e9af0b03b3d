// What a person who asks for a hint is told: a few good moves, how games go on after them, and why they are good. A master's search
// nominates the moves; chance, points and order come from games played out from all of them (decision 14).
import { type Action, fillShortlist, type Rng, type Seat, type Shape } from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { MASTER } from './levels.ts';
import { isAhead, isSure, type Line, Playouts } from './playouts.ts';
import { mostTelling, type Reason } from './reason.ts';
import { type Scratch, scratchFor } from './scratch.ts';
import type { Budget } from './search/settings.ts';
import { type Danger, dangerIn } from './threat.ts';

/** How the games ended in one way: shares of all games. */
interface Ended {
  readonly ending: string;
  /** Before points were counted. */
  readonly sudden: boolean;
  readonly won: number;
  readonly lost: number;
}

export interface Hint {
  readonly move: Shape['Move'];
  /** Share of the games that were won, from 0 to 1; in team play by the team. The sum of `won` over the endings. */
  readonly chance: number;
  readonly endings: readonly Ended[];
  /** Mean points of the seat and of its best opponent in those of the same games that points decided; `undefined` where there were none. */
  readonly points: { readonly own: number; readonly rival: number } | undefined;
  /** The games cannot tell it from the first move of the list. */
  readonly level: boolean;
  /** A master would take it. Only said of the first move and those level with it. */
  readonly favourite: boolean;
  /** The most telling first. */
  readonly reasons: readonly Reason[];
}

export interface Advice {
  /** Games that were played out from each move. */
  readonly games: number;
  /** By chance in whole percents, the highest first, then by the points that the seat is ahead. */
  readonly hints: readonly Hint[];
}

/** So many moves are told at most. */
const MOVES = 3;
/** What the search tried less often, of all its tries, is known too little to be called good. */
const LEAST_SHARE = 0.04;
/** A move that was tried so often, by the tries of the favourite, may be the first of the list. Measured in decision 14. */
const NEAR = 0.4;
/** Part of the time that the search may take. */
const SEARCHING = 0.35;
/** Worlds in which a reason must hold to be told: then it does not depend on what is hidden. */
const WORLDS = 8;
/** More games tell nothing new; fewer tell little, so a slow machine takes its time, but not more than so many times what it was given. */
const GAMES_MOST = 4000;
const GAMES_LEAST = 200;
const PATIENCE = 3;
const REASONS = 3;
/** Fewer points at the end are not worth a word. */
const LEAST_POINTS = 1;

const partOf = (budget: Budget, part: number): Budget => ('ms' in budget ? { ...budget, ms: budget.ms * part } : budget);

/** The moves that a master considers, its favourite first, and how many of them are near it. */
const nominate = ({ root, search }: Scratch, seat: Seat, rng: Rng, budget: Budget): { actions: readonly Action[]; near: number } => {
  const favourite = search.best(root, seat, MASTER, partOf(budget, SEARCHING), rng);
  const ranking = search.ranking();
  const most = ranking.find(({ action }) => action === favourite)?.share ?? 1;
  const others = ranking.filter(({ action, share }) => action !== favourite && share >= LEAST_SHARE).slice(0, MOVES - 1);
  return {
    actions: [favourite, ...others.map(({ action }) => action)],
    near: 1 + others.filter(({ share }) => share >= most * NEAR).length,
  };
};

/** Reasons that hold in every deal. */
const certain = (told: readonly (readonly Reason[])[]): readonly Reason[] => {
  const [first = [], ...others] = told.map((reasons) => reasons.map((reason) => JSON.stringify(reason)));
  return first.filter((text) => others.every((texts) => texts.includes(text))).map((text) => JSON.parse(text) as Reason);
};

/** What speaks for a move whatever is hidden, as far as the engine can tell at once; the most telling first. */
export const reasonsFor = (expert: Expert, view: Shape['View'], seat: Seat, action: Action, rng: Rng): readonly Reason[] => {
  const { game, knowledge } = expert;
  const { options } = view;
  const { root, world } = scratchFor(expert, options);
  const reasonsIn = knowledge.hints?.reasons(game, options);
  if (reasonsIn === undefined) return [];
  game.imagine(view, seat, root);
  const told = Array.from({ length: WORLDS }, () => {
    game.copy(root, world);
    game.redeal(world, seat, rng);
    return reasonsIn(world, seat, action);
  });
  return mostTelling(certain(told), REASONS);
};

/** The row of the score pad on which the move brings most in the end, if it is told of no points there already. */
const later = ({ ahead }: Line, games: number, told: readonly Reason[]): readonly Reason[] =>
  [...ahead]
    .filter(
      ([row, one]) => one.sum / games >= LEAST_POINTS && isSure(games, one) && !told.some((it) => it.code === 'points' && it.row === row),
    )
    .toSorted(([, a], [, b]) => b.sum - a.sum)
    .slice(0, 1)
    .map(([row, { sum }]) => ({ code: 'later', row, points: Math.round(sum / games) }));

/** The cheapest of several moves, if its price is known and lower than all others. */
const cheapest = (prices: ReadonlyMap<number, number | undefined>, n: number): readonly Reason[] => {
  const others = [...prices].flatMap(([other, price]) => (other === n || price === undefined ? [] : [price]));
  const coins = prices.get(n);
  const next = Math.min(...others);
  return coins === undefined || others.length === 0 || coins >= next ? [] : [{ code: 'price', coins, next }];
};

/** Why the action is good whatever the game is about. */
const plainly = (line: Line, games: number, only: boolean, danger: Danger | undefined): readonly Reason[] => {
  if (only) return [{ code: 'only' }];
  if (line.wins === games) return [{ code: 'wins' }];
  return danger?.averted.includes(line.action) === true ? [{ code: 'saves', from: danger.from }] : [];
};

/** What one move's games come to. */
const summary = (line: Line, games: number, sudden: readonly string[]): Pick<Hint, 'chance' | 'endings' | 'points'> => ({
  chance: line.shares.reduce((sum, share) => sum + share, 0) / games,
  endings: [...line.endings].map(([ending, { won, lost }]) => ({
    ending,
    sudden: sudden.includes(ending),
    won: won / games,
    lost: lost / games,
  })),
  points: line.scored === 0 ? undefined : { own: line.points / line.scored, rival: line.rival / line.scored },
});

/** By the chance in whole percents, as people are told it, then by the points that the seat is ahead. */
const byWorth = (a: Pick<Hint, 'chance' | 'points'>, b: Pick<Hint, 'chance' | 'points'>): number => {
  const lead = ({ points }: Pick<Hint, 'points'>): number => (points === undefined ? 0 : points.own - points.rival);
  return Math.round(b.chance * 100) - Math.round(a.chance * 100) || lead(b) - lead(a);
};

/** The moves that are worth most, best first. The seat must be awaited. */
export const hint = (expert: Expert, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget): Advice => {
  const { game, knowledge } = expert;
  const known = knowledge.hints;
  const { options } = view;
  const start = 'ms' in budget ? budget.now() : 0;
  const scratch = scratchFor(expert, options);
  const { root, candidates } = scratch;
  game.imagine(view, seat, root);
  fillShortlist(game, root, seat, candidates);
  const all = candidates.toArray();
  const { actions, near } = nominate(scratch, seat, rng, budget);
  const danger = dangerIn(expert, scratch, seat, all, rng);

  const playouts = new Playouts(expert, options, root, seat, actions, rng.word());
  const told = actions.map((): (readonly Reason[])[] => []);
  const most = 'ms' in budget ? GAMES_MOST : budget.playouts;
  const inTime = (games: number): boolean =>
    !('ms' in budget) || budget.now() - start < (games < GAMES_LEAST ? budget.ms * PATIENCE : budget.ms);
  const reasonsIn = known?.reasons(game, options);
  do {
    playouts.play();
    if (playouts.games > WORLDS) continue;
    for (const [n, action] of actions.entries()) told[n].push(reasonsIn?.(playouts.world, seat, action) ?? []);
  } while (playouts.games < WORLDS || (playouts.games < most && inTime(playouts.games)));

  const { games, lines } = playouts;
  const moves = actions.map((action) => game.toMove(root, seat, action));
  const order = lines.map((line, n) => ({ line, n, ...summary(line, games, known?.sudden ?? []) })).toSorted(byWorth);
  // What the search has refused is told for comparison, where the games agree, but never as the best.
  const advised = order.slice(order.findIndex(({ n }) => n < near));
  const [best] = advised;
  const prices = new Map(advised.map(({ n }) => [n, known?.priceOf?.(game, root, seat, moves[n])]));
  const hints = advised.map(({ line, n, ...summed }): Hint => {
    const level = !isAhead(best.line, line);
    const now = certain(told[n]);
    const reasons = [...plainly(line, games, all.length === 1, danger), ...now, ...cheapest(prices, n), ...later(line, games, now)];
    return {
      move: moves[n],
      ...summed,
      level: level && line !== best.line,
      favourite: level && n === 0,
      reasons: mostTelling(reasons, REASONS),
    };
  });
  return { games, hints };
};
