import { type Engine, newestOf, versionsOf } from '@maravilha/kernel';
import { SEAT_COUNTS } from '../data/numbers.ts';
import { actions, awaiting, shortlist } from './actions.ts';
import { ACTION_COUNT } from './action-codes.ts';
import { explain, wishes } from './explain.ts';
import { imagine } from './imagine.ts';
import { readMove, toAction, toMove } from './moves.ts';
import { checkOptions, OPTION_SPECS } from './options.ts';
import { position } from './position.ts';
import { redeal } from './redeal.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { blank, copy, type SevenWondersShape } from './state.ts';
import { step } from './step.ts';
import { ENDINGS, SCORE_ROWS } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { brief, view } from './view.ts';

const engine: Engine<SevenWondersShape> = {
  id: 'seven-wonders',
  actionCount: ACTION_COUNT,
  seatCounts: SEAT_COUNTS,
  optionSpecs: OPTION_SPECS,
  scoreRows: SCORE_ROWS,
  endings: ENDINGS,
  checkOptions,
  blank,
  setup,
  awaiting,
  actions,
  shortlist,
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
export const sevenWondersVersions = /* @__PURE__ */ versionsOf(engine, NEWEST_RULES);
/** The newest of them. */
export const sevenWonders = /* @__PURE__ */ newestOf(sevenWondersVersions);

export * from '../data/effects.ts';
export * from '../data/index.ts';
export * from '../data/numbers.ts';
export type { ChoiceGoods, FixedGoods, Goods, Prices } from './trade-terms.ts';
export { OPTION_SPECS } from './options.ts';
export type { SevenWondersShape, SevenWondersState } from './state.ts';
export { sevenWondersTable } from './client.ts';
export type { RankedSide } from '../teams/result.ts';
export * from './types.ts';
export { NEWEST_RULES } from './versions.ts';
