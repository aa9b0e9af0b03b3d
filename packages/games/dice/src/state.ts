import { type FlatState, flatState, type Seat, type SeatSet } from '@maravilha/kernel';
import { CITY_OPTIONS } from './options.ts';
import {
  ATTACK_COUNT,
  BONUS_COUNT,
  BONUS_FX,
  COLOUR_COUNT,
  DIE_COUNT,
  FX_COUNT,
  FX_HOW_MUCH,
  FX_KIND,
  FX_START,
  FX_WHAT,
  highBit,
  KIND,
  lowBit,
  MAX_SEATS,
  NONE,
  SPACE_COUNT,
} from './tables.ts';
import type { DiceEvent, DiceMove, DiceOptions, DiceReason, DiceScore, DiceView, DiceWish } from './types.ts';

// Phases of the game.
export const CHOOSING = 0;
export const TURN = 1;
export const OVER = 2;

// What a seat has open in a turn, as numbers on its stack: kind in the lowest three bits, then the count, then colours as bits.
export const ACTION = 1;
export const FREE_DIE = 2;
export const CROSS_SPACES = 3;
export const BONUS = 4;
export const kindOf = (pending: number): number => pending & 7;
export const countOf = (pending: number): number => (pending >>> 3) & 3;
export const coloursOf = (pending: number): number => pending >>> 5;
export const crossing = (colours: number, count: number): number => CROSS_SPACES | (count << 3) | (colours << 5);

/** One thing opens the next at most so often in a turn: three bonuses, and a space of each structure that opens something. */
export const STACK = 16;
export const KEY_WORDS = 8;

export interface DiceState extends FlatState {
  // The table
  seats: number;
  /** Place in CITY_OPTIONS. */
  cityOption: number;
  // The moment
  phase: number;
  /** Who chooses a city now; who chose first. */
  active: Seat;
  first: Seat;
  /** Cities that can still be chosen, as bits. */
  offered: number;
  turn: number;
  /** 1 if the present turn is the last one. */
  last: number;
  /** Dice in the Forum, as bits. */
  forum: number;
  /** 1 if somebody completed the Agora in an earlier turn. */
  agoraTaken: number;
  /** Blocks of chance used so far. */
  blocks: number;
  winners: SeatSet;

  readonly bytes: Uint8Array;
  /** Hidden: the key from which every roll to come is drawn. Nobody sees it. */
  readonly key: Int32Array;
  /** Crossed spaces of a seat, as bits of two words; the same as they stood at the start of the turn. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly startLow: Int32Array;
  readonly startHigh: Int32Array;
  /** `[seat * STACK + n]`: what is open for the seat in this turn, the next one last. */
  readonly stack: Uint16Array;
  readonly stackSize: Uint8Array;
  readonly city: Uint8Array;
  readonly coins: Uint8Array;
  /** Coins spent that still fill a place of the Gold Reserve. */
  readonly spent: Uint8Array;
  /** Bonuses crossed off, as bits. */
  readonly bonuses: Uint8Array;
  readonly agoraFirst: Uint8Array;
  /** `[seat * ATTACK_COUNT + attack]`: points recorded. */
  readonly recorded: Uint8Array;
  /** Caches of what crossed spaces give from now on. */
  readonly resources: Uint8Array;
  readonly unlocked: Uint8Array;
  readonly dieMinus: Uint8Array;
  /** Colours whose dice cost nothing, as bits. */
  readonly dieZero: Uint8Array;
  /** `[seat * COLOUR_COUNT + colour]`: coins for choosing such a die. */
  readonly dieCoins: Uint8Array;
  /** `[die]`: face and section as it lies. */
  readonly face: Uint8Array;
  readonly section: Uint8Array;
}

// The order of the views is part of what is hashed.
export const blank = (options: DiceOptions, rules: number): DiceState =>
  flatState((cut) => ({
    rules,
    seats: options.seats,
    cityOption: CITY_OPTIONS.indexOf(options.cities),
    phase: OVER,
    active: 0,
    first: 0,
    offered: 0,
    turn: 0,
    last: 0,
    forum: 0,
    agoraTaken: 0,
    blocks: 0,
    winners: 0,
    bytes: cut.bytes,
    key: cut.int32(KEY_WORDS),
    low: cut.int32(MAX_SEATS),
    high: cut.int32(MAX_SEATS),
    startLow: cut.int32(MAX_SEATS),
    startHigh: cut.int32(MAX_SEATS),
    stack: cut.uint16(MAX_SEATS * STACK),
    stackSize: cut.uint8(MAX_SEATS),
    city: cut.uint8(MAX_SEATS),
    coins: cut.uint8(MAX_SEATS),
    spent: cut.uint8(MAX_SEATS),
    bonuses: cut.uint8(MAX_SEATS),
    agoraFirst: cut.uint8(MAX_SEATS),
    recorded: cut.uint8(MAX_SEATS * ATTACK_COUNT),
    resources: cut.uint8(MAX_SEATS),
    unlocked: cut.uint8(MAX_SEATS),
    dieMinus: cut.uint8(MAX_SEATS),
    dieZero: cut.uint8(MAX_SEATS),
    dieCoins: cut.uint8(MAX_SEATS * COLOUR_COUNT),
    face: cut.uint8(DIE_COUNT),
    section: cut.uint8(DIE_COUNT),
  }));

/** Only here must every scalar be named: a loop over their names takes fifteen times as long. */
export const copy = (from: DiceState, into: DiceState): void => {
  into.bytes.set(from.bytes);
  ({ seats: into.seats, cityOption: into.cityOption, phase: into.phase, active: into.active, first: into.first } = from);
  ({ offered: into.offered, turn: into.turn, last: into.last, forum: into.forum, agoraTaken: into.agoraTaken } = from);
  ({ blocks: into.blocks, winners: into.winners } = from);
};

/** As before set-up; the options stay. */
export const clear = (s: DiceState): void => {
  s.bytes.fill(0);
  s.city.fill(NONE);
  s.active = 0;
  s.first = 0;
  s.offered = 0;
  s.turn = 0;
  s.last = 0;
  s.forum = 0;
  s.agoraTaken = 0;
  s.blocks = 0;
  s.winners = 0;
};

export const optionsOf = (s: DiceState): DiceOptions => ({ seats: s.seats, cities: CITY_OPTIONS[s.cityOption] });

// What a seat has open in the turn is a stack, on which the last entry is the next to be settled.

/** The next thing that the seat has to settle, 0 if it is done. */
export const nextOf = (s: DiceState, seat: Seat): number => {
  const size = s.stackSize[seat];
  return size === 0 ? 0 : s.stack[seat * STACK + size - 1];
};

export const push = (s: DiceState, seat: Seat, pending: number): void => {
  if (s.stackSize[seat] === STACK) throw new Error(`seat ${seat} has more than ${STACK} things open`);
  s.stack[seat * STACK + s.stackSize[seat]++] = pending;
};

/** What is settled leaves no trace: equal positions must be equal states. */
export const pop = (s: DiceState, seat: Seat): void => {
  s.stack[seat * STACK + --s.stackSize[seat]] = 0;
};

const PRODUCE = KIND.produceResource;
const DIE_MINUS = KIND.dieCostMinus;
const DIE_ZERO = KIND.dieCostZero;
const WHEN_CHOSEN = KIND.coinsWhenChosen;
const UNLOCK = KIND.unlockDie;

/** What an effect changes for good; `recount` derives the same from the board alone. */
export const keep = (s: DiceState, seat: Seat, fx: number): void => {
  switch (FX_KIND[fx]) {
    case PRODUCE:
      s.resources[seat]++;
      return;
    case DIE_MINUS:
      s.dieMinus[seat] += FX_HOW_MUCH[fx];
      return;
    case DIE_ZERO:
      s.dieZero[seat] |= 1 << FX_WHAT[fx];
      return;
    case WHEN_CHOSEN:
      s.dieCoins[seat * COLOUR_COUNT + FX_WHAT[fx]] += FX_HOW_MUCH[fx];
      return;
    case UNLOCK:
      s.unlocked[seat] |= 1 << FX_WHAT[fx];
      return;
    default:
  }
};

const keepRow = (s: DiceState, seat: Seat, row: number): void => {
  for (let fx = FX_START[row]; fx < FX_START[row] + FX_COUNT[row]; fx++) keep(s, seat, fx);
};

/** Derives what the crossed spaces and the bonuses of the seat give from now on. */
export const recount = (s: DiceState, seat: Seat): void => {
  s.resources[seat] = 0;
  s.unlocked[seat] = 0;
  s.dieMinus[seat] = 0;
  s.dieZero[seat] = 0;
  s.dieCoins.fill(0, seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const crossed = (s.low[seat] & lowBit(space)) | (s.high[seat] & highBit(space));
    if (crossed !== 0) keepRow(s, seat, s.city[seat] * SPACE_COUNT + space);
  }
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) if ((s.bonuses[seat] >>> bonus) & 1) keepRow(s, seat, BONUS_FX + bonus);
};

export interface DiceShape {
  readonly Options: DiceOptions;
  readonly State: DiceState;
  readonly Move: DiceMove;
  readonly Wish: DiceWish;
  readonly Reason: DiceReason;
  readonly View: DiceView;
  readonly Event: DiceEvent;
  readonly Score: DiceScore;
}
