// What the game says, fetched group by group.
import type { DuelWords } from '@maravilha/words/duel';
import type { DuelLobbyWords } from '@maravilha/words/duel/lobby';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself. */
export const duelWords: Words<DuelWords> = wordsFrom<DuelWords>({
  en: () => import('@maravilha/words/duel/en'),
  'pt-BR': () => import('@maravilha/words/duel/pt-BR'),
});
/** For the home page and the lobby. */
export const duelLobbyWords: Words<DuelLobbyWords> = wordsFrom<DuelLobbyWords>({
  en: () => import('@maravilha/words/duel/lobby/en'),
  'pt-BR': () => import('@maravilha/words/duel/lobby/pt-BR'),
});
