// `kill -9` at any moment, a restart, and the game goes on as if nothing had happened.
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundle } from './kit/bundle.ts';
import { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { tempDir } from './kit/server.ts';

let program = '';
let botWorker = '';

beforeAll(async () => {
  const pathOf = await bundle({
    child: new URL('./kit/child.ts', import.meta.url),
    'bot-worker': new URL('../src/bot-worker.ts', import.meta.url),
  });
  program = pathOf('child');
  botWorker = pathOf('bot-worker');
});

/** A server that can be killed and comes back at once, elsewhere, on the same data. */
class Mortal {
  kills = 0;
  #child: ChildProcess | undefined;
  #url: Promise<string>;
  readonly #env: Readonly<Record<string, string>>;

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
    this.#url = this.#start();
    onTestFinished(async () => {
      await this.#url.catch(() => undefined);
      await this.#end();
    });
  }

  readonly url = (): Promise<string> => this.#url;

  async connect(): Promise<TestClient> {
    const client = new TestClient({ url: this.url });
    onTestFinished(() => client.close());
    await client.open();
    return client;
  }

  /** Whoever asks for the address from now on waits for the next server. */
  kill(): void {
    this.kills += 1;
    this.#url = this.#url.then(async () => {
      await this.#end();
      return this.#start();
    });
  }

  async #start(): Promise<string> {
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...this.#env }, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) return line;
    throw new Error('the server did not start');
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const dead = once(child, 'exit');
    child.kill('SIGKILL');
    await dead;
  }
}

interface Played {
  readonly log: object;
  readonly views: readonly object[];
  readonly kills: number;
}

const HOWS = ['before', 'during', 'after'] as const;
/** How the server dies at a choice, seen from the move that is sent. */
type KillAt = (choice: number) => (typeof HOWS)[number] | 'no';

interface Scene {
  readonly game: AnyGame;
  readonly people: number;
  /** On the seats after those of the people. */
  readonly bots?: number;
  readonly create: object;
  readonly env?: Readonly<Record<string, string>>;
}

/** `killAt` is asked at each choice, by its number. */
const playScene = async (scene: Scene, killAt: KillAt): Promise<Played> => {
  const { game } = scene;
  const server = new Mortal({ DATA_DIR: tempDir(), SEED: '21', ...scene.env });
  const people: TestClient[] = [];
  for (let i = 0; i < scene.people; i++) people.push(await server.connect());
  const [ann] = people as [TestClient];
  const made = await ann.mustAsk({ t: 'create', game: game.id, settings: { clock: 'none' }, ...scene.create });
  const code = made.code!;
  for (const [seat, person] of people.entries()) {
    await person.follow(code);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  for (let bot = 0; bot < (scene.bots ?? 0); bot++) await ann.mustAsk({ t: 'bot', code, seat: scene.people + bot, level: 'builder' });
  if (ann.tables.get(code)!.status === 'waiting') await ann.mustAsk({ t: 'start', code });

  let choice = 0;
  const playSeat = async (person: TestClient): Promise<void> => {
    for (;;) {
      await person.until(() => isAwaited(person, code) || isOver(person, code));
      if (isOver(person, code)) return;
      const how = killAt(choice++);
      if (how === 'before') server.kill();
      const chosen = playOnce(person, game, code);
      // The move is on its way: the server may have written it or not, and the player cannot know.
      if (how === 'during') server.kill();
      await chosen;
      if (how === 'after') server.kill();
    }
  };
  await Promise.all(people.map(playSeat));
  await Promise.all(people.map((person) => playOut(person, game, code)));
  const views = people.map((person) => ({
    view: person.view(code).update.view,
    events: person.view(code).events.map((event) => event.event),
  }));
  return { log: ann.revealed.get(code)!.log, views, kills: server.kills };
};

/** The server dies in every way at every place of a round; then the game goes on in peace. */
const everyWay =
  (people: number): KillAt =>
  (choice) =>
    HOWS[Math.floor(choice / people)] ?? 'no';

/** Plays the scene in peace and again with these kills: both must come out the same. Gives how often the server died. */
const killsIn = async (scene: Scene, killAt: KillAt): Promise<number> => {
  const measure = await playScene(scene, () => 'no');
  const played = await playScene(scene, killAt);
  expect(played.log).toEqual(measure.log);
  expect(played.views).toEqual(measure.views);
  return played.kills;
};

/** It dies at one of `step` choices, in one way after the other, to the end of the game. */
const everySoMany =
  (step: number, first: number): KillAt =>
  (choice) =>
    choice % step === first ? (HOWS[((choice - first) / step) % 3] ?? 'no') : 'no';

test('three people and a bot: killed with the choices of several seats sealed', async () => {
  const scene: Scene = { game: toy, people: 3, bots: 1, create: { options: { seats: 4 } } };
  expect(await killsIn(scene, everyWay(3))).toBe(9);
});

test('chains of choices: killed inside them', async () => {
  const scene: Scene = { game: garden, people: 2, bots: 1, create: { options: { seats: 3 } } };
  expect(await killsIn(scene, everySoMany(2, 1))).toBeGreaterThan(3);
});

test('7 Wonders, seven seats: three people and four bots, killed in the middle of rounds', async () => {
  const scene: Scene = {
    game: sevenWonders,
    people: 3,
    bots: 4,
    create: { options: { seats: 7, cities: true } },
    env: { BOT_WORKER: botWorker },
  };
  expect(await killsIn(scene, everySoMany(12, 1))).toBeGreaterThan(3);
});

test('Duel against a bot with a clock: killed again and again', async () => {
  const scene: Scene = {
    game: duel,
    people: 1,
    create: { bots: 'builder', start: true, settings: { clock: 'calm' } },
    env: { BOT_WORKER: botWorker },
  };
  expect(await killsIn(scene, everySoMany(9, 0))).toBeGreaterThan(2);
});

test('a bot that owed a move plays it after the restart, with nobody looking', async () => {
  const server = new Mortal({ DATA_DIR: tempDir(), SEED: '4' });
  const ann = await server.connect();
  const options = { starter: 'second-seat' };
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', options, bots: 'builder', start: true });
  server.kill();
  await ann.follow(code!);
  await ann.until(() => isAwaited(ann, code!));
  expect(ann.view(code!).update.seq).toBeGreaterThan(0);
});
