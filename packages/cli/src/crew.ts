import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What the process that works is told, and what it answers.
export type ToWorker<Plan> = { readonly plan: Plan } | { readonly n: number };
export type FromWorker<Made> = { readonly made: Made } | { readonly failure: string };

/** Somebody who makes numbered pieces by one plan, one at a time: games of an arena, puzzles of a game. */
export interface Hand<Made> {
  play(n: number): Promise<Made>;
  /** Drops what is in progress. */
  stop(): void;
}

/** A process of its own for each hand. The program is built beside this one. */
export const processHand = <Plan, Made>(plan: Plan, name: string): Hand<Made> => {
  const program = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  if (!existsSync(program)) throw new Error(`the program ${program} is missing: run npm run build`);
  const child = fork(program, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const send = (message: ToWorker<Plan>): void => void child.send(message);
  let waiting: { readonly resolve: (made: Made) => void; readonly reject: (error: Error) => void } | undefined;
  let end: Error | undefined;
  child.on('message', (message: FromWorker<Made>) => {
    const asked = waiting;
    waiting = undefined;
    if ('made' in message) asked?.resolve(message.made);
    else asked?.reject(new Error(message.failure));
  });
  child.on('error', (error) => {
    end = error;
    waiting?.reject(error);
  });
  child.on('exit', (code, signal) => {
    end = new Error(`a worker ended by itself (${signal ?? code})`);
    waiting?.reject(end);
  });
  send({ plan });
  return {
    play: (n) =>
      new Promise((resolve, reject) => {
        if (end !== undefined) {
          reject(end);
          return;
        }
        waiting = { resolve, reject };
        send({ n });
      }),
    stop: () => {
      waiting = undefined;
      child.kill('SIGKILL');
    },
  };
};

/** Lets the hands make all pieces of the list and tells each as it is done, until somebody stops it. */
export const playAll = async <Made>(
  hands: readonly Hand<Made>[],
  todo: Iterable<number>,
  onMade: (made: Made, n: number) => void,
  stop: AbortSignal,
): Promise<void> => {
  const left = todo[Symbol.iterator]();
  const work = async (hand: Hand<Made>): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      if (stop.aborted) return;
      const made = await hand.play(next.value);
      if (stop.aborted) return;
      onMade(made, next.value);
    }
  };
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve());
  });
  try {
    await Promise.race([Promise.all(hands.map(work)), stopped]);
  } finally {
    for (const hand of hands) hand.stop();
  }
};
