// The bots of a browser: how they share threads and time, and what becomes of those who ask when a thread dies.
import { type BotName, THINKING } from '@maravilha/bots';
import type { BotRequest } from '@maravilha/host';
import type { Suite } from '@maravilha/host/testing';
import { LocalBots } from '../../src/local/bots.ts';

const same = (actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error(`${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`);
};

const request = (level: BotName, parts: Partial<BotRequest> = {}): BotRequest => ({
  game: 'toy',
  rules: 1,
  level,
  view: { viewer: 0, options: { seats: 2 } },
  seat: 0,
  match: 'one',
  follows: 0,
  seed: 1,
  ...parts,
});

/** Threads that answer with what they were given, and how many were started. */
const withThreads = (cores: number): { readonly bots: LocalBots; readonly started: Worker[] } => {
  const started: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker('/answering-thread.mjs', { type: 'module' });
    started.push(worker);
    return worker;
  };
  return { bots: new LocalBots(start, cores), started };
};

const told = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => String(error),
  );

export const botsSuite = ({ test }: Suite): void => {
  test('a bot alone has all of its time, and half of it for a choice that follows', async () => {
    const { bots } = withThreads(4);
    same(await bots.decide(request('master')), { ms: THINKING.master });
    same(await bots.decide(request('master', { follows: 1 })), { ms: THINKING.master / 2 });
  });

  test('those who are asked together share the time of one, and no more threads than cores leave to them', async () => {
    for (const [cores, threads] of [
      [1, 1],
      [3, 2],
      [16, 3],
    ] as const) {
      const { bots, started } = withThreads(cores);
      const seats = [0, 1, 2, 3, 4, 5];
      const moves = await Promise.all(seats.map((seat) => bots.decide(request('architect', { seat }))));
      same(
        moves,
        seats.map(() => ({ ms: (THINKING.architect * threads) / seats.length })),
      );
      same(started.length, threads);
      // Nobody waits any more.
      same(await bots.decide(request('architect')), { ms: THINKING.architect });
      for (const worker of started) worker.terminate();
    }
  });

  test('a question that fails is told to whoever has asked, and the next one is answered', async () => {
    const { bots, started } = withThreads(1);
    const [dead, failed, fine] = await Promise.all([
      told(bots.decide(request('builder', { match: 'deadly' }))),
      told(bots.decide(request('builder', { match: 'unknown' }))),
      told(bots.decide(request('builder'))),
    ]);
    same([/died: .*a thread that dies/.test(dead), failed, fine], [true, 'Error: no such match', 'answered']);
    same(started.length, 2);
  });
};
