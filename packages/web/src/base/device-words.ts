// What is said on the way to another device.
import type { DeviceWords } from '@maravilha/words/device';
import { type Words, wordsFrom } from './i18n.ts';

export const deviceWords: Words<DeviceWords> = wordsFrom<DeviceWords>({
  en: () => import('@maravilha/words/device/en'),
  'pt-BR': () => import('@maravilha/words/device/pt-BR'),
});
