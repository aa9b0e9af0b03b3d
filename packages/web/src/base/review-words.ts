// What is said of a match of the past: known only where one is looked at.
import type { ReviewWords } from '@maravilha/words/review';
import { type Words, wordsFrom } from './i18n.ts';

export const reviewWords: Words<ReviewWords> = wordsFrom<ReviewWords>({
  en: () => import('@maravilha/words/review/en'),
  'pt-BR': () => import('@maravilha/words/review/pt-BR'),
});
