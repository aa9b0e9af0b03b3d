// What the puzzle of the day says: known only where one is played.
import type { PuzzleWords } from '@maravilha/words/puzzle';
import { type Words, wordsFrom } from './i18n.ts';

export const puzzleWords: Words<PuzzleWords> = wordsFrom<PuzzleWords>({
  en: () => import('@maravilha/words/puzzle/en'),
  'pt-BR': () => import('@maravilha/words/puzzle/pt-BR'),
});
