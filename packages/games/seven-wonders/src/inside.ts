// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { RAW_COUNT } from '../data/effects.ts';
export { VICTORY_POINTS } from '../data/numbers.ts';
export { shieldsOf, symbolsOf } from './city.ts';
export { fieldOf } from './packed.ts';
export { totalOf } from './score.ts';
export { partnerOf, type SevenWondersState } from './state.ts';
export {
  CARD_AGE,
  CARD_COUNT,
  CHAIN_IN,
  CHOICE_COUNT,
  FIRST_OF_AGE,
  FIRST_OF_COLOUR,
  GOODS_BOTH,
  INITIAL_CHEAPER,
  LAST_OF_AGE,
  PLAY_LAST,
  RAW_LEFT,
  RAW_RIGHT,
  RESOURCE_COUNT,
  WHARF_LEFT,
  WHARF_RIGHT,
} from './tables.ts';
export { worstHand } from './worst-hand.ts';
