// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { RAW_COUNT } from '../data/effects.ts';
export { VICTORY_POINTS } from '../data/numbers.ts';
export { countFor, hasIdentical, nextStage, shieldsOf, stageCount, symbolsOf } from './city.ts';
export { BUILD, DECLINE, LOSE, PAY_COUNT, payLeft, payRight, REVIVE_CARD, SELL, STAGE, TAKE_BOARD } from './codes.ts';
export { BY_PAYMENT, freeBy } from './free.ts';
export { passesLeft } from './hands.ts';
export { fieldOf } from './packed.ts';
export { sciencePoints } from './science.ts';
export { totalOf } from './score.ts';
export { HAND_SLOTS, LAST_CARD, LOSS, partnerOf, REVIVING, type SevenWondersState, TURN, turnsOf } from './state.ts';
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
  FIRST_OF_AGE,
  FIRST_OF_COLOUR,
  FREE_SCIENCE,
  GREEN,
  INITIAL_CHEAPER,
  LAST_OF_AGE,
  lowestBit,
  NEED,
  NONE,
  PLAY_LAST,
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
  WHARF_LEFT,
  WHARF_RIGHT,
} from './tables.ts';
export { cheapestHere, needOf } from './trade.ts';
export { openMarket } from './trade-market.ts';
export { worstHand } from './worst-hand.ts';
