import { type Engine, newestOf, versionsOf } from '@maravilha/kernel';
import { ACTION_COUNT } from './action-codes.ts';
import { actions, awaiting, pick } from './actions.ts';
import { explain, wishes } from './explain.ts';
import { imagine } from './imagine.ts';
import { readMove, toAction, toMove } from './moves.ts';
import { OPTION_SPECS } from './options.ts';
import { position } from './position.ts';
import { redeal } from './redeal.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { blank, copy, type DuelShape, SEATS } from './state.ts';
import { step } from './step.ts';
import { ENDINGS, SCORE_ROWS } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { brief, view } from './view.ts';

const engine: Engine<DuelShape> = {
  id: 'duel',
  actionCount: ACTION_COUNT,
  seatCounts: [SEATS],
  optionSpecs: OPTION_SPECS,
  scoreRows: SCORE_ROWS,
  endings: ENDINGS,
  // Every combination of the options is playable.
  checkOptions: () => undefined,
  blank,
  setup,
  awaiting,
  actions,
  pick,
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
export const duelVersions = /* @__PURE__ */ versionsOf(engine, NEWEST_RULES);
/** The newest of them. */
export const duel = /* @__PURE__ */ newestOf(duelVersions);

export * from '../data/cards.ts';
export * from '../data/effects.ts';
export * from '../data/layouts.ts';
export * from '../data/numbers.ts';
export * from '../data/tokens.ts';
export * from '../data/wonders.ts';
/** What a city holds; what it produces of a resource, and what it pays for one more; `resource` is its place in RESOURCES. */
export { coinsOf, productionOf, symbolsOf, unitPrice } from './city.ts';
export { distanceOf } from './military.ts';
export { OPTION_SPECS } from './options.ts';
export { duelTable } from './client.ts';
export type { DuelShape, DuelState } from './state.ts';
export * from './types.ts';
export { NEWEST_RULES } from './versions.ts';
