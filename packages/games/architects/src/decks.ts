// The decks: which a seat reaches, what lies on top, who may look, and which extra cards are open.
import { type Emit, lowestBit, only, type Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { leftDeck, rightDeck } from './city.ts';
import type { ArchitectsState } from './state.ts';
import { CENTRAL, DECK_START } from './tables.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

/** Whether one of the seat's three decks has a card. */
export const reachesCard = (s: ArchitectsState, seat: Seat): boolean =>
  s.deckCount[CENTRAL] > 0 || s.deckCount[leftDeck(s, seat)] > 0 || s.deckCount[rightDeck(s, seat)] > 0;

export const topOf = (s: ArchitectsState, deck: number): number => s.deck[DECK_START[deck] + s.deckCount[deck] - 1];

/** The top card, if it lies face up. */
export const openTop = (s: ArchitectsState, deck: number): CardId | undefined =>
  deck === CENTRAL || s.deckCount[deck] === 0 ? undefined : CARD_IDS[topOf(s, deck)];

/** Tokens of `bits` that the seat owns give an extra card, each once per turn (AR-TOKEN-3, AR-TOKEN-4). */
export const trigger = (s: ArchitectsState, seat: Seat, bits: number, emit: Out): void => {
  const fresh = bits & s.tokens[seat] & ~(s.triggered | s.used);
  if (fresh === 0) return;
  s.triggered |= fresh;
  if (emit !== undefined)
    for (let rest = fresh; rest !== 0; rest &= rest - 1) emit.all({ kind: 'extra', seat, token: TOKEN_IDS[lowestBit(rest)] });
};

/** Tokens, as bits, whose extra card is still open. */
export const openExtras = (s: ArchitectsState): number => s.triggered & ~s.used;

/** The holder of the Cat sees the top of the central deck, and nobody else does. Looking costs nothing, so it happens by itself (AR-CAT-3). */
export const look = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  if (s.cat !== seat || s.deckCount[CENTRAL] === 0 || (s.lookers & only(seat)) !== 0) return;
  s.lookers |= only(seat);
  emit?.split(only(seat), { kind: 'looked', seat, card: CARD_IDS[topOf(s, CENTRAL)] }, { kind: 'looked', seat, card: undefined });
};
