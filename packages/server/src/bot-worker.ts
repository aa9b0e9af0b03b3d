// The program of one thread of the bots.
import { FAMILY } from '@maravilha/family';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { botThread } from './bot-thread.ts';

/** Steps below the server, of the system's 19. Further down, any other program on the machine would leave the bots next to nothing. */
const NICE = 10;

// Only on Linux is the priority that of the thread: elsewhere it is the whole server's, which must stay as it is.
if (process.platform === 'linux') {
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICE));
  } catch (error) {
    parentPort?.postMessage(`a thread could not be given a lower priority: ${String(error)}`, []);
  }
}

export default botThread(FAMILY);
