// A small but complete game: the example for whoever adds one, and what the contract suite is tried on.
import { newestOf, versionsOf, type Engine, type InputError } from '../../src/index.ts';
import { components, imagine, redeal, secretsOf, view } from './hidden.ts';
import { ACTION_COUNT, SCORE_ROWS, actions, awaiting, pick, result, score, shortlist, step } from './rules.ts';
import { blank, copy, setup, type ToyShape } from './state.ts';
import type { ToyOptions } from './types.ts';
import { explain, position, readMove, toAction, toMove, wishes } from './words.ts';

export type * from './types.ts';
export type { ToyShape, ToyState } from './state.ts';

const checkOptions = (options: ToyOptions): InputError | undefined =>
  options.hand === 'four' && options.seats === 4
    ? { code: 'bad-input', path: 'hand', detail: 'four hands of four would leave no card in the box' }
    : undefined;

const engine: Engine<ToyShape> = {
  id: 'toy',
  actionCount: ACTION_COUNT,
  seatCounts: [2, 3, 4],
  optionSpecs: [
    { key: 'hand', kind: 'choice', values: ['three', 'four'], default: 'three' },
    { key: 'openPile', kind: 'switch', default: false },
  ],
  scoreRows: SCORE_ROWS,
  endings: ['hands-empty'],
  checkOptions,
  blank,
  setup,
  awaiting,
  actions,
  shortlist,
  pick,
  step,
  copy,
  result,
  score,
  view,
  imagine,
  redeal,
  toMove,
  toAction,
  readMove,
  wishes,
  explain,
  position: (words, rng, rules) => position(toy, words, rng, rules),
};

export const toyVersions = versionsOf(engine, 1);
export const toy = newestOf(toyVersions);

/** What only the game can tell the contract suite. */
export const toyHooks = { components, secretsOf };
