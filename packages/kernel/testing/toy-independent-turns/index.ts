// The smallest game in which one choice opens the next: the example for whoever adds one with `independentTurns`.
import { newestOf, versionsOf, type Engine } from '../../src/index.ts';
import { ACTION_COUNT, SCORE_ROWS, actions, awaiting, result, score, step } from './rules.ts';
import { blank, copy, type GardenShape, setup } from './state.ts';
import { explain, imagine, position, readMove, redeal, toAction, toMove, view, wishes } from './words.ts';

export type { GardenEvent, GardenMove, GardenOptions, GardenPosition, GardenView } from './types.ts';
export type { GardenShape, GardenState } from './state.ts';

const engine: Engine<GardenShape> = {
  id: 'garden',
  actionCount: ACTION_COUNT,
  seatCounts: [2, 3, 4],
  optionSpecs: [],
  scoreRows: SCORE_ROWS,
  endings: ['turns-over'],
  independentTurns: true,
  blank,
  setup,
  awaiting,
  actions,
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
  position: (words, rng, rules) => position(garden, words, rng, rules),
};

export const gardenVersions = versionsOf(engine, 1);
export const garden = newestOf(gardenVersions);
