// Parts of the table that are not needed for a turn: fetched when they are first drawn, or right after the table, so it stands sooner.
import { lazy } from '../../base/ui/lazy.tsx';
import { asideWords, loadWords } from '../../base/i18n.ts';

const nothing = () => null;

export const Draft = lazy(async () => {
  const [{ Draft: Offers }] = await Promise.all([import('./draft.tsx'), loadWords([asideWords])]);
  return { default: Offers };
}, nothing);
// A hint beside the open card, which stands without it.
export const Previews = lazy(async () => ({ default: (await import('./previews.tsx')).Previews }), nothing);
export const Panels = lazy(async () => {
  const [{ Panels: Sheets }] = await Promise.all([import('./panels.tsx'), loadWords([asideWords])]);
  return { default: Sheets };
}, nothing);
export const End = lazy(async () => {
  const [{ End: Screen }] = await Promise.all([import('./end/end.tsx'), loadWords([asideWords])]);
  return { default: Screen };
}, nothing);
