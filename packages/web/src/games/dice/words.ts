// What the game says, fetched group by group.
import type { DiceWords } from '@maravilha/words/dice';
import type { DiceLobbyWords } from '@maravilha/words/dice/lobby';
import type { DiceTableWords } from '@maravilha/words/dice/table';
import { type Words, wordsFrom } from '../../base/i18n.ts';

/** Names and sentences of the game itself. */
export const diceWords: Words<DiceWords> = wordsFrom<DiceWords>({
  en: async () => (await import('@maravilha/words/dice/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/dice/pt-BR')).ptBR,
});
/** For the home page and the lobby. */
export const diceLobbyWords: Words<DiceLobbyWords> = wordsFrom<DiceLobbyWords>({
  en: async () => (await import('@maravilha/words/dice/lobby/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/dice/lobby/pt-BR')).ptBR,
});
/** In a turn. */
export const diceTableWords: Words<DiceTableWords> = wordsFrom<DiceTableWords>({
  en: async () => (await import('@maravilha/words/dice/table/en')).en,
  'pt-BR': async () => (await import('@maravilha/words/dice/table/pt-BR')).ptBR,
});
