// What the game says, fetched group by group.
import type { ArchitectsWords } from '@maravilha/words/architects';
import type { ArchitectsLobbyWords } from '@maravilha/words/architects/lobby';
import type { ArchitectsTableWords } from '@maravilha/words/architects/table';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself. */
export const architectsWords: Words<ArchitectsWords> = wordsFrom<ArchitectsWords>({
  en: () => import('@maravilha/words/architects/en'),
  'pt-BR': () => import('@maravilha/words/architects/pt-BR'),
});
/** For the home page and the lobby. */
export const architectsLobbyWords: Words<ArchitectsLobbyWords> = wordsFrom<ArchitectsLobbyWords>({
  en: () => import('@maravilha/words/architects/lobby/en'),
  'pt-BR': () => import('@maravilha/words/architects/lobby/pt-BR'),
});
/** In a turn. */
export const architectsTableWords: Words<ArchitectsTableWords> = wordsFrom<ArchitectsTableWords>({
  en: () => import('@maravilha/words/architects/table/en'),
  'pt-BR': () => import('@maravilha/words/architects/table/pt-BR'),
});
