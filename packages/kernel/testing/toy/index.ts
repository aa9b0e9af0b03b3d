// A small but complete game: the example for whoever adds one, and what the contract suite is tried on.
import { newestOf, versionsOf } from '../../src/index.ts';
import * as engine from './engine.ts';
import { components, secretsOf } from './hidden.ts';
import type { ToyShape } from './state.ts';

export type * from './types.ts';
export type { ToyShape, ToyState } from './state.ts';

export const toyVersions = versionsOf<ToyShape>(engine, 1);
export const toy = newestOf(toyVersions);

/** What only the game can tell the contract suite. */
export const toyHooks = { components, secretsOf };
