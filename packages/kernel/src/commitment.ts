import { sha256 } from './sha256.ts';

/** What is shown at the start of a match: it binds the table to the seed without revealing it. */
export const commit = (seed: Uint8Array): string => sha256(seed);
