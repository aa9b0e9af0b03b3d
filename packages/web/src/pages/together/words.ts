// What is said where several people share a device.
import type { TogetherWords } from '@maravilha/words/together';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const togetherWords: Words<TogetherWords> = wordsFrom<TogetherWords>({
  en: () => import('@maravilha/words/together/en'),
  'pt-BR': () => import('@maravilha/words/together/pt-BR'),
});
