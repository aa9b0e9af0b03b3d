// [CI-DEBT-2] Losses of coins: all those of a turn together, after everything that brings coins.
import { type Emit, lowest, NOBODY, only, type JointAction, type Seat } from '@maravilha/kernel';
import { victoriesOf } from '../src/city.ts';
import { LOSE } from '../src/action-codes.ts';
import { type SevenWondersState, turnsOf } from '../src/state.ts';
import { NONE, PLAY_LAST, THING, THING_COUNT, type Thing } from '../src/tables.ts';
import { builtInTurn } from '../src/play-cards.ts';
import type { SevenWondersEvent } from '../src/types.ts';

type Out = Emit<SevenWondersEvent> | undefined;

/** Bits of the ages whose victory tokens count for a loss: all three. */
const EVERY_AGE = 14;
/** 1 for things that make others lose coins. */
const HURTS = Uint8Array.from({ length: THING_COUNT }, (_, thing) =>
  THING.othersLose[thing] | THING.othersLosePerStage[thing] | THING.othersLosePerVictory[thing] ? 1 : 0,
);

/** The seat whose last card of the age is the turn being settled, or −1: it alone could keep that card, and holds it no more. */
const lastCardSeat = (s: SevenWondersState): Seat => {
  if (s.turn !== turnsOf(s)) return -1;
  for (let seat = 0; seat < s.seats; seat++) if (s.powers[seat] & PLAY_LAST && s.handCount[seat] === 0) return seat;
  return -1;
};

/** [CI-DEBT-5] Counted at the end of the turn, so that stages and tokens of this turn count. */
const addLosses = (s: SevenWondersState, builder: Seat, thing: Thing): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === builder) continue;
    s.loss[seat] += THING.othersLose[thing];
    s.loss[seat] += THING.othersLosePerStage[thing] * s.stages[seat];
    s.loss[seat] += THING.othersLosePerVictory[thing] * victoriesOf(s, seat, EVERY_AGE);
  }
};

const addLossesBy = (s: SevenWondersState, builder: Seat): boolean => {
  let hurts = false;
  const played = builtInTurn(s, builder);
  if (played >= 0 && HURTS[played] === 1) {
    addLosses(s, builder, played);
    hurts = true;
  }
  for (let i = builder * 2; i < builder * 2 + 2; i++) {
    const revived = s.lastRevived[i];
    if (revived === NONE || HURTS[revived] === 0) continue;
    addLosses(s, builder, revived);
    hurts = true;
  }
  return hurts;
};

const settle = (s: SevenWondersState, seat: Seat, coins: number, emit: Out): void => {
  const debts = s.loss[seat] - coins;
  s.loss[seat] = 0;
  s.coins[seat] -= coins;
  s.debts[seat] += debts;
  emit?.all({ kind: 'loss-settled', seat, coins, debts });
};

/** Adds up what each seat loses in this turn. Without coins there is only debt; true if anybody has a choice. */
export const beginLosses = (s: SevenWondersState, emit: Out): boolean => {
  const lastCard = lastCardSeat(s);
  let hurts = false;
  if (lastCard >= 0) hurts = addLossesBy(s, lastCard);
  else for (let seat = 0; seat < s.seats; seat++) if (addLossesBy(s, seat)) hurts = true;
  if (!hurts) return false;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.loss[seat] === 0) continue;
    emit?.all({ kind: 'loss', seat, count: s.loss[seat] });
    if (s.coins[seat] > 0) s.losing |= only(seat);
    else settle(s, seat, 0, emit);
  }
  return s.losing !== NOBODY;
};

/** Everyone who has a choice gives coins to the bank and takes a debt for each coin still owed. */
export const settleLosses = (s: SevenWondersState, joint: JointAction, emit: Out): void => {
  for (let rest = s.losing; rest !== NOBODY; rest &= rest - 1) settle(s, lowest(rest), joint[lowest(rest)] - LOSE, emit);
  s.losing = NOBODY;
};
