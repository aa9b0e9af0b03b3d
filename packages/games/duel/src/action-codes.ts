// Actions as numbers.
/** First action number of each kind of move. */
import type { Action } from '@maravilha/kernel';
import { SEATS } from './state.ts';
import { CARD_COUNT, TOKEN_COUNT, WONDER_COUNT } from './tables.ts';

export const DRAFT_AT = 0;
export const BUILD_AT = DRAFT_AT + WONDER_COUNT;
export const DISCARD_AT = BUILD_AT + CARD_COUNT;
export const WONDER_AT = DISCARD_AT + CARD_COUNT;
export const TOKEN_AT = WONDER_AT + WONDER_COUNT * CARD_COUNT;
export const DESTROY_AT = TOKEN_AT + TOKEN_COUNT;
export const REVIVE_AT = DESTROY_AT + CARD_COUNT;
export const STARTER_AT = REVIVE_AT + CARD_COUNT;
export const ACTION_COUNT = STARTER_AT + SEATS;

export const wonderAction = (wonder: number, card: number): Action => WONDER_AT + wonder * CARD_COUNT + card;
