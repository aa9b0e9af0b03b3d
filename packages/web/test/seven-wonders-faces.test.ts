// Every card, board and stage of 7 Wonders and Cities has a drawing, made of symbols that exist, and the drawing says what the data say.
import {
  BOARD_IDS,
  BOARDS,
  CARD_IDS,
  CARDS,
  type CardDef,
  type CardId,
  CHAINS,
  type Cost,
  SIDES,
  type StageDef,
} from '@maravilha/seven-wonders';
import { expect, test } from 'vitest';
import { SCENES } from '../scenes/index.ts';
import { glyphRoom } from '../src/components/glyphs.tsx';
import type { FaceCost, Glyph } from '../src/components/types.ts';
import { chainSymbol } from '../src/games/seven-wonders/chain-signs.ts';
import { boardFace, cardFace, tinyFace } from '../src/games/seven-wonders/faces.ts';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { expectDrawn } from './kit/faces.ts';
import { every } from './kit/every.ts';

const expectCost = (face: FaceCost, cost: Cost): void => {
  const { coins = 0, ...resources } = cost;
  expect(face.coins).toBe(coins);
  expect(face.resources).toHaveLength(Object.values(resources).reduce((sum, n) => sum + n, 0));
};

every('every card has a face', CARD_IDS, (id) => {
  const card: CardDef = CARDS[id];
  const face = cardFace(id);
  expectDrawn(face.glyphs);
  expectDrawn(face.short);
  expect(face.colour).toBe(card.colour);
  expectCost(face.cost, card.cost);
  expect(face.chainIn).toEqual(card.chainIn ? [chainSymbol(card.chainIn)] : []);
  expect(face.chainOut).toHaveLength(card.chainOut?.length ?? 0);
  for (const symbol of [...face.chainIn, ...face.chainOut]) expect(SYMBOL_IDS).toContain(symbol);
});

test('chains have pictograms of their own', () => {
  expect(new Set(CHAINS.map(chainSymbol)).size).toBe(CHAINS.length);
});

const sameEffects = (a: CardDef, b: CardDef): boolean => JSON.stringify(a.effects) === JSON.stringify(b.effects);
const drawn = (id: CardId): string => JSON.stringify(cardFace(id).glyphs);

test('cards with different effects look different', () => {
  for (const a of CARD_IDS)
    for (const b of CARD_IDS) if (drawn(a) === drawn(b)) expect(sameEffects(CARDS[a], CARDS[b]), `${a} and ${b}`).toBe(true);
});

test('the short form fits a cell, the phone form its band', () => {
  for (const id of CARD_IDS) {
    expect(glyphRoom(cardFace(id).short), id).toBeLessThanOrEqual(3);
    expectDrawn(tinyFace(id).glyphs);
    // Four chips side by side have room once their slashes go, and so have three colour marks: they are small.
    if (id !== 'caravansery' && id !== 'shipowners-guild') expect(glyphRoom(tinyFace(id).glyphs), id).toBeLessThanOrEqual(4);
  }
});

const SIDE_LIST = BOARD_IDS.flatMap((id) => SIDES.map((side) => [id, side] as const));

every('every side of a board has a scene and a face for each stage', SIDE_LIST, ([id, side]) => {
  const stages: readonly StageDef[] = BOARDS[id][side];
  const face = boardFace(id, side);
  expect(SCENES).toHaveProperty(face.scene);
  expect(face.time).toBe(side);
  expect(face.initial).toBe(BOARDS[id].initial);
  expect(face.stages).toHaveLength(stages.length);
  for (const [i, stage] of stages.entries()) {
    expectDrawn(face.stages[i]!.glyphs);
    expectCost(face.stages[i]!.cost, stage.cost);
  }
});

test('every board has a scene of its own', () => {
  expect(new Set(BOARD_IDS.map((id) => boardFace(id, 'day').scene)).size).toBe(BOARD_IDS.length);
});

test('coins and points for the same thing are drawn once', () => {
  expect(cardFace('ludus').glyphs).toEqual([
    { kind: 'coin', n: 3 },
    { kind: 'points', n: 1 },
    { kind: 'slash' },
    { kind: 'mark', colour: 'red' },
  ]);
});

const last = (id: CardId): Glyph | undefined => cardFace(id).glyphs.at(-1);

test('whose cards count is a sign after what counts', () => {
  expect(last('vineyard')).toEqual({ kind: 'symbol', symbol: 'scope-all' });
  expect(last('workers-guild')).toEqual({ kind: 'symbol', symbol: 'scope-neighbours' });
  expect(last('haven')).toEqual({ kind: 'mark', colour: 'brown' });
});

test('a discount shows its side, its goods and its price', () => {
  expect(cardFace('west-trading-post').glyphs).toEqual([
    { kind: 'symbol', symbol: 'arrow-left' },
    { kind: 'mark', colour: 'brown' },
    { kind: 'coin', n: 1 },
  ]);
});

test('a victory token shows its points', () => {
  expect(cardFace('raider-fort').glyphs[0]).toEqual({ kind: 'symbol', symbol: 'victory-3' });
});
