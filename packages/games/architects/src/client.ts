// What a page needs of the game to draw a table and to say what is possible and what follows. Set-up, positions in words and redeals stay
// out, so that they do not travel to every browser.
import type { Game } from '@maravilha/kernel';
import { actions } from './actions.ts';
import { explain } from './explain.ts';
import { imagine } from './imagine.ts';
import { battleOf } from './military.ts';
import { toAction, toMove } from './moves.ts';
import { score } from './score.ts';
import { type ArchitectsShape, blank, copy } from './state.ts';
import { step } from './step.ts';
import { view } from './view.ts';

export const architectsTable: Pick<
  Game<ArchitectsShape>,
  'actions' | 'blank' | 'copy' | 'explain' | 'imagine' | 'score' | 'step' | 'toAction' | 'toMove' | 'view'
> & {
  readonly battleOf: typeof battleOf;
} = { actions, battleOf, blank, copy, explain, imagine, score, step, toAction, toMove, view };
