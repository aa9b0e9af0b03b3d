import type { InputError, OptionSpec, Seat } from '@maravilha/kernel';
import { TEAM_SEATS } from '../data/numbers.ts';

export const BOARD_OPTIONS = ['random', 'choose', 'draft'] as const;
export const SIDE_OPTIONS = ['day', 'night', 'mixed', 'choose'] as const;

/** The defaults are the first game that the rule book advises: Day sides at random, without the expansion. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { key: 'cities', kind: 'switch', default: false },
  { key: 'teams', kind: 'switch', default: false },
  { key: 'boards', kind: 'choice', values: BOARD_OPTIONS, default: 'random' },
  { key: 'sides', kind: 'choice', values: SIDE_OPTIONS, default: 'day' },
];

export const checkOptions = (options: { readonly seats: number; readonly teams: boolean }): InputError | undefined =>
  options.teams && !TEAM_SEATS.some((seats) => seats === options.seats)
    ? { code: 'bad-input', path: 'teams', detail: `teams need ${TEAM_SEATS.join(' or ')} seats, not ${options.seats}` }
    : undefined;

/** [CI-TEAM-1] In team play partners sit side by side. */
export const partnerOf = (seat: Seat): Seat => seat ^ 1;
