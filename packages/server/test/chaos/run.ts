// People play at many tables of all games, on three nodes, while one thing after another breaks. Then what they were told is checked.
import { familyWith } from '@maravilha/host/testing';
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { FastRng } from '@maravilha/kernel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { checkData } from '../../src/data/check.ts';
import { PostgresStore } from '../../src/store/postgres.ts';
import { missingIn, wrongIn } from './check.ts';
import { Group, type Plan } from './people.ts';
import { type Mortal, Node, type Pausable, rest } from './servers.ts';

export interface Given {
  readonly minutes: number;
  readonly seed: number;
  readonly tables: number;
  /** Path of the program of a node. */
  readonly program: string;
  readonly database: Mortal;
  readonly bus: Pausable;
  readonly say: (line: string) => void;
}

const FAMILY = familyWith(duel, toy, garden, sevenWonders, architects, dice);
const PLANS: readonly Plan[] = [
  { game: sevenWonders, people: 2, seats: 3 },
  { game: duel, people: 2, seats: 2 },
  { game: architects, people: 2, seats: 3 },
  { game: dice, people: 2, seats: 3 },
  { game: garden, people: 3, seats: 4 },
  { game: toy, people: 3, seats: 4 },
];

const NODES = 3;
const LEASE = 2000;
/** Milliseconds between two faults. */
const QUIET = 2000;
const RETRY = 100;

/** Each breaks something and mends it again; answers what was wrong about that. */
type Fault = () => Promise<string | undefined>;

const faultsOf = (nodes: readonly Node[], { database, bus }: Given, rng: FastRng): Readonly<Record<string, Fault>> => {
  const node = (): Node => nodes[rng.int(nodes.length)] as Node;
  const mended = async (broken: Mortal): Promise<undefined> => {
    await broken.kill();
    await rest(rng.int(QUIET));
    await broken.start();
  };
  return {
    'kill -9 a node': async () => {
      const one = node();
      await one.end('SIGKILL');
      await rest(rng.int(QUIET));
      await one.start();
      return undefined;
    },
    'SIGTERM a node': async () => {
      const one = node();
      const code = await one.end('SIGTERM');
      await one.start();
      return code === 0 ? undefined : `a node that was told to end did so with ${code}`;
    },
    'a node stands still for longer than its lease': async () => {
      const one = node();
      one.pause();
      await rest(2 * LEASE);
      one.goOn();
      return undefined;
    },
    'kill -9 PostgreSQL': () => mended(database),
    'kill -9 Redis': () => mended(bus),
    'Redis stands still': async () => {
      bus.pause();
      await rest(2 * LEASE);
      bus.goOn();
      return undefined;
    },
  };
};

/** A node at which whoever connects now is heard. */
const addressFrom = async (nodes: readonly Node[], rng: FastRng): Promise<string> => {
  for (;;) {
    // Whoever was refused does not come back at once: what a node says of itself may be a second old.
    await rest(RETRY);
    const url = nodes[rng.int(nodes.length)]?.url;
    const healthy =
      url !== undefined &&
      (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(LEASE) }).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (healthy) return url;
  }
};

const check = async (given: Given, groups: readonly Group[]): Promise<string[]> => {
  const store = await PostgresStore.open(given.database.url);
  try {
    const lost = await missingIn(
      store,
      groups.flatMap(({ acknowledged }) => acknowledged),
    );
    const wrong = await wrongIn(
      store,
      FAMILY,
      groups.flatMap(({ finished }) => finished),
    );
    const { faults } = await checkData(given.database.url, FAMILY, () => undefined);
    return [...lost, ...wrong, ...faults.map(({ code, what }) => `${code}: ${what}`)];
  } finally {
    await store.close();
  }
};

/** Answers what was wrong. */
export const run = async (given: Given): Promise<readonly string[]> => {
  const { minutes, seed, tables, program, database, bus, say } = given;
  const rng = new FastRng(seed);
  const env = { DATABASE_URL: database.url, BUS_URL: bus.url, LEASE: String(LEASE), SEED: String(seed) };
  const nodes = Array.from({ length: NODES }, () => new Node(program, env));
  // The first one makes the tables of the database.
  for (const node of nodes) await node.start();
  const until = performance.now() + minutes * 60_000;
  const hasTime = (): boolean => performance.now() < until;
  const wrong: string[] = [];
  const groups = Array.from({ length: tables }, (_, n) => {
    const own = new FastRng(seed, n + 1);
    return new Group(PLANS[n % PLANS.length] as Plan, own, () => addressFrom(nodes, own));
  });
  const played = Promise.all(groups.map((group) => group.play(hasTime)));
  const state = { isOver: false };
  const end = (): void => {
    state.isOver = true;
  };
  // What goes wrong there is told when all is mended.
  played.then(end, end);
  const faults = Object.entries(faultsOf(nodes, given, rng));
  const counts = new Map<string, number>();
  try {
    while (hasTime() && !state.isOver) {
      const [name, fault] = faults[rng.int(faults.length)] as (typeof faults)[number];
      say(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const odd = await fault();
      if (odd !== undefined) wrong.push(odd);
      await rest(QUIET);
    }
    await played;
    wrong.push(...(await check(given, groups)));
    const games = groups.reduce((sum, { finished }) => sum + finished.length, 0);
    const choices = groups.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    say(`${games} games, ${choices} acknowledged choices; ${[...counts].map(([name, count]) => `${name}: ${count}`).join(', ')}`);
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
  }
  return wrong;
};
