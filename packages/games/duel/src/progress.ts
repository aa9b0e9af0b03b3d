// The progress tokens in the box.
/** The Great Library shows what it drew to its builder alone. */
import type { Viewer } from '@maravilha/kernel';
import { type DuelState, LIBRARY } from './state.ts';
import { DRAW_COUNT, TOKEN_COUNT } from './tables.ts';

export const seesDrawn = (s: DuelState, viewer: Viewer): boolean => s.decision === LIBRARY && viewer === s.active;

/** The tokens that the Great Library draws, as bits: the first ones of the box. */
export const drawnTokens = (s: DuelState): number => {
  let bits = 0;
  for (let n = 0, left = DRAW_COUNT; n < TOKEN_COUNT && left > 0; n++) {
    const bit = 1 << s.progress[n];
    if ((s.box & bit) === 0) continue;
    bits |= bit;
    left--;
  }
  return bits;
};
