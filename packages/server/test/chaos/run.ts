// People play at many tables of all games, on three nodes with one database and on a node with a file, while one thing after another breaks. What
// they are told goes into a history. In the end the logs are added to it, and it is checked.
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import type { Store } from '@maravilha/host';
import { FastRng } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { join } from 'node:path';
import { checkData } from '../../src/data/check.ts';
import { DATA_FILE } from '../../src/store/open.ts';
import { PostgresStore } from '../../src/store/postgres.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { FAMILY } from '../kit/family.ts';
import { accountsOf, summaryOf, wrongIn } from './check.ts';
import { SmallDisk } from './disk.ts';
import { drawFaults, faultsOf, LEASE, type Member } from './faults.ts';
import { History, type Line, readHistory } from './history.ts';
import { Link } from './link.ts';
import { Group, type Plan } from './people.ts';
import { rest } from './rest.ts';
import { type Mortal, Node, type Pausable } from './servers.ts';

type Begin = Extract<Line, { readonly is: 'run' }>;

export interface Given {
  readonly begin: Begin;
  readonly file: string;
  /** Path of the program of a node. */
  readonly program: string;
  readonly database: Mortal;
  readonly bus: Pausable;
  readonly say: (line: string) => void;
}

const PLANS: readonly Plan[] = [
  { game: sevenWonders, people: 2, seats: 3 },
  { game: duel, people: 2, seats: 2 },
  { game: architects, people: 2, seats: 3 },
  { game: dice, people: 2, seats: 3 },
  { game: sevenWonders, people: 3, seats: 4, options: { cities: true, teams: true } },
];

const NODES = 3;
/** Every so-many-th table is at the node with the file. */
const AT_FILE = 6;
/** Milliseconds between two faults. */
const QUIET = 2000;
const RETRY = 100;
const TO_ANSWER = 5000;
const THINK = 2000;
/** As soon as no further game begins, so that nobody waits long for the last ones. */
const HURRY = 400;
/** Only what never ends is stopped: nobody was told anything for so long. */
const STUCK = 10 * 60_000;

/** A node at which whoever connects now is heard. */
const addressFrom = async (nodes: readonly Node[], rng: FastRng): Promise<string> => {
  for (;;) {
    // Whoever was refused does not come back at once: what a node says of itself may be a second old.
    await rest(RETRY);
    const url = nodes[rng.int(nodes.length)]?.url;
    const healthy =
      url !== undefined &&
      (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TO_ANSWER) }).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (healthy) return url;
  }
};

const through = (url: string, line: Link): string => {
  const changed = new URL(url);
  changed.port = String(line.port);
  return changed.href;
};

/** A table is in one of the stores. */
const addLogs = async (history: History, codes: readonly string[], stores: readonly Store[]): Promise<void> => {
  for (const code of codes)
    for (const store of stores) {
      const stored = await store.load(code);
      if (stored !== undefined) history.write({ is: 'log', table: stored.table, entries: stored.entries });
    }
};

const addData = async (history: History, from: string): Promise<void> => {
  const { faults } = await checkData(from, FAMILY, () => undefined);
  for (const { code, what } of faults) history.write({ is: 'wrong', what: `${code}: ${what}` });
};

/** Waits for the work, or fails when nothing comes to the history any more. */
const untilStuck = async (history: History, work: Promise<unknown>): Promise<void> => {
  const state = { isOver: false };
  const end = (): void => {
    state.isOver = true;
  };
  work.then(end, end);
  let [length, since] = [history.length, performance.now()];
  while (!state.isOver) {
    await Promise.race([work, rest(QUIET)]);
    if (history.length !== length) [length, since] = [history.length, performance.now()];
    else if (performance.now() - since > STUCK) throw new Error('Nobody was told anything for ten minutes.');
  }
};

/** The verdict on a history: what is wrong. */
export const check = (file: string, say: Given['say']): readonly string[] => {
  const lines = readHistory(file);
  say(summaryOf(lines));
  return wrongIn(lines, FAMILY);
};

/** Plays a run, or what is left of one that was cut. Answers what was wrong in all of it. */
export const run = async ({ begin, file, program, database, bus, say }: Given): Promise<readonly string[]> => {
  const { minutes, seed, tables, folder } = begin;
  const history = new History(file);
  const before = readHistory(file);
  history.write(begin);
  const leg = before.filter(({ is }) => is === 'run').length;
  const lasted = before.findLast((line) => line.is === 'fault')?.at ?? 0;
  const unfinished = new Map([...accountsOf(before).values()].flatMap(({ begun, over }) => (begun && !over ? [[begun.place, begun]] : [])));
  const rng = new FastRng(seed, leg);
  const disk = new SmallDisk(folder);
  say(disk.kind);

  const odd = (what: string): void => history.write({ is: 'wrong', what });
  const nodeWith = (name: string, env: Readonly<Record<string, string>>): Promise<Node> =>
    Node.start({ program, env: { LEASE: String(LEASE), ...env }, log: join(folder, `${name}.log`), odd });
  const members: Member[] = [];
  // One after the other: the first one makes the tables of the database.
  for (let n = 1; n <= NODES; n++) {
    const lines = { database: await Link.to(Number(new URL(database.url).port)), bus: await Link.to(Number(new URL(bus.url).port)) };
    const env = { DATABASE_URL: through(database.url, lines.database), BUS_URL: through(bus.url, lines.bus) };
    members.push({ node: await nodeWith(`node-${n}`, env), ...lines });
  }
  const loner = await nodeWith('loner', { DATA_DIR: disk.folder });
  const nodes = members.map(({ node }) => node);

  const began = performance.now() - lasted;
  const now = (): number => performance.now() - began;
  const hasTime = (): boolean => now() < minutes * 60_000;
  const think = (): number => (hasTime() ? THINK : HURRY);
  const groups = Array.from({ length: tables }, async (_, number) => {
    const own = new FastRng(seed, number * 1000 + leg);
    const url = number % AT_FILE === AT_FILE - 1 ? () => addressFrom([loner], own) : () => addressFrom(nodes, own);
    const plan = PLANS[number % PLANS.length] as Plan;
    try {
      await new Group({ number, plan, rng: own, url, history, think, leg, begun: unfinished.get(number) }).play(hasTime);
    } catch (error) {
      odd(`table ${number}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  const breakThings = async (): Promise<void> => {
    for (const [name, fault] of drawFaults(faultsOf({ members, loner, disk, database, bus, history, rng }), rng)) {
      if (!hasTime()) return;
      history.write({ is: 'fault', name, at: Math.round(now()) });
      say(name);
      await fault();
      await rest(QUIET);
    }
  };
  try {
    await untilStuck(history, Promise.all([breakThings(), ...groups]));
    say('All games are over.');
    for (const node of [...nodes, loner]) await node.end();
    const stores = [await PostgresStore.open(database.url), await SqliteStore.open(join(disk.folder, DATA_FILE))];
    await addLogs(history, [...accountsOf(readHistory(file)).keys()], stores);
    for (const store of stores) await store.close();
    await addData(history, database.url);
    await addData(history, disk.folder);
    history.write({ is: 'end' });
  } finally {
    for (const node of [...nodes, loner]) await node.close();
    for (const { database: one, bus: other } of members) for (const line of [one, other]) line.close();
    history.close();
  }
  disk.remove();
  return check(file, say);
};
