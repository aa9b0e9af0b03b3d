// What a page needs of the game to draw a table and to say what is possible and what follows. Positions in words and redeals stay out, so
// that they do not travel to every browser.
import type { Game } from '@maravilha/kernel';
import { actions } from './actions.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { toAction, toMove } from './moves.ts';
import { score } from './score.ts';
import { blank, copy } from './state.ts';
import { step } from './step.ts';
import type { DiceShape } from './types.ts';
import { view } from './view.ts';

export const diceTable: Pick<
  Game<DiceShape>,
  'actions' | 'blank' | 'copy' | 'explain' | 'imagine' | 'score' | 'step' | 'toAction' | 'toMove' | 'view'
> = { actions, blank, copy, explain, imagine, score, step, toAction, toMove, view };
