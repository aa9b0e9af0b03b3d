// Nobody needs the chat to play: it is fetched by those who have somebody to talk to.
import { part } from '../part.ts';
import { talkWords } from './words.ts';

export const TableTalk = part(async () => (await import('./table-talk.tsx')).TableTalk, [talkWords], { late: true });
