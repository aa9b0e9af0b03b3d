// Replays the game of a puzzle up to its decision, and says of a move whether it is the one.
import { type Expert, type Reason, reasonsFor } from '@maravilha/bots';
import { isAlike, type Puzzle, type PuzzleFile, replayed } from '@maravilha/bots/puzzle';
import { type Action, FastRng, readAction, type Shape } from '@maravilha/kernel';
import { type Frame, frameOf } from './lesson-run.ts';

/** A puzzle, and what its file says of all of them. */
export interface PuzzleQuestion extends Pick<PuzzleFile, 'game' | 'rules' | 'seed' | 'budget'> {
  readonly puzzle: Puzzle;
}

/** A move that the master has weighed. */
export interface WeighedMove {
  readonly move: Shape['Move'];
  /** Chance of victory, from 0 to 1. */
  readonly chance: number;
  readonly reasons: readonly Reason[];
}

export interface PuzzleRun {
  readonly options: Shape['Options'];
  readonly frame: Frame;
  /** By seat, where each has one. */
  readonly wonders: readonly (string | undefined)[];
  /** Best first. */
  readonly moves: readonly WeighedMove[];
  /** What a builder plays. */
  readonly builder: Shape['Move'];
}

/** What a move is: its place among those that were weighed, if it is one of them. */
export interface Judged {
  readonly at: number | undefined;
  readonly move: Shape['Move'];
}

/** Of reasons. */
const SEED = 1;

export const openPuzzle = (expert: Expert, { puzzle, seed }: PuzzleQuestion) => {
  const { game } = expert;
  const { seat, weighed, builder } = puzzle;
  const match = replayed(game, seed, puzzle);
  const moveOf = (action: Action): Shape['Move'] => game.toMove(match.state, seat, action);
  const frame = frameOf(match, seat, []);
  const run: PuzzleRun = {
    options: match.options,
    frame,
    wonders: game.brief?.(match.state).wonders ?? [],
    moves: weighed.map(([action, permille]) => ({
      move: moveOf(action),
      chance: permille / 1000,
      reasons: reasonsFor(expert, frame.view, seat, action, new FastRng(SEED)),
    })),
    builder: moveOf(builder),
  };
  return {
    run,
    judge: (move: object): Judged => {
      const action = readAction(game, match.state, seat, move);
      if (!action.ok) throw new Error(`the table sends an illegal move: ${JSON.stringify(move)}`);
      const at = weighed.findIndex(([one]) => isAlike(expert, one, action.value));
      return { at: at < 0 ? undefined : at, move: moveOf(action.value) };
    },
  };
};
