import type { OptionSpec } from '@maravilha/kernel';

/** `choose`: from the starting player on, each seat in turn picks one of the wonders that are left. */
export const WONDER_OPTIONS = ['random', 'choose'] as const;
/** The rule book lets the youngest begin: `owner` is the first seat, taken for the youngest; `choose`: the first seat says who begins. */
export const STARTER_OPTIONS = ['random', 'owner', 'choose'] as const;

/** [AR-BUILD-7] `missing`: a coin goes only where cards are missing, as the rule book says; `free`: also in the place of a card. */
export const COIN_OPTIONS = ['missing', 'free'] as const;
/** [AR-WAR-7] One shield against none, at two seats: twice as many, as the rule book says, or one token. */
export const BATTLE_OPTIONS = ['double', 'single'] as const;
/** [AR-TOKEN-9] Whether a stage that only Engineering makes payable must be built. */
export const ENGINEERING_OPTIONS = ['must', 'may'] as const;

export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'wonders', kind: 'choice', values: WONDER_OPTIONS, default: 'random' },
  { key: 'starter', kind: 'choice', values: STARTER_OPTIONS, default: 'random' },
  { key: 'coins', kind: 'choice', values: COIN_OPTIONS, default: 'missing', since: 2 },
  { key: 'battle', kind: 'choice', values: BATTLE_OPTIONS, default: 'double', since: 2 },
  { key: 'engineering', kind: 'choice', values: ENGINEERING_OPTIONS, default: 'must', since: 2 },
];
