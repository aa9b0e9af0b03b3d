import type { Emit, Seat } from '@maravilha/kernel';
import { CAPITAL, ZONES } from '../data/numbers.ts';
import { rivalOf } from './city.ts';
import { endGame } from './flow.ts';
import { type DuelState, lootBit, MILITARY } from './state.ts';
import type { DuelEvent } from './types.ts';

/** Zones whose first entry costs the attacked player coins, nearest first. Bit n of a victim's loot stands for LOOT[n]. */
export const LOOT = ZONES.filter((z) => z.loot > 0).map((z) => ({ from: z.from, coins: z.loot }));

/** How far the pawn has moved towards the capital of the seat's rival; negative when the seat is the one under attack. */
const advanceOf = (s: DuelState, seat: Seat): number => (seat === 0 ? s.pawn : -s.pawn);

export const militaryPoints = (s: DuelState, seat: Seat): number => {
  const advance = advanceOf(s, seat);
  let points = 0;
  for (const zone of ZONES) if (advance >= zone.from) points = zone.points;
  return points;
};

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
