import type { OptionSpec } from '@maravilha/kernel';

/** `choose`: from a drawn seat on, each in turn picks one of the cities that are left. */
export const CITY_OPTIONS = ['random', 'choose'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [{ key: 'cities', kind: 'choice', values: CITY_OPTIONS, default: 'random' }];
