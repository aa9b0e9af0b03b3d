// What a host needs from wherever it runs: a server, a browser and a test each bring their own. Its store is in store.ts.
import type { Family } from '@maravilha/family';
import type { Seat, Shape } from '@maravilha/kernel';
import type { RefusalCode } from '@maravilha/protocol';
import type { HostLimits } from './limits.ts';
import type { PlayerId, Store } from './store.ts';
import type { Time } from './time.ts';

/** Who people are. A server knows it from their sessions, a browser from itself. */
export interface Players {
  names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
  rename(player: PlayerId, name: string): Promise<void>;
  /** A token that makes another browser the same person; `undefined` where no other browser can be. */
  offerDevice(player: PlayerId): Promise<string | undefined>;
}

export interface BotRequest {
  readonly game: string;
  readonly rules: number;
  readonly level: string;
  readonly view: Shape['View'];
  readonly seat: Seat;
  /** Names the match: a thread that has thought for this seat in it before may go on from there. */
  readonly match: string;
  /** How many choices of the same turn this one follows. */
  readonly follows: number;
  /** Seed of the bot's own generator. */
  readonly seed: number;
}

/** Bots get a view, a level and a number for their generator: never the match. */
export interface BotPlayer {
  decide(request: BotRequest): Promise<unknown>;
}

export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** For whoever watches over a host. Counts and times only, nothing about people or games in play. */
export interface Counters {
  /** So many choices were made in rounds that have been played. */
  chosen(by: 'person' | 'bot', choices: number): void;
  /** A choice was answered and told to all, so many milliseconds after it came. */
  answered(milliseconds: number): void;
  refused(code: RefusalCode): void;
  /** Something went wrong that never should. */
  failed(): void;
}

/**
 * Carries short texts between hosts that share a store. Whatever is published may come late, twice or never, to its sender too. Neither call
 * waits or fails, whatever has become of the bus.
 */
export interface Bus {
  publish(topic: string, text: string): void;
  /** The returned function ends it. */
  subscribe(topic: string, hear: (text: string) => void): () => void;
}

export interface Ports {
  readonly store: Store;
  /** Where other hosts share the store. Without it, this host has the store to itself. */
  readonly bus?: Bus | undefined;
  readonly players: Players;
  readonly time: Time;
  /** Secure random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** 32 secure random bytes for a match. */
  readonly drawSeed: () => Uint8Array;
  readonly bots: BotPlayer;
  /** Time that a bot lets pass before it plays, so that people can follow; longer for a level that thinks longer. 0: none, whatever it thinks. */
  readonly botPause: number;
  readonly family: Family;
  /** All people are at one device, in one room. */
  readonly together?: boolean | undefined;
  /** Levels of bots that people may choose. */
  readonly levels: readonly string[];
  readonly limits: HostLimits;
  readonly log: Log;
  readonly counters: Counters;
}

/** For work that nobody waits for: its errors are logged, not lost. */
export const inBackground = (ports: Pick<Ports, 'log' | 'counters'>, what: string, work: Promise<unknown>): void => {
  work.catch((error: unknown) => {
    ports.counters.failed();
    ports.log.error({ err: error }, what);
  });
};
