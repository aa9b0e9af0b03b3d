import { type Game, NOBODY, only } from '@maravilha/kernel';
import { SEAT_COUNTS } from '../data/numbers.ts';
import { actions } from './actions.ts';
import { ACTION_COUNT } from './codes.ts';
import { explain, wishes } from './explain.ts';
import { imagine } from './imagine.ts';
import { readMove, toAction, toMove } from './moves.ts';
import { OPTION_SPECS } from './options.ts';
import { position } from './position.ts';
import { redeal } from './redeal.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { blank, copy, OVER } from './state.ts';
import { step } from './step.ts';
import { type ArchitectsShape, ENDINGS, SCORE_ROWS } from './types.ts';
import { view } from './view.ts';

export const architects: Game<ArchitectsShape> = {
  id: 'architects',
  rules: 1,
  actionCount: ACTION_COUNT,
  seatCounts: SEAT_COUNTS,
  optionSpecs: OPTION_SPECS,
  scoreRows: SCORE_ROWS,
  endings: ENDINGS,
  // Every combination of the options is playable.
  checkOptions: () => undefined,
  blank,
  setup,
  awaiting: (s) => (s.decision === OVER ? NOBODY : only(s.active)),
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
  position,
};

export * from '../data/decks.ts';
export * from '../data/effects.ts';
export * from '../data/numbers.ts';
export * from '../data/tokens.ts';
export * from '../data/wonders.ts';
export { OPTION_SPECS } from './options.ts';
export type { ArchitectsState } from './state.ts';
export { architectsTable } from './table.ts';
export * from './types.ts';
