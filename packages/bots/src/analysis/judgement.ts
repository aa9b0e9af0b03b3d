// One task of an analysis: all that one seat chose in one turn, judged by what it could know, and beside that by what was there.
import { type BaseOptions, FastRng, type Rng, type Seat, type Shape } from '@maravilha/kernel';
import { decide } from '../decide.ts';
import type { Expert } from '../expert.ts';
import { leadOf, type Line, marginOf, Playouts } from '../playouts.ts';
import { mostTelling, type Reason } from '../reason.ts';
import { weigh, type Weighed } from '../weigh.ts';
import type { Course, Stand } from './course.ts';

/** A mean over games that were played out, and how far the truth may be from it: two standard errors. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

export interface Alternative {
  readonly move: Shape['Move'];
  /** Chance of victory of the seat's side, from 0 to 1. */
  readonly chance: Estimate;
  /** Points of the seat at the end, in those games that points decided. */
  readonly points: Estimate | undefined;
  /** By how much chance it is behind the first one, compared world by world. */
  readonly behind: Estimate;
  /** The most telling first. */
  readonly reasons: readonly Reason[];
}

export interface Decision {
  /** Moves that a sensible player would consider; with one there is nothing to judge. */
  readonly choices: number;
  /** Games played out from each alternative. */
  readonly games: number;
  /** The best first: what a hint of the same budget says. What was played is always among them. */
  readonly alternatives: readonly Alternative[];
  /** Which of them was played. */
  readonly played: number;
  /** By seat, the chance of its side after the best move. */
  readonly chances: readonly number[];
  /** A builder, who looks one move ahead, would also have found the best. */
  readonly plain: boolean;
  /** By how much the played move is behind the best where all that was hidden lay as it truly did; `undefined` if it is the best. */
  readonly there: Estimate | undefined;
}

export interface Judgement {
  readonly moment: number;
  readonly seat: Seat;
  /** One for each of its choices in this turn. */
  readonly decisions: readonly Decision[];
}

/** How hard each decision is thought about: playouts of the search, and games played out from each move. */
export interface Effort {
  readonly playouts: number;
}

/** Measured: docs/bots.md. */
export const EFFORT: Effort = { playouts: 1000 };

/** What people choose from, in playouts. */
export const DEPTHS = { quick: 100, usual: EFFORT.playouts, thorough: 4 * EFFORT.playouts } as const;

/** So many alternatives are told, and what was played. */
const TOLD = 4;

/** The luck of one decision: a hint with it, the same view and the same effort says the same. */
export const luckOf = (moment: number, seat: Seat, step: number): Rng => new FastRng(moment * 4096 + step, seat);

const estimateOf = (games: number, sum: Line['won']): Estimate => ({ mean: sum.sum / games, within: marginOf(games, sum) });

const alternativeOf = ({ line, move, reasons }: Weighed, best: Line, games: number): Alternative => ({
  move,
  chance: estimateOf(games, line.won),
  points: line.scored === 0 ? undefined : estimateOf(line.scored, line.points),
  behind: estimateOf(games, leadOf(best, line)),
  reasons: mostTelling(reasons),
});

/** The choice that was made in one stand. Of its state only `there` speaks. */
export const judgeChoice = (
  expert: Expert,
  options: BaseOptions,
  seat: Seat,
  { view, state, move }: Stand,
  luck: Rng,
  effort: Effort,
): Decision => {
  const words = JSON.stringify(move);
  const { games, choices, advised, refused } = weigh(expert, view, seat, luck, effort, {
    most: TOLD,
    moves: [move],
  });
  const [best] = advised;
  const isPlayed = (one: Weighed): boolean => JSON.stringify(one.move) === words;
  // The refused are told behind the best, where they were played: the search knows more of them than quick games do.
  const told = [...advised, ...refused.filter(isPlayed)];
  const played = told.findIndex(isPlayed);
  let there: Estimate | undefined;
  if (played > 0) {
    const actions = [best, told[played]].map(({ line }) => line.action);
    const open = new Playouts(expert, options, state, seat, actions, luck.word(), true);
    while (open.games < effort.playouts) open.play();
    const [ought, did] = open.lines;
    there = estimateOf(open.games, leadOf(ought, did));
  }
  const built = choices > 1 && played === 0 ? decide(expert, 'builder', view, seat, luck, effort) : undefined;
  return {
    choices,
    games,
    alternatives: told.map((one) => alternativeOf(one, best.line, games)),
    played,
    chances: [...best.line.chances].map((sum) => sum / games),
    plain: built === undefined || JSON.stringify(built) === words,
    there,
  };
};

/** Everything that the seat chose in this moment. The same course and effort always give the same answer. */
export const judge = (expert: Expert, course: Course, moment: number, seat: Seat, effort: Effort): Judgement => {
  const decisions: Decision[] = [];
  for (const stand of course.standsOf(moment, seat)) {
    decisions.push(judgeChoice(expert, course.options, seat, stand, luckOf(moment, seat, decisions.length), effort));
  }
  return { moment, seat, decisions };
};
