// Points from what can be counted on a table, and who is first by them: the scorer of a state and the score pad for cards of paper ask the
// same functions.
import { lowestBit, placesIn } from '@maravilha/kernel';
import { CAT_POINTS, VICTORY_POINTS } from '../data/numbers.ts';
import {
  CARD_POINTS,
  CAT_CARDS,
  POINT_CARDS,
  POINT_TOKENS,
  POINTS_FINISHED,
  POINTS_PER_CAT,
  POINTS_PER_TOKEN,
  POINTS_PER_VICTORY,
  POINTS_UNFINISHED,
  SECOND_CULTURE,
  SECOND_POINTS,
  STAGE_COUNT,
  STAGE_POINTS,
} from './tables.ts';

export { CARD_IDS, type CardId } from '../data/effects.ts';
export { SEAT_COUNTS } from '../data/numbers.ts';
export { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
export { WONDER_IDS } from '../data/wonders.ts';
export { SCORE_ROWS, type ScoreRow } from './types.ts';
export { SECOND_CULTURE, STAGE_COUNT, STAGE_POINTS };

/** `cards`: how many of each card somebody has, the first kind `at` its place. */
export const bluePoints = (cards: ArrayLike<number>, at: number): number => {
  let points = 0;
  for (let i = 0; i < POINT_CARDS.length; i++) {
    const card = POINT_CARDS[i];
    points += CARD_POINTS[card] * cards[at + card];
  }
  return points;
};

/** Signs of the cat on the blue cards. */
export const catSigns = (cards: ArrayLike<number>, at: number): number => {
  let signs = 0;
  for (let i = 0; i < CAT_CARDS.length; i++) signs += cards[at + CAT_CARDS[i]];
  return signs;
};

export const catPoints = (holds: boolean): number => (holds ? CAT_POINTS : 0);
export const victoryPoints = (victories: number): number => VICTORY_POINTS * victories;

/** What the points of tokens follow from. */
export interface Holdings {
  /** One bit for each kind. */
  readonly tokens: number;
  /** How many tokens in all. */
  readonly count: number;
  readonly stages: number;
  readonly victories: number;
  readonly cats: number;
}

/** AR-TOKEN-12. */
export const progressPoints = ({ tokens, count, stages, victories, cats }: Holdings): number => {
  let points = (tokens >>> SECOND_CULTURE) & 1 ? SECOND_POINTS : 0;
  for (let rest = tokens & POINT_TOKENS; rest !== 0; rest &= rest - 1) {
    const token = lowestBit(rest);
    points += stages === STAGE_COUNT ? POINTS_FINISHED[token] : POINTS_UNFINISHED[token];
    points += POINTS_PER_VICTORY[token] * victories + POINTS_PER_TOKEN[token] * count;
    points += POINTS_PER_CAT[token] * cats;
  }
  return points;
};

/** The place of each seat, from 1: most points, then most stages (AR-END-4); equals share one. */
export const placesBy = (totals: readonly number[], stages: readonly number[]): readonly number[] => placesIn(totals, stages);
