// Threads of bots for the family with one game more.
import { botThread } from '../../src/bot-thread.ts';
import { WITH_TOY } from './with-toy.ts';

export default botThread(WITH_TOY);
