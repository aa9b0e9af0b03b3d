// Several hosts on one store and one bus, in one process. A host may die without a word, or stand still for a while.
import type { AnyGame } from '@maravilha/kernel';
import { type Host, openHost } from '../src/host.ts';
import { HOST_LIMITS, type HostLimits } from '../src/limits.ts';
import type { BotPlayer, Bus } from '../src/ports.ts';
import type { Store } from '../src/store.ts';
import type { Time } from '../src/time.ts';
import { ManualTime } from './manual-time.ts';
import { type Fate, MemoryBus } from './memory-bus.ts';
import { MemoryStore } from './memory-store.ts';
import { commonPorts, CUT, Person, wireTo } from './open.ts';
import { familyWith, type Logged, memoryLog, MemoryPlayers } from './parts.ts';
import type { OpenWire, Wire, WireEvents } from './client.ts';

/** What happens at a host happens later while it stands still, and never once it is dead. */
class Life {
  isDead = false;
  #isPaused = false;
  #missed: (() => void)[] = [];

  live(call: () => void): void {
    if (this.#isPaused) this.#missed.push(call);
    else if (!this.isDead) call();
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    for (const call of this.#missed.splice(0)) this.live(call);
  }
}

const timeIn = (time: ManualTime, life: Life): Time => ({
  now: () => time.now(),
  ticks: () => time.ticks(),
  after: (milliseconds, call) => time.after(milliseconds, () => life.live(call)),
});

const busIn = (bus: Bus, life: Life): Bus => ({
  publish: (topic, text) => life.live(() => bus.publish(topic, text)),
  subscribe: (topic, hear) => bus.subscribe(topic, (text) => life.live(() => hear(text))),
});

/** What a dead host asks of its store is not done, and not answered. */
const storeIn = (store: MemoryStore, life: Life): Store =>
  new Proxy(store, {
    get: (target, name: keyof Store) => {
      const call = target[name].bind(target) as (...given: unknown[]) => Promise<unknown>;
      return (...given: unknown[]) => (life.isDead ? new Promise(() => undefined) : call(...given));
    },
  });

const botsIn = (bots: BotPlayer, asked: { count: number }): BotPlayer => ({
  decide: (request) => {
    asked.count += 1;
    return bots.decide(request);
  },
});

class Node {
  readonly host: Host;
  /** What it has written into its log. */
  readonly lines: readonly Logged[];
  readonly #life: Life;
  readonly #asked: { readonly count: number };
  readonly #wires = new Set<() => void>();

  constructor(host: Host, lines: readonly Logged[], life: Life, asked: { readonly count: number }) {
    this.host = host;
    this.lines = lines;
    this.#life = life;
    this.#asked = asked;
  }

  /** How often a bot was asked here. */
  get asked(): number {
    return this.#asked.count;
  }

  /** From now on nothing happens here, and whoever was connected hears that they no longer are. */
  kill(): void {
    this.#life.isDead = true;
    for (const cut of this.#wires) cut();
  }

  pause(): void {
    this.#life.pause();
  }

  goOn(): void {
    this.#life.goOn();
  }

  /** Ends as it should; whoever is still connected is told to come back. */
  async close(): Promise<void> {
    await this.host.close();
    for (const cut of this.#wires) cut();
  }

  async wire(players: MemoryPlayers, id: string, events: WireEvents): Promise<Wire> {
    const wire = await wireTo(this.host, players, id)(events);
    let open = true;
    const cut = (): void => {
      if (!open) return;
      open = false;
      this.#wires.delete(cut);
      if (this.#life.isDead) events.closed(CUT, '');
      else wire.cut();
    };
    this.#wires.add(cut);
    return {
      get open() {
        return open && wire.open;
      },
      send: (text) => this.#life.live(() => wire.send(text)),
      cut,
    };
  }
}

export interface Cluster {
  readonly nodes: readonly [Node, Node, Node];
  readonly time: ManualTime;
  readonly store: MemoryStore;
  readonly bus: Bus;
  /** Somebody new at this host, or another page of somebody who is known; comes back to the host that `at` names by then. */
  connect(at: number, as?: Person): Promise<Visitor>;
}

export class Visitor extends Person {
  /** The host to which the next connection goes. */
  at: number;

  constructor(id: string, open: (self: () => number) => OpenWire, page: string, at: number) {
    super(
      id,
      open(() => this.at),
      page,
    );
    this.at = at;
  }
}

export interface ClusterOptions {
  readonly games: readonly AnyGame[];
  readonly fate?: (index: number) => Fate;
  readonly limits?: Partial<HostLimits>;
  readonly drawSeed?: () => Uint8Array;
  /** Shared by all hosts. */
  readonly random?: (bytes: number) => Uint8Array;
}

export const openCluster = async ({ games, fate, ...ports }: ClusterOptions): Promise<Cluster> => {
  const time = new ManualTime();
  const [store, players, bus] = [new MemoryStore(time), new MemoryPlayers(), new MemoryBus(time, fate)];
  const begin = async (): Promise<Node> => {
    const life = new Life();
    const asked = { count: 0 };
    const log = memoryLog();
    const common = commonPorts(familyWith(...games));
    const host = await openHost({
      ...common,
      ...ports,
      players,
      store: storeIn(store, life),
      time: timeIn(time, life),
      bus: busIn(bus, life),
      bots: botsIn(common.bots, asked),
      log,
      limits: { ...HOST_LIMITS, lobby: 0, ...ports.limits },
    });
    return new Node(host, log.lines, life, asked);
  };
  const nodes = [await begin(), await begin(), await begin()] as const;
  return {
    nodes,
    time,
    store,
    bus,
    connect: async (at, as) => {
      const id = as?.id ?? players.welcome().id;
      const visitor = new Visitor(
        id,
        (place) => (events) => (nodes[place()] ?? nodes[0]).wire(players, id, events),
        players.nextPage(id),
        at,
      );
      await visitor.open();
      return visitor;
    },
  };
};

/** A step of time, in milliseconds. */
const STEP = 250;
/** More turns than any chain of promises in a host is long. */
const TURNS = 300;

const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
};

/** Time passes, in steps in which everything that falls due is done. */
export const pass = async ({ time }: Pick<Cluster, 'time'>, milliseconds: number): Promise<void> => {
  await breathe();
  for (let left = milliseconds; left > 0; left -= STEP) {
    time.advance(Math.min(STEP, left));
    await breathe();
  }
};

/** Time passes until the work is done. */
export const during = async <T>(cluster: Pick<Cluster, 'time'>, work: Promise<T>, most = 600_000): Promise<T> => {
  const state = { isDone: false };
  const end = (): void => {
    state.isDone = true;
  };
  work.then(end, end);
  await breathe();
  for (let passed = 0; !state.isDone; passed += STEP) {
    if (passed >= most) throw new Error(`nothing came of it within ${most} milliseconds`);
    await pass(cluster, STEP);
  }
  return work;
};
