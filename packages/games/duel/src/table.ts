// What a page needs of the game to draw a table and to say what is possible at which price. Set-up, positions in words and redeals
// stay out, so that they do not travel to every browser.
import type { Game } from '@maravilha/kernel';
import { actions } from './actions.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { actionOf, toMove } from './moves.ts';
import { score } from './score.ts';
import { blank, copy } from './state.ts';
import { step } from './step.ts';
import type { DuelShape } from './types.ts';
import { view } from './view.ts';

export const duelTable: Pick<
  Game<DuelShape>,
  'actions' | 'blank' | 'copy' | 'explain' | 'imagine' | 'score' | 'step' | 'toMove' | 'view'
> & { readonly actionOf: typeof actionOf } = { actionOf, actions, blank, copy, explain, imagine, score, step, toMove, view };
