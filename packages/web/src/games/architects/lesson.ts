// The lesson of Architects: four turns that each kind of card makes.
import type { ArchitectsLessonWords } from '@maravilha/words/architects/lesson';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import type { Lesson } from '../../base/lesson.ts';

const words: Words<ArchitectsLessonWords> = wordsFrom<ArchitectsLessonWords>({
  en: () => import('@maravilha/words/architects/lesson/en'),
  'pt-BR': () => import('@maravilha/words/architects/lesson/pt-BR'),
});

const top = (deck: string): string => `[data-top="${deck}"]`;
const mine = (card: string): string => `[data-spot="city:0:${card}"]`;
const WONDER = '.home-city .picture';
const OPTIONS = { seats: 3, starter: 'random', wonders: 'random' };
const OTHERS = [
  { wonder: 'rhodes', built: [1] },
  { wonder: 'babylon', built: [1] },
] as const;
const OPEN_TOKENS = ['economy', 'strategy', 'decor'];

export const lesson: Lesson = {
  game: 'architects',
  picture: 'rhodes',
  minutes: 5,
  names: ['', 'Bruno', 'Íris'],
  words,
  scenes: [
    {
      position: {
        options: OPTIONS,
        cities: [{ wonder: 'giza', built: [1, 2, 3], cards: { wood: 2, stone: 2 } }, ...OTHERS],
        decks: { giza: { top: ['coin'] }, babylon: { top: ['compass'] }, rhodes: { top: ['tablet'] } },
        open: OPEN_TOKENS,
      },
      steps: [
        { id: 'stages', chapter: 'wonder', rule: 'AR-BUILD-3', spots: [WONDER] },
        { id: 'grey', chapter: 'wonder', rule: 'AR-BUILD-1', spots: [mine('wood'), mine('stone'), '.home-city .minis'] },
        {
          id: 'take',
          chapter: 'turn',
          rule: 'AR-TURN-2',
          spots: ['.choices .deck'],
          act: { move: { kind: 'take', deck: 'giza' } },
        },
        {
          id: 'must',
          chapter: 'turn',
          rule: 'AR-BUILD-4',
          spots: ['.question'],
          act: { move: { kind: 'build', stage: 4, pay: ['wood', 'wood', 'coin'] } },
        },
      ],
    },
    {
      position: {
        options: OPTIONS,
        cities: [{ wonder: 'giza', built: [1, 2], cards: { gear: 1 } }, ...OTHERS],
        decks: { giza: { top: ['gear'] }, babylon: { top: ['stone'] }, rhodes: { top: ['tablet'] } },
        open: OPEN_TOKENS,
      },
      steps: [
        {
          id: 'green',
          chapter: 'cards',
          rule: 'AR-GREEN-1',
          spots: [top('giza'), mine('gear')],
          act: { move: { kind: 'take', deck: 'giza' } },
        },
        {
          id: 'token',
          chapter: 'cards',
          rule: 'AR-GREEN-3',
          spots: ['.question'],
          act: { move: { kind: 'token', token: 'strategy' } },
        },
      ],
    },
    {
      position: {
        options: OPTIONS,
        cities: [{ wonder: 'giza', built: [1, 2], cards: { 'blue-2-cat': 1 } }, ...OTHERS],
        cat: 0,
        decks: { giza: { top: ['glass'] }, babylon: { top: ['stone'] }, rhodes: { top: ['tablet'] }, central: { top: ['blue-3'] } },
        open: OPEN_TOKENS,
      },
      steps: [
        {
          id: 'cat',
          chapter: 'cards',
          rule: 'AR-CAT-2',
          spots: [top('central'), '.choices .peek', '.has-cat'],
          act: { move: { kind: 'take', deck: 'central' } },
        },
      ],
    },
    {
      position: {
        options: OPTIONS,
        cities: [
          { wonder: 'giza', built: [1, 2], cards: { 'red-0': 2, wood: 1 } },
          { ...OTHERS[0], cards: { 'red-0': 1 } },
          { ...OTHERS[1], cards: { 'red-0': 2 } },
        ],
        battle: 2,
        decks: { giza: { top: ['red-1'] }, babylon: { top: ['stone'] }, rhodes: { top: ['tablet'] } },
        open: OPEN_TOKENS,
      },
      steps: [
        {
          id: 'horn',
          chapter: 'battle',
          rule: 'AR-WAR-2',
          spots: [top('giza'), '.conflict'],
          act: { move: { kind: 'take', deck: 'giza' } },
        },
        { id: 'battle', chapter: 'battle', rule: 'AR-WAR-5', spots: ['.home-city .stats', '.home-city .my-war', '.home-city .victories'] },
        { id: 'end', chapter: 'end', rule: 'AR-END-1', spots: [WONDER] },
      ],
    },
  ],
};
