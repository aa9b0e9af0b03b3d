// What is in the box, for pages that show things and play nothing: the engine stays out.
export * from '../data/effects.ts';
export * from '../data/index.ts';
export * from '../data/numbers.ts';
