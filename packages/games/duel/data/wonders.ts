// Source: rule book (effects, points, first-game sets) and nine public implementations (costs).
import type { WonderDef } from './effects.ts';

export const WONDERS = {
  'appian-way': {
    cost: { stone: 2, clay: 2, papyrus: 1 },
    effects: [{ kind: 'coins', count: 3 }, { kind: 'opponentLosesCoins', count: 3 }, { kind: 'playAgain' }, { kind: 'points', count: 3 }],
  },
  'circus-maximus': {
    cost: { wood: 1, stone: 2, glass: 1 },
    effects: [
      { kind: 'destroy', colour: 'grey' },
      { kind: 'shields', count: 1 },
      { kind: 'points', count: 3 },
    ],
  },
  colossus: {
    cost: { clay: 3, glass: 1 },
    effects: [
      { kind: 'shields', count: 2 },
      { kind: 'points', count: 3 },
    ],
  },
  'great-library': {
    cost: { wood: 3, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'tokenFromBox', draw: 3 },
      { kind: 'points', count: 4 },
    ],
  },
  'great-lighthouse': {
    cost: { wood: 1, stone: 1, papyrus: 2 },
    effects: [
      { kind: 'produceChoice', oneOf: ['wood', 'stone', 'clay'] },
      { kind: 'points', count: 4 },
    ],
  },
  'hanging-gardens': {
    cost: { wood: 2, glass: 1, papyrus: 1 },
    effects: [{ kind: 'coins', count: 6 }, { kind: 'playAgain' }, { kind: 'points', count: 3 }],
  },
  mausoleum: { cost: { clay: 2, glass: 2, papyrus: 1 }, effects: [{ kind: 'buildFromDiscard' }, { kind: 'points', count: 2 }] },
  piraeus: {
    cost: { wood: 2, stone: 1, clay: 1 },
    effects: [{ kind: 'produceChoice', oneOf: ['glass', 'papyrus'] }, { kind: 'playAgain' }, { kind: 'points', count: 2 }],
  },
  pyramids: { cost: { stone: 3, papyrus: 1 }, effects: [{ kind: 'points', count: 9 }] },
  sphinx: { cost: { stone: 1, clay: 1, glass: 2 }, effects: [{ kind: 'playAgain' }, { kind: 'points', count: 6 }] },
  'statue-of-zeus': {
    cost: { wood: 1, stone: 1, clay: 1, papyrus: 2 },
    effects: [
      { kind: 'destroy', colour: 'brown' },
      { kind: 'shields', count: 1 },
      { kind: 'points', count: 3 },
    ],
  },
  'temple-of-artemis': {
    cost: { wood: 1, stone: 1, glass: 1, papyrus: 1 },
    effects: [{ kind: 'coins', count: 12 }, { kind: 'playAgain' }],
  },
} as const satisfies Record<string, WonderDef>;

export type WonderId = keyof typeof WONDERS;
export const WONDER_IDS = Object.keys(WONDERS) as readonly WonderId[];

/** The wonders of the rule book's first game, for the first player and for the second. */
export const FIRST_GAME = [
  ['pyramids', 'great-lighthouse', 'temple-of-artemis', 'statue-of-zeus'],
  ['circus-maximus', 'piraeus', 'appian-way', 'colossus'],
] as const satisfies readonly (readonly WonderId[])[];
