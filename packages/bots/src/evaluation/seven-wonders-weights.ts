// Weights of the evaluation of 7 Wonders, in points. Hand-set, then checked by games of bots against each other.

/** How much the best rival's city counts against one's own. */
export const RIVALS = 0.2;
/** Worth of the first so many coins beyond their points, while there is something to pay. */
export const LIQUID_COINS = 8;
export const COIN_LIQUID = 0.12;
/** Worth of 0, 1, 2, 3 or more fixed units of one resource, over a whole game. */
export const UNIT_WORTH = [0, 3, 4.5, 5] as const;
/** Share of that worth where a neighbour sells the resource too. */
export const FROM_NEIGHBOUR = 0.75;
/** Worth of the choice producers in the order of their bits: brown cards first, then yellow cards, stages and black cards. */
export const PRODUCER: readonly number[] = [3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 2, 3];
/** Worth of cheaper trade for each unit that the neighbour sells. */
export const DEAL_WORTH = 0.8;
/** How fast today's strength says less about later conflicts. */
export const STRENGTH_SPREAD = 1;
/** Hope that each science symbol brings for more of them. */
export const SYMBOL_HOPE = 1.5;
/** Worth of a chain symbol for a later age. */
export const CHAIN_HOPE = 0.5;
export const POWER_WORTH = { playLast: 7, firstOfColour: 6, firstOfAge: 5, lastOfAge: 5 } as const;
/** Worth of each built stage, because the next one comes nearer. */
export const STAGE_STEP = 2;
