/** The order in which resources stand everywhere. */
export const RESOURCES = ['wood', 'stone', 'clay', 'glass', 'papyrus'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Wood, stone and clay come first among the resources, glass and papyrus after them. */
export const RAW_COUNT = 3;

/** The order in which a city lies on the table. */
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'red', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Six stand on two green cards each; the scales only on the Law token. */
export const SYMBOLS = ['quill', 'mortar', 'pendulum', 'wheel', 'sundial', 'gyroscope', 'scales'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

export const CHAINS = [
  'horseshoe',
  'sword',
  'tower',
  'target',
  'helmet',
  'book',
  'gear',
  'lyre',
  'lamp',
  'mask',
  'column',
  'moon',
  'sun',
  'drop',
  'temple',
  'vase',
  'barrel',
] as const;
export type Chain = (typeof CHAINS)[number];

export const AGES = [1, 2, 3] as const;
export type Age = (typeof AGES)[number];

export type Countable =
  | { readonly kind: 'cards'; readonly colours: readonly Colour[] }
  | { readonly kind: 'wonders' }
  | { readonly kind: 'tokens' }
  | { readonly kind: 'coinSets'; readonly size: number };

export type Effect =
  | { readonly kind: 'produce'; readonly resources: Readonly<Partial<Record<Resource, number>>> }
  | { readonly kind: 'produceChoice'; readonly oneOf: readonly Resource[] }
  | { readonly kind: 'fixedPrice'; readonly resources: readonly Resource[]; readonly price: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'shields'; readonly count: number }
  | { readonly kind: 'science'; readonly symbol: ScienceSymbol }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'coinsPer'; readonly each: number; readonly of: Countable; readonly city: 'own' | 'most' }
  | { readonly kind: 'pointsPer'; readonly each: number; readonly of: Countable; readonly city: 'own' | 'most' }
  | { readonly kind: 'opponentLosesCoins'; readonly count: number }
  | { readonly kind: 'playAgain' }
  | { readonly kind: 'destroy'; readonly colour: 'brown' | 'grey' }
  | { readonly kind: 'tokenFromBox'; readonly draw: number }
  | { readonly kind: 'buildFromDiscard' }
  | { readonly kind: 'discount'; readonly on: 'wonders' | 'blue'; readonly count: number }
  | { readonly kind: 'tradeIncome' }
  | { readonly kind: 'extraShields'; readonly colour: 'red'; readonly count: number }
  | { readonly kind: 'wondersPlayAgain' }
  | { readonly kind: 'coinsOnChain'; readonly count: number };

export interface Cost extends Readonly<Partial<Record<Resource, number>>> {
  readonly coins?: number;
}

export interface CardDef {
  readonly age: Age;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly chainIn?: Chain;
  readonly chainOut?: Chain;
}

export interface WonderDef {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface TokenDef {
  readonly effects: readonly Effect[];
}
