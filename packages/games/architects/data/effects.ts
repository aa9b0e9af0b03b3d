/** The order in which resources stand everywhere. */
export const RESOURCES = ['wood', 'stone', 'brick', 'papyrus', 'glass'] as const;
export type Resource = (typeof RESOURCES)[number];

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** The order in which a city lies on the table. */
export const COLOURS = ['grey', 'yellow', 'green', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const CARD_IDS = [...RESOURCES, 'coin', ...SYMBOLS, 'red-0', 'red-1', 'red-2', 'blue-3', 'blue-2-cat'] as const;
export type CardId = (typeof CARD_IDS)[number];

/** What a card, a stage or a progress token does. Which of them may stand where is told in `tables.ts`; anything else is refused at load. */
export type Effect =
  /** Pays for one resource of its kind; or for one of any kind. */
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'coin' }
  | { readonly kind: 'symbol'; readonly symbol: ScienceSymbol }
  | { readonly kind: 'shields'; readonly count: number }
  /** Each horn flips a conflict token; a card with horns leaves after the battle. */
  | { readonly kind: 'horns'; readonly count: number }
  | { readonly kind: 'points'; readonly count: number }
  /** The Cat comes to the seat. */
  | { readonly kind: 'cat' }
  /** The top card of any deck on the table. */
  | { readonly kind: 'any-deck' }
  /** The top card of the central deck. */
  | { readonly kind: 'central' }
  /** The top cards of the decks on the left and on the right. */
  | { readonly kind: 'left-and-right' }
  /** Of the five top cards of the deck on the left or on the right keep one, shuffle the rest back. */
  | { readonly kind: 'search' }
  /** A progress token. */
  | { readonly kind: 'progress' }
  /** One more card, once per turn, after one of these cards was taken or a stage was built. */
  | { readonly kind: 'extra-card'; readonly on: readonly CardId[] | 'stage' }
  /** In one payment per turn one yellow card is worth so many coins. */
  | { readonly kind: 'coin-worth'; readonly coins: number }
  /** For one stage per turn `different` and `identical` do not count. */
  | { readonly kind: 'any-match' }
  | { readonly kind: 'points-wonder'; readonly unfinished: number; readonly finished: number }
  | { readonly kind: 'points-per'; readonly each: number; readonly of: 'cat-sign' | 'victory' | 'token' }
  | { readonly kind: 'points-copies'; readonly one: number; readonly both: number };

/** The first effect of a kind, if there is one. */
export const effectIn = <K extends Effect['kind']>(effects: readonly Effect[], kind: K): Extract<Effect, { kind: K }> | undefined =>
  effects.find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

/** All shields, horns or points of a row. */
export const sumIn = (effects: readonly Effect[], kind: 'shields' | 'horns' | 'points'): number =>
  effects.reduce((sum, effect) => sum + (effect.kind === kind && 'count' in effect ? effect.count : 0), 0);

export interface CardDef {
  readonly colour: Colour;
  readonly effects: readonly Effect[];
}

/** Cards of one kind are alike; a city holds so many of each. */
export const CARDS = {
  wood: { colour: 'grey', effects: [{ kind: 'resource', resource: 'wood' }] },
  stone: { colour: 'grey', effects: [{ kind: 'resource', resource: 'stone' }] },
  brick: { colour: 'grey', effects: [{ kind: 'resource', resource: 'brick' }] },
  papyrus: { colour: 'grey', effects: [{ kind: 'resource', resource: 'papyrus' }] },
  glass: { colour: 'grey', effects: [{ kind: 'resource', resource: 'glass' }] },
  coin: { colour: 'yellow', effects: [{ kind: 'coin' }] },
  compass: { colour: 'green', effects: [{ kind: 'symbol', symbol: 'compass' }] },
  gear: { colour: 'green', effects: [{ kind: 'symbol', symbol: 'gear' }] },
  tablet: { colour: 'green', effects: [{ kind: 'symbol', symbol: 'tablet' }] },
  'red-0': { colour: 'red', effects: [{ kind: 'shields', count: 1 }] },
  'red-1': {
    colour: 'red',
    effects: [
      { kind: 'shields', count: 1 },
      { kind: 'horns', count: 1 },
    ],
  },
  'red-2': {
    colour: 'red',
    effects: [
      { kind: 'shields', count: 1 },
      { kind: 'horns', count: 2 },
    ],
  },
  'blue-3': { colour: 'blue', effects: [{ kind: 'points', count: 3 }] },
  'blue-2-cat': { colour: 'blue', effects: [{ kind: 'points', count: 2 }, { kind: 'cat' }] },
} as const satisfies Record<CardId, CardDef>;

export type CardCounts = Readonly<Partial<Record<CardId, number>>>;

export interface StageDef {
  readonly points: number;
  /** Whether it shows the effect sign. */
  readonly effect: boolean;
  /** Height in the assembled picture, 1 at the bottom. */
  readonly row: number;
  /** Stages that must stand before, counted from 1. */
  readonly above: readonly number[];
}

export interface WonderDef {
  /** What each stage with the effect sign does. */
  readonly effects: readonly Effect[];
  /** By cost: see STAGE_COSTS. */
  readonly stages: readonly [StageDef, StageDef, StageDef, StageDef, StageDef];
}

export interface StageCost {
  readonly count: number;
  readonly match: 'different' | 'identical';
}

export interface TokenDef {
  readonly effects: readonly Effect[];
}
