import { newestOf, versionsOf } from '@maravilha/kernel';
import * as engine from './engine.ts';
import type { DiceShape } from './state.ts';
import { NEWEST_RULES } from './versions.ts';

/** Every version of the rules, oldest first. */
export const diceVersions = /* @__PURE__ */ versionsOf<DiceShape>(engine, NEWEST_RULES);
/** The newest of them. */
export const dice = /* @__PURE__ */ newestOf(diceVersions);

export * from './box.ts';
export { OPTION_SPECS } from './options.ts';
export type { DiceShape, DiceState } from './state.ts';
export { diceTable } from './client.ts';
export type { RankedSeat } from './score.ts';
export * from './types.ts';
export { NEWEST_RULES } from './versions.ts';
