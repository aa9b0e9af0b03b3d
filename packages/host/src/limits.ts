// Every bound of a host, in one place. Times are in milliseconds.
import { AWAY_AFTER } from '@maravilha/protocol';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many more each second. */
  readonly perSecond: number;
}

export interface HostLimits {
  /** A connection that has not said hello is closed. */
  readonly hello: number;
  /** Unfinished tables with other people at which one person may sit. */
  readonly tablesPerPlayer: number;
  /** Unfinished tables of one person alone; for a further one the oldest goes. */
  readonly soloTables: number;
  /** Tables that one connection may look at. */
  readonly tablesPerSocket: number;
  /** Somebody sent away from a seat cannot take one at that table for so long. */
  readonly sentAway: number;
  /** What one person says and, by itself, asks of tables. */
  readonly words: Rate;
  /** Words that a table keeps. */
  readonly wordsPerTable: number;
  /** Without a connection at the table for so long, a person counts as away. */
  readonly away: number;
  /** A listed table is shown for so long after one of its people was seen there. */
  readonly shown: number;
  readonly openTables: number;
  /** Lobby changes are gathered for this long. */
  readonly lobby: number;
  /** After a failure of the store a table is read again so soon. */
  readonly retry: number;
  /** Between two looks for idle tables; a table that nobody looks at and that owes nothing is then put away. */
  readonly sweep: number;
  /** Between two notes of how far clocks have come: the time a crash may give a player for free. */
  readonly beat: number;
  /** Where hosts share a store, a table is held for so long; thrice as often that is renewed, and looked for what others have left or written. */
  readonly lease: number;
  /** Between two times that a host tells others who is at its tables; what was not said again thrice counts no more. */
  readonly company: number;
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
  };
}

export const HOST_LIMITS: HostLimits = {
  hello: 10 * SECOND,
  tablesPerPlayer: 20,
  soloTables: 30,
  tablesPerSocket: 8,
  sentAway: MINUTE,
  words: { burst: 8, perSecond: 0.5 },
  wordsPerTable: 500,
  away: AWAY_AFTER,
  shown: 3 * MINUTE,
  openTables: 50,
  lobby: 100,
  retry: 2 * SECOND,
  sweep: MINUTE,
  beat: SECOND,
  lease: 6 * SECOND,
  company: 5 * SECOND,
  cleanup: 60 * MINUTE,
  keep: { empty: DAY, waiting: 7 * DAY, abandoned: DAY, solo: 14 * DAY, playing: 60 * DAY, over: 30 * DAY },
};
