// What a face draws, and that all of it exists.
import { expect } from 'vitest';
import type { Glyph } from '../../src/components/types.ts';
import { SYMBOL_IDS } from '../../src/symbols/drawings.ts';
import { COLOUR_MARK, RESOURCE_MARK, SCIENCE_MARK } from '../../src/symbols/marks.ts';

const symbolsOf = (glyph: Glyph): readonly string[] => {
  switch (glyph.kind) {
    case 'chip':
      return [RESOURCE_MARK[glyph.resource].symbol];
    case 'science':
      return [SCIENCE_MARK[glyph.symbol].symbol];
    case 'mark':
    case 'destroy':
      return [COLOUR_MARK[glyph.colour].symbol];
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
