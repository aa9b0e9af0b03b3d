// What the lessons name in figures, asked of the engines: by book and step, in the order of the text.
import { architectsFigures } from './lesson-figures/architects.ts';
import { diceFigures } from './lesson-figures/dice.ts';
import { duelFigures } from './lesson-figures/duel.ts';
import type { Figures } from './lesson-figures/played.ts';
import { citiesFigures, sevenWondersFigures } from './lesson-figures/seven-wonders.ts';

export const figures: Readonly<Record<string, Figures>> = {
  'seven-wonders': sevenWondersFigures,
  cities: citiesFigures,
  duel: duelFigures,
  architects: architectsFigures,
  dice: diceFigures,
};
