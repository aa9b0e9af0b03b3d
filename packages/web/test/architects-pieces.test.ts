// The small pieces of Architects: every card, token and sign is drawn, says what the data say, and never by colour alone.
import {
  CARD_IDS,
  CARDS,
  type CardDef,
  type Stage,
  STAGE_COSTS,
  type TokenId,
  effectIn,
  sumIn,
  TOKEN_IDS,
  TOKENS,
  WONDER_IDS,
  WONDERS,
} from '@maravilha/architects';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { ArCard, CatToken, ConflictToken, CostSigns, EffectSign, ProgressToken, TokenPile } from '../src/games/architects/pieces/index.ts';
import { cardFace, tokenRows } from '../src/games/architects/pieces/faces.ts';
import type { Glyph } from '../src/components/types.ts';
import { colourMark } from '../src/symbols/marks.ts';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { markup } from './kit/markup.ts';
import { every } from './kit/every.ts';

const symbolsIn = (text: string): string[] => [...text.matchAll(/symbols\.svg#([\w-]+)/g)].map((match) => match[1] ?? '');

const expectKnown = (text: string): void => {
  for (const symbol of symbolsIn(text)) expect(SYMBOL_IDS).toContain(symbol);
};

every('every card is drawn in every size, with the mark of its colour', CARD_IDS, (id) => {
  const card: CardDef = CARDS[id];
  for (const size of ['big', 'own', 'mini'] as const) {
    const text = markup(h(ArCard, { card: id, size }));
    expectKnown(text);
    expect(text).toContain(`c-${card.colour}`);
    if (size !== 'mini') expect(symbolsIn(text)).toContain(colourMark(card.colour));
    expect(symbolsIn(text).filter((symbol) => symbol === 'horn')).toHaveLength(sumIn(card.effects, 'horns'));
    expect(symbolsIn(text).includes('cat')).toBe(effectIn(card.effects, 'cat') !== undefined);
    if (card.colour === 'blue') expect(text).toContain(`<b>${sumIn(card.effects, 'points')}</b>`);
  }
});

test('without their colours no two cards look alike, not even the small ones', () => {
  const shapes = CARD_IDS.map((id) => {
    const { glyph, horns, cat } = cardFace(id);
    return JSON.stringify({ glyph, horns, cat });
  });
  expect(new Set(shapes).size).toBe(CARD_IDS.length);
});

test('a card that lies face down shows nothing of its face', () => {
  const back = markup(h(ArCard, { size: 'big', faceDown: true }));
  for (const id of CARD_IDS) expect(markup(h(ArCard, { card: id, size: 'big', faceDown: true, name: 'told' }))).toBe(back);
  expect(symbolsIn(back)).toEqual(['stage']);
});

test('a card shows its name, its number, and that it can be chosen', () => {
  const text = markup(h(ArCard, { card: 'gear', size: 'big', name: 'Gear', count: 14, stack: true, pick: true }));
  expect(text).toContain('>Gear<');
  expect(text).toContain('>14<');
  expect(text).toMatch(/class="architects-card big-size deck-top pick"/);
  expect(markup(h(ArCard, { card: 'gear', size: 'big' }))).not.toMatch(/stack|pick|class="n"|class="numerals"/);
});

const numbersOf = (glyphs: readonly Glyph[]): number[] =>
  glyphs.flatMap((glyph) => {
    switch (glyph.kind) {
      case 'coin':
      case 'points':
        return [glyph.n];
      case 'text':
        return (glyph.text.match(/\d+/g) ?? []).map(Number);
      default:
        return [];
    }
  });

const numbersSaid = (token: (typeof TOKENS)[TokenId]['effects'][number]): readonly number[] => {
  switch (token.kind) {
    case 'coin-worth':
      return [1, token.coins];
    case 'shields':
      return [token.count];
    case 'points-wonder':
      return [token.unfinished, token.finished];
    case 'points-per':
      return [token.each];
    case 'points-copies':
      return [token.one, 2, token.both];
    case 'extra-card':
      return [...token.on].includes('coin') ? [1] : [];
    case 'any-match':
      return [];
  }
};

every('every token is drawn, and its numbers are those of the rules', TOKEN_IDS, (id) => {
  const text = markup(h(ProgressToken, { token: id, size: 44 }));
  expectKnown(text);
  expect(text).toContain('"--w":"2.75rem"');
  expect(tokenRows(id).flatMap(numbersOf)).toEqual(TOKENS[id].effects.flatMap(numbersSaid));
  expect(symbolsIn(text).includes('extra-card')).toBe(effectIn(TOKENS[id].effects, 'extra-card') !== undefined);
});

test('no two tokens look alike', () => {
  expect(new Set(TOKEN_IDS.map((id) => JSON.stringify(tokenRows(id)))).size).toBe(TOKEN_IDS.length);
});

test('a conflict token has another sign on its other side', () => {
  const [peace, battle] = (['peace', 'battle'] as const).map((side) => symbolsIn(markup(h(ConflictToken, { side }))));
  expect(peace).toEqual(['dove']);
  expect(battle).toEqual(['battle']);
});

test('the pile thins out: several, the last one, none', () => {
  const drawn = [5, 1, 0].map((count) => markup(h(TokenPile, { count })));
  expect(new Set(drawn).size).toBe(3);
  expect(drawn[0]).toBe(markup(h(TokenPile, { count: 2 })));
});

every('the cost of each stage: as many signs, alike or all different', [1, 2, 3, 4, 5] as const satisfies readonly Stage[], (stage) => {
  const { count, match } = STAGE_COSTS[stage - 1]!;
  const shapes = [...markup(h(CostSigns, { stage })).matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  expect(shapes).toHaveLength(count);
  expect(new Set(shapes).size).toBe(match === 'identical' ? 1 : count);
});

test('each effect has a sign of its own, and Giza none', () => {
  const signs = WONDER_IDS.map((wonder) => symbolsIn(markup(h(EffectSign, { wonder }))));
  for (const [i, wonder] of WONDER_IDS.entries()) expect(signs[i]).toHaveLength(WONDERS[wonder].effects.length);
  expect(new Set(signs.flat()).size).toBe(WONDER_IDS.length - 1);
  for (const sign of signs.flat()) expect(SYMBOL_IDS).toContain(sign);
});

test('a drawing is silent, unless it is a button or has a name', () => {
  const silent = [
    h(ArCard, { card: 'gear', size: 'mini' }),
    h(ProgressToken, { token: 'culture' }),
    h(ConflictToken, { side: 'peace' }),
    h(TokenPile, { count: 3 }),
    h(CatToken, {}),
    h(CostSigns, { stage: 3 }),
  ];
  for (const drawing of silent) expect(markup(drawing)).toMatch(/^<\w+[^>]* aria-hidden="true"/);
  const named = [
    h(ArCard, { card: 'gear', size: 'mini', 'aria-label': 'Gear' }),
    h(ProgressToken, { token: 'culture', 'aria-label': 'Culture' }),
  ];
  for (const drawing of named) expect(markup(drawing)).toMatch(/^<div[^>]* role="img" aria-label="/);
  const pressed = [
    h(ArCard, { card: 'gear', size: 'mini', onClick: () => undefined }),
    h(TokenPile, { count: 3, onClick: () => undefined }),
  ];
  for (const drawing of pressed) expect(markup(drawing)).toMatch(/^<button(?![^>]*aria-hidden)/);
});
