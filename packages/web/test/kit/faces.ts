// What a face draws, and that all of it exists.
import { expect } from 'vitest';
import type { Glyph } from '../../src/components/types.ts';
import { SYMBOL_IDS } from '../../src/symbols/drawings.ts';
import { colourMark, resourceMark, scienceMark } from '../../src/symbols/marks.ts';

const symbolsOf = (glyph: Glyph): readonly string[] => {
  switch (glyph.kind) {
    case 'chip':
      return [resourceMark(glyph.resource)];
    case 'science':
      return [scienceMark(glyph.symbol)];
    case 'mark':
    case 'destroy':
      return [colourMark(glyph.colour)];
    case 'symbol':
      return [glyph.symbol];
    default:
      return [];
  }
};

export const expectDrawn = (glyphs: readonly Glyph[]): void => {
  expect(glyphs.length).toBeGreaterThan(0);
  for (const symbol of glyphs.flatMap(symbolsOf)) expect(SYMBOL_IDS).toContain(symbol);
};
