// Action numbers. Each names what the seat sees: a deck, a card, a stage with its payment, a token; never a place in a list.
import { PAYMENT_COUNT } from './payments.ts';
import { CARD_COUNT, DECK_COUNT, MAX_SEATS, STAGE_COUNT, TOKEN_COUNT, WONDER_COUNT } from './tables.ts';

export const TAKE = 0;
export const BUILD = TAKE + DECK_COUNT;
/** Three pairs, then the set of three different symbols. */
export const EXCHANGE = BUILD + STAGE_COUNT * PAYMENT_COUNT;
export const TRIO = 3;
export const PICK_TOKEN = EXCHANGE + TRIO + 1;
/** The top of the pile: after the tokens. */
export const PILE = TOKEN_COUNT;
export const END = PICK_TOKEN + PILE + 1;
export const SEARCH = END + 1;
export const KEEP = SEARCH + DECK_COUNT;
export const TAKE_WONDER = KEEP + CARD_COUNT;
export const STARTER = TAKE_WONDER + WONDER_COUNT;
export const ACTION_COUNT = STARTER + MAX_SEATS;

export const buildAction = (stage: number, payment: number): number => BUILD + stage * PAYMENT_COUNT + payment;
