import { bitCount, type Emit, type Seat } from '@maravilha/kernel';
import { SYMBOLS } from '../data/effects.ts';
import { SYMBOLS_TO_WIN } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { endGame } from './flow.ts';
import { addToken, type DuelState, SCIENCE, TOKEN_CHOICE } from './state.ts';
import { NONE, TOKEN } from './tables.ts';
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

export const takeToken = (s: DuelState, seat: Seat, token: number, from: 'board' | 'box', emit: Emit<DuelEvent> | undefined): void => {
  if (from === 'board') s.board &= ~(1 << token);
  else s.box &= ~(1 << token);
  addToken(s, seat, token);
  emit?.all({ kind: 'token', seat, token: TOKEN_IDS[token], from });
  if (TOKEN.coins[token] !== 0) {
    s.coins[seat] += TOKEN.coins[token];
    emit?.all({ kind: 'coins', seat, count: TOKEN.coins[token], source: TOKEN_IDS[token] });
  }
  if (TOKEN.symbol[token] !== NONE) gainSymbol(s, seat, TOKEN.symbol[token], emit);
};
