import type { OptionSpec } from '@maravilha/kernel';

/** `choose`: from the starting player on, each seat in turn picks one of the wonders that are left. */
export const WONDER_OPTIONS = ['random', 'choose'] as const;
/** The rule book lets the youngest begin: `owner` is the first seat, taken for the youngest; `choose`: the first seat says who begins. */
export const STARTER_OPTIONS = ['random', 'owner', 'choose'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'wonders', kind: 'choice', values: WONDER_OPTIONS, default: 'random' },
  { key: 'starter', kind: 'choice', values: STARTER_OPTIONS, default: 'random' },
];
