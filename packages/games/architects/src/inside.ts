// The numbers inside a state, for those who search on states: bots and measurements. Everyone else speaks in words through the index.
export { SYMBOLS } from '../data/effects.ts';
export { VICTORY_POINTS } from '../data/numbers.ts';
export { TOKEN_IDS } from '../data/tokens.ts';
export { availableStages, cardsOf, hasToken, hornedOf, shieldsOf, stagesOf } from './city.ts';
export { duelWins } from './military.ts';
export { totalOf } from './score.ts';
export type { ArchitectsState } from './state.ts';
export {
  COIN,
  COST_COUNT,
  COST_IDENTICAL,
  EFFECTS,
  EXTRA_TOKENS,
  GREEN_AT,
  lowestBit,
  RESOURCE_COUNT,
  STAGE_COUNT,
  STAGE_EFFECT,
  STAGE_POINTS,
} from './tables.ts';
