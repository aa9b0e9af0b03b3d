// The lesson of Cities: what is new for whoever knows 7 Wonders.
import type { CitiesLessonWords } from '@maravilha/words/seven-wonders/lesson-cities';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import type { Lesson } from '../../base/lesson.ts';

const words: Words<CitiesLessonWords> = wordsFrom<CitiesLessonWords>({
  en: () => import('@maravilha/words/seven-wonders/lesson-cities/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/lesson-cities/pt-BR'),
});

const CITIES = { seats: 3, cities: true, sides: 'day' };
const TEAMS = { seats: 4, cities: true, teams: true, sides: 'day' };

export const lesson: Lesson = {
  game: 'seven-wonders',
  picture: 'byzantium',
  minutes: 5,
  names: ['', 'Dora', 'Bruno', 'Íris'],
  words,
  scenes: [
    {
      position: {
        options: CITIES,
        age: 2,
        turn: 1,
        cities: [
          {
            board: 'gizah',
            coins: 4,
            built: ['lumber-yard', 'ore-vein', 'loom-i', 'altar'],
            hand: ['tabularium', 'sawmill', 'vineyard', 'walls', 'laboratory', 'temple', 'statue', 'caravansery'],
          },
          { board: 'alexandria', coins: 5, built: ['press-i', 'theater', 'stone-pit'], hand: ['opium-den'] },
          { board: 'rhodes', coins: 6, built: ['clay-pool', 'baths', 'barracks'], hand: ['glassworks-ii'] },
        ],
      },
      steps: [
        { id: 'more', chapter: 'cities', rule: 'CI-TURN-1', spots: ['.hand [data-card]'] },
        {
          id: 'black',
          chapter: 'cities',
          rule: 'CI-CARD-1',
          spots: ['.hand [data-card="tabularium"]', '[data-open]'],
          before: [
            { seat: 1, move: { kind: 'build', card: 'opium-den' } },
            { seat: 2, move: { kind: 'build', card: 'glassworks-ii' } },
          ],
          act: { move: { kind: 'build', card: 'tabularium' } },
        },
        {
          id: 'loss',
          chapter: 'cities',
          rule: 'CI-DEBT-3',
          spots: ['.question [data-choice]', '.question [data-confirm]'],
          before: [{ seat: 2, move: { kind: 'lose', coins: 3 } }],
          act: { move: { kind: 'lose', coins: 2 } },
        },
        { id: 'debt', chapter: 'cities', rule: 'CI-DEBT-6', spots: ['.own .big', '.my-city .figures'] },
      ],
    },
    {
      position: {
        options: CITIES,
        age: 2,
        turn: 7,
        cities: [
          { board: 'gizah', coins: 4, diplomacy: 1, built: ['lumber-yard', 'ore-vein', 'consulate'] },
          { board: 'alexandria', coins: 5, built: ['press-i', 'stockade'] },
          { board: 'rhodes', coins: 6, built: ['clay-pool', 'barracks', 'guard-tower'] },
        ],
      },
      steps: [{ id: 'dove', chapter: 'cities', rule: 'CI-DIP-2', spots: ['.own .big', '.my-city .figures', '.neighbour .war'] }],
    },
    {
      position: {
        options: TEAMS,
        age: 1,
        turn: 1,
        cities: [{ board: 'gizah' }, { board: 'alexandria' }, { board: 'rhodes' }, { board: 'babylon' }],
      },
      steps: [
        { id: 'partner', chapter: 'teams', rule: 'CI-TEAM-2', spots: ['.hand-area .tabs', '[data-seat="1"]'] },
        { id: 'double', chapter: 'teams', rule: 'CI-TEAM-3', spots: ['[data-seat="3"]'] },
      ],
    },
  ],
};
