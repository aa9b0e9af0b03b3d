import { asideWords } from '../../base/i18n.ts';
import { part } from '../../table/part.ts';
import { sevenWondersEndWords } from './words.ts';

const WORDS = [asideWords, sevenWondersEndWords];

export const Boards = part(async () => (await import('./prompts/boards.tsx')).Boards);
export const Panels = part(async () => (await import('./panels.tsx')).Panels, WORDS);
export const End = part(async () => (await import('./end/end.tsx')).End, WORDS);
