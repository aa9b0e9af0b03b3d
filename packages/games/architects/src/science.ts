// Green cards are given for progress tokens.
import type { ActionList, Emit, Seat } from '@maravilha/kernel';
import { SYMBOLS } from '../data/effects.ts';
import { OPEN_TOKENS } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { carryOut } from './effects.ts';
import { cardsOf, giveToken, toDiscard } from './city.ts';
import { EXCHANGE, PICK_TOKEN, PILE, TRIO } from './action-codes.ts';
import { type ArchitectsState, TOKEN_CHOICE } from './state.ts';
import { GREEN_AT, NONE, TOKEN_ACTS } from './tables.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

/** Without any token to be had green cards stay where they are (AR-GREEN-6). */
export const tokensLeft = (s: ArchitectsState): boolean => {
  if (s.pileCount > 0) return true;
  for (let i = 0; i < OPEN_TOKENS; i++) if (s.open[i] !== NONE) return true;
  return false;
};

/** Adds every exchange that is possible now to `out`, which is not cleared. */
export const listExchanges = (s: ArchitectsState, seat: Seat, out: ActionList): void => {
  let kinds = 0;
  const first = out.length;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const count = cardsOf(s, seat, GREEN_AT + symbol);
    if (count > 0) kinds++;
    if (count > 1) out.push(EXCHANGE + symbol);
  }
  if (kinds === SYMBOLS.length) out.push(EXCHANGE + TRIO);
  // Asked last: seldom is there anything to give, and almost never nothing to get.
  if (out.length > first && !tokensLeft(s)) out.length = first;
};

export const exchange = (s: ArchitectsState, seat: Seat, set: number, forced: boolean, emit: Out): void => {
  if (set === TRIO) for (let symbol = 0; symbol < SYMBOLS.length; symbol++) toDiscard(s, seat, GREEN_AT + symbol, 1);
  else toDiscard(s, seat, GREEN_AT + set, 2);
  emit?.all({ kind: 'exchanged', seat, symbols: set === TRIO ? SYMBOLS : [SYMBOLS[set], SYMBOLS[set]], forced });
  chooseToken(s, seat, emit);
};

/** Adds the tokens that can be chosen; the two Cultures are one choice. */
export const listTokens = (s: ArchitectsState, out: ActionList): void => {
  for (let i = 0; i < OPEN_TOKENS; i++) {
    const token = s.open[i];
    if (token !== NONE && !out.has(PICK_TOKEN + token)) out.push(PICK_TOKEN + token);
  }
  if (s.pileCount > 0) out.push(PICK_TOKEN + PILE);
};

/** The seat has a token to choose; there must be one. With a single one there is no question. */
export const chooseToken = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  let sole = NONE;
  let kinds = 0;
  for (let i = 0; i < OPEN_TOKENS; i++) {
    const token = s.open[i];
    if (token === NONE || token === sole) continue;
    sole = token;
    kinds++;
  }
  if (s.pileCount > 0) {
    sole = PILE;
    kinds++;
  }
  if (kinds === 1) takeToken(s, seat, sole, emit);
  else s.decision = TOKEN_CHOICE;
};

export const takeToken = (s: ArchitectsState, seat: Seat, choice: number, emit: Out): void => {
  if (choice === PILE) {
    const token = fromPile(s);
    giveToken(s, seat, token);
    emit?.all({ kind: 'token', seat, token: TOKEN_IDS[token], from: 'pile', next: undefined });
    carryOut(s, seat, TOKEN_ACTS[token], emit);
    return;
  }
  let place = 0;
  while (s.open[place] !== choice) if (++place === OPEN_TOKENS) throw new Error(`token ${choice} is not open`);
  const next = s.pileCount > 0 ? fromPile(s) : NONE;
  s.open[place] = next;
  giveToken(s, seat, choice);
  emit?.all({ kind: 'token', seat, token: TOKEN_IDS[choice], from: 'open', next: next === NONE ? undefined : TOKEN_IDS[next] });
  carryOut(s, seat, TOKEN_ACTS[choice], emit);
};

const fromPile = (s: ArchitectsState): number => {
  const token = s.pile[--s.pileCount];
  s.pile[s.pileCount] = 0;
  return token;
};
