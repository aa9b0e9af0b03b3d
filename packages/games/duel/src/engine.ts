// The engine, member by member. `Engine` in the kernel says what each is for.
import { SEATS } from './state.ts';

export { ACTION_COUNT as actionCount } from './action-codes.ts';
export { actions, awaiting, pick } from './actions.ts';
export { explain, wishes } from './explain.ts';
export { imagine } from './imagine.ts';
export { readMove, toAction, toMove } from './moves.ts';
export { OPTION_SPECS as optionSpecs } from './options.ts';
export { position } from './position.ts';
export { redeal, uncovers } from './redeal.ts';
export { result, score } from './score.ts';
export { setup } from './setup.ts';
export { blank, copy } from './state.ts';
export { step } from './step.ts';
export { ENDINGS as endings, SCORE_ROWS as scoreRows } from './types.ts';
export { brief, view } from './view.ts';

export const id = 'duel';
export const seatCounts = [SEATS];
