// What the game says beside a turn, in log and end: known only there, so that no other page carries it.
import type { SevenWondersEndWords } from '@maravilha/words/seven-wonders/end';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const sevenWondersEndWords: Words<SevenWondersEndWords> = wordsFrom<SevenWondersEndWords>({
  en: () => import('@maravilha/words/seven-wonders/end/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/end/pt-BR'),
});
