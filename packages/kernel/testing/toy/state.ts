import { flatState, type FlatState, type Rng, type Score, type Seat, type SeatSet } from '../../src/index.ts';
import { at } from '../at.ts';
import { CARDS, MOST_SEATS, TOKENS, type ToyEvent, type ToyMove, type ToyOptions, type ToyReason, type ToyView } from './types.ts';

export const PLAY = 0;
export const FOLLOW = 1;
export const OVER = 2;

/** Places of a card: 0 … 3 the hand of that seat, 4 … 7 played by seat 0 … 3, or the box. */
export const PLAYED = MOST_SEATS;
export const BOX = 2 * MOST_SEATS;

export const NO_SEAT = 255;
export const NO_TOKEN = 255;

export interface ToyState extends FlatState {
  seats: number;
  handSize: number;
  /** 1 if the pile lies face up. */
  openPile: number;
  phase: number;
  round: number;
  loser: Seat;
  /** By card. */
  readonly place: Uint8Array;
  /** Tokens from the top, `NO_TOKEN` past the last. */
  readonly pile: Uint8Array;
  /** By place in the pile: the seats that have looked at the token there. */
  readonly seen: Uint8Array;
  /** By token: the seat that took it, or `NO_SEAT`. */
  readonly owner: Uint8Array;
  /** By seat: points for waiting. */
  readonly patience: Uint8Array;
}

export const blank = (_options: ToyOptions, rules: number): ToyState =>
  flatState((cut) => ({
    bytes: cut.bytes,
    rules,
    seats: 0,
    handSize: 0,
    openPile: 0,
    phase: PLAY,
    round: 0,
    loser: NO_SEAT,
    place: cut.uint8(CARDS.length),
    pile: cut.uint8(TOKENS.length),
    seen: cut.uint8(TOKENS.length),
    owner: cut.uint8(TOKENS.length),
    patience: cut.uint8(MOST_SEATS),
  }));

export const copy = (from: ToyState, into: ToyState): void => {
  into.bytes.set(from.bytes);
  into.seats = from.seats;
  into.handSize = from.handSize;
  into.openPile = from.openPile;
  into.phase = from.phase;
  into.round = from.round;
  into.loser = from.loser;
};

/** An empty table: all cards in the box, no token anywhere. */
export const clear = (options: ToyOptions, s: ToyState): void => {
  s.seats = options.seats;
  s.handSize = options.hand === 'three' ? 3 : 4;
  s.openPile = options.openPile ? 1 : 0;
  s.phase = PLAY;
  s.round = 0;
  s.loser = NO_SEAT;
  s.place.fill(BOX);
  s.pile.fill(NO_TOKEN);
  s.seen.fill(0);
  s.owner.fill(NO_SEAT);
  s.patience.fill(0);
};

export const setup = (options: ToyOptions, rng: Rng, s: ToyState): void => {
  clear(options, s);
  for (let seat = 0; seat < s.seats; seat++) s.place.fill(seat, seat * s.handSize, (seat + 1) * s.handSize);
  rng.shuffle(s.place, CARDS.length);
  for (let token = 0; token < TOKENS.length; token++) s.pile[token] = token;
  rng.shuffle(s.pile, TOKENS.length);
};

export const optionsOf = (s: ToyState): ToyOptions => ({
  seats: s.seats,
  hand: s.handSize === 3 ? 'three' : 'four',
  openPile: s.openPile === 1,
});

export const pileHeight = (s: ToyState): number => {
  let height = 0;
  while (height < TOKENS.length && at(s.pile, height) !== NO_TOKEN) height++;
  return height;
};

export const bottomOf = (s: ToyState): number => pileHeight(s) - 1;

/** Whether one of the seats knows the token at this place of the pile. */
export const knows = (s: ToyState, seats: SeatSet, index: number): boolean => s.openPile === 1 || (at(s.seen, index) & seats) !== 0;

/** Takes the top of the pile away; the rest moves up. */
export const popPile = (s: ToyState): number => {
  const token = at(s.pile, 0);
  s.pile.copyWithin(0, 1);
  s.seen.copyWithin(0, 1);
  s.pile[TOKENS.length - 1] = NO_TOKEN;
  s.seen[TOKENS.length - 1] = 0;
  return token;
};

export interface ToyShape {
  readonly Options: ToyOptions;
  readonly State: ToyState;
  readonly Move: ToyMove;
  readonly Wish: ToyMove;
  readonly Reason: ToyReason;
  readonly View: ToyView;
  readonly Event: ToyEvent;
  readonly Score: Score;
}
