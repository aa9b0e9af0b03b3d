import { type Engine, newestOf, versionsOf } from '@maravilha/kernel';
import { SEAT_COUNTS } from '../data/numbers.ts';
import { actions, awaiting } from './actions.ts';
import { ACTION_COUNT } from './action-codes.ts';
import { explain, wishes } from './explain.ts';
import { imagine } from './imagine.ts';
import { readMove, toAction, toMove } from './moves.ts';
import { OPTION_SPECS } from './options.ts';
import { position } from './position.ts';
import { redeal } from './redeal.ts';
import { result, score } from './score.ts';
import { setup } from './setup.ts';
import { blank, copy, type DiceShape } from './state.ts';
import { step } from './step.ts';
import { ENDINGS, SCORE_ROWS } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { brief, view } from './view.ts';

const engine: Engine<DiceShape> = {
  id: 'dice',
  actionCount: ACTION_COUNT,
  seatCounts: SEAT_COUNTS,
  optionSpecs: OPTION_SPECS,
  scoreRows: SCORE_ROWS,
  endings: ENDINGS,
  independentTurns: true,
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
export const diceVersions = /* @__PURE__ */ versionsOf(engine, NEWEST_RULES);
/** The newest of them. */
export const dice = /* @__PURE__ */ newestOf(diceVersions);

export * from '../data/dice.ts';
export * from '../data/effects.ts';
export * from '../data/numbers.ts';
export * from '../data/boards.ts';
export { SPACE_IDS, spaceOf, structureIn, structureOf } from './spaces.ts';
export { OPTION_SPECS } from './options.ts';
export type { DiceShape, DiceState } from './state.ts';
export { diceTable } from './client.ts';
export type { RankedSeat } from './score.ts';
export * from './types.ts';
export { NEWEST_RULES } from './versions.ts';
