// Signs of several names at once, for the maps from drawings to symbols.
import type { SignMap } from './book.ts';

/** `key`: the drawing of a name, with what must stand beside it; `symbol`: what it means, the name itself if nothing is said. */
export const each = (names: readonly string[], key: (name: string) => string, symbol?: string): SignMap =>
  Object.fromEntries(names.map((name) => [key(name), symbol ?? name]));

/** The same drawings where they are one of several, with a slash between. */
export const eachOf = (names: readonly string[], key: (name: string) => string, symbol: string): SignMap => ({
  ...each(names, (name) => `${key(name)} >/`, symbol),
  ...each(names, (name) => `${key(name)} </`, symbol),
});

/** The symbols of a price: coins first, then what is asked for besides. */
export const pricedBy = ({ coins = 0, ...resources }: { readonly coins?: number }): readonly string[] => [
  ...(coins > 0 ? ['coin'] : []),
  ...Object.keys(resources),
];
