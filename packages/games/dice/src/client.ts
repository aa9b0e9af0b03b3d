// What a page needs of the game to draw a table and to say what is possible and what follows. Positions in words and redeals stay out, so
// that they do not travel to every browser.
import type { Game } from '@maravilha/kernel';
import { actions } from './actions.ts';
import { explain } from './explain.ts';
import { cheapenedBy, defenceAgainst } from './forecast.ts';
import { imagine } from './imagine.ts';
import { toAction, toMove } from './moves.ts';
import { rankingOf, score } from './score.ts';
import { blank, copy, type DiceShape, type DiceState } from './state.ts';
import { step } from './step.ts';
import type { DiceOptions } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { view } from './view.ts';

/** A state of the version of the rules that the table is played under, of the newest unless said. */
const blankOf = (options: DiceOptions, rules = NEWEST_RULES): DiceState => blank(options, rules);

export const diceTable: Pick<
  Game<DiceShape>,
  'actions' | 'copy' | 'explain' | 'imagine' | 'score' | 'step' | 'toAction' | 'toMove' | 'view'
> & {
  readonly blank: typeof blankOf;
  readonly cheapenedBy: typeof cheapenedBy;
  readonly defenceAgainst: typeof defenceAgainst;
  readonly rankingOf: typeof rankingOf;
} = {
  actions,
  blank: blankOf,
  cheapenedBy,
  copy,
  defenceAgainst,
  explain,
  imagine,
  rankingOf,
  score,
  step,
  toAction,
  toMove,
  view,
};
