import { newestOf, versionsOf } from '@maravilha/kernel';
import * as engine from './engine.ts';
import type { SevenWondersShape } from './state.ts';
import { NEWEST_RULES } from './versions.ts';

/** Every version of the rules, oldest first. */
export const sevenWondersVersions = /* @__PURE__ */ versionsOf<SevenWondersShape>(engine, NEWEST_RULES);
/** The newest of them. */
export const sevenWonders = /* @__PURE__ */ newestOf(sevenWondersVersions);

export * from './box.ts';
export type { ChoiceGoods, FixedGoods, Goods, Prices } from './trade-terms.ts';
export { OPTION_SPECS } from './options.ts';
export type { SevenWondersShape, SevenWondersState } from './state.ts';
export { sevenWondersTable } from './client.ts';
export type { RankedSide } from '../teams/result.ts';
export * from './types.ts';
export { NEWEST_RULES } from './versions.ts';
