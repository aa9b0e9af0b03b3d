import type { HelpWords } from '@maravilha/words/help';
import { type Words, wordsFrom } from './i18n.ts';

export const helpWords: Words<HelpWords> = wordsFrom<HelpWords>({
  en: () => import('@maravilha/words/help/en'),
  'pt-BR': () => import('@maravilha/words/help/pt-BR'),
});
