// What the face of a die shows, drawn from its rows: a symbol, a number of coins, or a figure with the colours that it stands for.
import { CITY_IDS, COLOURS, type Colour, type Countable, type FaceDef, type StructureId, structureOf } from '@maravilha/dice';
import type { SymbolId } from '../../../symbols/drawings.ts';
import { colourMark } from '../../../symbols/marks.ts';

/** What a figure stands for: the colour of a structure, or the Wonder, which has none. */
export type Stand = Colour | 'wonder';

export type FaceSign =
  | { readonly kind: 'symbol'; readonly symbol: SymbolId }
  | { readonly kind: 'coins'; readonly count: number }
  /** The Spy reaches structures of these colours. */
  | { readonly kind: 'spy'; readonly of: readonly Stand[] }
  /** A leader of a colour; without one it wears the laurel. */
  | { readonly kind: 'leader'; readonly of: Stand | undefined }
  /** The Guild Court compares with both neighbours. */
  | { readonly kind: 'guild'; readonly of: Stand };

const SYMBOLS: Readonly<Record<string, SymbolId>> = {
  stone: 'res-stone',
  wood: 'res-wood',
  clay: 'res-clay',
  textile: 'res-cloth',
  glass: 'res-glass',
  papyrus: 'res-papyrus',
  mask: 'ch-mask',
  scales: 'sci-scales',
  fountain: 'fountain',
  temple: 'ch-temple',
  owl: 'owl',
  caduceus: 'caduceus',
  shield: 'shield',
  axe: 'axe',
  sword: 'ch-sword',
  camel: 'camel',
  chest: 'chest',
  compass: 'sci-compass',
  tablet: 'sci-tablet',
  gear: 'sci-gear',
  wonder: 'stage',
};

/** The colour of a structure is the same on every board. */
export const standOf = (structure: StructureId): Stand => structureOf(CITY_IDS[0] ?? 'giza', structure).colour ?? 'wonder';

const comparedStand = (of: Countable): Stand => (of === 'barracks' ? standOf('barracksWest') : standOf(of));

const COINS = /^coin(\d+)$/;
const LEADER = /^leader-(\w+)$/;
const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);

/** A symbol by its name alone, as the arrows of a board tell it. */
export const symbolSign = (symbol: string): FaceSign => {
  const coins = COINS.exec(symbol)?.[1];
  if (coins !== undefined) return { kind: 'coins', count: Number(coins) };
  const leader = LEADER.exec(symbol)?.[1];
  if (leader !== undefined) return { kind: 'leader', of: isColour(leader) ? leader : undefined };
  return { kind: 'symbol', symbol: SYMBOLS[symbol] ?? 'help' };
};

export const faceSign = (face: FaceDef): FaceSign => {
  if (face.compare !== undefined) return { kind: 'guild', of: comparedStand(face.compare) };
  if (face.anyTrack === true) return { kind: 'spy', of: [...new Set(face.structures.map(standOf))] };
  return symbolSign(face.symbol);
};

/** The mark that stands beside a colour; the steps for the Wonder. */
export const standMark = (stand: Stand): SymbolId => (stand === 'wonder' ? 'stage' : colourMark(stand));

/** The walls are told apart by where they look. */
export const structureMark = (structure: StructureId): SymbolId => {
  if (structure === 'barracksWest') return 'arrow-left';
  return structure === 'barracksEast' ? 'arrow-right' : standMark(standOf(structure));
};
