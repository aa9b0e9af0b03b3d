// What a page needs of the game to draw a table and to say what is possible at which price. Set-up, positions in words and redeals
// stay out, so that they do not travel to every browser; moves come later (`choices.ts`), and `step` with the previews, which alone make one.
import type { Game } from '@maravilha/kernel';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { score } from './score.ts';
import { blank, copy, type DuelShape, type DuelState } from './state.ts';
import type { DuelOptions } from './types.ts';
import { NEWEST_RULES } from './versions.ts';

/** A state of the version of the rules that the table is played under, of the newest unless said. */
const blankOf = (options: DuelOptions, rules = NEWEST_RULES): DuelState => blank(options, rules);

export const duelTable: Pick<Game<DuelShape>, 'copy' | 'explain' | 'imagine' | 'score'> & { readonly blank: typeof blankOf } = {
  blank: blankOf,
  copy,
  explain,
  imagine,
  score,
};
