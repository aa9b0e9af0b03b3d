// The part that all seven boards share. Most of its numbers were never published: `known` says how sure each one is. To put in a real
// value, change it here and set its confidence; nothing else repeats it.
import type { BonusDef, StructureDef } from './effects.ts';

export const COMMON = {
  warehouse: {
    colour: 'grey',
    bonus: false,
    spaces: {
      stone: {
        cost: 0,
        points: 0,
        effects: [{ kind: 'produceResource', resource: 'stone' }],
        known: { cost: 'single-source', points: 'single-source', effects: 'confirmed' },
      },
      wood: {
        cost: 0,
        points: 0,
        effects: [{ kind: 'produceResource', resource: 'wood' }],
        known: { cost: 'single-source', points: 'single-source', effects: 'confirmed' },
      },
      clay: {
        cost: 0,
        points: 0,
        effects: [{ kind: 'produceResource', resource: 'clay' }],
        known: { cost: 'single-source', points: 'single-source', effects: 'confirmed' },
      },
      textile: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'produceResource', resource: 'textile' }],
        known: { cost: 'inferred', points: 'single-source', effects: 'confirmed' },
      },
      glass: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'produceResource', resource: 'glass' }],
        known: { cost: 'inferred', points: 'single-source', effects: 'confirmed' },
      },
      papyrus: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'produceResource', resource: 'papyrus' }],
        known: { cost: 'inferred', points: 'single-source', effects: 'confirmed' },
      },
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
      a1: { cost: 0, points: 2, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      a2: { cost: 1, points: 3, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      b1: { cost: 1, points: 3, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      b2: { cost: 2, points: 4, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      b3: { cost: 3, points: 5, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      c1: { cost: 2, points: 4, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      c2: { cost: 3, points: 5, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
      c3: { cost: 4, points: 6, effects: [], known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' } },
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
      k1: {
        cost: 1,
        points: 0,
        effects: [{ kind: 'gainCoins', amount: 7 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      k2: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'gainCoins', amount: 7 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      m1: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'cross', colours: ['grey'], count: 1 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      m2: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'coinsAndPointsPerSpace', of: 'university', coins: 1, points: 1 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      t1: {
        cost: 3,
        points: 0,
        effects: [{ kind: 'coinsAndPointsPerSpace', of: 'barracks', coins: 1, points: 1 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      t2: {
        cost: 3,
        points: 0,
        effects: [{ kind: 'coinsAndPointsPerSpace', of: 'wonder', coins: 2, points: 2 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
    },
    tracks: [
      { symbols: ['coin7'], order: 'sequence', spaces: ['k1', 'k2'] },
      { symbols: ['camel'], order: 'any', spaces: ['m1', 'm2'] },
      { symbols: ['chest'], order: 'any', spaces: ['t1', 't2'] },
    ],
  },
  barracksWest: {
    colour: 'red',
    bonus: true,
    spaces: {
      a1: {
        cost: 1,
        points: 0,
        effects: [{ kind: 'attack', points: 3 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a2: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'attack', points: 4 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a3: {
        cost: 3,
        points: 0,
        effects: [{ kind: 'attack', points: 5 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a4: {
        cost: 4,
        points: 0,
        effects: [{ kind: 'attack', points: 6 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a5: {
        cost: 5,
        points: 0,
        effects: [{ kind: 'attack', points: 7 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      d1: {
        cost: 1,
        points: 0,
        effects: [{ kind: 'defence', amount: 1 }],
        known: { cost: 'single-source', points: 'inferred', effects: 'confirmed' },
      },
      d2: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'defence', amount: 1 }],
        known: { cost: 'single-source', points: 'inferred', effects: 'confirmed' },
      },
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
      a1: {
        cost: 1,
        points: 0,
        effects: [{ kind: 'attack', points: 3 }],
        known: { cost: 'inferred', points: 'confirmed', effects: 'confirmed' },
      },
      a2: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'attack', points: 4 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a3: {
        cost: 3,
        points: 0,
        effects: [{ kind: 'attack', points: 5 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a4: {
        cost: 4,
        points: 0,
        effects: [{ kind: 'attack', points: 6 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      a5: {
        cost: 5,
        points: 0,
        effects: [{ kind: 'attack', points: 7 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      d1: {
        cost: 1,
        points: 0,
        effects: [{ kind: 'defence', amount: 1 }],
        known: { cost: 'single-source', points: 'inferred', effects: 'confirmed' },
      },
      d2: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'defence', amount: 1 }],
        known: { cost: 'single-source', points: 'inferred', effects: 'confirmed' },
      },
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
      blue: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'cross', colours: ['blue'], count: 2 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      green: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'cross', colours: ['green'], count: 2 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      red: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'cross', colours: ['red'], count: 2 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      yellow: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'cross', colours: ['yellow'], count: 2 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'inferred' },
      },
      l1: {
        cost: 2,
        points: 0,
        effects: [{ kind: 'pointsPerLeader', points: 1 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
      l2: {
        cost: 4,
        points: 0,
        effects: [{ kind: 'pointsPerLeader', points: 1 }],
        known: { cost: 'inferred', points: 'inferred', effects: 'confirmed' },
      },
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
      g1: { cost: 2, points: 5, effects: [], known: { cost: 'single-source', points: 'single-source', effects: 'confirmed' } },
      g2: { cost: 3, points: 6, effects: [], known: { cost: 'single-source', points: 'single-source', effects: 'confirmed' } },
      g3: { cost: 4, points: 7, effects: [], known: { cost: 'single-source', points: 'single-source', effects: 'confirmed' } },
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
