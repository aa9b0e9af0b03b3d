// Source: two public tables of the new edition that agree on every stage; see docs/rules/en/cities.md. Used only with Cities.
import type { BoardDef } from '../data/effects.ts';

export const CITIES_BOARDS = {
  byzantium: {
    initial: 'stone',
    day: [
      { cost: { ore: 1, clay: 1 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { wood: 2, papyrus: 1 }, effects: [{ kind: 'points', count: 4 }, { kind: 'diplomacy' }] },
      { cost: { clay: 2, glass: 1, cloth: 1 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      { cost: { wood: 1, ore: 1, papyrus: 1 }, effects: [{ kind: 'points', count: 4 }, { kind: 'diplomacy' }] },
      { cost: { ore: 2, glass: 1, cloth: 1 }, effects: [{ kind: 'points', count: 6 }, { kind: 'diplomacy' }] },
    ],
  },
  petra: {
    initial: 'clay',
    day: [
      { cost: { wood: 1, stone: 1 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { coins: 5 }, effects: [{ kind: 'points', count: 7 }] },
      { cost: { wood: 1, stone: 2, papyrus: 1 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      {
        cost: { ore: 2, clay: 2 },
        effects: [
          { kind: 'points', count: 3 },
          { kind: 'othersLoseCoins', count: 2 },
        ],
      },
      { cost: { coins: 10 }, effects: [{ kind: 'points', count: 14 }] },
    ],
  },
} as const satisfies Record<string, BoardDef>;
