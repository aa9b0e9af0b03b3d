// A card comes to a seat, wherever it came from: the Cat moves, horns flip conflict tokens, progress tokens are triggered (AR-TURN-4).
import { type Emit, only, type Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { leftDeck, rightDeck } from './city.ts';
import { type ArchitectsState, NO_SEAT } from './state.ts';
import { CARD_COUNT, CAT_CARD, CENTRAL, DECK_IDS, DECK_START, EXTRA_ON, HORNS, lowestBit } from './tables.ts';
import type { ArchitectsEvent, TakenBy } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

/** Whether one of the seat's three decks has a card. */
export const reachesCard = (s: ArchitectsState, seat: Seat): boolean =>
  s.deckCount[CENTRAL] > 0 || s.deckCount[leftDeck(s, seat)] > 0 || s.deckCount[rightDeck(s, seat)] > 0;

export const topOf = (s: ArchitectsState, deck: number): number => s.deck[DECK_START[deck] + s.deckCount[deck] - 1];

/** The top card, if it lies face up. */
export const openTop = (s: ArchitectsState, deck: number): CardId | undefined =>
  deck === CENTRAL || s.deckCount[deck] === 0 ? undefined : CARD_IDS[topOf(s, deck)];

export const takeCard = (s: ArchitectsState, seat: Seat, deck: number, by: TakenBy, emit: Out): void => {
  const at = DECK_START[deck] + --s.deckCount[deck];
  const card = s.deck[at];
  s.deck[at] = 0;
  if (deck === CENTRAL) s.lookers = 0;
  emit?.all({ kind: 'took', seat, deck: DECK_IDS[deck], card: CARD_IDS[card], by, next: openTop(s, deck) });
  receive(s, seat, card, emit);
};

export const receive = (s: ArchitectsState, seat: Seat, card: number, emit: Out): void => {
  s.city[seat * CARD_COUNT + card]++;
  if (card === CAT_CARD && s.cat !== seat) {
    emit?.all({ kind: 'cat', seat, from: s.cat === NO_SEAT ? undefined : s.cat });
    s.cat = seat;
  }
  const flips = Math.min(HORNS[card], s.conflict - s.battle);
  if (flips > 0) {
    s.battle += flips;
    emit?.all({ kind: 'flipped', seat, count: flips, battle: s.battle, tokens: s.conflict });
  }
  trigger(s, seat, EXTRA_ON[card], emit);
};

/** Tokens of `bits` that the seat owns give an extra card, each once per turn (AR-TOKEN-3, AR-TOKEN-4). */
export const trigger = (s: ArchitectsState, seat: Seat, bits: number, emit: Out): void => {
  const fresh = bits & s.tokens[seat] & ~(s.triggered | s.used);
  if (fresh === 0) return;
  s.triggered |= fresh;
  emit?.all({ kind: 'extra', seat, token: TOKEN_IDS[lowestBit(fresh)] });
};

/** Tokens, as bits, whose extra card is still open. */
export const openExtras = (s: ArchitectsState): number => s.triggered & ~s.used;

/** Every extra card is alike, so it does not matter which token it is put down to: the first one that is open. */
export const takeExtra = (s: ArchitectsState, seat: Seat, deck: number, emit: Out): void => {
  const token = lowestBit(openExtras(s));
  s.used |= 1 << token;
  takeCard(s, seat, deck, TOKEN_IDS[token], emit);
};

/** The holder of the Cat sees the top of the central deck, and nobody else does. Looking costs nothing, so it happens by itself (AR-CAT-3). */
export const look = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  if (s.cat !== seat || s.deckCount[CENTRAL] === 0 || (s.lookers & only(seat)) !== 0) return;
  s.lookers |= only(seat);
  emit?.split(only(seat), { kind: 'looked', seat, card: CARD_IDS[topOf(s, CENTRAL)] }, { kind: 'looked', seat, card: undefined });
};
