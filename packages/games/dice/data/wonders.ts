// The Wonder of each city: three stages, one after the other. Most numbers were never published: see common.ts.
import type { StructureDef } from './effects.ts';

const EFFECT_READ = { cost: 'inferred', points: 'inferred', effects: 'single-source' } as const;
const COST_GUESSED = { cost: 'inferred', points: 'single-source', effects: 'single-source' } as const;
const GUESSED = { cost: 'inferred', points: 'inferred', effects: 'inferred' } as const;

export const WONDERS = {
  giza: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 0, effects: [{ kind: 'coinsAndPointsPerSpace', of: 'wonder', coins: 2, points: 2 }], known: EFFECT_READ },
      w2: { cost: 3, points: 0, effects: [{ kind: 'anotherAction' }], known: EFFECT_READ },
      w3: { cost: 6, points: 7, effects: [], known: COST_GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
  rhodes: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'cross', colours: ['red'], count: 1 }], known: GUESSED },
      w2: { cost: 4, points: 3, effects: [{ kind: 'cross', colours: ['red'], count: 2 }], known: GUESSED },
      w3: { cost: 5, points: 6, effects: [], known: GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
  alexandria: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 1, points: 2, effects: [{ kind: 'cross', colours: ['grey'], count: 1 }], known: GUESSED },
      w2: { cost: 3, points: 3, effects: [{ kind: 'cross', colours: ['grey'], count: 2 }], known: GUESSED },
      w3: { cost: 6, points: 7, effects: [], known: GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
  ephesus: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'gainCoins', amount: 7 }], known: GUESSED },
      w2: { cost: 4, points: 4, effects: [{ kind: 'gainCoins', amount: 7 }], known: GUESSED },
      w3: { cost: 5, points: 5, effects: [{ kind: 'cross', colours: ['yellow'], count: 1 }], known: GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
  babylon: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'cross', colours: ['green'], count: 1 }], known: GUESSED },
      w2: { cost: 4, points: 2, effects: [{ kind: 'cross', colours: ['green'], count: 2 }], known: GUESSED },
      w3: { cost: 5, points: 7, effects: [], known: GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
  olympia: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 2, effects: [{ kind: 'constructFreeDie' }], known: GUESSED },
      w2: { cost: 3, points: 3, effects: [{ kind: 'constructFreeDie' }], known: GUESSED },
      w3: { cost: 5, points: 6, effects: [{ kind: 'constructFreeDie' }], known: GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
  halicarnassus: {
    colour: undefined,
    bonus: true,
    spaces: {
      w1: { cost: 2, points: 3, effects: [{ kind: 'cross', colours: ['blue', 'yellow'], count: 1 }], known: GUESSED },
      w2: { cost: 4, points: 3, effects: [{ kind: 'cross', colours: ['red', 'green', 'blue', 'yellow'], count: 1 }], known: GUESSED },
      w3: { cost: 6, points: 6, effects: [{ kind: 'anotherAction' }], known: GUESSED },
    },
    tracks: [{ symbols: ['wonder'], order: 'sequence', spaces: ['w1', 'w2', 'w3'] }],
  },
} as const satisfies Record<string, StructureDef>;

export type CityId = keyof typeof WONDERS;
export const CITY_IDS = Object.keys(WONDERS) as readonly CityId[];
