// Parts of the table that are not needed for a turn: fetched when they are first drawn, so that the table stands sooner.
import { lazy } from '../../base/ui/lazy.tsx';
import { asideWords, loadWords } from '../../base/i18n.ts';

const nothing = () => null;

export const Cities = lazy(async () => ({ default: (await import('./cities.tsx')).Cities }), nothing);
export const Panels = lazy(async () => {
  const [{ Panels: Sheets }] = await Promise.all([import('./panels.tsx'), loadWords([asideWords])]);
  return { default: Sheets };
}, nothing);
export const End = lazy(async () => {
  const [{ EndScreen }] = await Promise.all([import('./end/end.tsx'), loadWords([asideWords])]);
  return { default: EndScreen };
}, nothing);
