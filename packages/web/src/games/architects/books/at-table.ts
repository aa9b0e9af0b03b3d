// What the look-up of a symbol says of a table: how many each city has.
import type { ArchitectsView } from '@maravilha/architects';
import { type CardDef, CARD_IDS, CARDS, COLOURS, RESOURCES, SYMBOLS } from '@maravilha/architects/box';
import type { AtTable } from '../../../base/book.ts';

type City = ArchitectsView['seats'][number];

const cardsWith =
  (test: (card: CardDef) => boolean) =>
  ({ cards }: City): number =>
    CARD_IDS.filter((id) => test(CARDS[id])).reduce((sum, id) => sum + (cards[id] ?? 0), 0);

const COUNTS: Readonly<Record<string, (city: City) => number>> = {
  shield: ({ shields }) => shields,
  horn: ({ horned }) => horned,
  battle: ({ victories }) => victories,
  progress: ({ tokens }) => tokens.length,
  stage: ({ built }) => built.length,
  coin: cardsWith(({ colour }) => colour === 'yellow'),
  ...Object.fromEntries(
    RESOURCES.map((resource) => [
      resource,
      cardsWith(({ effects }) => effects.some((effect) => effect.kind === 'resource' && effect.resource === resource)),
    ]),
  ),
  ...Object.fromEntries(
    SYMBOLS.map((symbol) => [
      symbol,
      cardsWith(({ effects }) => effects.some((effect) => effect.kind === 'symbol' && effect.symbol === symbol)),
    ]),
  ),
  ...Object.fromEntries(COLOURS.map((colour) => [colour, cardsWith((card) => card.colour === colour)])),
};

export const atTable = (given: unknown): AtTable => {
  // The server sends this game's view at its table.
  const { seats, cat } = given as ArchitectsView;
  return {
    counts: (symbol) => {
      if (symbol === 'cat') return seats.map((_, seat) => (seat === cat ? 1 : 0));
      const count = COUNTS[symbol];
      return count && seats.map(count);
    },
  };
};
