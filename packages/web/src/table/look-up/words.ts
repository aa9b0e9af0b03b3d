// What the look-up says: known only there, so that no page carries it.
import type { LookUpWords } from '@maravilha/words/look-up';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const lookUpWords: Words<LookUpWords> = wordsFrom<LookUpWords>({
  en: () => import('@maravilha/words/look-up/en'),
  'pt-BR': () => import('@maravilha/words/look-up/pt-BR'),
});
