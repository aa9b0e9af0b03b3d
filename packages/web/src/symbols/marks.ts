// Colour never speaks alone: the sign that stands beside each colour and resource, in every game.
import type { SymbolId } from './drawings.ts';

export const CARD_COLOURS = ['brown', 'grey', 'blue', 'green', 'red', 'yellow', 'purple', 'black', 'white'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];
export const colourMark = (colour: CardColour): SymbolId => `mk-${colour}`;

/** Raw materials sit in a round chip, made goods in a square one. The order is the order everywhere. */
const RAW = ['wood', 'stone', 'ore', 'clay'] as const;
const MADE = ['glass', 'papyrus', 'cloth'] as const;
export const RESOURCE_NAMES = [...RAW, ...MADE] as const;
export type ResourceName = (typeof RESOURCE_NAMES)[number];
export const resourceMark = (resource: ResourceName): SymbolId => `res-${resource}`;
export const isMade = (resource: ResourceName): boolean => MADE.some((made) => made === resource);

/** Science of all games; the first three belong to the base game, the others to Duel. */
export const SCIENCE_NAMES = [
  'compass',
  'gear',
  'tablet',
  'quill',
  'mortar',
  'pendulum',
  'wheel',
  'sundial',
  'gyroscope',
  'scales',
] as const;
export type ScienceName = (typeof SCIENCE_NAMES)[number];
export const scienceMark = (symbol: ScienceName): SymbolId => `sci-${symbol}`;
