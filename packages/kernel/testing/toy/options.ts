// What a table of this game may be.
import type { InputError, OptionSpec } from '../../src/index.ts';
import type { ToyOptions } from './types.ts';

export const id = 'toy';
export const seatCounts = [2, 3, 4];
export const optionSpecs: readonly OptionSpec[] = [
  { key: 'hand', kind: 'choice', values: ['three', 'four'], default: 'three' },
  { key: 'openPile', kind: 'switch', default: false },
];

export const checkOptions = (options: ToyOptions): InputError | undefined =>
  options.hand === 'four' && options.seats === 4
    ? { code: 'bad-input', path: 'hand', detail: 'four hands of four would leave no card in the box' }
    : undefined;
