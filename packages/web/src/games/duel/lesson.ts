// The lesson of Duel: three moments of a first game.
import type { DuelLessonWords } from '@maravilha/words/duel/lesson';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import type { Lesson } from '../../base/lesson.ts';

const words: Words<DuelLessonWords> = wordsFrom<DuelLessonWords>({
  en: () => import('@maravilha/words/duel/lesson/en'),
  'pt-BR': () => import('@maravilha/words/duel/lesson/pt-BR'),
});

const card = (id: string): string => `[data-place="card:${id}"]`;
const OPEN = '.dock:not(.idle)';
const MY_WONDERS = '.me .wonders';

/** The wonders of a first game. */
const MINE = ['pyramids', 'great-lighthouse', 'temple-of-artemis', 'statue-of-zeus'];
const HERS = ['circus-maximus', 'piraeus', 'appian-way', 'colossus'];
const TOKENS = ['agriculture', 'law', 'strategy', 'theology', 'masonry'];
const FIRST_GAME = { wonders: 'first-game', starter: 'first-seat' };

export const lesson: Lesson = {
  game: 'duel',
  picture: 'alexandria',
  minutes: 8,
  names: ['', 'Íris'],
  words,
  scenes: [
    {
      position: {
        options: FIRST_GAME,
        age: 1,
        cities: [{ wonders: MINE }, { wonders: HERS }],
        tokens: TOKENS,
        structure: {
          a1r1c1: 'scriptorium',
          a1r1c2: 'baths',
          a1r3c1: 'guard-tower',
          a1r3c2: 'glassworks',
          a1r3c3: 'altar',
          a1r3c4: 'quarry',
          a1r4c1: 'press',
          a1r4c2: 'palisade',
          a1r5c1: 'lumber-yard',
          a1r5c2: 'theater',
          a1r5c3: 'stable',
          a1r5c4: 'workshop',
          a1r5c5: 'clay-pit',
          a1r5c6: 'tavern',
        },
      },
      steps: [
        { id: 'ways', chapter: 'table', rule: 'DU-MIL-4', spots: ['.rail', 'ul.tokens'] },
        {
          id: 'available',
          chapter: 'turn',
          rule: 'DU-TURN-2',
          spots: ['lumber-yard', 'theater', 'stable', 'workshop', 'clay-pit', 'tavern'].map(card),
        },
        {
          id: 'turn',
          chapter: 'turn',
          rule: 'DU-TURN-1',
          spots: [card('theater'), OPEN],
          act: { move: { kind: 'build', card: 'theater' } },
        },
        {
          id: 'rival',
          chapter: 'turn',
          rule: 'DU-TURN-7',
          spots: [card('press'), '[data-seat="1"]'],
          before: [{ seat: 1, move: { kind: 'build', card: 'lumber-yard' } }],
        },
        {
          id: 'price',
          chapter: 'trade',
          rule: 'DU-COST-3',
          spots: [card('stable'), OPEN],
          act: { shows: `${card('stable')}[aria-pressed="true"]`, press: card('stable') },
        },
        {
          id: 'discard',
          chapter: 'trade',
          rule: 'DU-TURN-4',
          spots: [card('stable'), OPEN],
          act: { move: { kind: 'discard', card: 'stable' } },
        },
        { id: 'chain', chapter: 'trade', rule: 'DU-COST-7', spots: [`.me ${card('theater')}`] },
      ],
    },
    {
      position: {
        options: FIRST_GAME,
        age: 1,
        cities: [
          { wonders: MINE, coins: 4, built: ['logging-camp', 'quarry', 'glassworks', 'press', 'theater'] },
          { wonders: HERS, coins: 6, built: ['lumber-yard', 'clay-pit', 'tavern', 'guard-tower'] },
        ],
        tokens: TOKENS,
        row: ['altar', 'palisade', 'workshop'],
        pawn: -1,
      },
      steps: [
        { id: 'wonders', chapter: 'wonders', rule: 'DU-WON-1', spots: [MY_WONDERS] },
        {
          id: 'again',
          chapter: 'wonders',
          rule: 'DU-WON-4',
          spots: [card('altar'), OPEN, `${MY_WONDERS} [data-place="wonder:temple-of-artemis"]`],
          act: { move: { kind: 'wonder', wonder: 'temple-of-artemis', card: 'altar' } },
        },
        {
          id: 'pawn',
          chapter: 'supremacies',
          rule: 'DU-MIL-1',
          spots: ['.rail', card('palisade'), OPEN],
          act: { move: { kind: 'build', card: 'palisade' } },
        },
      ],
    },
    {
      position: {
        options: FIRST_GAME,
        age: 2,
        cities: [
          {
            wonders: [...MINE.slice(0, 2), { wonder: 'temple-of-artemis' }, 'statue-of-zeus'],
            coins: 9,
            built: ['logging-camp', 'quarry', 'glassworks', 'press', 'theater', 'palisade', 'apothecary', 'drying-room'],
          },
          { wonders: HERS, coins: 6, built: ['lumber-yard', 'clay-pit', 'tavern', 'guard-tower', 'garrison', 'stable', 'sawmill'] },
        ],
        tokens: TOKENS,
        row: ['school', 'statue', 'walls'],
      },
      steps: [
        {
          id: 'science',
          chapter: 'supremacies',
          rule: 'DU-SCI-1',
          spots: [card('school'), OPEN, '.me .science'],
          act: { move: { kind: 'build', card: 'school' } },
        },
        {
          id: 'token',
          chapter: 'supremacies',
          rule: 'DU-SCI-1',
          spots: ['.question', '[data-choice="law"]'],
          act: { move: { kind: 'token', token: 'law' } },
        },
        { id: 'age', chapter: 'end', rule: 'DU-AGE-1', spots: ['.structure'] },
        { id: 'points', chapter: 'end', rule: 'DU-END-1', spots: ['.me .stats'] },
      ],
    },
  ],
};
