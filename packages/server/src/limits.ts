// Every bound of the server, in one place. Times are in milliseconds.
import { AWAY_AFTER } from '@maravilha/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many more each second. */
  readonly perSecond: number;
}

export interface Limits {
  /** Messages of one socket; beyond it they are refused, and after `excess` refusals the socket is closed. */
  readonly messages: Rate;
  readonly excess: number;
  /** New sockets of one network. */
  readonly sockets: Rate;
  /** New guests of one network. */
  readonly guests: Rate;
  /** Codes that no table has, asked for by one network; and by all, beyond which those who have missed lately wait. */
  readonly misses: Rate;
  readonly allMisses: Rate;
  /** A socket that has not said hello is closed. */
  readonly hello: number;
  /** A socket that was refused or told to close is cut off after so long. */
  readonly farewell: number;
  /** A socket that leaves a ping unanswered until the next one is dead. */
  readonly ping: number;
  /** Bytes that may wait for a slow reader before it is cut off; it resumes when it comes back. */
  readonly backlog: number;
  /** Unfinished tables with other people at which one person may sit. */
  readonly tablesPerPlayer: number;
  /** Unfinished tables of one person alone; for a further one the oldest goes. */
  readonly soloTables: number;
  /** What one person says and, by itself, asks of tables. */
  readonly words: Rate;
  /** Words that a table keeps. */
  readonly wordsPerTable: number;
  /** Without a socket at the table for so long, a person counts as away. */
  readonly away: number;
  /** For so long the token for another device is good. */
  readonly device: number;
  /** A listed table is shown for so long after one of its people was seen there. */
  readonly shown: number;
  /** Tables that one socket may look at. */
  readonly tablesPerSocket: number;
  readonly openTables: number;
  /** Lobby changes are gathered for this long. */
  readonly lobby: number;
  /** Between two looks for idle tables; a table that nobody looks at and that owes nothing is then put away. */
  readonly sweep: number;
  /** Between two records that the server is alive: the time a crash may give a player for free. */
  readonly beat: number;
  /**
   * A bot that has not answered counts as failed. It thinks for a second at the most, but a thread must start first, and may get little of
   * a busy machine. While it waits for others to think this time stands still.
   */
  readonly bot: number;
  /** Between two real looks at whether the store works. */
  readonly health: number;
  /** Session is marked as seen at most this often. */
  readonly seen: number;
  readonly cleanup: number;
  readonly keep: {
    /** A waiting table with nobody seated. */
    readonly empty: number;
    readonly waiting: number;
    /** In play, but all people have left it. */
    readonly abandoned: number;
    /** In play, with one person. */
    readonly solo: number;
    readonly playing: number;
    readonly over: number;
    readonly session: number;
  };
}

export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 30 },
  excess: 60,
  sockets: { burst: 60, perSecond: 5 },
  guests: { burst: 30, perSecond: 0.5 },
  misses: { burst: 60, perSecond: 0.2 },
  allMisses: { burst: 300, perSecond: 5 },
  hello: 10 * SECOND,
  farewell: 2 * SECOND,
  ping: 30 * SECOND,
  backlog: 1024 * 1024,
  tablesPerPlayer: 20,
  soloTables: 30,
  words: { burst: 8, perSecond: 0.5 },
  wordsPerTable: 500,
  away: AWAY_AFTER,
  device: 10 * MINUTE,
  shown: 3 * MINUTE,
  tablesPerSocket: 8,
  openTables: 50,
  lobby: 100,
  sweep: MINUTE,
  beat: SECOND,
  bot: 20 * SECOND,
  health: SECOND,
  seen: DAY,
  cleanup: 60 * MINUTE,
  keep: { empty: DAY, waiting: 7 * DAY, abandoned: DAY, solo: 14 * DAY, playing: 60 * DAY, over: 30 * DAY, session: 180 * DAY },
};
