import type { DiceShape } from '@maravilha/dice';
import type { Terminal } from '../terminal.ts';
import { diceText } from './text.ts';

export const diceTerminal: Terminal<DiceShape> = {
  text: diceText,
  marks: ({ seats }) => seats.map(({ city }) => (city === undefined ? [] : [city])),
  bench: [{ options: { seats: 2 } }, { options: { seats: 4 } }, { options: { seats: 7 } }],
  ladder: {
    tables: [2, 3, 4, 7].map((seats) => ({ id: `dice-${seats}`, name: 'Dice', options: { seats } })),
    selfPlay: { id: 'dice-2', name: 'Dice', options: { seats: 2 }, games: 40 },
  },
  puzzles: { dice: [2, 3, 4, 5, 6, 7].map((seats) => ({ seats })) },
};
