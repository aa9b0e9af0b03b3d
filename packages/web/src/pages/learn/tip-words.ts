// What surrounds the tips of a first game: known only where one is played.
import type { TipWords } from '@maravilha/words/tips';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const tipWords: Words<TipWords> = wordsFrom<TipWords>({
  en: () => import('@maravilha/words/tips/en'),
  'pt-BR': () => import('@maravilha/words/tips/pt-BR'),
});
