import { door } from '../../base/door.ts';
import { asideWords, loadWords } from '../../base/i18n.ts';
import { part } from '../../table/part.ts';
import { duelAsideWords } from './words.ts';

const WORDS = [asideWords, duelAsideWords];

/** What happened, in words. */
export const told = door(async () => (await Promise.all([import('./told.ts'), loadWords([duelAsideWords])]))[0]);

export const Draft = part(async () => (await import('./draft.tsx')).Draft, [asideWords]);
/** The choices beside a turn: a token, a card to destroy, who begins an age. */
export const Prompt = part(async () => (await import('./prompts.tsx')).Prompt, [asideWords]);
const besideCard = () => import('./previews.tsx');
/** A hint beside the open card, which stands without it. */
export const Previews = part(async () => (await besideCard()).Previews, [asideWords]);
/** Beside its name. */
export const CardRules = part(async () => (await besideCard()).loadRules());
/** What is no card of the structure, laid open to be read. */
export const Reading = part(async () => (await import('./reading.tsx')).Reading, [asideWords]);
export const Panels = part(async () => (await import('./panels.tsx')).Panels, WORDS);
export const End = part(async () => (await import('./end/end.tsx')).End, WORDS);
