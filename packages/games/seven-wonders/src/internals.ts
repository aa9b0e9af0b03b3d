// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { RAW_COUNT } from '../data/effects.ts';
export { VICTORY_POINTS } from '../data/numbers.ts';
export { countFor, hasIdentical } from './city.ts';
export { DECLINE, PAY_COUNT, payLeft, payRight, REVIVE_CARD, SELL, STAGE } from './action-codes.ts';
export { BY_PAYMENT, freeBy } from './free-builds.ts';
export { fieldOf } from './packed-resources.ts';
export { sciencePoints } from './science.ts';
export { totalOf } from './score.ts';
export { HAND_SLOTS, LAST_CARD, LOSS, nextStage, REVIVING, type SevenWondersState, stageCount, TURN, turnsOf } from './state.ts';
export {
  BOARD_COUNT,
  boardSide,
  CARD_AGE,
  CARD_COLOUR,
  CARD_COUNT,
  CARD_WORDS,
  CHAIN_IN,
  CHAIN_OUT,
  CHOICE_COUNT,
  CHOICE_KINDS,
  COIN_COST,
  COLOUR_COUNT,
  COPY_SCIENCE,
  DIPLOMACY,
  FOR_SALE,
  FREE_SCIENCE,
  GREEN,
  NEED,
  NONE,
  PURPLE,
  RAW_LEFT,
  RAW_RIGHT,
  GOODS_BOTH,
  RESOURCE_COUNT,
  REVIVE,
  stageThing,
  SYMBOL_COUNT,
  THING,
  THING_COUNT,
  type Thing,
} from './tables.ts';
export { cheapestHere, needOf } from './trade.ts';
export { openMarket } from './trade-market.ts';
export { partnerOf } from './options.ts';
