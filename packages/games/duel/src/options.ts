import type { OptionSpec } from '@maravilha/kernel';

export const WONDER_OPTIONS = ['draft', 'random', 'first-game'] as const;
export const STARTER_OPTIONS = ['random', 'first-seat', 'second-seat'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'wonders', kind: 'choice', values: WONDER_OPTIONS, default: 'draft' },
  { key: 'starter', kind: 'choice', values: STARTER_OPTIONS, default: 'random' },
];
