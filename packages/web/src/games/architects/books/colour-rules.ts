import type { Colour } from '@maravilha/architects/box';

/** Where the rules speak of the cards of a colour. */
export const RULE_OF_COLOUR = {
  grey: 'AR-BUILD-1',
  yellow: 'AR-BUILD-2',
  green: 'AR-GREEN-1',
  red: 'AR-WAR-1',
  blue: 'AR-CAT-1',
} as const satisfies Record<Colour, string>;
