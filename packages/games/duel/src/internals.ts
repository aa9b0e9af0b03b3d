// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { CAPITAL, CARDS_PER_AGE, COINS_PER_POINT, SYMBOLS_TO_WIN, WONDER_LIMIT } from '../data/numbers.ts';
export { SYMBOLS } from '../data/effects.ts';
export { TOKEN_IDS } from '../data/tokens.ts';
export { BUILD_AT, DESTROY_AT, DISCARD_AT, DRAFT_AT, REVIVE_AT, STARTER_AT, TOKEN_AT, WONDER_AT } from './action-codes.ts';
export { countOf } from './city.ts';
export { canBuild, canChain, priceOf, tradeOf } from './cost.ts';
export { totalOf } from './score.ts';
export { type DuelState, TURN, tokenAt } from './state.ts';
export { COVERED_BY, COVERS, DECK_START, SLOT_COUNT } from './structure.ts';
export {
  AGE_CARDS,
  BLUE,
  BROWN,
  CARD,
  CARD_AGE,
  CARD_COLOUR,
  CARD_COUNT,
  EXTRA_SHIELD,
  EXTRA_SHIELDS,
  GREEN,
  GREY,
  GUILDS,
  NONE,
  PURPLE,
  RED,
  WONDER,
} from './tables.ts';
