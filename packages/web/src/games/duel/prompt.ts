// Whether the viewer is asked for something beside a turn, and how much room the question needs.
import type { Play } from './play.ts';

/** Below this width the effects of tokens need more lines. */
const NARROW_DESK = 1200;

/** The viewer owes a decision that is neither a turn nor the draft. */
export const hasPrompt = (play: Play): boolean => play.table.mine && !['turn', 'draft', 'over'].includes(play.table.view.decision);

/** Height of the prompt on a wide screen, so that the structure can make room for it. */
export const promptHeight = (play: Play): number => {
  switch (play.table.view.decision) {
    case 'token':
    case 'library':
      return play.window.width < NARROW_DESK ? 260 : 230;
    case 'revive':
    case 'destroy':
      return 180;
    default:
      return 122;
  }
};
