// Crossing off: a space that is paid for, and a bonus.
import type { Emit, Seat } from '@maravilha/kernel';
import { BONUS_IDS, type BonusId } from '../data/boards.ts';
import { type DieId, DIE_IDS } from '../data/dice.ts';
import { STRUCTURES } from '../data/effects.ts';
import { SPACE_IDS } from './spaces.ts';
import { crossOff, isComplete } from './city.ts';
import { applyEffect, gainFrom } from './effects.ts';
import { chosenCoins, dieCost, spaceCost } from './price.ts';
import { pay } from './reserve.ts';
import { BONUS, type DiceState, push } from './state.ts';
import { BONUS_COUNT, BONUS_FX, FX_COUNT, FX_START, GIVES_BONUS, NONE, SPACE_COUNT, STRUCTURE } from './tables.ts';
import type { DiceEvent } from './types.ts';

type Out = Emit<DiceEvent> | undefined;
type By = DieId | 'wonder' | 'effect';

const ALL_BONUSES = (1 << BONUS_COUNT) - 1;
export const openBonuses = (s: DiceState, seat: Seat): number => ALL_BONUSES & ~s.bonuses[seat];

/** Chooses a die, takes the coins that come with it, pays and crosses off. */
export const construct = (s: DiceState, seat: Seat, die: number, space: number, free: boolean, emit: Out): void => {
  const coins = chosenCoins(s, seat, die);
  if (coins > 0) gainFrom(s, seat, coins, 'die', emit);
  cross(s, seat, space, free ? 0 : dieCost(s, seat, die), DIE_IDS[die], emit);
};

/**
 * Pays for a space, crosses it off and does what it gives. [DI-ORDER-3] What the space opens goes on the stack first and the bonus of a
 * completed structure last, so that the bonus is settled first: it comes at once.
 */
export const cross = (s: DiceState, seat: Seat, space: number, diePaid: number, by: By, emit: Out): void => {
  const spacePaid = spaceCost(s, seat, space);
  pay(s, seat, diePaid + spacePaid);
  crossOff(s, seat, space);
  emit?.all({ kind: 'crossed', seat, space: SPACE_IDS[space], by, diePaid, spacePaid });
  const row = s.city[seat] * SPACE_COUNT + space;
  const start = FX_START[row];
  const end = start + FX_COUNT[row];
  for (let fx = start; fx < end; fx++) applyEffect(s, seat, fx, space, SPACE_IDS[space], emit);
  complete(s, seat, STRUCTURE[space], emit);
};

const complete = (s: DiceState, seat: Seat, structure: number, emit: Out): void => {
  if (!isComplete(s, seat, structure)) return;
  emit?.all({ kind: 'completed', seat, structure: STRUCTURES[structure] });
  if (GIVES_BONUS[structure] === 1 && openBonuses(s, seat) !== 0) push(s, seat, BONUS);
};

export const takeBonus = (s: DiceState, seat: Seat, bonus: number, emit: Out): void => {
  const id: BonusId = BONUS_IDS[bonus];
  s.bonuses[seat] |= 1 << bonus;
  emit?.all({ kind: 'bonus', seat, bonus: id });
  const start = FX_START[BONUS_FX + bonus];
  const end = start + FX_COUNT[BONUS_FX + bonus];
  for (let fx = start; fx < end; fx++) applyEffect(s, seat, fx, NONE, id, emit);
};
