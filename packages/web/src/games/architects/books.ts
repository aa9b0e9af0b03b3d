// What the pages of rules and of cards know of Architects.
import { gameName } from '@maravilha/words/architects/name';
import type { ArchitectsSymbolWords } from '@maravilha/words/architects/symbols';
import type { BookPlug, Reading, RuleText } from '../../base/book.ts';
import { language, type Words, wordsFrom } from '../../base/i18n.ts';
import { architectsWords } from './words.ts';

export const architectsSymbolWords: Words<ArchitectsSymbolWords> = wordsFrom<ArchitectsSymbolWords>({
  en: () => import('@maravilha/words/architects/symbols/en'),
  'pt-BR': () => import('@maravilha/words/architects/symbols/pt-BR'),
});

const reading: Reading = {
  text: wordsFrom<RuleText>({
    en: () => import('virtual:rules/en/architects'),
    'pt-BR': () => import('virtual:rules/pt-BR/architects'),
  }),
  words: [architectsWords, architectsSymbolWords],
  sheetTitle: () => architectsSymbolWords().sheet,
  rules: () => import('./books/rules.tsx'),
  atTable: () => import('./books/at-table.ts'),
  cards: () => import('./books/cards.tsx'),
  pad: () => import('./score-pad.ts'),
};

export const books: readonly BookPlug[] = [
  {
    id: 'architects',
    place: 4,
    prefix: 'AR',
    game: 'architects',
    name: () => gameName(language.value),
    reading,
    lesson: () => import('./lesson.ts'),
    tips: () => import('./tips.ts'),
  },
];
