// What the page of a deal says.
import type { DealWords } from '@maravilha/words/deal';
import { type Words, wordsFrom } from './i18n.ts';

export const dealWords: Words<DealWords> = wordsFrom<DealWords>({
  en: () => import('@maravilha/words/deal/en'),
  'pt-BR': () => import('@maravilha/words/deal/pt-BR'),
});
