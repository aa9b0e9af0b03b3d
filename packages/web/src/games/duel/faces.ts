// The cards, wonders and tokens of Duel as drawings: no words.
import {
  CARDS,
  type CardDef,
  type CardId,
  type Chain,
  type Cost,
  type Countable,
  type Effect,
  RESOURCES,
  TOKENS,
  type TokenDef,
  type TokenId,
  WONDERS,
  type WonderDef,
  type WonderId,
} from '@maravilha/duel';
import type { SceneId } from '../../../scenes/index.ts';
import { coin, either, kept, points, sign, SLASH, text } from '../../components/faces.ts';
import type { CardFaceData, FaceCost, Glyph, TokenFaceData, WonderFaceData } from '../../components/types.ts';
import type { SymbolId } from '../../symbols/drawings.ts';

const SCENE_OF: Readonly<Record<WonderId, SceneId>> = {
  'appian-way': 'appia',
  'circus-maximus': 'circus',
  colossus: 'rhodes',
  'great-library': 'library',
  'great-lighthouse': 'alexandria',
  'hanging-gardens': 'babylon',
  mausoleum: 'halicarnassus',
  piraeus: 'piraeus',
  pyramids: 'giza',
  sphinx: 'sphinx',
  'statue-of-zeus': 'olympia',
  'temple-of-artemis': 'ephesus',
};

const countedGlyphs = (of: Countable): readonly Glyph[] => {
  switch (of.kind) {
    case 'cards':
      return of.colours.map((colour) => ({ kind: 'mark', colour }));
    case 'wonders':
      return [sign('stage')];
    case 'tokens':
      return [sign('progress')];
    case 'coinSets':
      return [coin(of.size)];
  }
};

const effectGlyphs = (effect: Effect): readonly Glyph[] => {
  switch (effect.kind) {
    case 'produce':
      return RESOURCES.flatMap((resource) =>
        Array.from({ length: effect.resources[resource] ?? 0 }, (): Glyph => ({ kind: 'chip', resource })),
      );
    case 'produceChoice':
      return either(effect.oneOf.map((resource) => ({ kind: 'chip', resource })));
    case 'fixedPrice':
      return [...effect.resources.map((resource): Glyph => ({ kind: 'chip', resource })), { kind: 'equals' }, coin(effect.price)];
    case 'points':
      return [points(effect.count)];
    case 'shields':
      return [{ kind: 'shields', n: effect.count }];
    case 'science':
      return [{ kind: 'science', symbol: effect.symbol }];
    case 'coins':
      return [coin(effect.count)];
    case 'coinsPer':
      return [coin(effect.each), SLASH, ...countedGlyphs(effect.of)];
    case 'pointsPer':
      return [points(effect.each), SLASH, ...countedGlyphs(effect.of)];
    case 'opponentLosesCoins':
      return [coin(-effect.count)];
    case 'playAgain':
      return [sign('again')];
    case 'destroy':
      return [{ kind: 'destroy', colour: effect.colour }];
    case 'tokenFromBox':
      return [sign('progress')];
    case 'buildFromDiscard':
      return [sign('discard')];
    case 'discount':
      return [effect.on === 'wonders' ? sign('stage') : { kind: 'mark', colour: effect.on }, text(`−${effect.count}`)];
    case 'tradeIncome':
      return [sign('loot'), sign('arrow-left')];
    case 'extraShields':
      return [{ kind: 'shields', n: 1 }, text(`+${effect.count}`)];
    case 'wondersPlayAgain':
      return [sign('stage'), sign('again')];
    case 'coinsOnChain':
      return [sign('chain'), coin(effect.count)];
  }
};

/** A guild gives coins now and points at the end for the same thing: one drawing, "coin points / thing". */
const effectsGlyphs = (effects: readonly Effect[]): readonly Glyph[] => {
  const coins = effects.find((effect) => effect.kind === 'coinsPer');
  const points = effects.find((effect) => effect.kind === 'pointsPer');
  if (!coins || !points) return effects.flatMap(effectGlyphs);
  return [coin(coins.each), ...effectGlyphs(points)];
};

const faceCost = (cost: Cost): FaceCost => ({
  coins: cost.coins ?? 0,
  resources: RESOURCES.flatMap((resource) => Array.from({ length: cost[resource] ?? 0 }, () => resource)),
});

const chainSymbols = (chain: Chain | undefined): readonly SymbolId[] => (chain ? [`ch-${chain}`] : []);

const drawCard = (card: CardDef): CardFaceData => ({
  colour: card.colour,
  cost: faceCost(card.cost),
  glyphs: effectsGlyphs(card.effects),
  chainIn: chainSymbols(card.chainIn),
  chainOut: chainSymbols(card.chainOut),
});

const drawWonder = (wonder: WonderDef, scene: SceneId): WonderFaceData => ({
  scene,
  cost: faceCost(wonder.cost),
  glyphs: effectsGlyphs(wonder.effects),
});

const drawToken = (token: TokenDef): TokenFaceData => ({ rows: token.effects.map(effectGlyphs) });

export const cardFace = kept((id: CardId) => drawCard(CARDS[id]));
export const wonderFace = kept((id: WonderId) => drawWonder(WONDERS[id], SCENE_OF[id]));
export const tokenFace = kept((id: TokenId) => drawToken(TOKENS[id]));
