// What the score pad of a real table says: known only there, so that no other page carries it.
import type { ScoreWords } from '@maravilha/words/score';
import { type Words, wordsFrom } from './i18n.ts';

export const scoreWords: Words<ScoreWords> = wordsFrom<ScoreWords>({
  en: () => import('@maravilha/words/score/en'),
  'pt-BR': () => import('@maravilha/words/score/pt-BR'),
});
