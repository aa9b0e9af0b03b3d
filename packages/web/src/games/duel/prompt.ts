// Whether the viewer is asked for something beside a turn, and how much room the question needs.
import { movesOf } from './model.ts';
import type { Play } from './play.ts';

/** Below this width the effects of tokens need more lines. */
const NARROW_DESK = 1200;
/** Cards side by side in the prompt on a wide screen. */
const PILE_ROW = 6;

/** The viewer owes a decision that is neither a turn nor the draft. */
export const hasPrompt = (play: Play): boolean => play.table.mine && !['turn', 'draft', 'over'].includes(play.table.view.decision);

/** Height of the prompt on a wide screen, so that the structure can make room for it. */
export const promptHeight = (play: Play): number => {
  switch (play.table.view.decision) {
    case 'token':
    case 'library':
      return play.window.width < NARROW_DESK ? 290 : 230;
    case 'revive':
    case 'destroy':
      return movesOf(play.table).length > PILE_ROW ? 300 : 190;
    default:
      return 122;
  }
};
