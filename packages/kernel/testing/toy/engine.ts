// The engine, member by member. `Engine` in the kernel says what each is for.
export { imagine, redeal, uncovers, view } from './hidden.ts';
export { checkOptions, id, optionSpecs, seatCounts } from './options.ts';
export { ACTION_COUNT as actionCount, SCORE_ROWS as scoreRows } from './rules.ts';
export { actions, awaiting, pick, result, score, shortlist, step } from './rules.ts';
export { blank, copy, setup } from './state.ts';
export { explain, position, readMove, toAction, toMove, wishes } from './words.ts';

export const endings = ['hands-empty'];
