// What the look-up of a symbol says of a table: how many each city has.
import type { DiceView } from '@maravilha/dice';
import type { AtTable } from '../../../base/book.ts';

type City = DiceView['seats'][number];

const COUNTS: Readonly<Record<string, (city: City) => number>> = {
  gain: ({ coins }) => coins,
  resource: ({ resources }) => resources,
  bonus: ({ bonuses }) => bonuses.length,
};

export const atTable = (given: unknown): AtTable => {
  // The server sends this game's view at its table.
  const { seats } = given as DiceView;
  return {
    counts: (symbol) => {
      const count = COUNTS[symbol];
      return count && seats.map(count);
    },
  };
};
