// All that is printed on the seven boards. Most of it was never published: `known` says how sure each number is. Whoever owns the box puts
// the printed numbers in here, and nowhere else: docs/dice-boards.md tells how.
import type { BonusDef, Known, StructureDef } from './effects.ts';

/** How sure the cost, the points and the effects of a space are: c confirmed, s from a single source, i inferred. */
const KNOWN = {
  ccc: { cost: 'confirmed', points: 'confirmed', effects: 'confirmed' },
  icc: { cost: 'inferred', points: 'confirmed', effects: 'confirmed' },
  iic: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
  iii: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
  iis: { cost: 'inferred', points: 'inferred', effects: 'single-source' },
  isc: { cost: 'inferred', points: 'single-source', effects: 'confirmed' },
  iss: { cost: 'inferred', points: 'single-source', effects: 'single-source' },
  sic: { cost: 'single-source', points: 'inferred', effects: 'confirmed' },
  sii: { cost: 'single-source', points: 'inferred', effects: 'inferred' },
  sis: { cost: 'single-source', points: 'inferred', effects: 'single-source' },
  ssc: { cost: 'single-source', points: 'single-source', effects: 'confirmed' },
} as const satisfies Record<string, Known>;

/** The Gold Reserve: rows of seven coins. The number of rows is inferred. */
export const RESERVE_ROW = 7;
export const RESERVE_ROWS = 4;
// In one module with its factors, so that the bundle holds the number itself: listing asks for it again and again.
export const RESERVE = RESERVE_ROW * RESERVE_ROWS;

/** The part that all seven boards share. */
export const COMMON = {
  warehouse: {
    colour: 'grey',
    bonus: false,
    spaces: {
      stone: { cost: 0, points: 0, effects: [{ kind: 'produceResource', resource: 'stone' }], known: KNOWN.ssc },
      wood: { cost: 0, points: 0, effects: [{ kind: 'produceResource', resource: 'wood' }], known: KNOWN.ssc },
      clay: { cost: 0, points: 0, effects: [{ kind: 'produceResource', resource: 'clay' }], known: KNOWN.ssc },
      textile: { cost: 2, points: 0, effects: [{ kind: 'produceResource', resource: 'textile' }], known: KNOWN.isc },
      glass: { cost: 2, points: 0, effects: [{ kind: 'produceResource', resource: 'glass' }], known: KNOWN.isc },
      papyrus: { cost: 2, points: 0, effects: [{ kind: 'produceResource', resource: 'papyrus' }], known: KNOWN.isc },
    },
    tracks: [
      { symbols: ['stone'], order: 'sequence', spaces: ['stone'] },
      { symbols: ['wood'], order: 'sequence', spaces: ['wood'] },
      { symbols: ['clay'], order: 'sequence', spaces: ['clay'] },
      { symbols: ['textile'], order: 'sequence', spaces: ['textile'] },
      { symbols: ['glass'], order: 'sequence', spaces: ['glass'] },
      { symbols: ['papyrus'], order: 'sequence', spaces: ['papyrus'] },
    ],
  },
  agora: {
    colour: 'blue',
    bonus: true,
    spaces: {
      a1: { cost: 0, points: 2, effects: [], known: KNOWN.iic },
      a2: { cost: 1, points: 3, effects: [], known: KNOWN.iic },
      b1: { cost: 1, points: 3, effects: [], known: KNOWN.iic },
      b2: { cost: 2, points: 4, effects: [], known: KNOWN.iic },
      b3: { cost: 3, points: 5, effects: [], known: KNOWN.iic },
      c1: { cost: 2, points: 4, effects: [], known: KNOWN.iic },
      c2: { cost: 3, points: 5, effects: [], known: KNOWN.iic },
      c3: { cost: 4, points: 6, effects: [], known: KNOWN.iic },
    },
    tracks: [
      { symbols: ['mask'], order: 'sequence', spaces: ['a1', 'a2'] },
      { symbols: ['scales'], order: 'sequence', spaces: ['b1', 'b2', 'b3'] },
      { symbols: ['fountain'], order: 'sequence', spaces: ['c1', 'c2', 'c3'] },
      { symbols: ['temple'], order: 'sequence', spaces: ['a1', 'b1', 'c1'] },
      { symbols: ['owl'], order: 'sequence', spaces: ['a2', 'b2', 'c2'] },
      { symbols: ['caduceus'], order: 'sequence', spaces: ['b3', 'c3'] },
    ],
  },
  market: {
    colour: 'yellow',
    bonus: true,
    spaces: {
      k1: { cost: 1, points: 0, effects: [{ kind: 'gainCoins', amount: 7 }], known: KNOWN.iii },
      k2: { cost: 2, points: 0, effects: [{ kind: 'gainCoins', amount: 7 }], known: KNOWN.iii },
      m1: { cost: 2, points: 0, effects: [{ kind: 'cross', colours: ['grey'], count: 1 }], known: KNOWN.iii },
      m2: { cost: 2, points: 0, effects: [{ kind: 'coinsAndPointsPerSpace', of: 'university', coins: 1, points: 1 }], known: KNOWN.iii },
      t1: { cost: 3, points: 0, effects: [{ kind: 'coinsAndPointsPerSpace', of: 'barracks', coins: 1, points: 1 }], known: KNOWN.iii },
      t2: { cost: 3, points: 0, effects: [{ kind: 'coinsAndPointsPerSpace', of: 'wonder', coins: 2, points: 2 }], known: KNOWN.iii },
    },
    tracks: [
      { symbols: ['coin7'], order: 'any', spaces: ['k1', 'k2'] },
      { symbols: ['camel'], order: 'sequence', spaces: ['m1', 'm2'] },
      { symbols: ['chest'], order: 'any', spaces: ['t1', 't2'] },
    ],
  },
  barracksWest: {
    colour: 'red',
    bonus: true,
    spaces: {
      a1: { cost: 1, points: 0, effects: [{ kind: 'attack', points: 3 }], known: KNOWN.iic },
      a2: { cost: 2, points: 0, effects: [{ kind: 'attack', points: 4 }], known: KNOWN.iic },
      a3: { cost: 3, points: 0, effects: [{ kind: 'attack', points: 5 }], known: KNOWN.iic },
      a4: { cost: 4, points: 0, effects: [{ kind: 'attack', points: 6 }], known: KNOWN.iic },
      a5: { cost: 5, points: 0, effects: [{ kind: 'attack', points: 7 }], known: KNOWN.iic },
      d1: { cost: 1, points: 0, effects: [{ kind: 'defence', amount: 1 }], known: KNOWN.sic },
      d2: { cost: 2, points: 0, effects: [{ kind: 'defence', amount: 1 }], known: KNOWN.sic },
    },
    tracks: [
      { symbols: ['axe'], order: 'sequence', spaces: ['a1', 'a2', 'a3', 'a4', 'a5'] },
      { symbols: ['shield'], order: 'sequence', spaces: ['d1', 'd2'] },
    ],
  },
  barracksEast: {
    colour: 'red',
    bonus: true,
    spaces: {
      a1: { cost: 1, points: 0, effects: [{ kind: 'attack', points: 3 }], known: KNOWN.icc },
      a2: { cost: 2, points: 0, effects: [{ kind: 'attack', points: 4 }], known: KNOWN.iic },
      a3: { cost: 3, points: 0, effects: [{ kind: 'attack', points: 5 }], known: KNOWN.iic },
      a4: { cost: 4, points: 0, effects: [{ kind: 'attack', points: 6 }], known: KNOWN.iic },
      a5: { cost: 5, points: 0, effects: [{ kind: 'attack', points: 7 }], known: KNOWN.iic },
      d1: { cost: 1, points: 0, effects: [{ kind: 'defence', amount: 1 }], known: KNOWN.sic },
      d2: { cost: 2, points: 0, effects: [{ kind: 'defence', amount: 1 }], known: KNOWN.sic },
    },
    tracks: [
      { symbols: ['sword'], order: 'sequence', spaces: ['a1', 'a2', 'a3', 'a4', 'a5'] },
      { symbols: ['shield'], order: 'sequence', spaces: ['d1', 'd2'] },
    ],
  },
  leadersGallery: {
    colour: 'white',
    bonus: true,
    spaces: {
      blue: { cost: 2, points: 0, effects: [{ kind: 'cross', colours: ['blue'], count: 2 }], known: KNOWN.iii },
      green: { cost: 2, points: 0, effects: [{ kind: 'cross', colours: ['green'], count: 2 }], known: KNOWN.iii },
      red: { cost: 2, points: 0, effects: [{ kind: 'cross', colours: ['red'], count: 2 }], known: KNOWN.iii },
      yellow: { cost: 2, points: 0, effects: [{ kind: 'cross', colours: ['yellow'], count: 2 }], known: KNOWN.iii },
      l1: { cost: 2, points: 0, effects: [{ kind: 'pointsPerLeader', points: 1 }], known: KNOWN.iic },
      l2: { cost: 4, points: 0, effects: [{ kind: 'pointsPerLeader', points: 1 }], known: KNOWN.iic },
    },
    tracks: [
      { symbols: ['leader-blue'], order: 'sequence', spaces: ['blue'] },
      { symbols: ['leader-green'], order: 'sequence', spaces: ['green'] },
      { symbols: ['leader-red'], order: 'sequence', spaces: ['red'] },
      { symbols: ['leader-yellow'], order: 'sequence', spaces: ['yellow'] },
      { symbols: ['leader-laurel'], order: 'sequence', spaces: ['l1', 'l2'] },
    ],
  },
  guildCourt: {
    colour: 'purple',
    bonus: true,
    spaces: {
      g1: { cost: 2, points: 5, effects: [], known: KNOWN.ssc },
      g2: { cost: 3, points: 6, effects: [], known: KNOWN.ssc },
      g3: { cost: 4, points: 7, effects: [], known: KNOWN.ssc },
    },
    tracks: [
      {
        symbols: ['guild-red', 'guild-wonder', 'guild-grey', 'guild-yellow', 'guild-blue', 'guild-green'],
        order: 'sequence',
        spaces: ['g1', 'g2', 'g3'],
      },
    ],
  },
} as const satisfies Record<string, StructureDef>;

/** One of them for each completed structure of the city, in whatever order. */
export const BONUSES = {
  again: { effects: [{ kind: 'anotherAction' }], known: 'single-source' },
  cross: { effects: [{ kind: 'cross', colours: ['red', 'green', 'blue', 'yellow'], count: 1 }], known: 'inferred' },
  coins: { effects: [{ kind: 'gainCoins', amount: 7 }], known: 'single-source' },
} as const satisfies Record<string, BonusDef>;

export type BonusId = keyof typeof BONUSES;
export const BONUS_IDS = Object.keys(BONUSES) as readonly BonusId[];

const STAGES = [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }] as const;

/** The Wonder of each city: three stages, one after the other. */
export const WONDERS = {
  giza: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 0, effects: [{ kind: 'coinsAndPointsPerSpace', of: 'wonder', coins: 2, points: 2 }], known: KNOWN.iis },
      w2: { cost: 3, points: 0, effects: [{ kind: 'anotherAction' }], known: KNOWN.iis },
      w3: { cost: 6, points: 7, effects: [], known: KNOWN.iss },
    },
    tracks: STAGES,
  },
  rhodes: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'cross', colours: ['red'], count: 1 }], known: KNOWN.iii },
      w2: { cost: 4, points: 3, effects: [{ kind: 'cross', colours: ['red'], count: 2 }], known: KNOWN.iii },
      w3: { cost: 5, points: 6, effects: [], known: KNOWN.iii },
    },
    tracks: STAGES,
  },
  alexandria: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 1, points: 2, effects: [{ kind: 'cross', colours: ['grey'], count: 1 }], known: KNOWN.iii },
      w2: { cost: 3, points: 3, effects: [{ kind: 'cross', colours: ['grey'], count: 2 }], known: KNOWN.iii },
      w3: { cost: 6, points: 7, effects: [], known: KNOWN.iii },
    },
    tracks: STAGES,
  },
  ephesus: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'gainCoins', amount: 7 }], known: KNOWN.iii },
      w2: { cost: 4, points: 4, effects: [{ kind: 'gainCoins', amount: 7 }], known: KNOWN.iii },
      w3: { cost: 5, points: 5, effects: [{ kind: 'cross', colours: ['yellow'], count: 1 }], known: KNOWN.iii },
    },
    tracks: STAGES,
  },
  babylon: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'cross', colours: ['green'], count: 1 }], known: KNOWN.iii },
      w2: { cost: 4, points: 2, effects: [{ kind: 'cross', colours: ['green'], count: 2 }], known: KNOWN.iii },
      w3: { cost: 5, points: 7, effects: [], known: KNOWN.iii },
    },
    tracks: STAGES,
  },
  olympia: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'constructFreeDie' }], known: KNOWN.iii },
      w2: { cost: 3, points: 3, effects: [{ kind: 'constructFreeDie' }], known: KNOWN.iii },
      w3: { cost: 5, points: 6, effects: [{ kind: 'constructFreeDie' }], known: KNOWN.iii },
    },
    tracks: STAGES,
  },
  halicarnassus: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 3, effects: [{ kind: 'cross', colours: ['blue', 'yellow'], count: 1 }], known: KNOWN.iii },
      w2: { cost: 4, points: 3, effects: [{ kind: 'cross', colours: ['red', 'green', 'blue', 'yellow'], count: 1 }], known: KNOWN.iii },
      w3: { cost: 6, points: 6, effects: [{ kind: 'anotherAction' }], known: KNOWN.iii },
    },
    tracks: STAGES,
  },
} as const satisfies Record<string, StructureDef>;

export type CityId = keyof typeof WONDERS;
export const CITY_IDS = Object.keys(WONDERS) as readonly CityId[];

/** The University of each city: what its scholars find, and which special die each line unlocks. */
export const UNIVERSITIES = {
  giza: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'blue', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'yellow' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'blue' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['compass'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['tablet'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['gear'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
  rhodes: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'red' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'grey' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'blue', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['tablet'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['gear'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['compass'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
  alexandria: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'grey' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'green' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['gear'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['compass'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['tablet'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
  ephesus: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'yellow' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'red' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'blue', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['compass'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['gear'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['tablet'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
  babylon: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'green' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'blue' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['tablet'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['compass'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['gear'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
  olympia: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'red' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'yellow' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['gear'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['tablet'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['compass'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
  halicarnassus: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: KNOWN.sii },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'blue' }], known: KNOWN.sii },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: KNOWN.sis },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: KNOWN.sii },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'grey' }], known: KNOWN.sii },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: KNOWN.sis },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: KNOWN.sii },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: KNOWN.sii },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: KNOWN.sis },
    },
    tracks: [
      { symbols: ['compass'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['tablet'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['gear'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
} as const satisfies Record<CityId, StructureDef>;
