// Hand-set worths, in victory points, from the numbers of the rules: scales of what a net is told.

/** What a coin of a coming price is worth saving. */
export const COIN_OF_PRICE = 0.65;
/** A thing dearer than this is not built at all, so a higher price hurts no more. */
export const DEAREST = 9;
/** How often a seat wants a given card of the structure, and of a later age (20 of 23 cards come, half go to each seat). */
export const WANT_PRESENT = 0.28;
export const WANT_LATER = 0.2;
/** Three guilds of seven come. */
export const WANT_GUILD = 0.1;
/** How likely a wonder in hand gets built, while there are turns enough for it. */
export const WANT_WONDER = 0.6;

/** A shield to somebody who may take it now. */
export const SHIELD = 1.1;

/** By the number of different science symbols, if six can still be reached. */
export const SYMBOLS_HELD = [0, 0.6, 1.6, 3, 5.5, 11] as const;
/** A symbol whose second copy may still come: a share of a progress token. */
export const PAIR_HOPE = 1.1;
/** A progress token of middling use. */
export const TOKEN_WORTH = 5;

/** Standing powers of progress tokens at the start of the game; they fade as it goes on. Prices, points and symbols are counted elsewhere. */
export const POWER = { economy: 6, strategy: 5, theology: 5, urbanism: 3.5, architecture: 1, masonry: 0.5 } as const;

/** Powers of wonders that are not points, while the wonder waits. */
export const WONDER_POWER = { again: 4.5, choice: 2.5, destroy: 3, draw: 4.5, revive: 4.5, rob: 0.5 } as const;

/** Resource cards, by age, as one of several things to take. */
export const PRODUCER = [0, 2.6, 2.4, 0] as const;
/** Yellow cards of the first two ages. */
export const TRADER = 2;
