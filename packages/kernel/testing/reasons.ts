import { expect } from 'vitest';
import { legalActions, SPECTATOR, type Game, type Seat } from '../src/index.ts';
import type { ReasonedShape } from './scenario.ts';

export interface Asking<G extends ReasonedShape> {
  /** Whether the wish, which is no move by itself, means this move among others. */
  readonly means?: (wish: G['Wish'], move: G['Move']) => boolean;
  /** What is asked for, where more than one move is the same to ask about. */
  readonly nameOf?: (wish: G['Wish'] | G['Move']) => string;
  /** What is wrong with the reason, if anything is. */
  readonly missing?: (wish: G['Wish'], reason: G['Reason']) => string | undefined;
}

/** Every wish of the seat is explained as the list of actions says, and every listed move is among the wishes. Gives the codes of what was refused. */
const checkWishes = <G extends ReasonedShape>(
  game: Game<G>,
  s: G['State'],
  seat: Seat,
  { means = () => false, nameOf = JSON.stringify, missing = () => undefined }: Asking<G> = {},
): readonly string[] => {
  const actions = new Set(legalActions(game, s, seat));
  const moves = [...actions].map((action) => game.toMove(s, seat, action));
  const codes: string[] = [];
  const asked = new Set<string>();
  for (const wish of game.wishes(s, seat)) {
    const move = game.readMove(wish);
    const action = move.ok && game.toAction(s, seat, move.value);
    const listed = move.ok ? typeof action === 'number' && actions.has(action) : moves.some((other) => means(wish, other));
    const reason = game.explain(s, seat, wish);
    if (reason.possible !== listed || reason.possible !== (reason.why.length === 0))
      expect.fail(JSON.stringify({ seat, wish, reason, listed }));
    const wrong = missing(wish, reason);
    if (wrong !== undefined) expect.fail(`no ${wrong} for ${JSON.stringify(wish)}`);
    for (const { code } of reason.why) codes.push(code);
    if (asked.has(JSON.stringify(wish))) expect.fail(`asked twice: ${JSON.stringify(wish)}`);
    asked.add(JSON.stringify(wish)).add(nameOf(wish));
  }
  for (const move of moves) if (!asked.has(nameOf(move))) expect.fail(`legal, but no wish: ${JSON.stringify(move)}`);
  return codes;
};

/** Every move that can be said at all is explained as it is listed. */
const checkMoves = <G extends ReasonedShape>(game: Game<G>, s: G['State'], seat: Seat): void => {
  const actions = new Set(legalActions(game, s, seat));
  for (let action = 0; action < game.actionCount; action++) {
    const move = game.toMove(s, seat, action);
    const { possible, why } = game.explain(s, seat, move);
    if (possible !== actions.has(action)) expect.fail(JSON.stringify({ move, possible, why }));
    if (!possible && why.length === 0) expect.fail(`no reason: ${JSON.stringify(move)}`);
  }
};

/** Shows states, one after the other. */
type Walk<G extends ReasonedShape> = (visit: (s: G['State']) => void) => void;

const seatsIn = <G extends ReasonedShape>(game: Game<G>, s: G['State']): readonly Seat[] =>
  Array.from({ length: game.view(s, SPECTATOR).options.seats }, (_, seat) => seat);

/** Checks the wishes of every seat at all these states. Gives the codes of what was refused, each once and sorted. */
export const checkAllWishes = <G extends ReasonedShape>(game: Game<G>, walk: Walk<G>, asking?: Asking<G>): readonly string[] => {
  const met = new Set<string>();
  walk((s) => {
    for (const seat of seatsIn(game, s)) for (const code of checkWishes(game, s, seat, asking)) met.add(code);
  });
  return [...met].sort();
};

/** Checks every move of every seat at all these states, and that there are at least so many of them. */
export const checkAllMoves = <G extends ReasonedShape>(game: Game<G>, least: number, walk: Walk<G>): void => {
  let states = 0;
  walk((s) => {
    for (const seat of seatsIn(game, s)) checkMoves(game, s, seat);
    states++;
  });
  expect(states).toBeGreaterThanOrEqual(least);
};
