// Weights of the evaluation of Architects, in points. Hand-set, then checked by games of bots against each other.
import type { TOKEN_IDS } from '@maravilha/architects/inside';

/** How much the best rival's city counts against one's own. */
export const RIVALS = 0.3;
/** Share of a stage's worth that its cards are worth when all but none of them are there; and what a card beyond that is worth. */
export const STAGE_HOPE = 0.8;
export const SPARE_CARD = 0.7;
/** A coin beyond the others: it fits every stage. */
export const SPARE_COIN = 1.1;
/** Worth of the effect of a stage, beside its points, by the kind of effect. */
export const EFFECT_WORTH = { none: 0, 'any-deck': 2, central: 1.5, 'left-and-right': 3, search: 2.2, progress: 4, shield: 1.5 } as const;
/** Worth of 0, 1 or 2 green cards that cannot be given yet. */
export const GREEN_WORTH = [0, 1.4, 3.2] as const;
/** Worth over a whole game of tokens that go on working; those that score are counted on the pad, and a little more by what they may still bring. */
export const TOKEN_WORTH: Readonly<Partial<Record<(typeof TOKEN_IDS)[number], number>>> = {
  urbanism: 6,
  crafts: 6,
  jewellery: 6,
  science: 5,
  propaganda: 4,
  architecture: 5,
  economy: 4,
  engineering: 5,
  politics: 2,
  strategy: 2,
  education: 3,
  culture: 2,
};
/** Battles that a whole game still has, and how sure a lead of one shield is when the battle is at hand. */
export const BATTLES = 2.2;
export const LEAD = 1.6;
/** Share of a horned shield that counts in battles after the next one. */
export const HORNED_LATER = 0.15;
/** Seeing the top of the central deck, over a whole game. */
export const CAT_WORTH = 2;
