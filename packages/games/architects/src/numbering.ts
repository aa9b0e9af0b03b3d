// From ids to the dense numbers inside the engine.
import type { DeckId } from '../data/decks.ts';
import { CARD_IDS, type CardCounts, type CardId, type ScienceSymbol, SYMBOLS } from '../data/effects.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId } from '../data/wonders.ts';
import { CARD_COUNT, DECK_IDS } from './tables.ts';
import type { Stage } from './types.ts';

const numbering = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, n) => [id, n]));
export const numberOfCard = numbering(CARD_IDS);
export const numberOfDeck = numbering(DECK_IDS);
export const numberOfSymbol = numbering(SYMBOLS);
export const numberOfToken = numbering(TOKEN_IDS);
export const numberOfWonder = numbering(WONDER_IDS);

const found = (numbers: ReadonlyMap<string, number>, id: string): number => {
  const n = numbers.get(id);
  if (n === undefined) throw new Error(`no such id: ${id}`);
  return n;
};
export const cardNumber = (id: CardId): number => found(numberOfCard, id);
export const deckNumber = (id: DeckId): number => found(numberOfDeck, id);
export const symbolNumber = (id: ScienceSymbol): number => found(numberOfSymbol, id);
export const tokenNumber = (id: TokenId): number => found(numberOfToken, id);
export const wonderNumber = (id: WonderId): number => found(numberOfWonder, id);

/** Stages are counted from 1 outside, from 0 inside. */
export const STAGES: readonly Stage[] = [1, 2, 3, 4, 5];
export const stagesIn = (bits: number): Stage[] => STAGES.filter((_, n) => (bits >>> n) & 1);

/** A row of counts by card in words; kinds that are not there are left out. */
export const countsIn = (row: Uint8Array, from = 0): CardCounts =>
  Object.fromEntries(CARD_IDS.flatMap((id, card) => (row[from + card] > 0 ? [[id, row[from + card]]] : [])));

/** Writes counts in words into a row. */
export const setCounts = (counts: CardCounts, row: Uint8Array, from = 0): void => {
  for (let card = 0; card < CARD_COUNT; card++) row[from + card] = counts[CARD_IDS[card]] ?? 0;
};
