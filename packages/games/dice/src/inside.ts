// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { SPECIAL_DICE, STRUCTURES } from '../data/effects.ts';
export { BONUSES_TO_END } from '../data/numbers.ts';
export { crossedIn, spacesOf } from './city.ts';
export { totalOf } from './score.ts';
export type { DiceState } from './state.ts';
export { COLOUR_COUNT, GIVES_BONUS, STRUCTURE_COUNT } from './tables.ts';
