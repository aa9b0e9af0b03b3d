import type { CardDef, Colour } from '@maravilha/seven-wonders/box';

/** Where the rules speak of the cards of a colour. */
export const RULE_OF_COLOUR = {
  brown: 'WO-CARD-1',
  grey: 'WO-CARD-1',
  blue: 'WO-CARD-2',
  yellow: 'WO-CARD-3',
  red: 'WO-CARD-6',
  green: 'WO-CARD-7',
  purple: 'WO-CARD-8',
  black: 'CI-CARD-1',
} as const satisfies Record<Colour, string>;

type Kind = CardDef['effects'][number]['kind'];

/** Effects that have a rule of their own, the most telling first. */
const RULE_OF_EFFECT: readonly (readonly [Kind, string])[] = [
  ['tradePrice', 'WO-TRADE-8'],
  ['scienceChoice', 'WO-CARD-10'],
  ['pointsIfComplete', 'WO-CARD-10'],
  ['tradeRebate', 'CI-TRADE-1'],
  ['initialRebate', 'CI-TRADE-2'],
  ['extraProduced', 'CI-TRADE-3'],
  ['extraUnproduced', 'CI-TRADE-4'],
  ['diplomacy', 'CI-DIP-1'],
  ['copyScience', 'CI-SCI-1'],
  ['victoryToken', 'CI-CARD-4'],
  ['discardDefeats', 'CI-CARD-7'],
  ['stagesWithoutResources', 'CI-CARD-9'],
  ['buildFromDiscard', 'CI-CARD-10'],
  ['othersLoseCoinsPer', 'CI-DEBT-5'],
  ['othersLoseCoins', 'CI-DEBT-1'],
  ['neighboursGainCoins', 'CI-CARD-3'],
  ['othersGainCoins', 'CI-CARD-3'],
];

/** The rule of a card: of what it does, else of its colour. */
export const ruleOfCard = ({ colour, age, effects }: CardDef): string => {
  const own = RULE_OF_EFFECT.find(([kind]) => effects.some((effect) => effect.kind === kind));
  if (own !== undefined) return own[1];
  const counts = effects.find((effect) => effect.kind === 'pointsPer' || effect.kind === 'coinsPer');
  if (colour === 'black')
    return counts === undefined ? 'CI-CARD-1' : counts.of.kind === 'victories' && counts.of.age !== undefined ? 'CI-CARD-6' : 'CI-CARD-8';
  if (colour === 'yellow' && counts !== undefined) return age === 3 ? 'WO-CARD-5' : 'WO-CARD-4';
  if (colour === 'purple' && counts !== undefined) return counts.in === 'neighbours' ? 'WO-CARD-8' : 'WO-CARD-9';
  return RULE_OF_COLOUR[colour];
};
