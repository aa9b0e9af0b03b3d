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

const SLASH: Glyph = { kind: 'slash' };

const either = (glyphs: readonly Glyph[]): readonly Glyph[] => glyphs.flatMap((glyph, i) => (i > 0 ? [SLASH, glyph] : [glyph]));

const countedGlyphs = (of: Countable): readonly Glyph[] => {
  switch (of.kind) {
    case 'cards':
      return of.colours.map((colour) => ({ kind: 'mark', colour }));
    case 'wonders':
      return [{ kind: 'wonder' }];
    case 'tokens':
      return [{ kind: 'progress' }];
    case 'coinSets':
      return [{ kind: 'coin', n: of.size }];
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
      return [
        ...effect.resources.map((resource): Glyph => ({ kind: 'chip', resource })),
        { kind: 'equals' },
        { kind: 'coin', n: effect.price },
      ];
    case 'points':
      return [{ kind: 'points', n: effect.count }];
    case 'shields':
      return [{ kind: 'shields', n: effect.count }];
    case 'science':
      return [{ kind: 'science', symbol: effect.symbol }];
    case 'coins':
      return [{ kind: 'coin', n: effect.count }];
    case 'coinsPer':
      return [{ kind: 'coin', n: effect.each }, SLASH, ...countedGlyphs(effect.of)];
    case 'pointsPer':
      return [{ kind: 'points', n: effect.each }, SLASH, ...countedGlyphs(effect.of)];
    case 'opponentLosesCoins':
      return [{ kind: 'coin', n: -effect.count }];
    case 'playAgain':
      return [{ kind: 'again' }];
    case 'destroy':
      return [{ kind: 'destroy', colour: effect.colour }];
    case 'tokenFromBox':
      return [{ kind: 'progress' }];
    case 'buildFromDiscard':
      return [{ kind: 'discard' }];
    case 'discount':
      return [
        effect.on === 'wonders' ? { kind: 'wonder' } : { kind: 'mark', colour: effect.on },
        { kind: 'text', text: `−${effect.count}` },
      ];
    case 'tradeIncome':
      return [
        { kind: 'symbol', symbol: 'loot' },
        { kind: 'symbol', symbol: 'arrow-left' },
      ];
    case 'extraShields':
      return [
        { kind: 'shields', n: 1 },
        { kind: 'text', text: `+${effect.count}` },
      ];
    case 'wondersPlayAgain':
      return [{ kind: 'wonder' }, { kind: 'again' }];
    case 'coinsOnChain':
      return [
        { kind: 'symbol', symbol: 'chain' },
        { kind: 'coin', n: effect.count },
      ];
  }
};

/** A guild gives coins now and points at the end for the same thing: one drawing, "coin points / thing". */
const effectsGlyphs = (effects: readonly Effect[]): readonly Glyph[] => {
  const coins = effects.find((effect) => effect.kind === 'coinsPer');
  const points = effects.find((effect) => effect.kind === 'pointsPer');
  if (!coins || !points) return effects.flatMap(effectGlyphs);
  return [{ kind: 'coin', n: coins.each }, ...effectGlyphs(points)];
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

/** A face is drawn once and kept: the table asks for the same ones at every turn. */
const kept = <Id extends string, Face>(draw: (id: Id) => Face): ((id: Id) => Face) => {
  const faces = new Map<Id, Face>();
  return (id) => {
    let face = faces.get(id);
    if (face === undefined) faces.set(id, (face = draw(id)));
    return face;
  };
};

export const cardFace = kept((id: CardId) => drawCard(CARDS[id]));
export const wonderFace = kept((id: WonderId) => drawWonder(WONDERS[id], SCENE_OF[id]));
export const tokenFace = kept((id: TokenId) => drawToken(TOKENS[id]));
