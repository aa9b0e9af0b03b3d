// The lesson of Dice: a die, the wonder, a pass.
import type { DiceLessonWords } from '@maravilha/words/dice/lesson';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import type { Lesson } from '../../base/lesson.ts';

const words: Words<DiceLessonWords> = wordsFrom<DiceLessonWords>({
  en: () => import('@maravilha/words/dice/lesson/en'),
  'pt-BR': () => import('@maravilha/words/dice/lesson/pt-BR'),
});

const structure = (id: string): string => `.middle [data-structure="${id}"]`;
const FORUM = '[data-spot="forum"]';
const BLUE = '[data-die="blue"]';
const BONUSES = '.middle .bonuses';

const position = (coins: number): object => ({
  options: { seats: 3, cities: 'random' },
  forum: {
    blue: { face: 'mask', section: 3 },
    red: { face: 2, section: 0 },
    yellow: { face: 1, section: 1 },
    green: { face: 1, section: 2 },
    'grey-1': { face: 'glass', section: 1 },
  },
  cities: [
    { city: 'giza', coins, crossed: ['warehouse.stone', 'warehouse.wood', 'university.purple1', 'university.white1', 'agora.a1'] },
    { city: 'rhodes', crossed: ['warehouse.stone', 'barracksEast.d1'] },
    { city: 'olympia', crossed: ['warehouse.wood', 'agora.a1'] },
  ],
});

export const lesson: Lesson = {
  game: 'dice',
  picture: 'ephesus',
  minutes: 8,
  names: ['', 'Bruno', 'Íris'],
  words,
  scenes: [
    {
      position: position(6),
      steps: [
        { id: 'forum', chapter: 'forum', rule: 'DI-TURN-4', spots: [FORUM] },
        {
          id: 'pick',
          chapter: 'forum',
          rule: 'DI-TURN-6',
          spots: [FORUM],
          act: { shows: `${BLUE}.selected`, press: `button${BLUE}` },
        },
        {
          id: 'cross',
          chapter: 'cross',
          rule: 'DI-PAY-2',
          spots: [BLUE, '[data-space="agora.a2"]', '.choice .bill', '.choice .actions'],
          act: { move: { kind: 'construct', die: 'blue', space: 'agora.a2' } },
        },
        { id: 'warehouse', chapter: 'cross', rule: 'DI-PAY-1', spots: [structure('warehouse')] },
      ],
    },
    {
      position: position(6),
      steps: [
        {
          id: 'wonder',
          chapter: 'city',
          rule: 'DI-TURN-7',
          spots: [structure('wonder'), '[data-confirm="wonder"]'],
          act: { move: { kind: 'wonder' } },
        },
        { id: 'barracks', chapter: 'city', rule: 'DI-WAR-2', spots: [structure('barracksWest'), structure('barracksEast')] },
        { id: 'agora', chapter: 'city', rule: 'DI-BUILD-5', spots: [structure('agora'), structure('market')] },
        { id: 'university', chapter: 'special', rule: 'DI-SPECIAL-3', spots: [structure('university')] },
        { id: 'guild', chapter: 'special', rule: 'DI-GUILD-1', spots: [structure('guildCourt')] },
      ],
    },
    {
      position: position(2),
      steps: [
        {
          id: 'pass',
          chapter: 'end',
          rule: 'DI-TURN-8',
          spots: ['[data-confirm="pass"]'],
          act: { move: { kind: 'pass' } },
        },
        { id: 'bonus', chapter: 'end', rule: 'DI-BONUS-5', spots: [BONUSES] },
        { id: 'values', chapter: 'end', rule: 'DI-SCORE-1', spots: ['.middle'] },
      ],
    },
  ],
};
