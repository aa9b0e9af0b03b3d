// The one door to the tables: a host is made from its ports.
import { toHex } from '@maravilha/kernel';
import type { DealInfo, HandedSeat, Past, TableStatus } from '@maravilha/protocol';
import type { Context } from './context.ts';
import { Deals } from './deals.ts';
import { Dispatch } from './dispatch.ts';
import { handIn } from './handed-in.ts';
import { Lobby } from './lobby.ts';
import { People } from './people.ts';
import { type Connection, type Peer, Peers } from './peers.ts';
import { Play } from './play.ts';
import { inBackground, type Ports } from './ports.ts';
import { type Answer, grant, refuse, unreadable } from './refusal.ts';
import { Reviews } from './reviews.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { peopleOf } from './seating.ts';
import { Leases } from './leases.ts';
import { News } from './news.ts';
import { Nodes } from './nodes.ts';
import { ALONE, type OptionValues, type Player, type PlayerId } from './store.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';
import { every } from './time.ts';
import { Undoing } from './undo.ts';

/** Of a host among others, drawn at each start. */
const NAME_BYTES = 8;

/** What anybody who holds the link may know of a table. */
export interface Sight {
  readonly game: string;
  readonly options: OptionValues;
  readonly status: TableStatus;
  /** Seats that are free. */
  readonly open: number;
  /** Name of the owner, before the start. */
  readonly owner: string | undefined;
  /** Names of the people who play, or played, where anybody may watch. */
  readonly people: readonly string[];
}

export interface Host {
  /** Somebody has come. */
  meet(connection: Connection): Peer;
  /** A person has got another name from somewhere else. */
  renamed(player: Player): void;
  /** `undefined`: there is no such table. */
  sight(code: string): Promise<Sight | undefined>;
  /** The log of a match that is over, for those who may see it. */
  log(code: string, reader: PlayerId | undefined): Promise<Answer<object>>;
  /** The same with who sat where and how it ended. */
  past(code: string, reader: PlayerId | undefined): Promise<Answer<Past>>;
  /** A deal, and to those who have finished it the results of all who have. */
  deal(id: string, reader: PlayerId | undefined): Promise<Answer<DealInfo>>;
  /** Keeps a match that was played elsewhere, if its log is true and whole. Answers the code of its table. */
  handIn(log: object, seats: readonly HandedSeat[]): Promise<Answer<string>>;
  /** Tables in memory. */
  readonly tables: number;
  /** What has begun is done, and after that nothing happens any more. Its store and its bots stay with whoever has brought them. */
  close(): Promise<void>;
}

export const openHost = async (ports: Ports): Promise<Host> => {
  const { store, time, limits, log } = ports;
  const news = ports.bus && new News(ports.bus, toHex(ports.random(NAME_BYTES)));
  // Where hosts share a store, what nobody holds is taken in the course of time.
  const asleep = news === undefined ? await store.wakeful(ALONE) : [];
  const lobby = new Lobby({ ...ports, news });
  const rooms: Rooms = new Rooms({
    ...ports,
    news,
    onShow: (room) => nodes?.join(room),
    onLookAway: (room, client) => reviews.leave(room, client),
    onDrop: ({ code }) => {
      nodes?.leave(code);
      leases.leave(code);
    },
    isIdle: (room) => room.isQuiet && !(room.hasRunningClock && leases.isMine(room.code)),
    onLoad: (room) => play.resume(room),
    onNews: (room, happened) => play.caughtUp(room, happened),
  });
  const leases: Leases = new Leases({
    ...ports,
    host: news?.name,
    turned: (code) => rooms.run(code, (room) => room && play.resume(room)),
    freed: () => news?.tellHosts({ k: 'free' }),
  });
  const context: Context = { ...ports, rooms, lobby, leases, news };
  const talk = new Talk(context);
  const reviews = new Reviews(context);
  const deals = new Deals(context);
  const play = new Play(context, { resumed: (room) => people.watch(room), ended: (room) => talk.ended(room) });
  const people = new People(context, play);
  const undoing = new Undoing(context, play);
  const tables = new Tables(context, play, people, talk, deals);
  const dispatch = new Dispatch(context, { tables, play, people, undoing, talk, reviews, renamed: (player) => peers.renamed(player) });
  const peers = new Peers(context, dispatch);
  const nodes = news && new Nodes(context, news, { play, talk, reviews });
  let closed = false;

  /**
   * After a restart: tables whose bots or clocks must go on without anybody asking. One by one, and between two of them whoever has asked for
   * something is answered: a store that answers at once would otherwise leave no room for that.
   */
  const wake = async (): Promise<void> => {
    for (const code of asleep) {
      if (closed) return;
      try {
        await rooms.run(code, () => undefined);
      } catch (error) {
        ports.counters.failed();
        log.error({ err: error, table: code }, 'a table could not be loaded');
      }
      await new Promise<void>((go) => time.after(0, go));
    }
  };

  const stops = [
    every(time, limits.sweep, () => {
      rooms.sweep();
      talk.sweep();
      people.sweep();
      undoing.sweep();
      inBackground(context, 'open tables', tables.seeAll());
    }),
    every(time, limits.cleanup, () => inBackground(context, 'clean up', tables.cleanUp())),
  ];
  inBackground(context, 'wake up', wake());

  return {
    meet: (connection) => peers.meet(connection),
    renamed: (player) => peers.renamed(player),
    sight: (code) => rooms.run(code, (room) => room && sightOf(room)),
    log: (code, reader) =>
      rooms
        .run(code, (room) => tables.past(room, reader))
        .then((past) => (past.ok ? grant(past.value.log) : past))
        .catch(refuseUnreadable),
    past: (code, reader) => rooms.run(code, (room) => tables.past(room, reader)).catch(refuseUnreadable),
    deal: (id, reader) => deals.results(id, reader),
    handIn: (raw, seats) => handIn(context, raw, seats).catch(refuseUnreadable),
    get tables() {
      return rooms.size;
    },
    close: async () => {
      closed = true;
      const answered = peers.close();
      for (const stop of stops) stop();
      play.close();
      lobby.close();
      await nodes?.close();
      await rooms.settle();
      await answered;
      await leases.close();
    },
  };
};

const sightOf = (room: Room): Sight => {
  const { game, options, status, settings, seats, owner } = room.record;
  const shown = status !== 'waiting' && settings.spectators ? peopleOf(room.record) : [];
  return {
    game,
    options,
    status,
    open: seats.filter(({ kind }) => kind === 'open').length,
    owner: status === 'waiting' && owner !== undefined ? room.shownName(owner) : undefined,
    people: shown.map((player) => room.shownName(player)),
  };
};

/** Anything else that is thrown is a bug. */
const refuseUnreadable = (error: unknown): Answer<never> => {
  const code = unreadable(error);
  if (code === undefined) throw error;
  return refuse(code);
};
