// What the coach of a lesson says: known only where one is played.
import type { LearnWords } from '@maravilha/words/learn';
import { type Words, wordsFrom } from './i18n.ts';

export const learnWords: Words<LearnWords> = wordsFrom<LearnWords>({
  en: () => import('@maravilha/words/learn/en'),
  'pt-BR': () => import('@maravilha/words/learn/pt-BR'),
});
