// The smallest game in which one choice opens the next: the example for whoever adds one with `independentTurns`.
import { newestOf, versionsOf } from '../../src/index.ts';
import * as engine from './engine.ts';
import type { GardenShape } from './state.ts';

export type { GardenEvent, GardenMove, GardenOptions, GardenPosition, GardenView } from './types.ts';
export type { GardenShape, GardenState } from './state.ts';

export const gardenVersions = versionsOf<GardenShape>(engine, 1);
export const garden = newestOf(gardenVersions);
