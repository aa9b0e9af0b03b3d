// What a page needs of the game to draw a table and to say what is possible at which price. Set-up, positions in words and redeals
// stay out, so that they do not travel to every browser.
import type { Game } from '@maravilha/kernel';
import { partnerIn, rankingOf } from '../teams/result.ts';
import { actions } from './actions.ts';
import { explain } from './explain.ts';
import { goodsOf, pricesOf } from './trade-terms.ts';
import { imagine } from './imagine.ts';
import { passesTo } from './hands.ts';
import { conflictOn, conflictsOf, pointsFrom } from './military.ts';
import { toAction, toMove } from './moves.ts';
import { score, worthOf } from './score.ts';
import { blank, copy, type SevenWondersShape, type SevenWondersState } from './state.ts';
import { step } from './step.ts';
import { treasuryPoints } from './tally.ts';
import type { SevenWondersOptions } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { view } from './view.ts';

/** A state of the version of the rules that the table is played under, of the newest unless said. */
const blankOf = (options: SevenWondersOptions, rules = NEWEST_RULES): SevenWondersState => blank(options, rules);

/** What stands in no view: prices, production, conflicts as they would be now, and how partners, places and points come about. */
interface Answers {
  readonly conflictOn: typeof conflictOn;
  readonly conflictsOf: typeof conflictsOf;
  readonly goodsOf: typeof goodsOf;
  readonly partnerIn: typeof partnerIn;
  readonly passesTo: typeof passesTo;
  readonly pointsFrom: typeof pointsFrom;
  readonly pricesOf: typeof pricesOf;
  readonly rankingOf: typeof rankingOf;
  readonly treasuryPoints: typeof treasuryPoints;
  readonly worthOf: typeof worthOf;
}

export const sevenWondersTable: Pick<
  Game<SevenWondersShape>,
  'actions' | 'copy' | 'explain' | 'imagine' | 'score' | 'step' | 'toAction' | 'toMove' | 'view'
> &
  Answers & { readonly blank: typeof blankOf } = {
  actions,
  blank: blankOf,
  conflictOn,
  conflictsOf,
  copy,
  explain,
  goodsOf,
  imagine,
  partnerIn,
  passesTo,
  pointsFrom,
  pricesOf,
  rankingOf,
  score,
  step,
  toAction,
  toMove,
  treasuryPoints,
  view,
  worthOf,
};
