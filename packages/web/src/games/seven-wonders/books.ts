// What the pages of rules and of cards know of 7 Wonders and of Cities.
import { NAMES } from '@maravilha/words/seven-wonders/name';
import type { SevenWondersSymbolWords } from '@maravilha/words/seven-wonders/symbols';
import type { BookPlug, Reading, RuleText } from '../../base/book.ts';
import { language, type Words, wordsFrom } from '../../base/i18n.ts';
import { sevenWondersWords } from './words.ts';

export const sevenWondersSymbolWords: Words<SevenWondersSymbolWords> = wordsFrom<SevenWondersSymbolWords>({
  en: () => import('@maravilha/words/seven-wonders/symbols/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/symbols/pt-BR'),
});

const words = [sevenWondersWords, sevenWondersSymbolWords];
const sheetTitle = (): string => sevenWondersSymbolWords().sheet;

const base: Reading = {
  text: wordsFrom<RuleText>({
    en: () => import('virtual:rules/en/seven-wonders'),
    'pt-BR': () => import('virtual:rules/pt-BR/seven-wonders'),
  }),
  words,
  sheetTitle,
  rules: async () => ({ rules: (await import('./books/rules.tsx')).base }),
  atTable: () => import('./books/at-table.ts'),
  cards: async () => ({ cards: (await import('./books/cards.tsx')).base }),
  pad: async () => ({ pad: (await import('./score-pad.ts')).base }),
};

const cities: Reading = {
  text: wordsFrom<RuleText>({ en: () => import('virtual:rules/en/cities'), 'pt-BR': () => import('virtual:rules/pt-BR/cities') }),
  words,
  sheetTitle,
  rules: async () => ({ rules: (await import('./books/rules.tsx')).cities }),
  atTable: () => import('./books/at-table.ts'),
  cards: async () => ({ cards: (await import('./books/cards.tsx')).cities }),
  pad: async () => ({ pad: (await import('./score-pad.ts')).cities }),
};

export const books: readonly BookPlug[] = [
  {
    id: 'seven-wonders',
    place: 1,
    prefix: 'WO',
    game: 'seven-wonders',
    name: () => NAMES[language.value].base,
    reading: base,
    lesson: () => import('./lesson.ts'),
    tips: () => import('./tips.ts'),
  },
  {
    id: 'cities',
    place: 2,
    prefix: 'CI',
    game: 'seven-wonders',
    option: 'cities',
    name: () => NAMES[language.value].cities,
    reading: cities,
    lesson: () => import('./lesson-cities.ts'),
    tips: () => import('./tips.ts'),
  },
];
