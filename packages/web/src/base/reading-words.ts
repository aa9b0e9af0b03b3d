// What the pages of rules and of cards say: known only there, so that no other page carries it.
import type { ReadingWords } from '@maravilha/words/reading';
import { type Words, wordsFrom } from './i18n.ts';

export const readingWords: Words<ReadingWords> = wordsFrom<ReadingWords>({
  en: () => import('@maravilha/words/reading/en'),
  'pt-BR': () => import('@maravilha/words/reading/pt-BR'),
});
