// Hosts and people for tests. Everything between them is text, as it would be on a socket.
import { BOT_LEVELS } from '@maravilha/bots';
import { FAMILY, type Family } from '@maravilha/family';
import type { AnyGame } from '@maravilha/kernel';
import type { RefusalCode } from '@maravilha/protocol';
import { type Host, openHost } from '../src/host.ts';
import { HOST_LIMITS, type HostLimits } from '../src/limits.ts';
import type { Counters, Ports } from '../src/ports.ts';
import type { PlayerId } from '../src/store.ts';
import { Client, type Faults, type OpenWire } from './client.ts';
import { ManualTime } from './manual-time.ts';
import { MemoryStore } from './memory-store.ts';
import { familyWith, memoryLog, MemoryPlayers, quickBots, randomSource, seedOf } from './parts.ts';

/** A connection lost without a farewell. */
export const CUT = 1006;

/** Its turn comes when those before it are done. */
const later = (call: () => void): void => void Promise.resolve().then(call);

/** What has left one side before the end arrives at the host; what was on its way to a side that has hung up is lost. */
export const wireTo =
  (host: Host, players: MemoryPlayers, id: PlayerId): OpenWire =>
  async (events) => {
    let open = true;
    let cut = false;
    const end = (code: number, reason: string): void => {
      if (!open) return;
      open = false;
      later(() => {
        peer.gone();
        events.closed(code, reason);
      });
    };
    const peer = host.meet({
      player: players.find(id),
      send: (text) => {
        if (open) later(() => cut || events.text(text));
      },
      close: end,
    });
    return {
      get open() {
        return open;
      },
      send: (text) => {
        if (open) later(() => peer.hear(text));
      },
      cut: () => {
        cut = true;
        end(CUT, '');
      },
    };
  };

export class Person extends Client {
  readonly id: PlayerId;

  constructor(id: PlayerId, open: OpenWire, page: string, faults?: Faults) {
    super(open, faults, page);
    this.id = id;
  }
}

/** Counts nothing. */
const NO_COUNTERS: Counters = {
  chosen: () => undefined,
  answered: () => undefined,
  refused: () => undefined,
  failed: () => undefined,
};

interface Given extends Partial<Omit<Ports, 'store' | 'players' | 'time' | 'limits' | 'log'>> {
  readonly store?: MemoryStore;
  readonly players?: MemoryPlayers;
  readonly time?: ManualTime;
  readonly limits?: Partial<HostLimits>;
  /** Those alone, in one version each. */
  readonly games?: readonly AnyGame[];
}

export interface TestHost {
  readonly host: Host;
  readonly store: MemoryStore;
  readonly players: MemoryPlayers;
  readonly time: ManualTime;
  readonly log: ReturnType<typeof memoryLog>;
  /** Somebody new, or another page of somebody who is known. */
  connect(given?: { readonly as?: Person; readonly faults?: Faults }): Promise<Person>;
  /** Another host of the same games, on what this one has stored by now: as after the death of this one, by default a second later. */
  next(given?: Given): Promise<TestHost>;
}

/** What any host of a test has, unless it gets something else. */
export const commonPorts = (
  family: Family,
): Pick<Ports, 'random' | 'drawSeed' | 'bots' | 'botPause' | 'levels' | 'counters' | 'family'> => {
  let deals = 0;
  return {
    random: randomSource(),
    drawSeed: () => seedOf(deals++),
    bots: quickBots(family),
    botPause: 0,
    levels: BOT_LEVELS,
    counters: NO_COUNTERS,
    family,
  };
};

export const open = async (given: Given = {}): Promise<TestHost> => {
  const { games, ...ports } = given;
  const family = ports.family ?? (games === undefined ? FAMILY : familyWith(...games));
  const [players, time] = [ports.players ?? new MemoryPlayers(), ports.time ?? new ManualTime()];
  const store = ports.store ?? new MemoryStore(time);
  const log = memoryLog();
  const host = await openHost({
    ...commonPorts(family),
    ...ports,
    family,
    store,
    players,
    time,
    log,
    limits: { ...HOST_LIMITS, ...ports.limits },
  });
  return {
    host,
    store,
    players,
    time,
    log,
    connect: async ({ as, faults } = {}) => {
      const id = as?.id ?? players.welcome().id;
      const person = new Person(id, wireTo(host, players, id), players.nextPage(id), faults);
      await person.open();
      return person;
    },
    next: (changed = {}) => {
      const later = changed.time ?? new ManualTime(time.now() + 1000);
      return open({ ...given, store: store.copy(later), players, ...changed, time: later });
    },
  };
};

/** An answer. */
export const refused = (code: RefusalCode): object => ({ t: 'refused', code });
