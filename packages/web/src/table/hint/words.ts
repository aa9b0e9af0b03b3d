// What a hint says: known only to the sheets, so that no page carries it.
import type { HintWords } from '@maravilha/words/hint';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const hintWords: Words<HintWords> = wordsFrom<HintWords>({
  en: () => import('@maravilha/words/hint/en'),
  'pt-BR': () => import('@maravilha/words/hint/pt-BR'),
});
