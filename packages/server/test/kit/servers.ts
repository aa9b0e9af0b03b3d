// Servers of other kinds, which the run of the tests keeps (scripts/lib/servers-for-tests.mjs).
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly servers: string;
  }
}

export const ask = async (what: string): Promise<{ readonly id: number; readonly url: string }> => {
  const answer = await fetch(`${inject('servers')}/${what}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { id: number; url: string };
};

interface TestRedis {
  readonly url: string;
  /** As `kill -9`. */
  kill(): Promise<void>;
  /** After that. */
  start(): Promise<void>;
  /** It stands still, with all its connections open. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
}

export const startRedis = async (): Promise<TestRedis> => {
  const { id, url } = await ask('redis');
  const tell = (what: string) => async (): Promise<void> => void (await ask(`${what}/${id}`));
  return { url, kill: tell('kill'), start: tell('start'), pause: tell('pause'), goOn: tell('goOn') };
};
