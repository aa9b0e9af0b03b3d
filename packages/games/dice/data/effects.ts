/** How well a printed value is known. Most boards were never published: a value that is not confirmed is a reconstruction. */
export const CONFIDENCES = ['confirmed', 'single-source', 'inferred'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** The same for each thing that is printed on a space. */
export interface Known {
  readonly cost: Confidence;
  readonly points: Confidence;
  readonly effects: Confidence;
}

/** The order in which resources stand everywhere. */
export const RESOURCES = ['stone', 'wood', 'clay', 'textile', 'glass', 'papyrus'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Colours of dice; all but black are also colours of structures. */
export const COLOURS = ['grey', 'blue', 'yellow', 'green', 'red', 'white', 'purple', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The order in which structures stand on the sheet and on the score pad. */
export const STRUCTURES = [
  'warehouse',
  'wonder',
  'barracksWest',
  'barracksEast',
  'university',
  'agora',
  'market',
  'leadersGallery',
  'guildCourt',
] as const;
export type StructureId = (typeof STRUCTURES)[number];

export const SPECIAL_DICE = ['black', 'white', 'purple'] as const;
export type SpecialDie = (typeof SPECIAL_DICE)[number];

/** What is counted: spaces crossed off in a structure; `barracks` are both together. */
export type Countable = StructureId | 'barracks';

export type Effect =
  | { readonly kind: 'produceResource'; readonly resource: Resource }
  | { readonly kind: 'attack'; readonly points: number }
  | { readonly kind: 'defence'; readonly amount: number }
  /** Cross off up to `count` spaces of a structure of one of these colours, one after the other, each paid for. */
  | { readonly kind: 'cross'; readonly colours: readonly Colour[]; readonly count: 1 | 2 }
  | { readonly kind: 'gainCoins'; readonly amount: number }
  /** Construct a structure with the dice as they lie; the die costs nothing. */
  | { readonly kind: 'constructFreeDie' }
  | { readonly kind: 'anotherAction' }
  | { readonly kind: 'coinsAndPointsPerSpace'; readonly of: Countable; readonly coins: number; readonly points: number }
  | { readonly kind: 'pointsPerLeader'; readonly points: number }
  /** All dice that the seat chooses cost so much less. */
  | { readonly kind: 'dieCostMinus'; readonly amount: number }
  | { readonly kind: 'dieCostZero'; readonly colour: Colour }
  | { readonly kind: 'coinsWhenChosen'; readonly colour: Colour; readonly amount: number }
  | { readonly kind: 'unlockDie'; readonly die: SpecialDie };
export type EffectKind = Effect['kind'];
export const EFFECT_KINDS = [
  'produceResource',
  'attack',
  'defence',
  'cross',
  'gainCoins',
  'constructFreeDie',
  'anotherAction',
  'coinsAndPointsPerSpace',
  'pointsPerLeader',
  'dieCostMinus',
  'dieCostZero',
  'coinsWhenChosen',
  'unlockDie',
] as const satisfies readonly EffectKind[];

export interface SpaceDef {
  /** Resources that it asks for, 0 to 6; a coin for each that is missing. */
  readonly cost: number;
  /** Printed points, counted at the end. */
  readonly points: number;
  readonly effects: readonly Effect[];
  readonly known: Known;
}

/** An arrow from a symbol to spaces. */
export interface TrackDef {
  /** Symbols of die faces that lead here. */
  readonly symbols: readonly string[];
  /** `sequence`: the first space that is open; `any`: every open one. */
  readonly order: 'sequence' | 'any';
  readonly spaces: readonly string[];
}

export interface StructureDef {
  /** `undefined`: no die leads here (the Wonder). */
  readonly colour: Colour | undefined;
  /** Whether completing it gives a bonus. */
  readonly bonus: boolean;
  readonly spaces: Readonly<Record<string, SpaceDef>>;
  readonly tracks: readonly TrackDef[];
}

export interface BonusDef {
  readonly effects: readonly Effect[];
  readonly known: Confidence;
}

export interface FaceDef {
  readonly symbol: string;
  /** Whose spaces the face reaches. */
  readonly structures: readonly StructureId[];
  /** Every track of those structures, whatever its symbol (the Spy). */
  readonly anyTrack?: true;
  /** The Guild Court asks that one is not behind in this (the purple die). */
  readonly compare?: Countable;
}

export interface DieDef {
  readonly colour: Colour;
  readonly special: boolean;
  readonly faces: readonly [FaceDef, FaceDef, FaceDef, FaceDef, FaceDef, FaceDef];
  readonly known: Confidence;
}
