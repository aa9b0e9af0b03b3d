// What the faces of cards are put together from.
import type { SymbolId } from '../symbols/drawings.ts';
import type { Glyph } from './types.ts';

export const SLASH: Glyph = { kind: 'slash' };
export const sign = (symbol: SymbolId): Glyph => ({ kind: 'symbol', symbol });
export const coin = (n: number): Glyph => ({ kind: 'coin', n });
export const points = (n: number): Glyph => ({ kind: 'points', n });
export const text = (words: string): Glyph => ({ kind: 'text', text: words });

export const either = (glyphs: readonly Glyph[]): readonly Glyph[] => glyphs.flatMap((glyph, i) => (i > 0 ? [SLASH, glyph] : [glyph]));

/** A face is drawn once and kept: the table asks for the same ones at every turn. */
export const kept = <Key extends string, Face>(draw: (key: Key) => Face): ((key: Key) => Face) => {
  const faces = new Map<Key, Face>();
  return (key) => {
    let face = faces.get(key);
    if (face === undefined) faces.set(key, (face = draw(key)));
    return face;
  };
};
