// Which symbols of the player aid stand on a structure or a die.
import type { DieDef, Effect, SpaceDef } from '@maravilha/dice/box';

export const symbolsOf = (effect: Effect): readonly string[] => {
  switch (effect.kind) {
    case 'produceResource':
      return ['resource'];
    case 'attack':
    case 'defence':
      return [effect.kind];
    case 'cross':
      return [effect.colours.length > 1 ? 'cross-any' : effect.count > 1 ? 'cross-two' : 'cross'];
    case 'gainCoins':
      return ['gain'];
    case 'constructFreeDie':
      return ['free-die'];
    case 'anotherAction':
      return ['again'];
    case 'coinsAndPointsPerSpace':
      return ['per'];
    case 'pointsPerLeader':
      return ['laurels'];
    case 'dieCostMinus':
      return ['minus'];
    case 'dieCostZero':
      return ['zero'];
    case 'coinsWhenChosen':
      return ['chosen'];
    case 'unlockDie':
      return ['unlock', `die-${effect.die}`];
  }
};

export const symbolsOfSpaces = (spaces: readonly SpaceDef[]): readonly string[] => [
  ...new Set(['space', ...spaces.flatMap(({ effects, points }) => [...(points > 0 ? ['points'] : []), ...effects.flatMap(symbolsOf)])]),
];

export const symbolsOfDie = ({ colour, faces }: DieDef): readonly string[] => [
  ...new Set([`die-${colour}`, ...faces.map(({ symbol }) => `face-${symbol}`)]),
];
