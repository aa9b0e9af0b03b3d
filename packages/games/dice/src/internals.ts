// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { COLOURS, SPECIAL_DICE, STRUCTURES } from '../data/effects.ts';
export { BONUSES_TO_END } from '../data/numbers.ts';
export { crossedIn, FIRST_SPACE, SPACES_IN, spacesOf } from './city.ts';
export { BUILD_WONDER, CONSTRUCT, CROSS, dieIn, PASS, spaceIn, TAKE_BONUS, TAKE_CITY } from './action-codes.ts';
export { defenceMet } from './military.ts';
export { chosenCoins, dieCost, spaceCost } from './price.ts';
export { nextStage } from './arrows.ts';
export { totalOf } from './score.ts';
export { ACTION, BONUS, coloursOf, countOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, nextOf, STACK } from './state.ts';
export {
  ATTACK_COUNT,
  BONUS_COUNT,
  CITY_COUNT,
  COLOUR_COUNT,
  COST,
  FX_COUNT,
  FX_KIND,
  FX_START,
  GIVES_BONUS,
  KIND,
  NONE,
  SPACE_COUNT,
  STRUCTURE,
  STRUCTURE_COUNT,
} from './tables.ts';
