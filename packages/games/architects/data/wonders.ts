// Source: pictures of the pieces and of the trays, compared with public implementations; every figure is confirmed.
import type { WonderDef } from './effects.ts';

export const WONDERS = {
  alexandria: {
    effects: [{ kind: 'any-deck' }],
    stages: [
      { points: 4, effect: false, row: 1, above: [] },
      { points: 3, effect: true, row: 2, above: [1] },
      { points: 6, effect: false, row: 3, above: [2] },
      { points: 5, effect: true, row: 4, above: [3] },
      { points: 7, effect: false, row: 5, above: [4] },
    ],
  },
  babylon: {
    effects: [{ kind: 'progress' }],
    stages: [
      { points: 3, effect: false, row: 1, above: [] },
      { points: 0, effect: true, row: 2, above: [1] },
      { points: 5, effect: false, row: 3, above: [2] },
      { points: 5, effect: true, row: 4, above: [3] },
      { points: 7, effect: false, row: 4, above: [3] },
    ],
  },
  ephesus: {
    effects: [{ kind: 'central' }],
    stages: [
      { points: 3, effect: false, row: 1, above: [] },
      { points: 3, effect: true, row: 2, above: [1] },
      { points: 4, effect: true, row: 2, above: [1] },
      { points: 5, effect: true, row: 2, above: [1] },
      { points: 7, effect: false, row: 3, above: [2, 3, 4] },
    ],
  },
  giza: {
    effects: [],
    stages: [
      { points: 4, effect: false, row: 1, above: [] },
      { points: 5, effect: false, row: 2, above: [1] },
      { points: 6, effect: false, row: 3, above: [2] },
      { points: 7, effect: false, row: 4, above: [3] },
      { points: 8, effect: false, row: 5, above: [4] },
    ],
  },
  halicarnassus: {
    effects: [{ kind: 'search' }],
    stages: [
      { points: 3, effect: false, row: 1, above: [] },
      { points: 3, effect: true, row: 2, above: [1] },
      { points: 6, effect: false, row: 3, above: [2] },
      { points: 5, effect: true, row: 3, above: [2] },
      { points: 7, effect: false, row: 4, above: [3, 4] },
    ],
  },
  olympia: {
    effects: [{ kind: 'left-and-right' }],
    stages: [
      { points: 3, effect: false, row: 1, above: [] },
      { points: 2, effect: true, row: 2, above: [1] },
      { points: 5, effect: false, row: 2, above: [1] },
      { points: 5, effect: true, row: 3, above: [2, 3] },
      { points: 7, effect: false, row: 4, above: [4] },
    ],
  },
  rhodes: {
    effects: [{ kind: 'shields', count: 1 }],
    stages: [
      { points: 4, effect: false, row: 1, above: [] },
      { points: 4, effect: true, row: 1, above: [] },
      { points: 5, effect: false, row: 2, above: [1, 2] },
      { points: 6, effect: true, row: 3, above: [3] },
      { points: 7, effect: false, row: 4, above: [4] },
    ],
  },
} as const satisfies Record<string, WonderDef>;

export type WonderId = keyof typeof WONDERS;
export const WONDER_IDS = Object.keys(WONDERS) as readonly WonderId[];
