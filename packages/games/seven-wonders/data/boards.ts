// Source: seven public tables that agree on all fourteen sides, two of them also against a photograph of the printed board; see docs/rules/en/seven-wonders.md.
// Stages are built in order.
import type { BoardDef } from './effects.ts';

export const BASE_BOARDS = {
  alexandria: {
    initial: 'glass',
    day: [
      { cost: { stone: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { ore: 2 }, effects: [{ kind: 'produceChoice', oneOf: ['wood', 'stone', 'ore', 'clay'] }] },
      { cost: { papyrus: 1, cloth: 1 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      { cost: { clay: 2 }, effects: [{ kind: 'produceChoice', oneOf: ['wood', 'stone', 'ore', 'clay'] }] },
      { cost: { ore: 3 }, effects: [{ kind: 'produceChoice', oneOf: ['glass', 'papyrus', 'cloth'] }] },
      { cost: { wood: 4 }, effects: [{ kind: 'points', count: 7 }] },
    ],
  },
  babylon: {
    initial: 'wood',
    day: [
      { cost: { clay: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { ore: 2, cloth: 1 }, effects: [{ kind: 'scienceChoice' }] },
      { cost: { wood: 4 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      { cost: { stone: 2 }, effects: [{ kind: 'playLastCard' }] },
      { cost: { clay: 3, glass: 1 }, effects: [{ kind: 'scienceChoice' }] },
    ],
  },
  ephesus: {
    initial: 'papyrus',
    day: [
      { cost: { clay: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { wood: 2 }, effects: [{ kind: 'coins', count: 9 }] },
      { cost: { ore: 2, glass: 1 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      {
        cost: { stone: 2 },
        effects: [
          { kind: 'coins', count: 4 },
          { kind: 'points', count: 2 },
        ],
      },
      {
        cost: { wood: 2 },
        effects: [
          { kind: 'coins', count: 4 },
          { kind: 'points', count: 3 },
        ],
      },
      {
        cost: { ore: 2, cloth: 1 },
        effects: [
          { kind: 'coins', count: 4 },
          { kind: 'points', count: 5 },
        ],
      },
    ],
  },
  gizah: {
    initial: 'stone',
    day: [
      { cost: { wood: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { clay: 2, cloth: 1 }, effects: [{ kind: 'points', count: 5 }] },
      { cost: { stone: 4 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      { cost: { wood: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { stone: 3 }, effects: [{ kind: 'points', count: 5 }] },
      { cost: { clay: 3 }, effects: [{ kind: 'points', count: 5 }] },
      { cost: { stone: 4, papyrus: 1 }, effects: [{ kind: 'points', count: 7 }] },
    ],
  },
  halicarnassus: {
    initial: 'cloth',
    day: [
      { cost: { ore: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { glass: 1, papyrus: 1 }, effects: [{ kind: 'buildFromDiscard' }] },
      { cost: { stone: 3 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      { cost: { clay: 2 }, effects: [{ kind: 'points', count: 2 }, { kind: 'buildFromDiscard' }] },
      { cost: { glass: 1, papyrus: 1 }, effects: [{ kind: 'points', count: 1 }, { kind: 'buildFromDiscard' }] },
      { cost: { wood: 3 }, effects: [{ kind: 'buildFromDiscard' }] },
    ],
  },
  olympia: {
    initial: 'clay',
    day: [
      { cost: { stone: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { wood: 2 }, effects: [{ kind: 'freeFirstOfColour' }] },
      { cost: { clay: 3 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      { cost: { ore: 2 }, effects: [{ kind: 'points', count: 2 }, { kind: 'freeFirstOfAge' }] },
      { cost: { clay: 3 }, effects: [{ kind: 'points', count: 3 }, { kind: 'freeLastOfAge' }] },
      { cost: { glass: 1, papyrus: 1, cloth: 1 }, effects: [{ kind: 'points', count: 5 }] },
    ],
  },
  rhodes: {
    initial: 'ore',
    day: [
      { cost: { wood: 2 }, effects: [{ kind: 'points', count: 3 }] },
      { cost: { clay: 3 }, effects: [{ kind: 'shields', count: 2 }] },
      { cost: { ore: 4 }, effects: [{ kind: 'points', count: 7 }] },
    ],
    night: [
      {
        cost: { stone: 3 },
        effects: [
          { kind: 'shields', count: 1 },
          { kind: 'coins', count: 3 },
          { kind: 'points', count: 3 },
        ],
      },
      {
        cost: { ore: 4 },
        effects: [
          { kind: 'shields', count: 1 },
          { kind: 'coins', count: 4 },
          { kind: 'points', count: 4 },
        ],
      },
    ],
  },
} as const satisfies Record<string, BoardDef>;
