// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { bitCount, countAtStart, countIn, crossedIn, isComplete, isCrossed, lowestBit, spacesOf } from './city.ts';
export { BUILD_WONDER, CONSTRUCT, CROSS, DECLINE, dieIn, PASS, spaceIn, TAKE_BONUS } from './codes.ts';
export { defenceMet } from './effects.ts';
export { nextOf } from './pending.ts';
export { chosenCoins, dieCost, spaceCost } from './price.ts';
export { nextStage } from './reach.ts';
export { structurePoints, totalOf } from './score.ts';
export type { DiceState } from './state.ts';
export {
  AGORA,
  ATTACK,
  BONUS_COUNT,
  COST,
  FX_COUNT,
  FX_HOW_MUCH,
  FX_KIND,
  FX_START,
  FX_WHAT,
  GIVES_BONUS,
  KIND,
  NONE,
  POINTS,
  SPACE_COUNT,
  STRUCTURE,
  STRUCTURE_COUNT,
  WONDER,
} from './tables.ts';
