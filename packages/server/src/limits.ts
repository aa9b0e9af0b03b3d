// Every bound of the server, in one place. Times are in milliseconds.
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
  /** New sockets of one address. */
  readonly sockets: Rate;
  /** New guests of one address. */
  readonly guests: Rate;
  /** A socket that has not said hello is closed. */
  readonly hello: number;
  /** A socket that leaves a ping unanswered until the next one is dead. */
  readonly ping: number;
  /** Bytes that may wait for a slow reader before it is cut off; it resumes when it comes back. */
  readonly backlog: number;
  /** Unfinished tables at which one person may sit. */
  readonly tablesPerPlayer: number;
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
  /** Session is marked as seen at most this often. */
  readonly seen: number;
  readonly cleanup: number;
  readonly keep: {
    /** A waiting table with nobody seated. */
    readonly empty: number;
    readonly waiting: number;
    /** In play, but all people have left it. */
    readonly abandoned: number;
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
  hello: 10 * SECOND,
  ping: 30 * SECOND,
  backlog: 1024 * 1024,
  tablesPerPlayer: 20,
  tablesPerSocket: 8,
  openTables: 50,
  lobby: 100,
  sweep: MINUTE,
  beat: SECOND,
  bot: 20 * SECOND,
  seen: DAY,
  cleanup: 60 * MINUTE,
  keep: { empty: DAY, waiting: 7 * DAY, abandoned: DAY, playing: 60 * DAY, over: 30 * DAY, session: 180 * DAY },
};
