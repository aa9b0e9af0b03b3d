import type { ArchitectsShape } from '@maravilha/architects';
import type { Terminal } from '../terminal.ts';
import { architectsText } from './text.ts';

export const architectsTerminal: Terminal<ArchitectsShape> = {
  text: architectsText,
  marks: ({ seats }) => seats.map(({ wonder }) => (wonder === undefined ? [] : [wonder])),
  bench: [{ options: { seats: 2 } }, { options: { seats: 4 } }, { options: { seats: 7 } }],
  ladder: {
    tables: [2, 3, 4, 7].map((seats) => ({ id: `architects-${seats}`, name: 'Architects', options: { seats } })),
    selfPlay: { id: 'architects-2', name: 'Architects', options: { seats: 2 }, games: 40 },
  },
  puzzles: { architects: [2, 3, 4, 5, 6, 7].map((seats) => ({ seats })) },
};
