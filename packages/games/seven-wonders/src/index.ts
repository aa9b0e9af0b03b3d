export * from '../data/effects.ts';
export * from '../data/index.ts';
export * from '../data/numbers.ts';
export { OPTION_SPECS } from './options.ts';
export type { SevenWondersState } from './state.ts';
export * from './types.ts';
