export * from '../data/decks.ts';
export * from '../data/effects.ts';
export * from '../data/numbers.ts';
export * from '../data/tokens.ts';
export * from '../data/wonders.ts';
export { OPTION_SPECS } from './options.ts';
export type { ArchitectsState } from './state.ts';
export * from './types.ts';
