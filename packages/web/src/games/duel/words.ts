// What the game says, fetched group by group.
import type { DuelWords } from '@maravilha/words/duel';
import type { DuelAsideWords } from '@maravilha/words/duel/aside';
import type { DuelLobbyWords } from '@maravilha/words/duel/lobby';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself, as a turn needs them. */
export const duelWords: Words<DuelWords> = wordsFrom<DuelWords>({
  en: () => import('@maravilha/words/duel/en'),
  'pt-BR': () => import('@maravilha/words/duel/pt-BR'),
});
/** For the home page and the lobby. */
export const duelLobbyWords: Words<DuelLobbyWords> = wordsFrom<DuelLobbyWords>({
  en: () => import('@maravilha/words/duel/lobby/en'),
  'pt-BR': () => import('@maravilha/words/duel/lobby/pt-BR'),
});
/** Beside a turn: the same, and what is told of events, moves, options and the end. */
export const duelAsideWords: Words<DuelAsideWords> = wordsFrom<DuelAsideWords>({
  en: () => import('@maravilha/words/duel/aside/en'),
  'pt-BR': () => import('@maravilha/words/duel/aside/pt-BR'),
});
