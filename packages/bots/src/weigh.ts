// Moves of one seat weighed against each other: a master's search nominates them, and chance, points and order come from games played out from
// all of them (decision 14). A hint tells the best of them; an analysis asks the same about the move that was played (decision 29).
import { type Action, fillShortlist, type Rng, type Seat, type Shape } from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { MASTER } from './levels.ts';
import { isSure, type Line, Playouts } from './playouts.ts';
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

/** What the games after one move come to. */
export interface Worth {
  /** Share of the games that were won, from 0 to 1; in team play by the team. The sum of `won` over the endings. */
  readonly chance: number;
  readonly endings: readonly Ended[];
  /** Mean points of the seat and of its best opponent in those of the same games that points decided; `undefined` where there were none. */
  readonly points: { readonly own: number; readonly rival: number } | undefined;
}

export interface Weighed extends Worth {
  readonly line: Line;
  readonly move: Shape['Move'];
  /** The search's favourite. */
  readonly favourite: boolean;
  /** All that hold, in no order. */
  readonly reasons: readonly Reason[];
}

export interface Weighing {
  /** Games that were played out from each move. */
  readonly games: number;
  /** Moves that a sensible player would consider. */
  readonly choices: number;
  /** The best first, by chance in whole percents, then by the points that the seat is ahead. */
  readonly advised: readonly Weighed[];
  /** Better by the games than the best, but refused by the search: never told as good. */
  readonly refused: readonly Weighed[];
}

/** Moves that are weighed whatever the search thinks of them. */
export interface Asked {
  /** Moves that were tried most, beyond those that may be the best. */
  readonly most: number;
  readonly moves: readonly Shape['Move'][];
}
const NOTHING: Asked = { most: 0, moves: [] };

/** Among so many moves the best is looked for. */
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
/** Fewer points at the end are not worth a word. */
const LEAST_POINTS = 1;

const partOf = (budget: Budget, part: number): Budget => ('ms' in budget ? { ...budget, ms: budget.ms * part } : budget);

/** The moves that a master considers, its favourite first, and how many of them are near it. More that were tried may follow. */
const nominate = (
  { root, search }: Scratch,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  most: number,
): { actions: readonly Action[]; near: number } => {
  const favourite = search.best(root, seat, MASTER, partOf(budget, SEARCHING), rng);
  const ranking = search.ranking();
  const top = ranking.find(({ action }) => action === favourite)?.share ?? 1;
  const rest = ranking.filter(({ action }) => action !== favourite);
  const others = rest.filter(({ share }) => share >= LEAST_SHARE).slice(0, MOVES - 1);
  const more = rest.slice(others.length, Math.max(others.length, most - 1));
  return {
    actions: [favourite, ...[...others, ...more].map(({ action }) => action)],
    near: 1 + others.filter(({ share }) => share >= top * NEAR).length,
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
  return mostTelling(certain(told));
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
const worthOf = (line: Line, games: number, sudden: readonly string[]): Worth => ({
  chance: line.won.sum / games,
  endings: [...line.endings].map(([ending, { won, lost }]) => ({
    ending,
    sudden: sudden.includes(ending),
    won: won / games,
    lost: lost / games,
  })),
  points: line.scored === 0 ? undefined : { own: line.points.sum / line.scored, rival: line.rival / line.scored },
});

/** By the chance in whole percents, as people are told it, then by the points that the seat is ahead. */
const byWorth = (a: Worth, b: Worth): number => {
  const lead = ({ points }: Worth): number => (points === undefined ? 0 : points.own - points.rival);
  return Math.round(b.chance * 100) - Math.round(a.chance * 100) || lead(b) - lead(a);
};

/** The moves that are worth most, and what else is asked about. The seat must be awaited; what is asked about must be legal. */
export const weigh = (expert: Expert, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget, asked: Asked = NOTHING): Weighing => {
  const { game, knowledge } = expert;
  const known = knowledge.hints;
  const { options } = view;
  const start = 'ms' in budget ? budget.now() : 0;
  const scratch = scratchFor(expert, options);
  const { root, candidates } = scratch;
  game.imagine(view, seat, root);
  fillShortlist(game, root, seat, candidates);
  const all = candidates.toArray();
  const { actions: nominated, near } = nominate(scratch, seat, rng, budget, asked.most);
  const actions = [...new Set([...nominated, ...asked.moves.map((move) => actionOf(expert, scratch, seat, move))])];
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
  const order = lines.map((line, n) => ({ line, n, ...worthOf(line, games, known?.sudden ?? []) })).toSorted(byWorth);
  // What the search has refused is told for comparison, where the games agree, but never as the best.
  const first = order.findIndex(({ n }) => n < near);
  const prices = new Map(order.slice(first).map(({ n }) => [n, known?.priceOf?.(game, root, seat, moves[n])]));
  const weighed = order.map(({ line, n, ...worth }): Weighed => {
    const now = certain(told[n]);
    const reasons = [...plainly(line, games, all.length === 1, danger), ...now, ...cheapest(prices, n), ...later(line, games, now)];
    return { line, move: moves[n], favourite: n === 0, ...worth, reasons };
  });
  return { games, choices: all.length, advised: weighed.slice(first), refused: weighed.slice(0, first) };
};

const actionOf = ({ game }: Expert, { root }: Scratch, seat: Seat, move: Shape['Move']): Action => {
  const action = game.toAction(root, seat, move);
  if (typeof action !== 'number') throw new Error(`a move that its seat cannot make: ${action.code}`);
  return action;
};
