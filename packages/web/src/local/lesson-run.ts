// Plays the scenes of a lesson by a real match: what the learner sees when a step begins and when it is done.
import {
  type AnyGame,
  type Emitted,
  eventsFor,
  FastRng,
  hashText,
  Match,
  readAction,
  type Seat,
  SEED_BYTES,
  seatsOf,
  type Shape,
} from '@maravilha/kernel';
import type { MatchUpdate } from '@maravilha/protocol';
import { LEARNER, type Made, type Scene } from '../base/lesson.ts';

/** What the table is shown, without the number that a link would give it. */
export interface Frame extends Pick<MatchUpdate, 'hash' | 'view' | 'awaiting' | 'ready' | 'sealed'> {
  /** What has happened since the frame before. */
  readonly events: readonly Shape['Event'][];
}

export interface StepRun {
  readonly begun: Frame;
  /** The move it waits for, in the game's own words. */
  readonly move: object | undefined;
  /** After that move. */
  readonly done: Frame | undefined;
}

export interface SceneRun {
  readonly options: Shape['Options'];
  readonly steps: readonly StepRun[];
}

export interface LessonRun {
  /** The version of the rules. */
  readonly rules: number;
  readonly scenes: readonly SceneRun[];
}

/** Of all that a position leaves open. */
const SEED = 1;

const begin = (game: AnyGame, position: object): Match<Shape> => {
  const built = game.position(position, new FastRng(SEED));
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  const { options, state } = built.value;
  return Match.start({ ...game, setup: (_options, _rng, into) => game.copy(state, into) }, options, new Uint8Array(SEED_BYTES));
};

const choose = (match: Match<Shape>, { seat, move }: Made): readonly Emitted<Shape['Event']>[] => {
  const chosen = match.choose(seat, move);
  if (!chosen.ok) throw new Error(`seat ${seat} cannot ${JSON.stringify(move)}: ${JSON.stringify(chosen.error)}`);
  return chosen.value.events ?? [];
};

/** What the seat sees. */
export const frameOf = (match: Match<Shape>, seat: Seat, events: readonly Emitted<Shape['Event']>[]): Frame => {
  const view = match.view(seat);
  return {
    view,
    hash: hashText(JSON.stringify(view)),
    events: eventsFor(events, seat),
    awaiting: [...seatsOf(match.awaiting)],
    ready: [...seatsOf(match.ready)],
    sealed: [...match.sealed(seat)],
  };
};

const playScene = (game: AnyGame, { position, steps }: Scene): SceneRun => {
  const match = begin(game, position);
  return {
    options: match.options,
    steps: steps.map(({ before = [], act }) => {
      const begun = frameOf(
        match,
        LEARNER,
        before.flatMap((made) => choose(match, made)),
      );
      if (act === undefined || !('move' in act)) return { begun, move: undefined, done: undefined };
      const state = match.stateFor(LEARNER);
      const action = readAction(game, state, LEARNER, act.move);
      const move = action.ok ? game.toMove(state, LEARNER, action.value) : act.move;
      return { begun, move, done: frameOf(match, LEARNER, choose(match, { seat: LEARNER, move })) };
    }),
  };
};

export const playLesson = (game: AnyGame, scenes: readonly Scene[]): LessonRun => ({
  rules: game.rules,
  scenes: scenes.map((scene) => playScene(game, scene)),
});
