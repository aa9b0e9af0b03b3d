// The one symbol table of all games. The page never loads this module: it uses the sprite that the build makes of it.
import { ARCHITECTS_SIGNS } from './architects-signs.ts';
import { CHAINS } from './chains.ts';
import { CITY_SIGNS } from './city-signs.ts';
import { DICE_SIGNS } from './dice-signs.ts';
import { GOODS, MARKS, SCIENCE } from './goods.ts';
import type { Drawings } from './pen.ts';
import { READING_SIGNS } from './reading-signs.ts';
import { REVIEW_SIGNS } from './review-signs.ts';
import { PIECES, SIGNS } from './signs.ts';
import { TALK_SIGNS } from './talk-signs.ts';

export const DRAWINGS = {
  ...GOODS,
  ...SCIENCE,
  ...MARKS,
  ...CHAINS,
  ...PIECES,
  ...SIGNS,
  ...CITY_SIGNS,
  ...ARCHITECTS_SIGNS,
  ...DICE_SIGNS,
  ...TALK_SIGNS,
  ...READING_SIGNS,
  ...REVIEW_SIGNS,
} as const satisfies Drawings;

export type SymbolId = keyof typeof DRAWINGS;
export const SYMBOL_IDS = Object.keys(DRAWINGS) as readonly SymbolId[];
