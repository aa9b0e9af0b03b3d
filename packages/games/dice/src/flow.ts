// A turn from the roll to its end: what leaves no choice happens by itself, and when the last seat is done the turn ends.
import { ActionList, bitCount, type Emit, lowestBit, type Seat, type SeatSet, seatsOf } from '@maravilha/kernel';
import { AGORA_FIRST_POINTS, BONUSES_TO_END } from '../data/numbers.ts';
import { ALL_COLOURS, listConstructs, listCrossings } from './actions.ts';
import { forumOf, openBlock, roll, swapIn } from './forum.ts';
import { isComplete, wasComplete } from './city.ts';
import { openBonuses, takeBonus } from './construction.ts';
import { winnersOf } from './score.ts';
import { ACTION, BONUS, coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, nextOf, OVER, pop, push, TURN } from './state.ts';
import { AGORA, DIE_COUNT, SPECIAL } from './tables.ts';
import type { DiceEvent } from './types.ts';

type Out = Emit<DiceEvent> | undefined;

const todo = new ActionList();

/** Settles what the seat cannot decide: offers that could only be declined, and the last open bonus. */
export const settle = (s: DiceState, seat: Seat, emit: Out): void => {
  for (;;) {
    const pending = nextOf(s, seat);
    todo.clear();
    switch (kindOf(pending)) {
      case FREE_DIE:
        listConstructs(s, seat, ALL_COLOURS, todo);
        if (todo.length > 0) return;
        pop(s, seat);
        break;
      case CROSS_SPACES:
        listCrossings(s, seat, coloursOf(pending), todo);
        if (todo.length > 0) return;
        pop(s, seat);
        break;
      case BONUS: {
        const open = openBonuses(s, seat);
        if (bitCount(open) > 1) return;
        pop(s, seat);
        if (open !== 0) takeBonus(s, seat, lowestBit(open), emit);
        break;
      }
      default:
        return;
    }
  }
};

/** The dice are rolled, and every seat has one action. */
export const beginTurn = (s: DiceState, emit: Out): void => {
  s.phase = TURN;
  s.turn++;
  roll(s);
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    s.startLow[seat] = s.low[seat];
    s.startHigh[seat] = s.high[seat];
    push(s, seat, ACTION);
  }
  emit?.all({ kind: 'rolled', turn: s.turn, last: s.last === 1, forum: forumOf(s) });
};

/** [DI-ORDER-4] The mark of the Agora, then the dice that enter, then the end or the next turn. */
export const endTurn = (s: DiceState, emit: Out): void => {
  if (s.agoraTaken === 0) markAgora(s, emit);
  openBlock(s);
  swapIn(s, enteringDice(s), emit);
  if (s.last === 1) {
    endGame(s, emit);
    return;
  }
  const finished = finishedSeats(s);
  if (finished !== 0) {
    s.last = 1;
    emit?.all({ kind: 'last-turn', seats: seatsOf(finished) });
  }
  beginTurn(s, emit);
};

/** All who completed it in the first turn in which anybody did. */
const markAgora = (s: DiceState, emit: Out): void => {
  let first: SeatSet = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) if (isComplete(s, seat, AGORA) && !wasComplete(s, seat, AGORA)) first |= 1 << seat;
  if (first === 0) return;
  s.agoraTaken = 1;
  for (let rest = first; rest !== 0; rest &= rest - 1) s.agoraFirst[lowestBit(rest)] = 1;
  emit?.all({ kind: 'agora-first', seats: seatsOf(first), points: AGORA_FIRST_POINTS });
};

/** `[forum]`: special dice that lie in it, as bits by their place among the special ones. */
const SPECIAL_IN = Uint8Array.from({ length: 1 << DIE_COUNT }, (_, forum) =>
  SPECIAL.reduce((bits, die, n) => ((forum >>> die) & 1 ? bits | (1 << n) : bits), 0),
);
/** Special dice that somebody has unlocked and that are not in the Forum yet, as bits. */
const enteringDice = (s: DiceState): number => {
  let unlocked = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) unlocked |= s.unlocked[seat];
  return unlocked & ~SPECIAL_IN[s.forum];
};

const finishedSeats = (s: DiceState): SeatSet => {
  let seats: SeatSet = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) if (bitCount(s.bonuses[seat]) >= BONUSES_TO_END) seats |= 1 << seat;
  return seats;
};

const endGame = (s: DiceState, emit: Out): void => {
  s.phase = OVER;
  s.winners = winnersOf(s);
  emit?.all({ kind: 'over', winners: seatsOf(s.winners) });
};
