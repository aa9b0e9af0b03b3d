// Replays the game of a puzzle up to its decision, and says of a move whether it is the one.
import { type Expert, type Reason, reasonsFor } from '@maravilha/bots';
import { isAlike, type Puzzle, type PuzzleFile, replayed, verify, type Weighed } from '@maravilha/bots/puzzle';
import { type Action, FastRng, readAction, type Shape } from '@maravilha/kernel';
import { type Frame, frameOf } from './lesson-run.ts';

/** A puzzle, and what its file says of all of them. */
export interface PuzzleQuestion extends Pick<PuzzleFile, 'game' | 'rules' | 'seed' | 'budget'> {
  readonly puzzle: Puzzle;
}

/** A move, and what the master makes of it. */
export interface WeighedMove {
  readonly move: Shape['Move'];
  /** Chance of victory, from 0 to 1; `undefined` for a move that it never tried. */
  readonly chance: number | undefined;
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

/** What an attempt is worth; `at` is its place among the moves of the run, if it is one of them. */
export interface Judged {
  readonly at: number | undefined;
  readonly weighed: WeighedMove;
}

/** Of reasons. */
const SEED = 1;

export const openPuzzle = (expert: Expert, { puzzle, seed, budget }: PuzzleQuestion) => {
  const { game } = expert;
  const { seat, weighed, builder } = puzzle;
  const match = replayed(game, seed, puzzle);
  const moveOf = (action: Action): Shape['Move'] => game.toMove(match.state, seat, action);
  const frame = frameOf(match, seat, []);
  const told = (action: Action, permille: number | undefined): WeighedMove => ({
    move: moveOf(action),
    chance: permille === undefined ? undefined : permille / 1000,
    reasons: reasonsFor(expert, frame.view, seat, action, new FastRng(SEED)),
  });
  const run: PuzzleRun = {
    options: match.options,
    frame,
    wonders: game.brief?.(match.state).wonders ?? [],
    moves: weighed.map(([action, permille]) => told(action, permille)),
    builder: moveOf(builder),
  };
  return {
    run,
    judge: (move: object): Judged => {
      const action = readAction(game, match.state, seat, move);
      if (!action.ok) throw new Error(`the table sends an illegal move: ${JSON.stringify(move)}`);
      const same = ([one]: Weighed): boolean => isAlike(expert, one, action.value);
      const at = weighed.findIndex(same);
      // Only the best are kept with the puzzle; the search that verified it brings the others again.
      const found = weighed[at] ?? verify({ expert, seed, budget }, frame.view, puzzle).find(same);
      return { at: at < 0 ? undefined : at, weighed: told(action.value, found?.[1]) };
    },
  };
};
