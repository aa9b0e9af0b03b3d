// What the game says beside a turn, in log and end: known only there, so that no other page carries it.
import type { ArchitectsEndWords } from '@maravilha/words/architects/end';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const architectsEndWords: Words<ArchitectsEndWords> = wordsFrom<ArchitectsEndWords>({
  en: () => import('@maravilha/words/architects/end/en'),
  'pt-BR': () => import('@maravilha/words/architects/end/pt-BR'),
});
