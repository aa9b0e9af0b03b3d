// Parts of the table that are fetched when they are first drawn, or right after the table: so it stands sooner.
import { lazy } from '../../app/ui/lazy.tsx';
import { fetchMotion } from './moving.ts';

const nothing = () => null;

const fetchOpenCard = async () => ({ default: (await import('./open-card.tsx')).OpenCard });

export const OpenCard = lazy(fetchOpenCard, nothing);
export const Draft = lazy(async () => ({ default: (await import('./draft.tsx')).Draft }), nothing);
export const Prompt = lazy(async () => ({ default: (await import('./prompts.tsx')).Prompt }), nothing);
export const Panels = lazy(async () => ({ default: (await import('./panels.tsx')).Panels }), nothing);
export const PhoneTable = lazy(async () => ({ default: (await import('./phone-table.tsx')).PhoneTable }), nothing);
export const End = lazy(async () => ({ default: (await import('./end.tsx')).End }), nothing);

/** What every player will need soon: asked for as soon as the table stands. A failure shows when the part itself is wanted. */
export const fetchSoon = async (): Promise<void> => {
  await Promise.allSettled([fetchOpenCard(), fetchMotion()]);
};
