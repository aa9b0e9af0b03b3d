// How a table reads what the rule book leaves open.
import type { ArchitectsOptions } from '../../src/index.ts';
import { BATTLE_OPTIONS, COIN_OPTIONS, ENGINEERING_OPTIONS } from '../../src/options.ts';

type Readings = Pick<ArchitectsOptions, 'coins' | 'battle' | 'engineering'>;

/** What a table has unless it says otherwise. */
export const USUAL: Readings = { coins: 'missing', battle: 'double', engineering: 'must' };

/** Eight numbers in a row have every combination. */
export const readings = (n: number): Readings => ({
  coins: COIN_OPTIONS[n % 2],
  battle: BATTLE_OPTIONS[(n >> 1) % 2],
  engineering: ENGINEERING_OPTIONS[(n >> 2) % 2],
});
