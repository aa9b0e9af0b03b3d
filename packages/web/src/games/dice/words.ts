// What the game says, fetched group by group.
import type { DiceWords } from '@maravilha/words/dice';
import type { DiceLobbyWords } from '@maravilha/words/dice/lobby';
import type { DiceTableWords } from '@maravilha/words/dice/table';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself. */
export const diceWords: Words<DiceWords> = wordsFrom<DiceWords>({
  en: () => import('@maravilha/words/dice/en'),
  'pt-BR': () => import('@maravilha/words/dice/pt-BR'),
});
/** For the home page and the lobby. */
export const diceLobbyWords: Words<DiceLobbyWords> = wordsFrom<DiceLobbyWords>({
  en: () => import('@maravilha/words/dice/lobby/en'),
  'pt-BR': () => import('@maravilha/words/dice/lobby/pt-BR'),
});
/** In a turn. */
export const diceTableWords: Words<DiceTableWords> = wordsFrom<DiceTableWords>({
  en: () => import('@maravilha/words/dice/table/en'),
  'pt-BR': () => import('@maravilha/words/dice/table/pt-BR'),
});
