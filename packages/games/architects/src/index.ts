import { type Engine, newestOf, versionsOf } from '@maravilha/kernel';
import { SEAT_COUNTS } from '../data/numbers.ts';
import { ACTION_COUNT } from './action-codes.ts';
import { actions, awaiting } from './actions.ts';
import { explain, wishes } from './explain.ts';
import { imagine } from './imagine.ts';
import { readMove, toAction, toMove } from './moves.ts';
import { OPTION_SPECS } from './options.ts';
import { position } from './position.ts';
import { redeal } from './redeal.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { type ArchitectsShape, blank, copy } from './state.ts';
import { step } from './step.ts';
import { ENDINGS, SCORE_ROWS } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { brief, view } from './view.ts';

const engine: Engine<ArchitectsShape> = {
  id: 'architects',
  actionCount: ACTION_COUNT,
  seatCounts: SEAT_COUNTS,
  optionSpecs: OPTION_SPECS,
  scoreRows: SCORE_ROWS,
  endings: ENDINGS,
  // Every combination of the options is playable.
  checkOptions: () => undefined,
  blank,
  setup,
  awaiting,
  actions,
  step,
  copy,
  result,
  score,
  view,
  brief,
  imagine,
  redeal,
  toMove,
  toAction,
  readMove,
  wishes,
  explain,
  position,
};

/** Every version of the rules, oldest first. */
export const architectsVersions = /* @__PURE__ */ versionsOf(engine, NEWEST_RULES);
/** The newest of them. */
export const architects = /* @__PURE__ */ newestOf(architectsVersions);

export * from '../data/decks.ts';
export * from '../data/effects.ts';
export * from '../data/numbers.ts';
export * from '../data/tokens.ts';
export * from '../data/wonders.ts';
export * from './types.ts';
export { architectsTable } from './client.ts';
export { OPTION_SPECS } from './options.ts';
export type { ArchitectsShape, ArchitectsState } from './state.ts';
export { NEWEST_RULES } from './versions.ts';
