// Every card, wonder and token of Duel has a drawing, made of symbols that exist, and the drawing says what the data say.
import { CARD_IDS, CARDS, type CardDef, TOKEN_IDS, TOKENS, WONDER_IDS, WONDERS } from '@maravilha/duel';
import { expect, test } from 'vitest';
import { SCENES } from '../scenes/index.ts';
import { cardFace, tokenFace, wonderFace } from '../src/games/duel/faces.ts';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { expectDrawn } from './kit/faces.ts';
import { every } from './kit/every.ts';

every('every card has a face', CARD_IDS, (id) => {
  const card: CardDef = CARDS[id];
  const face = cardFace(id);
  expectDrawn(face.glyphs);
  expect(face.colour).toBe(card.colour);
  const { coins = 0, ...resources } = card.cost;
  expect(face.cost.coins).toBe(coins);
  expect(face.cost.resources).toHaveLength(Object.values(resources).reduce((sum, n) => sum + n, 0));
  expect(face.chainIn).toEqual(card.chainIn ? [`ch-${card.chainIn}`] : []);
  expect(face.chainOut).toEqual(card.chainOut ? [`ch-${card.chainOut}`] : []);
  for (const symbol of [...face.chainIn, ...face.chainOut]) expect(SYMBOL_IDS).toContain(symbol);
});

every('every wonder has a face and a scene of its own', WONDER_IDS, (id) => {
  const face = wonderFace(id);
  expectDrawn(face.glyphs);
  expect(face.cost.resources).toHaveLength(Object.values(WONDERS[id].cost).reduce((sum, n) => sum + n, 0));
  expect(SCENES).toHaveProperty(face.scene);
  expect(WONDER_IDS.filter((other) => wonderFace(other).scene === face.scene)).toEqual([id]);
});

every('every token has a face that no other token has', TOKEN_IDS, (id) => {
  const face = tokenFace(id);
  expect(face.rows).toHaveLength(TOKENS[id].effects.length);
  for (const row of face.rows) expectDrawn(row);
  const drawn = (token: typeof id): string => JSON.stringify(tokenFace(token));
  expect(TOKEN_IDS.filter((other) => drawn(other) === drawn(id))).toEqual([id]);
});

test('a guild draws coins and points for the same thing once', () => {
  expect(cardFace('shipowners-guild').glyphs).toEqual([
    { kind: 'coin', n: 1 },
    { kind: 'points', n: 1 },
    { kind: 'slash' },
    { kind: 'mark', colour: 'brown' },
    { kind: 'mark', colour: 'grey' },
  ]);
});

test('cost runs in the common order of resources', () => {
  expect(cardFace('palace').cost.resources).toEqual(['wood', 'stone', 'clay', 'glass', 'glass']);
});
