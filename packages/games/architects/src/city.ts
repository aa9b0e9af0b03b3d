// What stands in front of a seat, and which decks it reaches.
import { bitCount, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import type { Stage } from '../data/numbers.ts';
import type { WonderId } from '../data/wonders.ts';
import { type ArchitectsState, TOKENS_EACH } from './state.ts';
import {
  ALL_STAGES,
  CARD_COUNT,
  CARD_SHIELDS,
  CULTURE,
  HORNED_CARDS,
  SECOND_CULTURE,
  SHIELD_CARDS,
  SHIELD_TOKENS,
  STAGE_COUNT,
  STAGE_NEEDS,
  STAGE_SHIELDS,
  stagesIn,
  TOKEN_SHIELDS,
  wonderIds,
} from './tables.ts';

export const cardsOf = (s: ArchitectsState, seat: Seat, card: number): number => s.city[seat * CARD_COUNT + card];
export const hasToken = (s: ArchitectsState, seat: Seat, token: number): boolean => ((s.tokens[seat] >>> token) & 1) !== 0;
export const isComplete = (s: ArchitectsState, seat: Seat): boolean => s.built[seat] === ALL_STAGES;
export const stagesOf = (s: ArchitectsState, seat: Seat): number => bitCount(s.built[seat]);

/** The deck on the seat's left is its own, the one on its right that of the neighbour there. */
export const leftDeck = (s: ArchitectsState, seat: Seat): number => s.wonder[seat];
export const rightDeck = (s: ArchitectsState, seat: Seat): number => s.wonder[rightOf(seat, s.seats)];

/** Cards that pay, packed as payments are: see payments.ts. Written out, because every card that is taken asks for it. */
export const purseOf = (s: ArchitectsState, seat: Seat): number => {
  const at = seat * CARD_COUNT;
  const city = s.city;
  return city[at] | (city[at + 1] << 5) | (city[at + 2] << 10) | (city[at + 3] << 15) | (city[at + 4] << 20) | (city[at + 5] << 25);
};

/** `[wonder * 32 + built]`: stages that are not built and have all stages below them, as bits. */
const AVAILABLE = Uint8Array.from({ length: (STAGE_NEEDS.length / STAGE_COUNT) * (ALL_STAGES + 1) }, (_, i) => {
  const row = Math.floor(i / (ALL_STAGES + 1)) * STAGE_COUNT;
  let stages = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if (((i >>> stage) & 1) === 0 && (STAGE_NEEDS[row + stage] & ~i) === 0) stages |= 1 << stage;
  }
  return stages;
});

/** Stages that a wonder with these stages could have next, in words. */
export const nextStagesOf = (wonder: WonderId, built: readonly Stage[]): readonly Stage[] => {
  const bits = built.reduce((stages, stage) => stages | (1 << (stage - 1)), 0);
  return stagesIn(AVAILABLE[wonderIds.numberOf(wonder) * (ALL_STAGES + 1) + bits]);
};

/** Stages that could be built if they could be paid, as bits. */
export const availableStages = (s: ArchitectsState, seat: Seat): number => AVAILABLE[s.wonder[seat] * (ALL_STAGES + 1) + s.built[seat]];

/** `[wonder * 32 + built]`: shields of the stages. */
const BUILT_SHIELDS = Uint8Array.from({ length: (STAGE_SHIELDS.length / STAGE_COUNT) * (ALL_STAGES + 1) }, (_, i) => {
  const wonder = Math.floor(i / (ALL_STAGES + 1));
  let shields = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if ((i >>> stage) & 1) shields += STAGE_SHIELDS[wonder * STAGE_COUNT + stage];
  }
  return shields;
});

export const shieldsOf = (s: ArchitectsState, seat: Seat): number => {
  const built = s.built[seat];
  // Before the wonders are chosen there is no row to look into.
  let shields = built === 0 ? 0 : BUILT_SHIELDS[s.wonder[seat] * (ALL_STAGES + 1) + built];
  for (let tokens = s.tokens[seat] & SHIELD_TOKENS; tokens !== 0; tokens &= tokens - 1) shields += TOKEN_SHIELDS[lowestBit(tokens)];
  const at = seat * CARD_COUNT;
  for (let i = 0; i < SHIELD_CARDS.length; i++) shields += CARD_SHIELDS[SHIELD_CARDS[i]] * s.city[at + SHIELD_CARDS[i]];
  return shields;
};

/** Shields of horned cards, which leave after a battle. */
export const hornedOf = (s: ArchitectsState, seat: Seat): number => {
  const at = seat * CARD_COUNT;
  let horned = 0;
  for (let i = 0; i < HORNED_CARDS.length; i++) horned += CARD_SHIELDS[HORNED_CARDS[i]] * s.city[at + HORNED_CARDS[i]];
  return horned;
};

export const giveToken = (s: ArchitectsState, seat: Seat, token: number): void => {
  s.tokenOrder[seat * TOKENS_EACH + s.tokenCount[seat]++] = token;
  s.tokens[seat] |= token === CULTURE && hasToken(s, seat, CULTURE) ? 1 << SECOND_CULTURE : 1 << token;
};

export const toDiscard = (s: ArchitectsState, seat: Seat, card: number, count: number): void => {
  s.city[seat * CARD_COUNT + card] -= count;
  s.discard[card] += count;
  s.lastDiscarded = card;
};
