// What is in the box, for pages that show things and play nothing: the engine stays out.
export * from '../data/cards.ts';
export * from '../data/effects.ts';
export * from '../data/layouts.ts';
export * from '../data/numbers.ts';
export * from '../data/tokens.ts';
export * from '../data/wonders.ts';
