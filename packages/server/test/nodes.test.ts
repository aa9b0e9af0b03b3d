// Several nodes in processes of their own, on one PostgreSQL server, with a Redis server between them: any of them may die, stand still or end.
import type { AnyGame } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Limits } from '../src/limits.ts';
import { bundle } from './kit/bundle.ts';
import { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { freshDatabase } from './kit/postgres.ts';
import { startRedis } from './kit/servers.ts';
import { serve, tempDir, type TestServer } from './kit/server.ts';

let program = '';

beforeAll(async () => {
  program = (await bundle({ child: new URL('./kit/child.ts', import.meta.url) }))('child');
});

/** Short, so that nobody waits long for a table that has lost its driver. */
const LEASE = '1500';

const HEARD = 'maravilha_bus_messages_total{way="heard"}';

interface Node {
  readonly url: string;
  readonly child: ChildProcess;
  /** The code with which it ended. */
  readonly ended: Promise<number | null>;
}

const startNode = async (env: Readonly<Record<string, string>>): Promise<Node> => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, LEASE, SEED: '21', DATA_DIR: tempDir(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  for await (const url of createInterface({ input: child.stdout })) return { url, child, ended };
  throw new Error('the node did not start');
};

interface Party {
  readonly nodes: readonly Node[];
  readonly people: readonly TestClient[];
  readonly code: string;
  /** Those who are connected there come back at the other one. */
  move(from: number, to: number): void;
}

/** Three nodes, a person at each, and a bot. */
const party = async (game: AnyGame, busUrl = ''): Promise<Party> => {
  const env = { DATABASE_URL: await freshDatabase(), BUS_URL: busUrl };
  // The first one makes the tables of the database.
  const first = await startNode(env);
  const nodes = [first, ...(await Promise.all([startNode(env), startNode(env)]))];
  const places = [0, 1, 2];
  const people: TestClient[] = [];
  for (const n of places) {
    const client = new TestClient({ url: () => nodes[places[n] ?? 0]!.url });
    onTestFinished(() => client.close());
    await client.open();
    people.push(client);
  }
  const [ann] = people as [TestClient];
  const { code = '' } = await ann.mustAsk({ t: 'create', game: game.id, options: { seats: 4 }, settings: { clock: 'none' } });
  for (const [seat, person] of people.entries()) {
    await person.follow(code);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await ann.mustAsk({ t: 'start', code, bots: 'builder' });
  const move = (from: number, to: number): void => {
    for (const n of places.keys()) if (places[n] === from) places[n] = to;
  };
  return { nodes, people, code, move };
};

/** All play to the end; at the given choice something happens. */
const play = async (game: AnyGame, { people, code }: Party, at: number, happens: () => void): Promise<object> => {
  let choices = 0;
  const playSeat = async (person: TestClient): Promise<void> => {
    for (;;) {
      await person.until(() => isAwaited(person, code) || isOver(person, code));
      if (isOver(person, code)) return;
      if (choices++ === at) happens();
      await playOnce(person, game, code);
    }
  };
  await Promise.all(people.map(playSeat));
  const [log, ...others] = people.map((person) => person.revealed.get(code)!.log);
  for (const other of others) expect(other).toEqual(log);
  return log!;
};

test('nodes die, stand still and end in mid-game, and the same game is played to its end', async () => {
  const { url } = await startRedis();
  const measure = await play(sevenWonders, await party(sevenWonders, url), 0, () => undefined);

  const dying = await party(sevenWonders, url);
  const died = await play(sevenWonders, dying, 10, () => {
    dying.move(0, 1);
    dying.nodes[0]!.child.kill('SIGKILL');
  });
  expect(died).toEqual(measure);

  const ending = await party(sevenWonders, url);
  const left = await play(sevenWonders, ending, 20, () => {
    ending.move(0, 2);
    ending.nodes[0]!.child.kill('SIGTERM');
  });
  expect(left).toEqual(measure);
  expect(await ending.nodes[0]!.ended).toBe(0);

  const pausing = await party(sevenWonders, url);
  const { child } = pausing.nodes[0]!;
  onTestFinished(() => void child.kill('SIGCONT'));
  const stood = play(sevenWonders, pausing, 30, () => {
    child.kill('SIGSTOP');
    // For longer than its lease: by then another node plays the bot.
    setTimeout(() => child.kill('SIGCONT'), 2 * Number(LEASE));
  });
  expect(await stood).toEqual(measure);
});

test('without the bus they play on, and with it again', async () => {
  const redis = await startRedis();
  const table = await party(toy, redis.url);
  await Promise.all(table.people.map((person) => playOnce(person, toy, table.code)));
  await redis.kill();
  await Promise.all(table.people.map((person) => playOnce(person, toy, table.code)));
  await redis.start();
  await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
});

test('nodes that were given no bus find in the database what the others did', async () => {
  const table = await party(toy);
  await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
});

const miss = async (url: string): Promise<number> => (await fetch(`${url}/api/log/ABCDEF`)).status;
const metric = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
};

/** Two nodes that hear each other. */
const pair = async (limits: Partial<Limits>): Promise<readonly [TestServer, TestServer]> => {
  const { url: busUrl } = await startRedis();
  const databaseUrl = await freshDatabase();
  const one = await serve({ databaseUrl, busUrl, limits });
  const other = await serve({ databaseUrl, busUrl, limits });
  for (const { url } of [one, other]) await expect.poll(() => metric(url, 'maravilha_bus_up')).toBe(1);
  return [one, other];
};

const NEVER_AGAIN = { burst: 5, perSecond: 1e-9 };

test('codes that are guessed at one node are counted at the other', async () => {
  const [one, other] = await pair({ misses: NEVER_AGAIN });
  const before = await metric(other.url, HEARD);
  for (let n = 0; n < NEVER_AGAIN.burst; n++) expect(await miss(one.url)).toBe(404);
  await expect.poll(() => metric(other.url, HEARD)).toBeGreaterThanOrEqual(before + NEVER_AGAIN.burst);
  expect(await miss(other.url)).toBe(429);
});

test('new guests and new sockets at one node are counted at the other', async () => {
  for (const limit of ['guests', 'sockets']) {
    const [one, other] = await pair({ [limit]: NEVER_AGAIN });
    const before = await metric(other.url, HEARD);
    for (let n = 0; n < NEVER_AGAIN.burst; n++) await one.connect();
    // Each is a new socket and a new guest.
    await expect.poll(() => metric(other.url, HEARD)).toBeGreaterThanOrEqual(before + 2 * NEVER_AGAIN.burst);
    await expect(other.connect()).rejects.toThrow('the socket was refused');
  }
});
