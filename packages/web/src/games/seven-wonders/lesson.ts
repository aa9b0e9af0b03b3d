// The lesson of 7 Wonders: the first turns, the end of an age, and a chain.
import type { SevenWondersLessonWords } from '@maravilha/words/seven-wonders/lesson';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import type { Lesson } from '../../base/lesson.ts';

const words: Words<SevenWondersLessonWords> = wordsFrom<SevenWondersLessonWords>({
  en: () => import('@maravilha/words/seven-wonders/lesson/en'),
  'pt-BR': () => import('@maravilha/words/seven-wonders/lesson/pt-BR'),
});

const inHand = (card: string): string => `.hand [data-card="${card}"]`;
const OPEN = '[data-open]';
const BOARD = '[data-place="board:0"]';
const [BRUNO, IRIS] = ['[data-seat="1"]', '[data-seat="2"]'];

const OPTIONS = { seats: 3, sides: 'day' };

export const lesson: Lesson = {
  game: 'seven-wonders',
  picture: 'giza',
  minutes: 7,
  // The left neighbour of a seat is the next one.
  names: ['', 'Bruno', 'Íris'],
  words,
  scenes: [
    {
      position: {
        options: OPTIONS,
        age: 1,
        turn: 1,
        cities: [
          { board: 'gizah', hand: ['lumber-yard', 'loom-i', 'baths', 'altar', 'west-trading-post', 'barracks', 'apothecary'] },
          { board: 'rhodes', hand: ['clay-pool', 'stone-pit', 'ore-vein', 'timber-yard', 'guard-tower', 'press-i', 'east-trading-post'] },
          { board: 'alexandria', hand: ['glassworks-i', 'workshop', 'theater', 'marketplace', 'clay-pit', 'stockade', 'scriptorium'] },
        ],
      },
      steps: [
        { id: 'city', chapter: 'city', rule: 'WO-SETUP-1', spots: [BOARD, '.my-city'] },
        { id: 'neighbours', chapter: 'city', rule: 'WO-TRADE-1', spots: [BRUNO, IRIS] },
        { id: 'hand', chapter: 'cards', rule: 'WO-TURN-1', spots: ['.hand [data-card]'] },
        { id: 'card', chapter: 'cards', rule: 'WO-CARD-1', spots: [inHand('baths')] },
        { id: 'price', chapter: 'cards', rule: 'WO-COST-1', spots: ['baths', 'barracks', 'apothecary'].map(inHand) },
        {
          id: 'first',
          chapter: 'first',
          rule: 'WO-TURN-2',
          spots: ['.seat-plaque.now'],
          before: [{ seat: 1, move: { kind: 'build', card: 'clay-pool' } }],
          turns: [
            { seat: 1, state: 'now', does: 'bruno' },
            { seat: 0, state: 'next' },
            { seat: 2, state: 'last' },
          ],
        },
        {
          id: 'build',
          chapter: 'first',
          rule: 'WO-COST-2',
          spots: [inHand('baths'), OPEN],
          before: [{ seat: 2, move: { kind: 'sell', card: 'glassworks-i' } }],
          act: { move: { kind: 'build', card: 'baths' } },
          turns: [
            { seat: 1, state: 'done', does: 'bruno' },
            { seat: 0, state: 'now' },
            { seat: 2, state: 'last' },
          ],
        },
        {
          id: 'sale',
          chapter: 'first',
          rule: 'WO-TURN-3',
          spots: ['.seat-plaque.now'],
          turns: [
            { seat: 1, state: 'done', does: 'bruno' },
            { seat: 0, state: 'done', does: 'me' },
            { seat: 2, state: 'now', does: 'iris' },
          ],
        },
        { id: 'pass', chapter: 'first', rule: 'WO-TURN-7', spots: ['.hand [data-card]', '.passing'] },
        {
          id: 'buy',
          chapter: 'trade',
          rule: 'WO-TRADE-1',
          spots: [inHand('workshop'), OPEN, IRIS],
          before: [
            { seat: 1, move: { kind: 'build', card: 'loom-i' } },
            { seat: 2, move: { kind: 'build', card: 'press-i' } },
          ],
          act: { move: { kind: 'build', card: 'workshop', pay: { left: 0, right: 2 } } },
        },
      ],
    },
    {
      position: {
        options: OPTIONS,
        age: 1,
        turn: 6,
        cities: [
          {
            board: 'gizah',
            coins: 4,
            built: ['lumber-yard', 'baths', 'stockade', 'workshop'],
            hand: ['east-trading-post', 'ore-vein'],
          },
          {
            board: 'rhodes',
            coins: 6,
            built: ['clay-pool', 'timber-yard', 'loom-i', 'altar', 'marketplace'],
            hand: ['theater', 'stone-pit'],
          },
          {
            board: 'alexandria',
            coins: 4,
            built: ['press-i', 'barracks', 'guard-tower', 'scriptorium'],
            hand: ['apothecary', 'west-trading-post'],
          },
        ],
        discard: ['glassworks-i', 'clay-pit'],
      },
      steps: [
        { id: 'six', chapter: 'trade', rule: 'WO-TURN-8', spots: ['.hand [data-card]'] },
        {
          id: 'stage',
          chapter: 'trade',
          rule: 'WO-WON-1',
          spots: [inHand('ore-vein'), OPEN, BOARD],
          before: [
            { seat: 1, move: { kind: 'build', card: 'theater' } },
            { seat: 2, move: { kind: 'build', card: 'apothecary' } },
          ],
          act: { move: { kind: 'stage', card: 'ore-vein', pay: { left: 2, right: 0 } } },
        },
        { id: 'war', chapter: 'war', rule: 'WO-MIL-2', spots: ['[data-place="tokens:0"]', '.own .conflict-tokens', '.herald'] },
      ],
    },
    {
      position: {
        options: OPTIONS,
        age: 2,
        turn: 1,
        cities: [
          {
            board: 'gizah',
            stages: 1,
            under: ['ore-vein'],
            coins: 2,
            victories: [1, 0, 0],
            defeats: 1,
            built: ['lumber-yard', 'baths', 'stockade', 'workshop'],
            hand: ['sawmill', 'statue', 'vineyard', 'caravansery', 'walls', 'laboratory', 'aqueduct'],
          },
          {
            board: 'rhodes',
            coins: 8,
            defeats: 2,
            built: ['clay-pool', 'timber-yard', 'loom-i', 'altar', 'marketplace', 'theater'],
            hand: ['glassworks-ii'],
          },
          {
            board: 'alexandria',
            coins: 2,
            victories: [2, 0, 0],
            built: ['press-i', 'barracks', 'guard-tower', 'scriptorium', 'apothecary'],
            hand: ['press-ii', 'loom-ii'],
          },
        ],
      },
      steps: [
        {
          id: 'chain',
          chapter: 'war',
          rule: 'WO-CHAIN-1',
          spots: [inHand('aqueduct'), OPEN, '[data-place="card:0:baths"]'],
          before: [
            { seat: 1, move: { kind: 'build', card: 'glassworks-ii' } },
            { seat: 2, move: { kind: 'build', card: 'loom-ii' } },
          ],
          act: { move: { kind: 'build', card: 'aqueduct' } },
        },
        { id: 'score', chapter: 'end', rule: 'WO-SCORE-1', spots: ['[data-place="city:0"]', '.my-city'] },
      ],
    },
  ],
};
