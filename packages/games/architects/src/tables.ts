// Numeric tables, built once from the rows: cards, wonders, decks and tokens are dense numbers inside the engine.
import { DECKS, type DeckId } from '../data/decks.ts';
import {
  CARD_IDS,
  type CardCounts,
  CARDS,
  type CardDef,
  type CardId,
  RESOURCES,
  type ScienceSymbol,
  SYMBOLS,
  type TokenDef,
  type WonderDef,
} from '../data/effects.ts';
import { SEARCH_SIZE, type Stage, STAGE_COSTS, STAGES } from '../data/numbers.ts';
import { TOKEN_COPIES, TOKEN_IDS, type TokenId, TOKENS } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId, WONDERS } from '../data/wonders.ts';

export const NONE = 255;
export const MAX_SEATS = 7;
export const CARD_COUNT = CARD_IDS.length;
export const WONDER_COUNT = WONDER_IDS.length;
export const TOKEN_COUNT = TOKEN_IDS.length;
export const STAGE_COUNT = STAGE_COSTS.length;
export const ALL_STAGES = (1 << STAGE_COUNT) - 1;

const cards: readonly CardDef[] = CARD_IDS.map((id) => CARDS[id]);
const wonders: readonly WonderDef[] = WONDER_IDS.map((id) => WONDERS[id]);
const tokens: readonly TokenDef[] = TOKEN_IDS.map((id) => TOKENS[id]);

// Cards come in the order grey, yellow, green, red, blue.
export const RESOURCE_COUNT = RESOURCES.length;
export const COIN = CARD_IDS.indexOf('coin');
/** Cards that pay: the grey ones and the coin come first in the list. */
export const PAYING = COIN + 1;
export const GREEN_AT = CARD_IDS.indexOf(SYMBOLS[0]);
export const RED_AT = CARD_IDS.indexOf('red-0');
export const HORNED_AT = CARD_IDS.indexOf('red-1');
export const BLUE_AT = CARD_IDS.indexOf('blue-3');
export const CAT_CARD = CARD_IDS.indexOf('blue-2-cat');
export const HORNS = Uint8Array.from(cards, (c) => (c.colour === 'red' ? c.horns : 0));
export const CARD_POINTS = Uint8Array.from(cards, (c) => (c.colour === 'blue' ? c.points : 0));

// Decks: that of wonder w is deck w, the central one comes last.
export const DECK_IDS: readonly DeckId[] = [...WONDER_IDS, 'central'];
export const CENTRAL = DECK_IDS.indexOf('central');
export const DECK_COUNT = DECK_IDS.length;
const sizeOf = (id: DeckId): number => Object.values(DECKS[id]).reduce((sum, n) => sum + n, 0);
export const DECK_SIZE = Uint8Array.from(DECK_IDS, sizeOf);
const WONDER_DECK = DECK_SIZE[0];
export const DECK_START = Uint8Array.from(DECK_IDS, (_, d) => d * WONDER_DECK);
/** 235 cards in the box. */
export const BOX_SIZE = DECK_IDS.reduce((sum, id) => sum + sizeOf(id), 0);
/** Every deck in the order of the card list, one after the other: what is shuffled. */
export const BOX = Uint8Array.from(
  DECK_IDS.flatMap((id) => CARD_IDS.flatMap((card, c) => Array.from({ length: countIn(id, card) }, () => c))),
);
function countIn(deck: DeckId, card: CardId): number {
  return (DECKS[deck] as Readonly<Partial<Record<CardId, number>>>)[card] ?? 0;
}
/** Cards that a search leaves to be shuffled back, at most: all but the one that is kept. */
export const MIX_SIZE = WONDER_DECK - 1;
/** Halicarnassus has two stages that search. */
export const MIXES = wonders.flatMap((w) => (w.effect === 'search' ? w.stages.filter((stage) => stage.effect) : [])).length;
export { SEARCH_SIZE };

// Stages: `[wonder * STAGE_COUNT + stage]`, counted from 0 inside the engine.
const perStage = <T extends number>(value: (wonder: WonderDef, stage: number) => T): T[] =>
  wonders.flatMap((w) => w.stages.map((_, n) => value(w, n)));
export const STAGE_POINTS = Uint8Array.from(perStage((w, n) => w.stages[n].points));
/** Stages that must stand before, as bits. */
export const STAGE_NEEDS = Uint8Array.from(perStage((w, n) => w.stages[n].above.reduce((bits, below) => bits | (1 << (below - 1)), 0)));
/** Which effect a stage has: a place in EFFECTS. */
export const EFFECTS = ['none', 'any-deck', 'central', 'left-and-right', 'search', 'progress', 'shield'] as const;
export const STAGE_EFFECT = Uint8Array.from(perStage((w, n) => EFFECTS.indexOf(w.stages[n].effect ? w.effect : 'none')));
export const COST_COUNT = Uint8Array.from(STAGE_COSTS, (cost) => cost.count);
export const COST_IDENTICAL = Uint8Array.from(STAGE_COSTS, (cost) => (cost.match === 'identical' ? 1 : 0));

// Progress tokens, one bit each; the second Culture has a bit of its own above the others.
export const ARCHITECTURE = TOKEN_IDS.indexOf('architecture');
export const ECONOMY = TOKEN_IDS.indexOf('economy');
export const ENGINEERING = TOKEN_IDS.indexOf('engineering');
export const TACTICS = TOKEN_IDS.indexOf('tactics');
export const DECOR = TOKEN_IDS.indexOf('decor');
export const POLITICS = TOKEN_IDS.indexOf('politics');
export const STRATEGY = TOKEN_IDS.indexOf('strategy');
export const EDUCATION = TOKEN_IDS.indexOf('education');
export const CULTURE = TOKEN_IDS.indexOf('culture');
/** All 15, in the order of the list: what is shuffled. */
export const ALL_TOKENS = Uint8Array.from(TOKEN_IDS.flatMap((id, t) => Array.from({ length: TOKEN_COPIES[id] ?? 1 }, () => t)));
/** `[card]`: the tokens, as bits, whose extra card taking it gives. */
export const EXTRA_ON = Uint8Array.from(CARD_IDS, (card) =>
  tokens.reduce((bits, t, i) => (t.kind === 'extra-card' && t.on !== 'stage' && t.on.includes(card) ? bits | (1 << i) : bits), 0),
);
/** Tokens that give extra cards, as bits: the first ones of the list. */
export const EXTRA_TOKENS = tokens.reduce((bits, t, i) => (t.kind === 'extra-card' ? bits | (1 << i) : bits), 0);

/** Number of set bits, for small sets. */
export const BITS = Uint8Array.from({ length: 256 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

// From ids to numbers and back.
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
export const stagesIn = (bits: number): Stage[] => STAGES.filter((_, n) => (bits >>> n) & 1);

/** A row of counts by card in words; kinds that are not there are left out. */
export const countsIn = (row: Uint8Array, from = 0): CardCounts =>
  Object.fromEntries(CARD_IDS.flatMap((id, card) => (row[from + card] > 0 ? [[id, row[from + card]]] : [])));

/** Writes counts in words into a row. */
export const setCounts = (counts: CardCounts, row: Uint8Array, from = 0): void => {
  for (let card = 0; card < CARD_COUNT; card++) row[from + card] = counts[CARD_IDS[card]] ?? 0;
};
