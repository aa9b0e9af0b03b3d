// What can break in a run. Each fault breaks one thing and mends it again.
import type { FastRng } from '@maravilha/kernel';
import { Redis } from 'iovalkey';
import type { SmallDisk } from './disk.ts';
import type { History } from './history.ts';
import type { Link } from './link.ts';
import { rest } from './rest.ts';
import type { Mortal, Node, Pausable } from './servers.ts';

/** Milliseconds for which a node holds a table. */
export const LEASE = 2000;
/** Most things are back within that. */
const SHORT = 2000;
/** Longer than anybody waits for an answer of the database or the bus. */
const LONG = 12_000;
const SLOWEST = 150;
const MINUTE = 60_000;
/** In minutes. */
const DAY = 24 * 60;

/** One of the nodes that share a database, with its lines to it and to the bus. */
export interface Member {
  readonly node: Node;
  readonly database: Link;
  readonly bus: Link;
}

export interface Parts {
  readonly members: readonly Member[];
  /** It has a file on the small disk, and all its tables to itself. */
  readonly loner: Node;
  readonly disk: SmallDisk;
  readonly database: Mortal;
  readonly bus: Pausable;
  readonly history: Pick<History, 'write'>;
  readonly rng: FastRng;
}

type Faults = Readonly<Record<string, () => Promise<void>>>;

/** Shuffled, so that each comes before any comes again. */
export const drawFaults = function* (faults: Faults, rng: FastRng): Generator<readonly [string, () => Promise<void>], never> {
  for (;;) {
    const deck = Object.entries(faults);
    while (deck.length > 0) yield* deck.splice(rng.int(deck.length), 1);
  }
};

const mendAfter = async (line: Link, milliseconds: number): Promise<void> => {
  await rest(milliseconds);
  line.mend();
};

const faultsOfLines = ({ members, loner, rng }: Parts): Faults => {
  const one = (): Member => members[rng.int(members.length)] as Member;
  const kinds = {
    people: (): Link => [...members.map(({ node }) => node), loner][rng.int(members.length + 1)]?.line as Link,
    PostgreSQL: (): Link => one().database,
    Redis: (): Link => one().bus,
  };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([to, drawn]) => [
      [
        `the line between a node and ${to} is cut`,
        async () => {
          const line = drawn();
          line.cut();
          await mendAfter(line, rng.int(2 * LEASE));
        },
      ],
      [
        `the line between a node and ${to} stands still`,
        async () => {
          const line = drawn();
          line.stop();
          await mendAfter(line, rng.int(3) === 0 ? LONG : rng.int(2 * LEASE));
        },
      ],
      [
        `the line between a node and ${to} is slow`,
        async () => {
          const line = drawn();
          line.slow(1 + rng.int(SLOWEST));
          await mendAfter(line, 2 * LEASE);
        },
      ],
    ]),
  );
};

/** All that is said on the bus for a while is said again, twice and in another order, as if by a bus that holds back and doubles. */
const sayAgain = async (url: string, rng: FastRng): Promise<void> => {
  const bus = new Redis(url);
  try {
    const heard: (readonly [string, string])[] = [];
    bus.on('pmessage', (_: string, topic: string, text: string) => heard.push([topic, text]));
    await bus.psubscribe('maravilha/*');
    await rest(LEASE);
    await bus.punsubscribe();
    const again = [...heard, ...heard];
    while (again.length > 0) for (const [topic, text] of again.splice(rng.int(again.length), 1)) await bus.publish(topic, text);
  } finally {
    bus.disconnect();
  }
};

export const faultsOf = (parts: Parts): Faults => {
  const { members, loner, disk, database, bus, history, rng } = parts;
  const nodes = [...members.map(({ node }) => node), loner];
  const node = (): Node => nodes[rng.int(nodes.length)] as Node;
  const end = async (one: Node): Promise<void> => {
    if (!(await one.end())) history.write({ is: 'noted', what: 'a node that was told to end needed more than its five seconds' });
  };
  const mended = async (broken: Mortal): Promise<void> => {
    await broken.kill();
    await rest(rng.int(SHORT));
    await broken.start();
  };
  const fillDisk = async (): Promise<void> => {
    // Its log begins anew, so that what it writes next needs room.
    await end(loner);
    await loner.start();
    const { pid } = loner;
    disk.fill(pid);
    await rest(LEASE + rng.int(2 * LEASE));
    const back = rng.int(2) === 0 ? loner.kill().then(() => loner.start()) : undefined;
    await rest(LEASE);
    disk.free(pid);
    await back;
  };
  return {
    'kill -9 a node': async () => {
      const one = node();
      await one.kill();
      await rest(rng.int(SHORT));
      await one.start();
    },
    'SIGTERM a node': async () => {
      const one = node();
      await end(one);
      await one.start();
    },
    'a node stands still for longer than its lease': async () => {
      const one = node();
      one.pause();
      await rest(2 * LEASE);
      one.goOn();
    },
    'the clock of a node jumps': async () => {
      node().jump((rng.int(2 * DAY) - DAY) * MINUTE);
    },
    'kill -9 PostgreSQL': () => mended(database),
    'kill -9 Redis': () => mended(bus),
    'Redis stands still': async () => {
      bus.pause();
      await rest(2 * LEASE);
      bus.goOn();
    },
    'the bus doubles and reorders': () => sayAgain(bus.url, rng),
    ...(disk.canFill ? { 'the disk is full': fillDisk } : {}),
    ...faultsOfLines(parts),
  };
};
