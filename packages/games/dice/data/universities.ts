// The University of each city: what its scholars find, and which special die each line unlocks. Most numbers were never published: see common.ts.
import type { StructureDef } from './effects.ts';
import type { CityId } from './wonders.ts';

const COST_READ = { cost: 'single-source', points: 'inferred', effects: 'inferred' } as const;
const POINTS_GUESSED = { cost: 'single-source', points: 'inferred', effects: 'single-source' } as const;

export const UNIVERSITIES = {
  giza: {
    colour: 'green',
    bonus: true,
    spaces: {
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'blue', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'yellow' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'blue' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
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
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'red' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'grey' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'blue', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
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
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'grey' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'green' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
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
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'yellow' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'red' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'blue', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
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
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'green' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'blue' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
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
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'grey', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'red' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'yellow' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
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
      black1: { cost: 2, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'red', amount: 2 }], known: COST_READ },
      black2: { cost: 3, points: 0, effects: [{ kind: 'dieCostZero', colour: 'blue' }], known: COST_READ },
      black3: { cost: 4, points: 3, effects: [{ kind: 'unlockDie', die: 'black' }], known: POINTS_GUESSED },
      purple1: { cost: 3, points: 0, effects: [{ kind: 'dieCostMinus', amount: 1 }], known: COST_READ },
      purple2: { cost: 4, points: 0, effects: [{ kind: 'dieCostZero', colour: 'grey' }], known: COST_READ },
      purple3: { cost: 5, points: 4, effects: [{ kind: 'unlockDie', die: 'purple' }], known: POINTS_GUESSED },
      white1: { cost: 0, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 }], known: COST_READ },
      white2: { cost: 3, points: 0, effects: [{ kind: 'coinsWhenChosen', colour: 'green', amount: 2 }], known: COST_READ },
      white3: { cost: 6, points: 5, effects: [{ kind: 'unlockDie', die: 'white' }], known: POINTS_GUESSED },
    },
    tracks: [
      { symbols: ['compass'], order: 'sequence', spaces: ['black1', 'black2', 'black3'] },
      { symbols: ['tablet'], order: 'sequence', spaces: ['purple1', 'purple2', 'purple3'] },
      { symbols: ['gear'], order: 'sequence', spaces: ['white1', 'white2', 'white3'] },
    ],
  },
} as const satisfies Record<CityId, StructureDef>;
