import type { Colour } from '@maravilha/duel/box';

/** Where the rules speak of the cards of a colour. */
export const RULE_OF_COLOUR = {
  brown: 'DU-CARD-1',
  grey: 'DU-CARD-1',
  blue: 'DU-CARD-2',
  green: 'DU-CARD-3',
  red: 'DU-CARD-4',
  yellow: 'DU-CARD-5',
  purple: 'DU-GUILD-1',
} as const satisfies Record<Colour, string>;
