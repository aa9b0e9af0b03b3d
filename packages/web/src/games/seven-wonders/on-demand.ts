// Parts of the table that are not needed for a turn: fetched when they are first drawn, or right after the table, so it stands sooner.
import { lazy } from '../../base/ui/lazy.tsx';
import { asideWords, loadWords } from '../../base/i18n.ts';
import { sevenWondersEndWords } from './words.ts';

const nothing = () => null;

export const Boards = lazy(async () => ({ default: (await import('./prompts/boards.tsx')).Boards }), nothing);
export const Panels = lazy(async () => {
  const [{ Panels: Sheets }] = await Promise.all([import('./panels.tsx'), loadWords([asideWords, sevenWondersEndWords])]);
  return { default: Sheets };
}, nothing);
export const End = lazy(async () => {
  const [{ End: Screen }] = await Promise.all([import('./end/end.tsx'), loadWords([asideWords, sevenWondersEndWords])]);
  return { default: Screen };
}, nothing);
/** Phones only: the desk says the same under the hand. */
export const TurnBrief = lazy(async () => {
  const [{ TurnBrief: Brief }] = await Promise.all([import('./log/turn-summary.tsx'), loadWords([asideWords, sevenWondersEndWords])]);
  return { default: Brief };
}, nothing);
