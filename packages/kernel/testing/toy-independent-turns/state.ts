import { flatState, type FlatState, type Rng, type Score, type Seat } from '../../src/index.ts';
import { at } from '../at.ts';
import {
  type GardenEvent,
  type GardenMove,
  type GardenOptions,
  type GardenReason,
  type GardenView,
  MOST_SEATS,
  ROWS,
  SIDES,
  TURNS,
} from './types.ts';

export const TURN = 0;
export const USE = 1;
export const ROW = 2;
export const NOTHING = 3;

export interface GardenState extends FlatState {
  seats: number;
  /** `TURNS` when the game is over. */
  turn: number;
  /** By turn, all of them rolled at set-up. */
  readonly rolls: Uint8Array;
  readonly coins: Uint8Array;
  /** By row and seat. */
  readonly trees: Uint8Array;
  /** By seat: trees when the turn began. */
  readonly before: Uint8Array;
  /** By seat: what it owes in this turn, a place in `OWED`. */
  readonly owes: Uint8Array;
}

export const blank = (_options: GardenOptions, rules: number): GardenState =>
  flatState((cut) => ({
    bytes: cut.bytes,
    rules,
    seats: 0,
    turn: 0,
    rolls: cut.uint8(TURNS),
    coins: cut.uint8(MOST_SEATS),
    trees: cut.uint8(ROWS.length * MOST_SEATS),
    before: cut.uint8(MOST_SEATS),
    owes: cut.uint8(MOST_SEATS),
  }));

export const copy = (from: GardenState, into: GardenState): void => {
  into.bytes.set(from.bytes);
  into.seats = from.seats;
  into.turn = from.turn;
};

export const setup = ({ seats }: GardenOptions, rng: Rng, s: GardenState): void => {
  s.bytes.fill(0);
  s.seats = seats;
  s.turn = 0;
  rollFrom(s, 0, rng);
  s.owes.fill(NOTHING, seats);
};

/** Rolls for this turn and the later ones. */
export const rollFrom = (s: GardenState, turn: number, rng: Rng): void => {
  for (let later = turn; later < TURNS; later++) s.rolls[later] = 1 + rng.int(SIDES);
};

export const placeOf = (row: number, seat: Seat): number => row * MOST_SEATS + seat;

export const treesOf = (s: GardenState, seat: Seat): number => at(s.trees, placeOf(0, seat)) + at(s.trees, placeOf(1, seat));

export const seatsAround = (s: GardenState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

export interface GardenShape {
  readonly Options: GardenOptions;
  readonly State: GardenState;
  readonly Move: GardenMove;
  readonly Wish: GardenMove;
  readonly Reason: GardenReason;
  readonly View: GardenView;
  readonly Event: GardenEvent;
  readonly Score: Score;
}
