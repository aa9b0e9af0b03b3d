import { newestOf, versionsOf } from '@maravilha/kernel';
import * as engine from './engine.ts';
import type { DuelShape } from './state.ts';
import { NEWEST_RULES } from './versions.ts';

/** Every version of the rules, oldest first. */
export const duelVersions = /* @__PURE__ */ versionsOf<DuelShape>(engine, NEWEST_RULES);
/** The newest of them. */
export const duel = /* @__PURE__ */ newestOf(duelVersions);

export * from './box.ts';
/** What a city holds; what it produces of a resource, and what it pays for one more; `resource` is its place in RESOURCES. */
export { coinsOf, distanceOf, productionOf, shieldsOf, symbolsOf, unitPrice } from './city.ts';
export { OPTION_SPECS } from './options.ts';
export { duelTable } from './client.ts';
export type { DuelShape, DuelState } from './state.ts';
export * from './types.ts';
export { NEWEST_RULES } from './versions.ts';
