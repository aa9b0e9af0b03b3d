// What differs between the versions of the rules, and nothing else: every rule that changed is asked here.
import type { ArchitectsOptions } from './types.ts';

/** The newest version of the rules; a change that alters any replay raises it. */
export const NEWEST_RULES = 2;

/**
 * [AR-BUILD-7] [AR-WAR-7] [AR-TOKEN-9] Since rules 2 a table says how it reads these; under rules 1 coins went freely, one shield against none
 * took one token, and Engineering forced, whatever the options say.
 */
export const optionsUnder = (rules: number, options: ArchitectsOptions): ArchitectsOptions =>
  rules >= 2 ? options : { ...options, coins: 'free', battle: 'single', engineering: 'must' };
