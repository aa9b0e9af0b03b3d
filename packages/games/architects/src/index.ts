import { newestOf, versionsOf } from '@maravilha/kernel';
import * as engine from './engine.ts';
import type { ArchitectsShape } from './state.ts';
import { NEWEST_RULES } from './versions.ts';

/** Every version of the rules, oldest first. */
export const architectsVersions = /* @__PURE__ */ versionsOf<ArchitectsShape>(engine, NEWEST_RULES);
/** The newest of them. */
export const architects = /* @__PURE__ */ newestOf(architectsVersions);

export * from './box.ts';
export * from './types.ts';
export { architectsTable } from './client.ts';
export { OPTION_SPECS } from './options.ts';
export type { ArchitectsShape, ArchitectsState } from './state.ts';
export { NEWEST_RULES } from './versions.ts';
