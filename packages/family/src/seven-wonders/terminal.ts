import type { SevenWondersShape } from '@maravilha/seven-wonders';
import { worstHand } from '@maravilha/seven-wonders/testing';
import type { Terminal } from '../terminal.ts';
import { sevenWondersText } from './text.ts';

export const sevenWondersTerminal: Terminal<SevenWondersShape> = {
  text: sevenWondersText,
  marks: ({ seats }) => seats.map(({ board, side }) => (board === undefined ? [] : [`${board} ${side ?? ''}`.trimEnd()])),
  bench: [
    { options: { seats: 3 } },
    { options: { seats: 5, sides: 'mixed' } },
    { options: { seats: 7, sides: 'mixed' } },
    { options: { seats: 3, cities: true, sides: 'mixed' } },
    { options: { seats: 7, cities: true, sides: 'mixed' }, hardest: () => ({ state: worstHand(), seat: 0 }) },
  ],
  ladder: {
    tables: [
      ...[3, 4, 5, 7].map((seats) => ({ id: `seven-wonders-${seats}`, name: '7 Wonders', options: { seats } })),
      ...[3, 5, 7].map((seats) => ({ id: `cities-${seats}`, name: 'Cities', options: { seats, cities: true } })),
      { id: 'teams-4', name: 'Teams', options: { seats: 4, teams: true } },
      { id: 'teams-6', name: 'Teams, Cities', options: { seats: 6, cities: true, teams: true } },
    ],
    selfPlay: { id: 'seven-wonders-4', name: '7 Wonders', options: { seats: 4, sides: 'mixed' }, games: 40 },
  },
  puzzles: {
    'seven-wonders': [3, 4, 5, 6, 7].flatMap((seats) => [{ seats }, { seats, sides: 'mixed' }]),
    cities: [3, 4, 5, 6, 7].map((seats) => ({ seats, cities: true, sides: 'mixed' })),
  },
};
