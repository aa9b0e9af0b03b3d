// What the game says, fetched group by group.
import type { SevenWondersWords } from '@maravilha/words/seven-wonders';
import type { SevenWondersLobbyWords } from '@maravilha/words/seven-wonders/lobby';
import type { SevenWondersTableWords } from '@maravilha/words/seven-wonders/table';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself. */
export const sevenWondersWords: Words<SevenWondersWords> = wordsFrom<SevenWondersWords>({
  en: () => import('@maravilha/words/seven-wonders/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/pt-BR'),
});
/** For the home page and the lobby. */
export const sevenWondersLobbyWords: Words<SevenWondersLobbyWords> = wordsFrom<SevenWondersLobbyWords>({
  en: () => import('@maravilha/words/seven-wonders/lobby/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/lobby/pt-BR'),
});
/** In a turn. */
export const sevenWondersTableWords: Words<SevenWondersTableWords> = wordsFrom<SevenWondersTableWords>({
  en: () => import('@maravilha/words/seven-wonders/table/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/table/pt-BR'),
});
