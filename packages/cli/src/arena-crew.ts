import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ArenaGame } from '@maravilha/bots/arena';
import type { ArenaPlan, FromWorker, ToWorker } from './arena-plan.ts';

/** Somebody who plays games of one arena, one at a time. */
export interface Hand {
  play(n: number): Promise<ArenaGame>;
  /** Drops what is in progress. */
  stop(): void;
}

export type StartHand = (plan: ArenaPlan) => Hand;

/** A process of its own for each hand. `program` is built beside this one. */
export const processHand = (plan: ArenaPlan, program = fileURLToPath(new URL('./arena-worker.mjs', import.meta.url))): Hand => {
  if (!existsSync(program)) throw new Error(`the program ${program} is missing: run npm run build`);
  const child = fork(program, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const send = (message: ToWorker): void => void child.send(message);
  let waiting: { readonly resolve: (game: ArenaGame) => void; readonly reject: (error: Error) => void } | undefined;
  let end: Error | undefined;
  child.on('message', (message: FromWorker) => {
    const asked = waiting;
    waiting = undefined;
    if ('game' in message) asked?.resolve(message.game);
    else asked?.reject(new Error(message.failure));
  });
  child.on('error', (error) => {
    end = error;
    waiting?.reject(error);
  });
  child.on('exit', (code, signal) => {
    end = new Error(`a worker of the arena ended by itself (${signal ?? code})`);
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

/** Lets the hands play all games of the list and tells each as it ends, until somebody stops it. */
export const playAll = async (
  hands: readonly Hand[],
  todo: readonly number[],
  onGame: (game: ArenaGame) => void,
  stop: AbortSignal,
): Promise<void> => {
  const left = todo.values();
  const work = async (hand: Hand): Promise<void> => {
    for (const n of left) {
      if (stop.aborted) return;
      const game = await hand.play(n);
      if (stop.aborted) return;
      onGame(game);
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
