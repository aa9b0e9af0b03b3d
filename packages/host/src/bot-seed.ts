import type { Seat } from '@maravilha/kernel';
import { hmac } from './digest.ts';

/**
 * One number for each decision, the same after a restart, from which nothing about the match's seed can be learnt. Apprentices and builders
 * so go on after a crash exactly as they would have; architects and masters search until the clock says stop, and may find another move.
 */
export const botSeed = (matchSeed: string, seat: Seat, turn: number, attempt: number): number =>
  Number.parseInt(hmac(matchSeed, `bot ${seat} ${turn} ${attempt}`).slice(0, 12), 16);
