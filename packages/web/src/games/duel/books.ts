// What the pages of rules and of cards know of Duel.
import { gameName } from '@maravilha/words/duel/name';
import type { DuelSymbolWords } from '@maravilha/words/duel/symbols';
import type { BookPlug, Reading, RuleText } from '../../base/book.ts';
import { language, type Words, wordsFrom } from '../../base/i18n.ts';
import { duelWords } from './words.ts';

export const duelSymbolWords: Words<DuelSymbolWords> = wordsFrom<DuelSymbolWords>({
  en: () => import('@maravilha/words/duel/symbols/en'),
  'pt-BR': () => import('@maravilha/words/duel/symbols/pt-BR'),
});

const reading: Reading = {
  text: wordsFrom<RuleText>({ en: () => import('virtual:rules/en/duel'), 'pt-BR': () => import('virtual:rules/pt-BR/duel') }),
  words: [duelWords, duelSymbolWords],
  sheetTitle: () => duelSymbolWords().sheet,
  rules: () => import('./books/rules.tsx'),
  atTable: () => import('./books/at-table.ts'),
  cards: () => import('./books/cards.tsx'),
  pad: () => import('./score-pad.ts'),
};

export const books: readonly BookPlug[] = [
  {
    id: 'duel',
    place: 3,
    prefix: 'DU',
    game: 'duel',
    name: () => gameName(language.value),
    reading,
    lesson: () => import('./lesson.ts'),
    tips: () => import('./tips.ts'),
  },
];
