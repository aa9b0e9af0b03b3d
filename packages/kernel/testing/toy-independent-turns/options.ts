// What a table of this game may be.
import type { OptionSpec } from '../../src/index.ts';

export const id = 'garden';
export const seatCounts = [2, 3, 4];
export const optionSpecs: readonly OptionSpec[] = [];
