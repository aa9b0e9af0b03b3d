// What the drawn examples say: they come after the text of a chapter, and so do their words.
import type { SevenWondersFigureWords } from '@maravilha/words/seven-wonders/figures';
import { type Words, wordsFrom } from '../../../base/i18n.ts';

export const figureWords: Words<SevenWondersFigureWords> = wordsFrom<SevenWondersFigureWords>({
  en: () => import('@maravilha/words/seven-wonders/figures/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/figures/pt-BR'),
});
