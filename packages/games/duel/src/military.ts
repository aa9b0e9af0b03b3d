import type { Emit, Seat } from '@maravilha/kernel';
import { CAPITAL } from '../data/numbers.ts';
import { endGame } from './flow.ts';
import { advanceOf, type DuelState, lootBit, MILITARY, rivalOf } from './state.ts';
import { LOOT } from './tables.ts';
import type { DuelEvent } from './types.ts';

/** Moves the pawn, takes the loot of the zones it enters, and ends the game at the capital. */
export const march = (s: DuelState, seat: Seat, shields: number, emit: Emit<DuelEvent> | undefined): void => {
  const from = s.pawn;
  const advance = Math.min(CAPITAL, advanceOf(s, seat) + shields);
  s.pawn = seat === 0 ? advance : 0 - advance; // not −0, which JSON would not keep
  emit?.all({ kind: 'pawn', seat, from, to: s.pawn });
  if (advance >= LOOT[0].from) plunder(s, rivalOf(seat), advance, emit);
  if (advance === CAPITAL) endGame(s, MILITARY, 1 << seat, emit);
};

const plunder = (s: DuelState, victim: Seat, advance: number, emit: Emit<DuelEvent> | undefined): void => {
  for (let zone = 0; zone < LOOT.length; zone++) {
    const bit = lootBit(victim, zone);
    if (advance < LOOT[zone].from || (s.loot & bit) === 0) continue;
    s.loot &= ~bit;
    const lost = Math.min(s.coins[victim], LOOT[zone].coins);
    s.coins[victim] -= lost;
    emit?.all({ kind: 'loot', seat: victim, token: LOOT[zone].coins, lost });
  }
};
