// What the tips of a first game of 7 Wonders say, and what is told of its first turn.
import type { SevenWondersTipWords } from '@maravilha/words/seven-wonders/tips';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const sevenWondersTipWords: Words<SevenWondersTipWords> = wordsFrom<SevenWondersTipWords>({
  en: () => import('@maravilha/words/seven-wonders/tips/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/tips/pt-BR'),
});
