// Colour never speaks alone: what stands beside each colour and resource, in every game. `label` is the key of its name.
import type { SymbolId } from './drawings.ts';

export const COLOUR_MARK = {
  brown: { symbol: 'mk-brown', label: 'colour.brown' },
  grey: { symbol: 'mk-grey', label: 'colour.grey' },
  blue: { symbol: 'mk-blue', label: 'colour.blue' },
  green: { symbol: 'mk-green', label: 'colour.green' },
  red: { symbol: 'mk-red', label: 'colour.red' },
  yellow: { symbol: 'mk-yellow', label: 'colour.yellow' },
  purple: { symbol: 'mk-purple', label: 'colour.purple' },
  black: { symbol: 'mk-black', label: 'colour.black' },
  white: { symbol: 'mk-white', label: 'colour.white' },
} as const satisfies Record<string, { readonly symbol: SymbolId; readonly label: string }>;

export type CardColour = keyof typeof COLOUR_MARK;

/** Raw materials sit in a round chip, made goods in a square one. The order is the order everywhere. */
export const RESOURCE_MARK = {
  wood: { symbol: 'res-wood', label: 'resource.wood', made: false },
  stone: { symbol: 'res-stone', label: 'resource.stone', made: false },
  ore: { symbol: 'res-ore', label: 'resource.ore', made: false },
  clay: { symbol: 'res-clay', label: 'resource.clay', made: false },
  glass: { symbol: 'res-glass', label: 'resource.glass', made: true },
  papyrus: { symbol: 'res-papyrus', label: 'resource.papyrus', made: true },
  cloth: { symbol: 'res-cloth', label: 'resource.cloth', made: true },
} as const satisfies Record<string, { readonly symbol: SymbolId; readonly label: string; readonly made: boolean }>;

export type ResourceName = keyof typeof RESOURCE_MARK;

/** Science of all games; the first three belong to the base game, the others to Duel. */
export const SCIENCE_MARK = {
  compass: { symbol: 'sci-compass', label: 'symbol.compass' },
  gear: { symbol: 'sci-gear', label: 'symbol.gear' },
  tablet: { symbol: 'sci-tablet', label: 'symbol.tablet' },
  quill: { symbol: 'sci-quill', label: 'symbol.quill' },
  mortar: { symbol: 'sci-mortar', label: 'symbol.mortar' },
  pendulum: { symbol: 'sci-pendulum', label: 'symbol.pendulum' },
  wheel: { symbol: 'sci-wheel', label: 'symbol.wheel' },
  sundial: { symbol: 'sci-sundial', label: 'symbol.sundial' },
  gyroscope: { symbol: 'sci-gyroscope', label: 'symbol.gyroscope' },
  scales: { symbol: 'sci-scales', label: 'symbol.scales' },
} as const satisfies Record<string, { readonly symbol: SymbolId; readonly label: string }>;

export type ScienceName = keyof typeof SCIENCE_MARK;
