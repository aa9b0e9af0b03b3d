// Parts of the table that are not needed for a turn: fetched when they are first drawn, so that the table stands sooner.
import { lazy } from '../../base/ui/lazy.tsx';
import { asideWords, loadWords } from '../../base/i18n.ts';
import { architectsEndWords } from './words.ts';

const nothing = () => null;

export const Before = lazy(async () => ({ default: (await import('./prompts/before.tsx')).Before }), nothing);
export const Panels = lazy(async () => {
  const [{ Panels: Sheets }] = await Promise.all([import('./panels.tsx'), loadWords([asideWords, architectsEndWords])]);
  return { default: Sheets };
}, nothing);
export const End = lazy(async () => {
  const [{ EndScreen }] = await Promise.all([import('./end/end.tsx'), loadWords([asideWords, architectsEndWords])]);
  return { default: EndScreen };
}, nothing);
