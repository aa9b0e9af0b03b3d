// What the master says who looks back: known only where a match is looked at.
import type { AnalysisWords } from '@maravilha/words/analysis';
import { type Words, wordsFrom } from './i18n.ts';

export const analysisWords: Words<AnalysisWords> = wordsFrom<AnalysisWords>({
  en: () => import('@maravilha/words/analysis/en'),
  'pt-BR': () => import('@maravilha/words/analysis/pt-BR'),
});
