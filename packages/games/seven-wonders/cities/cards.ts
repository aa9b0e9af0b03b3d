// Source: rule book of 7 Wonders Cities (new edition) and four public card tables of that edition; see docs/rules/en/cities.md.
// Every black card exists once and has no chain.
import type { CardDef } from '../data/effects.ts';

/** unconfirmed: the kinds of resource come from two sources, their amounts from one. */
const COST_IN_DOUBT = { cost: 'single-source' } as const;

export const BLACK_CARDS = {
  // Age I
  'west-clandestine-wharf': { age: 1, colour: 'black', cost: { coins: 1 }, effects: [{ kind: 'tradeRebate', side: 'left', count: 1 }] },
  'east-clandestine-wharf': { age: 1, colour: 'black', cost: { coins: 1 }, effects: [{ kind: 'tradeRebate', side: 'right', count: 1 }] },
  'smugglers-cache': { age: 1, colour: 'black', cost: {}, effects: [{ kind: 'initialRebate', count: 1 }] },
  'secret-warehouse': { age: 1, colour: 'black', cost: { coins: 2 }, effects: [{ kind: 'extraProduced' }] },
  dive: {
    age: 1,
    colour: 'black',
    cost: {},
    effects: [
      { kind: 'coins', count: 6 },
      { kind: 'neighboursGainCoins', count: 1 },
    ],
  },
  'opium-stash': {
    age: 1,
    colour: 'black',
    cost: {},
    effects: [
      { kind: 'coins', count: 3 },
      { kind: 'othersLoseCoins', count: 1 },
    ],
  },
  hideout: {
    age: 1,
    colour: 'black',
    cost: {},
    effects: [
      { kind: 'points', count: 2 },
      { kind: 'othersLoseCoins', count: 1 },
    ],
  },
  'city-gates': { age: 1, colour: 'black', cost: { coins: 1, wood: 1 }, effects: [{ kind: 'points', count: 4 }] },
  customs: {
    age: 1,
    colour: 'black',
    cost: {},
    effects: [
      { kind: 'points', count: 4 },
      { kind: 'othersGainCoins', count: 1 },
    ],
  },
  residence: { age: 1, colour: 'black', cost: { clay: 1 }, effects: [{ kind: 'points', count: 1 }, { kind: 'diplomacy' }] },
  'raider-camp': {
    age: 1,
    colour: 'black',
    cost: {},
    effects: [
      { kind: 'victoryToken', age: 1 },
      { kind: 'neighboursTakeDebt', count: 1 },
    ],
  },
  cells: { age: 1, colour: 'black', cost: {}, effects: [{ kind: 'pointsPer', each: 2, of: { kind: 'victories', age: 1 }, in: 'own' }] },
  militia: { age: 1, colour: 'black', cost: { coins: 3 }, effects: [{ kind: 'shields', count: 2 }] },
  pigeonhole: { age: 1, colour: 'black', cost: { coins: 1, ore: 1 }, effects: [{ kind: 'copyScience' }] },
  // Age II
  'black-market': { age: 2, colour: 'black', cost: { ore: 1, cloth: 1 }, effects: [{ kind: 'extraUnproduced' }] },
  'architect-firm': {
    age: 2,
    colour: 'black',
    cost: { coins: 1, papyrus: 1 },
    effects: [{ kind: 'points', count: 2 }, { kind: 'stagesWithoutResources' }],
  },
  'gambling-den': {
    age: 2,
    colour: 'black',
    cost: { coins: 1 },
    effects: [
      { kind: 'coins', count: 9 },
      { kind: 'neighboursGainCoins', count: 2 },
    ],
  },
  'opium-den': {
    age: 2,
    colour: 'black',
    cost: { papyrus: 1 },
    effects: [
      { kind: 'coins', count: 4 },
      { kind: 'othersLoseCoins', count: 3 },
    ],
  },
  lair: {
    age: 2,
    colour: 'black',
    cost: { wood: 1, glass: 1 },
    effects: [
      { kind: 'points', count: 3 },
      { kind: 'othersLoseCoins', count: 2 },
    ],
  },
  sepulcher: {
    age: 2,
    colour: 'black',
    cost: { stone: 1, glass: 1, cloth: 1 },
    effects: [
      { kind: 'points', count: 4 },
      { kind: 'othersLoseCoinsPer', each: 1, of: { kind: 'victories' } },
    ],
  },
  tabularium: { age: 2, colour: 'black', cost: { coins: 2, wood: 1, ore: 1, cloth: 1 }, effects: [{ kind: 'points', count: 6 }] },
  'trade-center': {
    age: 2,
    colour: 'black',
    cost: { stone: 1, clay: 1, papyrus: 1 },
    effects: [
      { kind: 'points', count: 6 },
      { kind: 'othersGainCoins', count: 2 },
    ],
  },
  consulate: { age: 2, colour: 'black', cost: { clay: 1, papyrus: 1 }, effects: [{ kind: 'points', count: 2 }, { kind: 'diplomacy' }] },
  'raider-fort': {
    age: 2,
    colour: 'black',
    doubt: COST_IN_DOUBT,
    cost: { coins: 1, ore: 1, clay: 1 },
    effects: [
      { kind: 'victoryToken', age: 2 },
      { kind: 'neighboursTakeDebt', count: 1 },
    ],
  },
  guardhouse: {
    age: 2,
    colour: 'black',
    doubt: COST_IN_DOUBT,
    cost: { coins: 2, wood: 1, ore: 1 },
    effects: [{ kind: 'pointsPer', each: 3, of: { kind: 'victories', age: 2 }, in: 'own' }],
  },
  mercenaries: { age: 2, colour: 'black', cost: { coins: 4, papyrus: 1 }, effects: [{ kind: 'shields', count: 3 }] },
  'band-of-spies': { age: 2, colour: 'black', cost: { coins: 2, stone: 1, clay: 1 }, effects: [{ kind: 'copyScience' }] },
  'forging-agency': { age: 2, colour: 'black', cost: { coins: 2 }, effects: [{ kind: 'buildFromDiscard' }] },
  // Age III
  'opium-distillery': {
    age: 3,
    colour: 'black',
    cost: { wood: 1, glass: 1 },
    effects: [
      { kind: 'coins', count: 5 },
      { kind: 'othersLoseCoins', count: 5 },
    ],
  },
  brotherhood: {
    age: 3,
    colour: 'black',
    cost: { wood: 2, ore: 1, cloth: 1 },
    effects: [
      { kind: 'points', count: 4 },
      { kind: 'othersLoseCoins', count: 3 },
    ],
  },
  'chamber-of-builders': {
    age: 3,
    colour: 'black',
    cost: { wood: 1, clay: 1, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'points', count: 4 },
      { kind: 'othersLoseCoinsPer', each: 1, of: { kind: 'stages' } },
    ],
  },
  cenotaph: {
    age: 3,
    colour: 'black',
    cost: { stone: 1, clay: 2, glass: 1, cloth: 1 },
    effects: [
      { kind: 'points', count: 5 },
      { kind: 'othersLoseCoinsPer', each: 1, of: { kind: 'victories' } },
    ],
  },
  capitol: {
    age: 3,
    colour: 'black',
    cost: { coins: 2, stone: 2, clay: 2, glass: 1, papyrus: 1 },
    effects: [{ kind: 'points', count: 8 }],
  },
  mint: {
    age: 3,
    colour: 'black',
    cost: { wood: 2, clay: 1, glass: 1, cloth: 1 },
    effects: [
      { kind: 'points', count: 8 },
      { kind: 'othersGainCoins', count: 3 },
    ],
  },
  'secret-network': {
    age: 3,
    colour: 'black',
    cost: { stone: 1, papyrus: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['black'] }, in: 'own' },
      { kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['black'] }, in: 'own' },
    ],
  },
  'slave-market': {
    age: 3,
    colour: 'black',
    cost: { wood: 2, ore: 2 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'victories' }, in: 'own' },
      { kind: 'pointsPer', each: 1, of: { kind: 'victories' }, in: 'own' },
    ],
  },
  embassy: {
    age: 3,
    colour: 'black',
    cost: { stone: 1, papyrus: 1, cloth: 1 },
    effects: [{ kind: 'points', count: 3 }, { kind: 'diplomacy' }],
  },
  'raider-garrison': {
    age: 3,
    colour: 'black',
    doubt: COST_IN_DOUBT,
    cost: { coins: 2, stone: 2, cloth: 1 },
    effects: [
      { kind: 'victoryToken', age: 3 },
      { kind: 'neighboursTakeDebt', count: 1 },
    ],
  },
  prison: {
    age: 3,
    colour: 'black',
    doubt: COST_IN_DOUBT,
    cost: { coins: 2, ore: 2, clay: 1, papyrus: 1 },
    effects: [{ kind: 'pointsPer', each: 4, of: { kind: 'victories', age: 3 }, in: 'own' }],
  },
  contingent: { age: 3, colour: 'black', cost: { coins: 5, cloth: 1 }, effects: [{ kind: 'shields', count: 5 }] },
  'torture-chamber': { age: 3, colour: 'black', cost: { coins: 3, ore: 2, glass: 1 }, effects: [{ kind: 'copyScience' }] },
  memorial: {
    age: 3,
    colour: 'black',
    doubt: COST_IN_DOUBT,
    cost: { wood: 1, stone: 1, cloth: 1 },
    effects: [{ kind: 'coinsPer', each: 2, of: { kind: 'defeats' }, in: 'own' }, { kind: 'discardDefeats' }],
  },
} as const satisfies Record<string, CardDef>;
