// Which symbols of the effect sheet stand on a card, a wonder or a token.
import type { CardDef, Effect, TokenDef, WonderDef } from '@maravilha/duel/box';
import { pricedBy } from '../../../base/signs.ts';

const symbolsOf = (effect: Effect): readonly string[] => {
  switch (effect.kind) {
    case 'produce':
      return Object.keys(effect.resources);
    case 'produceChoice':
      return [...effect.oneOf, 'choice'];
    case 'fixedPrice':
      return [...effect.resources, 'fixed'];
    case 'points':
      return ['points'];
    case 'pointsPer':
      return ['points', 'points-per'];
    case 'shields':
      return ['shield'];
    case 'science':
      return [effect.symbol];
    case 'coins':
      return ['coin'];
    case 'coinsPer':
      return ['coin', 'coins-per'];
    case 'opponentLosesCoins':
      return ['loot'];
    case 'playAgain':
      return ['again'];
    case 'destroy':
      return ['destroy'];
    case 'tokenFromBox':
      return ['progress'];
    case 'buildFromDiscard':
      return ['discard'];
    case 'discount':
      return ['discount'];
    case 'tradeIncome':
      return ['income'];
    case 'extraShields':
      return ['extra-shield'];
    case 'wondersPlayAgain':
      return ['wonders-again'];
    case 'coinsOnChain':
      return ['coins-on-chain'];
  }
};

const unlike = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

export const symbolsOfCard = ({ colour, cost, effects, chainIn, chainOut }: CardDef): readonly string[] =>
  unlike([colour, ...effects.flatMap(symbolsOf), ...pricedBy(cost), ...(chainIn === undefined && chainOut === undefined ? [] : ['chain'])]);

export const symbolsOfWonder = ({ cost, effects }: WonderDef): readonly string[] =>
  unlike(['stage', ...effects.flatMap(symbolsOf), ...pricedBy(cost)]);

export const symbolsOfToken = ({ effects }: TokenDef): readonly string[] => unlike(['progress', ...effects.flatMap(symbolsOf)]);
