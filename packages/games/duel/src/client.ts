// What a page needs of the game to draw a table and to say what is possible at which price. Set-up, positions in words and redeals
// stay out, so that they do not travel to every browser; `step` travels with the previews, which alone make a move.
import type { Game } from '@maravilha/kernel';
import { actions } from './actions.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { toAction, toMove } from './moves.ts';
import { score } from './score.ts';
import { blank, copy, type DuelShape, type DuelState } from './state.ts';
import type { DuelOptions } from './types.ts';
import { NEWEST_RULES } from './versions.ts';

/** A state of the version of the rules that the table is played under, of the newest unless said. */
const blankOf = (options: DuelOptions, rules = NEWEST_RULES): DuelState => blank(options, rules);

export const duelTable: Pick<Game<DuelShape>, 'actions' | 'copy' | 'explain' | 'imagine' | 'score' | 'toMove'> & {
  readonly blank: typeof blankOf;
  readonly toAction: typeof toAction;
} = { actions, blank: blankOf, copy, explain, imagine, score, toAction, toMove };
