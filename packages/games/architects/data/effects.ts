/** The order in which resources stand everywhere. */
export const RESOURCES = ['wood', 'stone', 'brick', 'papyrus', 'glass'] as const;
export type Resource = (typeof RESOURCES)[number];

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** The order in which a city lies on the table. */
export const COLOURS = ['grey', 'yellow', 'green', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export type CardDef =
  | { readonly colour: 'grey'; readonly resource: Resource }
  | { readonly colour: 'yellow' }
  | { readonly colour: 'green'; readonly symbol: ScienceSymbol }
  /** Every red card is one shield; each horn flips a conflict token. */
  | { readonly colour: 'red'; readonly horns: 0 | 1 | 2 }
  | { readonly colour: 'blue'; readonly points: number; readonly cat: boolean };

/** Cards of one kind are alike; a city holds so many of each. */
export const CARDS = {
  wood: { colour: 'grey', resource: 'wood' },
  stone: { colour: 'grey', resource: 'stone' },
  brick: { colour: 'grey', resource: 'brick' },
  papyrus: { colour: 'grey', resource: 'papyrus' },
  glass: { colour: 'grey', resource: 'glass' },
  coin: { colour: 'yellow' },
  compass: { colour: 'green', symbol: 'compass' },
  gear: { colour: 'green', symbol: 'gear' },
  tablet: { colour: 'green', symbol: 'tablet' },
  'red-0': { colour: 'red', horns: 0 },
  'red-1': { colour: 'red', horns: 1 },
  'red-2': { colour: 'red', horns: 2 },
  'blue-3': { colour: 'blue', points: 3, cat: false },
  'blue-2-cat': { colour: 'blue', points: 2, cat: true },
} as const satisfies Record<string, CardDef>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];
export type CardCounts = Readonly<Partial<Record<CardId, number>>>;

/** What happens when a stage with the effect sign is built. */
export type WonderEffect =
  | 'none'
  /** The top card of any deck on the table. */
  | 'any-deck'
  /** The top card of the central deck. */
  | 'central'
  /** The top cards of the decks on the left and on the right. */
  | 'left-and-right'
  /** Of the five top cards of the deck on the left or on the right keep one, shuffle the rest back. */
  | 'search'
  /** A progress token. */
  | 'progress'
  /** A shield for good. */
  | 'shield';

export interface StageDef {
  readonly points: number;
  readonly effect: boolean;
  /** Height in the assembled picture, 1 at the bottom. */
  readonly row: number;
  /** Stages that must stand before, counted from 1. */
  readonly above: readonly number[];
}

export interface WonderDef {
  readonly effect: WonderEffect;
  /** By cost: see STAGE_COSTS. */
  readonly stages: readonly [StageDef, StageDef, StageDef, StageDef, StageDef];
}

export interface StageCost {
  readonly count: number;
  readonly match: 'different' | 'identical';
}

export type TokenDef =
  /** One more card, once per turn, after one of these cards was taken or a stage was built. */
  | { readonly kind: 'extra-card'; readonly on: readonly CardId[] | 'stage' }
  /** In one payment per turn one yellow card is worth so many coins. */
  | { readonly kind: 'coin-worth'; readonly coins: number }
  /** For one stage per turn `different` and `identical` do not count. */
  | { readonly kind: 'any-match' }
  | { readonly kind: 'shields'; readonly count: number }
  | { readonly kind: 'points-wonder'; readonly unfinished: number; readonly finished: number }
  | { readonly kind: 'points-per'; readonly each: number; readonly of: 'cat-sign' | 'victory' | 'token' }
  | { readonly kind: 'points-copies'; readonly one: number; readonly both: number };
