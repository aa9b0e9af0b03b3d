// What is said of the tables of this device.
import type { LocalWords } from '@maravilha/words/local';
import { type Words, wordsFrom } from '../base/i18n.ts';

export const localWords: Words<LocalWords> = wordsFrom<LocalWords>({
  en: () => import('@maravilha/words/local/en'),
  'pt-BR': () => import('@maravilha/words/local/pt-BR'),
});
