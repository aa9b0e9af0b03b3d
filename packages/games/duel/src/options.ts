import type { OptionSpec } from '@maravilha/kernel';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './state.ts';

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'wonders', kind: 'choice', values: WONDER_OPTIONS, default: 'draft' },
  { key: 'starter', kind: 'choice', values: STARTER_OPTIONS, default: 'random' },
];
