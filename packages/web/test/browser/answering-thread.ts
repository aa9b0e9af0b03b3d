// A thread of the bots that tells what it was asked, or dies of it.
import type { Decision, Task } from '../../src/net/thinking-messages.ts';

addEventListener('message', ({ data: { match, ms } }: MessageEvent<Task>) => {
  if (match === 'deadly') throw new Error('a thread that dies');
  const decision: Decision = match === 'unknown' ? { failed: 'no such match' } : { move: { ms } };
  postMessage(decision, {});
});
