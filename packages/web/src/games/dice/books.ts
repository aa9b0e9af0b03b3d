// What the pages of rules and of cards know of Dice.
import { gameName } from '@maravilha/words/dice/name';
import type { DiceSymbolWords } from '@maravilha/words/dice/symbols';
import type { BookPlug, Reading, RuleText } from '../../base/book.ts';
import { language, type Words, wordsFrom } from '../../base/i18n.ts';
import { diceTableWords, diceWords } from './words.ts';

export const diceSymbolWords: Words<DiceSymbolWords> = wordsFrom<DiceSymbolWords>({
  en: () => import('@maravilha/words/dice/symbols/en'),
  'pt-BR': () => import('@maravilha/words/dice/symbols/pt-BR'),
});

const reading: Reading = {
  text: wordsFrom<RuleText>({ en: () => import('virtual:rules/en/dice'), 'pt-BR': () => import('virtual:rules/pt-BR/dice') }),
  words: [diceWords, diceTableWords, diceSymbolWords],
  sheetTitle: () => diceSymbolWords().sheet,
  rules: () => import('./books/rules.tsx'),
  atTable: () => import('./books/at-table.ts'),
  cards: () => import('./books/cards.tsx'),
  pad: () => import('./score-pad.ts'),
};

export const books: readonly BookPlug[] = [
  {
    id: 'dice',
    place: 5,
    prefix: 'DI',
    game: 'dice',
    name: () => gameName(language.value),
    reading,
    lesson: () => import('./lesson.ts'),
    tips: () => import('./tips.ts'),
  },
];
