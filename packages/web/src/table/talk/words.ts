import type { TalkWords } from '@maravilha/words/talk';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const talkWords: Words<TalkWords> = wordsFrom<TalkWords>({
  en: () => import('@maravilha/words/talk/en'),
  'pt-BR': () => import('@maravilha/words/talk/pt-BR'),
});
