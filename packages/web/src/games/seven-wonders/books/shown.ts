// Which symbols of the effect sheet stand on a card or a stage.
import type { CardDef, Countable, Effect, StageDef } from '@maravilha/seven-wonders/box';
import { pricedBy } from '../../../base/signs.ts';

const counted = (of: Countable, neighbours: boolean): string =>
  of.kind === 'victories' && of.age !== undefined ? 'points-per-token' : neighbours ? 'points-neighbours' : 'points';

const symbolsOf = (effect: Effect): readonly string[] => {
  switch (effect.kind) {
    case 'produce':
      return Object.keys(effect.resources);
    case 'produceChoice':
      return [...effect.oneOf, 'choice'];
    case 'tradePrice':
      return [effect.of === 'raw' ? 'post' : 'market'];
    case 'points':
    case 'coins':
      return [effect.kind === 'points' ? 'points' : 'coin'];
    case 'shields':
      return ['shield'];
    case 'science':
      return [effect.symbol];
    case 'scienceChoice':
      return ['any-science'];
    case 'coinsPer':
      return ['coin', 'coins-per'];
    case 'pointsPer':
      return ['points', counted(effect.of, effect.in === 'neighbours')];
    case 'pointsIfComplete':
      return ['points', 'complete'];
    case 'playLastCard':
      return ['last-card'];
    case 'buildFromDiscard':
      return ['discard'];
    case 'freeFirstOfColour':
      return ['free-colour'];
    case 'freeFirstOfAge':
      return ['free-first'];
    case 'freeLastOfAge':
      return ['free-last'];
    case 'tradeRebate':
      return ['wharf'];
    case 'initialRebate':
      return ['cache'];
    case 'extraProduced':
      return ['more'];
    case 'extraUnproduced':
      return ['other'];
    case 'stagesWithoutResources':
      return ['free-stage'];
    case 'neighboursGainCoins':
      return ['neighbours-coins'];
    case 'othersGainCoins':
      return ['others-coins'];
    case 'othersLoseCoins':
      return ['lose'];
    case 'othersLoseCoinsPer':
      return ['lose', 'lose-per'];
    case 'neighboursTakeDebt':
      return ['debt', 'neighbours-debt'];
    case 'victoryToken':
      return ['victory', 'raid'];
    case 'discardDefeats':
      return ['defeat', 'amends'];
    case 'diplomacy':
      return ['dove'];
    case 'copyScience':
      return ['copy'];
  }
};

/** What only its owner may use. */
const isOwn = ({ kind }: Effect): boolean => kind === 'produceChoice';
const both = (effects: readonly Effect[]): readonly string[] =>
  effects.some(({ kind }) => kind === 'coinsPer') && effects.some(({ kind }) => kind === 'pointsPer') ? ['coins-and-points'] : [];

export const symbolsOfCard = ({ colour, cost, effects, chainIn, chainOut = [] }: CardDef): readonly string[] => [
  ...new Set([
    colour,
    ...effects.flatMap(symbolsOf),
    ...both(effects),
    ...(colour !== 'brown' && effects.some(isOwn) ? ['own'] : []),
    ...pricedBy(cost),
    ...(chainIn === undefined && chainOut.length === 0 ? [] : ['chain']),
  ]),
];

export const symbolsOfStage = ({ cost, effects }: StageDef): readonly string[] => [
  ...effects.flatMap(symbolsOf),
  ...(effects.some(isOwn) ? ['own'] : []),
  ...pricedBy(cost),
];
