// What is in the box, for pages that show things and play nothing: the engine stays out.
export * from '../data/dice.ts';
export * from '../data/effects.ts';
export * from '../data/numbers.ts';
export * from '../data/boards.ts';
export { SPACE_IDS, spaceOf, structureIn, structureOf } from './spaces.ts';
export type { SpaceId } from './types.ts';
