import type { AnyGame } from '@maravilha/kernel';
import type { Terminal } from './terminal.ts';

const told = (record: object): string => JSON.stringify(record);

/** A game that has no words of its own yet is told in the ids of its engine. */
export const plainTerminal = ({ id, seatCounts: [seats = 2] }: AnyGame): Terminal => ({
  text: () => ({
    title: id,
    move: told,
    price: () => '',
    refusal: told,
    event: told,
    table: (view) => [told(view)],
    prompt: () => '',
    row: (row) => row,
    ending: (ending) => ending,
  }),
  marks: () => [],
  bench: [{ options: {} }],
  ladder: { tables: [{ id, name: id, options: { seats } }], selfPlay: { id, name: id, options: { seats }, games: 40 } },
  puzzles: { [id]: [{ seats }] },
});
