// The engine, member by member. `Engine` in the kernel says what each is for.
export { id, optionSpecs, seatCounts } from './options.ts';
export { ACTION_COUNT as actionCount, SCORE_ROWS as scoreRows } from './rules.ts';
export { actions, awaiting, result, score, step, uncovers } from './rules.ts';
export { blank, copy, setup } from './state.ts';
export { explain, imagine, position, readMove, redeal, toAction, toMove, view, wishes } from './words.ts';

export const endings = ['turns-over'];
export const independentTurns = true;
