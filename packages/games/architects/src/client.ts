// What a page needs of the game to draw a table and to say what is possible and what follows. Set-up, positions in words and redeals stay
// out, so that they do not travel to every browser.
import type { Game, Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/effects.ts';
import { actions } from './actions.ts';
import { nextStagesOf } from './city.ts';
import { explain } from './explain.ts';
import { nextSeatOf } from './flow.ts';
import { followsOf } from './forecast.ts';
import { imagine } from './imagine.ts';
import { battleOf, meetingsOf } from './military.ts';
import { toAction, toMove } from './moves.ts';
import { completerOf, placesOf, score } from './score.ts';
import { type ArchitectsShape, type ArchitectsState, blank, copy } from './state.ts';
import { step } from './step.ts';
import type { ArchitectsOptions, Follows } from './types.ts';
import { NEWEST_RULES } from './versions.ts';
import { view } from './view.ts';

/** A state of the version of the rules that the table is played under, of the newest unless said. */
const blankOf = (options: ArchitectsOptions, rules = NEWEST_RULES): ArchitectsState => blank(options, rules);

/** What would follow at once if the seat took such a card, wherever it comes from. */
const followsFrom = (s: ArchitectsState, seat: Seat, card: CardId): Follows => followsOf(s, seat, CARD_IDS.indexOf(card));

export const architectsTable: Pick<
  Game<ArchitectsShape>,
  'actions' | 'copy' | 'explain' | 'imagine' | 'score' | 'step' | 'toAction' | 'toMove' | 'view'
> & {
  readonly blank: typeof blankOf;
  readonly battleOf: typeof battleOf;
  readonly completerOf: typeof completerOf;
  readonly followsFrom: typeof followsFrom;
  readonly meetingsOf: typeof meetingsOf;
  readonly nextSeatOf: typeof nextSeatOf;
  readonly nextStagesOf: typeof nextStagesOf;
  readonly placesOf: typeof placesOf;
} = {
  actions,
  battleOf,
  blank: blankOf,
  completerOf,
  copy,
  explain,
  followsFrom,
  imagine,
  meetingsOf,
  nextSeatOf,
  nextStagesOf,
  placesOf,
  score,
  step,
  toAction,
  toMove,
  view,
};
