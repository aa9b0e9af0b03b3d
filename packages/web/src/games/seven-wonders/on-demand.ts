import { asideWords } from '../../base/i18n.ts';
import { part } from '../../table/part.ts';
import { sevenWondersEndWords } from './end-words.ts';

const WORDS = [asideWords, sevenWondersEndWords];

/** The choices beside a turn: how much of a loss to pay, a card from the discard pile. */
export const Prompt = part(async () => (await import('./prompts/prompt.tsx')).Prompt);
export const Boards = part(async () => (await import('./prompts/boards.tsx')).Boards);
export const Panels = part(async () => (await import('./panels.tsx')).Panels, WORDS);
export const End = part(async () => (await import('./end/end.tsx')).End, WORDS);
/** Where several people share a device. */
export const Reveal = part(async () => (await import('./reveal.tsx')).Reveal);
/** The way to the rule beside what is said. */
export const CardRules = part(async () => (await import('./card-rules.tsx')).load());
