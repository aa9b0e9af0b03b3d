/** The order in which resources stand everywhere: four raw materials, then three manufactured goods. */
export const RESOURCES = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'cloth'] as const;
export type Resource = (typeof RESOURCES)[number];
/** Raw materials come first among the resources. */
export const RAW_COUNT = 4;

/** The order in which a city lies on the table. */
export const COLOURS = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

export const CHAINS = [
  'hammer',
  'waterdrop',
  'star',
  'mask',
  'market',
  'camel',
  'horseshoe',
  'bowl',
  'target',
  'lamp',
  'scales',
  'book',
  'lighthouse',
  'barrel',
  'castle',
  'helmet',
  'bolt',
  'torch',
  'saw',
  'planets',
  'temple',
  'scroll',
  'harp',
  'feather',
] as const;
export type Chain = (typeof CHAINS)[number];

export const AGES = [1, 2, 3] as const;
export type Age = (typeof AGES)[number];

/** A neighbour: west is left, east is right. */
export const NEIGHBOURS = ['left', 'right'] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];

/** Sides of a wonder board. */
export const SIDES = ['day', 'night'] as const;
export type Side = (typeof SIDES)[number];

export type Scope = 'own' | 'neighbours' | 'own-and-neighbours';

export type Countable =
  | { readonly kind: 'cards'; readonly colours: readonly Colour[] }
  | { readonly kind: 'stages' }
  /** Military victory tokens, of one age or of all. */
  | { readonly kind: 'victories'; readonly age?: Age }
  /** Military defeat tokens. */
  | { readonly kind: 'defeats' };

export type Effect =
  /** Brown and grey production is for sale to the neighbours, that of every other card and of stages is not. */
  | { readonly kind: 'produce'; readonly resources: Readonly<Partial<Record<Resource, number>>> }
  | { readonly kind: 'produceChoice'; readonly oneOf: readonly Resource[] }
  | { readonly kind: 'tradePrice'; readonly of: 'raw' | 'goods'; readonly sides: readonly Neighbour[]; readonly price: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'shields'; readonly count: number }
  | { readonly kind: 'science'; readonly symbol: ScienceSymbol }
  | { readonly kind: 'scienceChoice' }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'coinsPer'; readonly each: number; readonly of: Countable; readonly in: Scope }
  | { readonly kind: 'pointsPer'; readonly each: number; readonly of: Countable; readonly in: Scope }
  | { readonly kind: 'pointsIfComplete'; readonly count: number }
  | { readonly kind: 'playLastCard' }
  | { readonly kind: 'buildFromDiscard' }
  | { readonly kind: 'freeFirstOfColour' }
  | { readonly kind: 'freeFirstOfAge' }
  | { readonly kind: 'freeLastOfAge' }
  // Cities
  | { readonly kind: 'tradeRebate'; readonly side: Neighbour; readonly count: number }
  | { readonly kind: 'initialRebate'; readonly count: number }
  | { readonly kind: 'extraProduced' }
  | { readonly kind: 'extraUnproduced' }
  | { readonly kind: 'stagesWithoutResources' }
  | { readonly kind: 'neighboursGainCoins'; readonly count: number }
  | { readonly kind: 'othersGainCoins'; readonly count: number }
  | { readonly kind: 'othersLoseCoins'; readonly count: number }
  | { readonly kind: 'othersLoseCoinsPer'; readonly each: number; readonly of: { readonly kind: 'victories' | 'stages' } }
  | { readonly kind: 'neighboursTakeDebt'; readonly count: number }
  | { readonly kind: 'victoryToken'; readonly age: Age }
  | { readonly kind: 'discardDefeats' }
  | { readonly kind: 'diplomacy' }
  | { readonly kind: 'copyScience' };

export interface Cost extends Readonly<Partial<Record<Resource, number>>> {
  readonly coins?: number;
}

export interface CardDef {
  readonly age: Age;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly copies?: readonly number[];
  readonly structure?: string;
  readonly chainIn?: Chain;
  readonly chainOut?: readonly Chain[];
  /** What is not confirmed by several sources, and how it is known. */
  readonly doubt?: { readonly cost: 'single-source' };
}

export interface StageDef {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
}

export interface BoardDef {
  readonly initial: Resource;
  readonly day: readonly StageDef[];
  readonly night: readonly StageDef[];
}
