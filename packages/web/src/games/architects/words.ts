// What the game says, fetched group by group.
import type { ArchitectsWords } from '@maravilha/words/architects';
import type { ArchitectsEndWords } from '@maravilha/words/architects/end';
import type { ArchitectsLobbyWords } from '@maravilha/words/architects/lobby';
import type { ArchitectsTableWords } from '@maravilha/words/architects/table';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself. */
export const architectsWords: Words<ArchitectsWords> = wordsFrom<ArchitectsWords>({
  en: async () => (await import('@maravilha/words/architects/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/architects/pt-BR')).ptBR,
});
/** For the home page and the lobby. */
export const architectsLobbyWords: Words<ArchitectsLobbyWords> = wordsFrom<ArchitectsLobbyWords>({
  en: async () => (await import('@maravilha/words/architects/lobby/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/architects/lobby/pt-BR')).ptBR,
});
/** In a turn. */
export const architectsTableWords: Words<ArchitectsTableWords> = wordsFrom<ArchitectsTableWords>({
  en: async () => (await import('@maravilha/words/architects/table/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/architects/table/pt-BR')).ptBR,
});
/** Beside a turn: log, end. */
export const architectsEndWords: Words<ArchitectsEndWords> = wordsFrom<ArchitectsEndWords>({
  en: async () => (await import('@maravilha/words/architects/end/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/architects/end/pt-BR')).ptBR,
});
