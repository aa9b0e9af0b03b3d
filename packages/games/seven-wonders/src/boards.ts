// Before Age I: who gets which board, and on which side.
import { type Emit, type JointAction, leftOf, type Rng, type Seat } from '@maravilha/kernel';
import { SIDES } from '../data/effects.ts';
import { BOARD_IDS } from '../data/index.ts';
import { EXTRA_BOARDS } from '../data/numbers.ts';
import { TAKE_BOARD, TAKE_SIDE } from './action-codes.ts';
import { beginAge } from './flow.ts';
import { BOARD_OPTIONS, SIDE_OPTIONS } from './options.ts';
import { BOARD, SIDE, type SevenWondersState, takeBoard } from './state.ts';
import { BASE_BOARD_COUNT, BOARD_COUNT } from './tables.ts';
import type { SevenWondersEvent } from './types.ts';

type Out = Emit<SevenWondersEvent> | undefined;

const RANDOM_BOARDS = BOARD_OPTIONS.indexOf('random');
const DRAFTED_BOARDS = BOARD_OPTIONS.indexOf('draft');
const NIGHT_SIDES = SIDE_OPTIONS.indexOf('night');
const MIXED_SIDES = SIDE_OPTIONS.indexOf('mixed');
const CHOSEN_SIDES = SIDE_OPTIONS.indexOf('choose');
const NIGHT = SIDES.indexOf('night');

/** Byzantium and Petra come with Cities. */
const boardsInGame = (s: SevenWondersState): number => (s.cities === 1 ? BOARD_COUNT : BASE_BOARD_COUNT);

/** The sides are still to be chosen. */
export const sidesAreOpen = (s: SevenWondersState): boolean =>
  s.sideOption === CHOSEN_SIDES && (s.decision === BOARD || s.decision === SIDE);

const shuffled = new Uint8Array(BOARD_COUNT);

export const beginBoards = (s: SevenWondersState, rng: Rng): void => {
  const count = boardsInGame(s);
  for (let i = 0; i < count; i++) shuffled[i] = i;
  rng.shuffle(shuffled, count);
  // Sides drawn at random belong to the seats and are known before anyone chooses a board.
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (s.sideOption === NIGHT_SIDES) s.side[seat] = NIGHT;
    else if (s.sideOption === MIXED_SIDES) s.side[seat] = rng.int(SIDES.length);
  }
  if (s.boardOption === RANDOM_BOARDS) {
    for (let seat: Seat = 0; seat < s.seats; seat++) takeBoard(s, seat, shuffled[seat]);
    afterBoards(s, undefined);
    return;
  }
  const offered = s.boardOption === DRAFTED_BOARDS ? Math.min(count, s.seats + EXTRA_BOARDS) : count;
  for (let i = 0; i < offered; i++) s.offered |= 1 << shuffled[i];
  s.first = rng.int(s.seats);
  s.active = s.first;
  s.decision = BOARD;
};

const afterBoards = (s: SevenWondersState, emit: Out): void => {
  s.offered = 0;
  if (s.sideOption === CHOSEN_SIDES) s.decision = SIDE;
  else beginAge(s, 1, emit);
};

/** The active seat takes its board. */
export const chooseBoard = (s: SevenWondersState, joint: JointAction, emit: Out): void => {
  const seat = s.active;
  const board = joint[seat] - TAKE_BOARD;
  takeBoard(s, seat, board);
  s.offered &= ~(1 << board);
  emit?.all({ kind: 'board-taken', seat, board: BOARD_IDS[board] });
  s.active = leftOf(seat, s.seats);
  if (s.active === s.first) afterBoards(s, emit);
};

/** All seats turn their boards to the side of their choice. */
export const chooseSides = (s: SevenWondersState, joint: JointAction, emit: Out): void => {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    s.side[seat] = joint[seat] - TAKE_SIDE;
    emit?.all({ kind: 'side-chosen', seat, side: SIDES[s.side[seat]] });
  }
  beginAge(s, 1, emit);
};
