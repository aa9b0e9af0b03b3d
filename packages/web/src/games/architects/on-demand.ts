import { asideWords } from '../../base/i18n.ts';
import { part } from '../../table/part.ts';
import { architectsEndWords } from './end-words.ts';

const WORDS = [asideWords, architectsEndWords];

export const Before = part(async () => (await import('./prompts/before.tsx')).BeforeDecks);
export const Panels = part(async () => (await import('./panels.tsx')).Panels, WORDS);
export const End = part(async () => (await import('./end/end.tsx')).EndScreen, WORDS);
/** The way to the rule beside what is said. */
export const MustRule = part(async () => (await import('./must-rule.tsx')).load());
