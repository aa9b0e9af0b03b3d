// What a measurement answers: the same for all parts, so that one table shows them.

export type Unit = 'ms' | '1/s' | 'µs of CPU' | 'MB' | 'kB' | '';

export interface Figure {
  readonly what: string;
  /** Each run, in the order in which they were made. The middle one counts. */
  readonly runs: readonly number[];
  readonly unit: Unit;
  /** What it should be. */
  readonly bar?: string | undefined;
}

export const figure = (what: string, unit: Unit, runs: number | readonly number[], bar?: string): Figure => ({
  what,
  unit,
  runs: (typeof runs === 'number' ? [runs] : runs).map(round),
  bar,
});

export const round = (value: number): number => Math.round(value * 100) / 100;

export const medianOf = (runs: readonly number[]): number => percentile(sorted(runs), 0.5);

export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;

export const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

export const MEGABYTE = 1024 * 1024;
