// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { BUILD, END, EXCHANGE, KEEP, PICK_TOKEN, PILE, SEARCH, STARTER, TAKE, TAKE_WONDER, TRIO } from './action-codes.ts';
export { availableStages, hornedOf, leftDeck, rightDeck, shieldsOf, stagesOf } from './city.ts';
export { paymentIn, stageOf } from './construction.ts';
export { duelWins } from './military.ts';
export { PAYMENT_COINS } from './payments.ts';
export { totalOf } from './score.ts';
export { ACT, type ArchitectsState, CARD } from './state.ts';
export {
  BLUE_AT,
  CARD_COUNT,
  CAT_CARD,
  CENTRAL,
  COIN,
  COST_COUNT,
  COST_IDENTICAL,
  CULTURE,
  DECK_START,
  ECONOMY,
  ENGINEERING,
  EXTRA_ON,
  EXTRA_TOKENS,
  GREEN_AT,
  HORNS,
  NONE,
  RED_AT,
  RESOURCE_COUNT,
  STAGE_COUNT,
  STAGE_EFFECT,
  STAGE_POINTS,
} from './tables.ts';
export { topOf } from './decks.ts';
