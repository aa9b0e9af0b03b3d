import { bitCount, type Emit, type Seat } from '@maravilha/kernel';
import { SYMBOLS } from '../data/effects.ts';
import { SYMBOLS_TO_WIN } from '../data/numbers.ts';
import { endGame } from './flow.ts';
import { type DuelState, SCIENCE, TOKEN_CHOICE } from './state.ts';
import type { DuelEvent } from './types.ts';

/** A new symbol may win the game; the second of a kind opens the choice of a progress token. */
export const gainSymbol = (s: DuelState, seat: Seat, symbol: number, emit: Emit<DuelEvent> | undefined): void => {
  const bit = 1 << symbol;
  if ((s.symbols[seat] & bit) !== 0) {
    emit?.all({ kind: 'pair', seat, symbol: SYMBOLS[symbol] });
    if (s.board !== 0) s.decision = TOKEN_CHOICE;
    return;
  }
  s.symbols[seat] |= bit;
  if (bitCount(s.symbols[seat]) >= SYMBOLS_TO_WIN) endGame(s, SCIENCE, 1 << seat, emit);
};
