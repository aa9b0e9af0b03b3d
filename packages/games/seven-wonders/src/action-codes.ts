// Action numbers. Each names what the seat sees: a card, a payment, a board, an amount; never a place in the hand or in a list.
import { SIDES } from '../data/effects.ts';
import { BOARD_COUNT, CARD_COUNT } from './tables.ts';

/** Most coins that can go to one neighbour, plus one: seven units at two coins. */
export const PAY_SIDE = 15;
export const PAY_COUNT = PAY_SIDE * PAY_SIDE;
/** A payment as one number. */
export const payCode = (left: number, right: number): number => left * PAY_SIDE + right;
export const payLeft = (pay: number): number => (pay / PAY_SIDE) | 0;
export const payRight = (pay: number): number => pay % PAY_SIDE;

/** Most coins that can be lost in one settlement, plus one; above what all other seats together can cause in a turn. */
export const LOSS_LIMIT = 128;

export const BUILD = 0;
export const STAGE = BUILD + CARD_COUNT * PAY_COUNT;
export const SELL = STAGE + CARD_COUNT * PAY_COUNT;
export const REVIVE_CARD = SELL + CARD_COUNT;
export const DECLINE = REVIVE_CARD + CARD_COUNT;
export const LOSE = DECLINE + 1;
export const TAKE_BOARD = LOSE + LOSS_LIMIT;
export const TAKE_SIDE = TAKE_BOARD + BOARD_COUNT;
export const ACTION_COUNT = TAKE_SIDE + SIDES.length;

export const buildAction = (card: number, pay: number): number => BUILD + card * PAY_COUNT + pay;
export const stageAction = (card: number, pay: number): number => STAGE + card * PAY_COUNT + pay;
