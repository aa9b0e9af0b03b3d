// English: what spaces, bonuses and dice do. Clauses without a capital and without a full stop.
import type { Colour, Countable, SpecialDie } from '@maravilha/dice';
import { namesEn } from './names-en.ts';
import { and, coins, points, resources, spaces, structure, the, theOneOf } from './pieces-en.ts';

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Sided = {
  readonly side: 'left' | 'right';
};
type Crossing = {
  readonly count: number;
  readonly of: readonly Countable[];
};
type PerSpace = {
  readonly of: Countable;
  readonly coins: number;
  readonly points: number;
};
type Coloured = {
  readonly colour: Colour;
};

const colour = (of: Colour): string => namesEn[`colour.${of}`];
const perSpace = (p: PerSpace): readonly string[] => [
  ...(p.coins > 0 ? [`${coins(p.coins)} now`] : []),
  ...(p.points > 0 ? [`${points(p.points)} at the end`] : []),
];

export const effectsEn = {
  'effect.produceResource': (p: { readonly resource: string }) => `produces 1 resource (${p.resource})`,
  'effect.attack': (p: Sided & { readonly points: number }) =>
    `scores ${points(p.points)}, minus the defence that the city on your ${p.side} crossed off in earlier turns`,
  'effect.defence': (p: Sided & { readonly amount: number }) =>
    `from next turn, attacks by the city on your ${p.side} score ${p.amount} less`,
  'effect.cross': (p: Crossing) =>
    p.count === 1
      ? `cross off a space in ${theOneOf(p.of)} without a die; you still pay for the space`
      : `cross off up to ${spaces(p.count)} in ${theOneOf(p.of)} without a die; you still pay for each space`,
  'effect.gainCoins': (p: { readonly amount: number }) => `gain ${coins(p.amount)}`,
  'effect.constructFreeDie': 'build one more structure with a free die; you still pay for the space',
  'effect.anotherAction': 'take another action with the same dice, at normal cost',
  'effect.coinsAndPointsPerSpace': (p: PerSpace) => `${and(perSpace(p))} for each space crossed off in ${the(p.of)}`,
  'effect.pointsPerLeader': (p: { readonly points: number; readonly of: Countable }) =>
    `${points(p.points)} at the end for each space crossed off in ${the(p.of)}, including this one`,
  'effect.dieCostMinus': (p: { readonly amount: number }) => `every die you choose costs ${p.amount} less`,
  'effect.dieCostZero': (p: Coloured) => `${colour(p.colour)} dice cost you nothing`,
  'effect.coinsWhenChosen': (p: Coloured & { readonly amount: number }) =>
    `gain ${coins(p.amount)} each time you choose a ${colour(p.colour)} die`,
  'effect.unlockDie': (p: { readonly die: SpecialDie }) => `unlocks the ${colour(p.die)} die for you`,

  // The same in a few words
  'short.produceResource': '+1 resource',
  'short.attack': (p: { readonly points: number }) => `attack for ${p.points}`,
  'short.defence': (p: { readonly amount: number }) => `blocks ${p.amount}`,
  'short.cross': (p: Crossing) => (p.count === 1 ? `a space in ${theOneOf(p.of)}` : `up to ${spaces(p.count)} in ${theOneOf(p.of)}`),
  'short.gainCoins': (p: { readonly amount: number }) => `+${coins(p.amount)}`,
  'short.constructFreeDie': 'a structure with a free die',
  'short.anotherAction': 'another action',
  'short.coinsAndPointsPerSpace': (p: PerSpace) => {
    const parts = [...(p.coins > 0 ? [`+${coins(p.coins)}`] : []), ...(p.points > 0 ? [`+${p.points} at the end`] : [])];
    return `${parts.join(', ')} per ${structure(p.of)} space`;
  },
  'short.pointsPerLeader': (p: { readonly points: number }) => `+${p.points} per leader`,
  'short.dieCostMinus': (p: { readonly amount: number }) => `dice cost ${p.amount} less`,
  'short.dieCostZero': (p: Coloured) => `${colour(p.colour)} dice free`,
  'short.coinsWhenChosen': (p: Coloured & { readonly amount: number }) => `${colour(p.colour)} die: +${coins(p.amount)}`,
  'short.unlockDie': (p: { readonly die: SpecialDie }) => `unlocks the ${colour(p.die)} die`,

  // A place within its structure
  'place.stage': (p: { readonly n: number }) => `stage ${p.n}`,
  'place.attack': (p: { readonly n: number }) => `attack ${p.n}`,
  'place.defence': (p: { readonly n: number }) => `defence ${p.n}`,
  'place.line': (p: { readonly symbol: string; readonly n: number }) => `${p.symbol} space ${p.n}`,
  'place.both': (p: { readonly symbols: readonly string[] }) => and(p.symbols),
  'place.unlock': (p: { readonly die: SpecialDie; readonly n: number }) => `${colour(p.die)} line ${p.n}`,
  'place.number': (p: { readonly n: number }) => `space ${p.n}`,
  space: (p: { readonly structure: string; readonly place: string }) => `${p.structure}, ${p.place}`,
  'space.cost': (p: { readonly cost: number }) => (p.cost === 0 ? 'free' : resources(p.cost)),
  'space.nothing': 'no points and no effect',
  'space.says': (p: { readonly space: string; readonly cost: string; readonly says: string }) => `${p.space} (${p.cost}): ${p.says}.`,
} as const;
