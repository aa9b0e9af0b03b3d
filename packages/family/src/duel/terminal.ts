import type { DuelShape } from '@maravilha/duel';
import type { Terminal } from '../terminal.ts';
import { duelText } from './text.ts';

export const duelTerminal: Terminal<DuelShape> = {
  text: duelText,
  /** Every wonder that a seat drafted, and once more those that it built: the draft and the building are two questions. */
  marks: ({ cities }) =>
    cities.map(({ wonders }) => wonders.flatMap(({ wonder, status }) => (status === 'built' ? [wonder, `${wonder} built`] : [wonder]))),
  bench: [{ options: {} }],
  ladder: {
    tables: [{ id: 'duel', name: 'Duel', options: { seats: 2 } }],
    selfPlay: { id: 'duel', name: 'Duel', options: { seats: 2 }, games: 60 },
  },
  puzzles: { duel: [{ seats: 2 }] },
};
