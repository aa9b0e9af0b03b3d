import {
  NOBODY,
  NO_ACTION,
  leftOf,
  only,
  type Action,
  type ActionList,
  type Emit,
  type JointAction,
  type Score,
  type Seat,
  type SeatSet,
} from '../../src/index.ts';
import { at } from '../at.ts';
import { NOTHING, ROW, TURN, USE, placeOf, seatsAround, treesOf, type GardenState } from './state.ts';
import { ROWS, TURNS, type GardenEvent, type Row } from './types.ts';

export const REST = 0;
export const WORK = 1;
export const SELL = 2;
export const PLANT = 3;
/** Action `IN_ROW + row` plants there. */
export const IN_ROW = 4;
export const ACTION_COUNT = IN_ROW + ROWS.length;

/** By what is owed: the actions from this one up to the next. */
const FIRST = [REST, SELL, IN_ROW, ACTION_COUNT] as const;

export const awaiting = (s: GardenState): SeatSet => {
  let seats = NOBODY;
  if (s.turn < TURNS) for (let seat = 0; seat < s.seats; seat++) if (s.owes[seat] !== NOTHING) seats |= only(seat);
  return seats;
};

export const actions = (s: GardenState, seat: Seat, out: ActionList): void => {
  out.clear();
  const owed = s.turn < TURNS ? at(s.owes, seat) : NOTHING;
  if (owed === NOTHING) return;
  for (let action: Action = FIRST[owed] as Action; action < (FIRST[owed + 1] as Action); action++) out.push(action);
};

/** What a sale brings: trees count as they stood when the turn began, so nobody's speed matters. */
export const priceOf = (s: GardenState, seat: Seat): number => at(s.rolls, s.turn) + at(s.before, leftOf(seat, s.seats));

export const step = (s: GardenState, joint: JointAction, emit?: Emit<GardenEvent>): void => {
  for (let seat = 0; seat < s.seats; seat++) if (at(joint, seat) !== NO_ACTION) choose(s, seat, at(joint, seat), emit);
  if (awaiting(s) === NOBODY) endTurn(s, emit);
};

const choose = (s: GardenState, seat: Seat, action: Action, emit: Emit<GardenEvent> | undefined): void => {
  const owed = at(s.owes, seat);
  if (owed === NOTHING || action < (FIRST[owed] as Action) || action >= (FIRST[owed + 1] as Action)) {
    throw new Error(`seat ${seat} does not owe action ${action}`);
  }
  switch (action) {
    case REST:
      s.coins[seat] = at(s.coins, seat) + 1;
      s.owes[seat] = NOTHING;
      emit?.all({ kind: 'rested', seat });
      break;
    case WORK:
      s.owes[seat] = USE;
      break;
    case SELL: {
      const coins = priceOf(s, seat);
      s.coins[seat] = at(s.coins, seat) + coins;
      s.owes[seat] = NOTHING;
      emit?.all({ kind: 'sold', seat, coins });
      break;
    }
    case PLANT:
      s.owes[seat] = ROW;
      break;
    default: {
      const row = action - IN_ROW;
      s.trees[placeOf(row, seat)] = at(s.trees, placeOf(row, seat)) + 1;
      s.owes[seat] = NOTHING;
      emit?.all({ kind: 'planted', seat, row: ROWS[row] as Row });
    }
  }
};

/** The end of a turn shows the throw for the next one, if there is one. */
export const uncovers = (before: GardenState, after: GardenState): boolean => before.turn !== after.turn && after.turn < TURNS;

const endTurn = (s: GardenState, emit: Emit<GardenEvent> | undefined): void => {
  const most = Math.max(...seatsAround(s).map((seat) => treesOf(s, seat)));
  for (let seat = 0; seat < s.seats; seat++) {
    s.before[seat] = treesOf(s, seat);
    if (treesOf(s, seat) < most) continue;
    s.coins[seat] = at(s.coins, seat) + 1;
    emit?.all({ kind: 'praised', seat });
  }
  s.turn++;
  if (s.turn === TURNS) {
    emit?.all({ kind: 'over', winners: winnersOf(s) });
    return;
  }
  if (s.turn < TURNS - 1) s.owes.fill(TURN, 0, s.seats);
  else s.owes[poorestOf(s)] = TURN;
  emit?.all({ kind: 'rolled', roll: at(s.rolls, s.turn) });
};

/** Of equals the first. */
const poorestOf = (s: GardenState): Seat => seatsAround(s).reduce((poor, seat) => (at(s.coins, seat) < at(s.coins, poor) ? seat : poor));

const totalOf = (s: GardenState, seat: Seat): number => at(s.coins, seat) + 3 * treesOf(s, seat);

const winnersOf = (s: GardenState): Seat[] => {
  const most = Math.max(...seatsAround(s).map((seat) => totalOf(s, seat)));
  return seatsAround(s).filter((seat) => totalOf(s, seat) === most);
};

export const result = (s: GardenState, out: Float64Array): void => {
  out.fill(0, 0, s.seats);
  if (s.turn < TURNS) return;
  const winners = winnersOf(s);
  for (const seat of winners) out[seat] = 1 / winners.length;
};

export const SCORE_ROWS = ['coins', 'trees'] as const;

export const score = (s: GardenState): Score => ({
  seats: seatsAround(s).map((seat) => ({ total: totalOf(s, seat), rows: { coins: at(s.coins, seat), trees: 3 * treesOf(s, seat) } })),
  ending: s.turn < TURNS ? undefined : 'turns-over',
  winners: s.turn < TURNS ? [] : winnersOf(s),
  tieBreak: undefined,
});
