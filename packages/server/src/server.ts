// Puts the parts together.
import { createAdaptorServer } from '@hono/node-server';
import { BOT_LEVELS } from '@maravilha/bots';
import { FAMILY, type Family } from '@maravilha/family';
import { SEED_BYTES } from '@maravilha/kernel';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { hostsOf, type Trust } from './address.ts';
import { StartError } from './start-error.ts';
import { type BotPlayer, startBots } from './bots.ts';
import type { Context } from './context.ts';
import { inBackground, type Log } from './surroundings.ts';
import { Dispatch, type DispatchParts, tellName } from './dispatch.ts';
import { readFiles } from './files.ts';
import { Guesses } from './guesses.ts';
import { Guests } from './guests.ts';
import { makeApp } from './http.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Lobby } from './lobby.ts';
import { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { Play } from './play.ts';
import { Rooms } from './rooms.ts';
import { type Connection, connectionsOf, Sockets } from './sockets.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { MatchStore } from './store/types.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';
import { every, systemTime, type Time } from './time.ts';
import { Visitors } from './visitors.ts';

export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Folder of the built web client; without it only the socket and the API answer. */
  readonly webDir?: string | undefined;
  readonly log?: Log;
  /** A proxy in front ends TLS and tells address, host and protocol by X-Forwarded headers. */
  readonly trustProxy?: boolean;
  readonly allowedOrigins?: readonly string[];
  /** Names under which it is found; without any they follow from where it listens. */
  readonly allowedHosts?: readonly string[];
  /** Milliseconds before a bot plays. */
  readonly botPause?: number;
  /** File of the bots' worker; by default next to the program. */
  readonly botWorker?: string;
  readonly limits?: Partial<Limits>;
  /** For tests: */
  readonly family?: Family;
  readonly bots?: BotPlayer;
  readonly store?: MatchStore;
  readonly time?: Time;
  readonly drawSeed?: () => Uint8Array;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const BOT_PAUSE = 600;

const random = (bytes: number): Uint8Array => randomBytes(bytes);

const listen = (server: Server, options: ServerOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const { host, port } = options;
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new StartError(`Port ${port} on ${host} is taken: stop the other program or set PORT.`));
      else if (error.code === 'EACCES')
        reject(new StartError(`Port ${port} on ${host} is not allowed for this user: set PORT to 1024 or more.`));
      else reject(new StartError(`Cannot listen on ${host}, port ${port} (${error.code ?? error.message}).`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** An address to open in a browser: a server that listens everywhere is reached here too. */
const urlOf = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

const openStore = async (dataDir: string, log: Log): Promise<SqliteStore> => {
  const store = await SqliteStore.open(join(dataDir, 'maravilha.db'));
  if (store.damage !== undefined) log.error({}, store.damage);
  return store;
};

export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const log: Log = options.log ?? pino({ level: 'error' }, process.stderr);
  const time = options.time ?? systemTime;
  const drawSeed = options.drawSeed ?? (() => random(SEED_BYTES));
  const limits: Limits = { ...LIMITS, ...options.limits };
  const { trustProxy: proxy = false, allowedOrigins: origins = [], allowedHosts = [] } = options;
  const trust: Trust = { proxy, origins, hosts: hostsOf(options.host, proxy, allowedHosts, origins) };
  const family = options.family ?? FAMILY;
  const files = readFiles(options.webDir);

  const bots = options.bots ?? startBots({ timeout: limits.bot, log, worker: options.botWorker });
  const store = options.store ?? (await openStore(options.dataDir, log));
  const connections = new Set<Connection>();
  const metrics = new Metrics({ tables: () => rooms.size, sockets: () => connections.size });
  const lobby = new Lobby({ store, time, limits, log, metrics });
  const rooms: Rooms = new Rooms({
    store,
    family,
    log,
    downtimes: await store.wakeUp(time.now()),
    watch: { time, away: limits.away },
    onLoad: (room) => play.resume(room),
  });
  const botPause = options.botPause ?? BOT_PAUSE;
  const context: Context = {
    store,
    family,
    levels: BOT_LEVELS,
    time,
    random,
    drawSeed,
    limits,
    log,
    metrics,
    bots,
    botPause,
    rooms,
    lobby,
  };
  const talk = new Talk(context);
  const play = new Play(context, { resumed: (room) => people.watch(room), ended: (room) => talk.ended(room) });
  const people = new People(context, play);
  const tables = new Tables(context, play, people, talk);
  const guests = new Guests({ store, time, random, limits });
  const visitors = new Visitors(context, guests, trust);
  const guesses = new Guesses(context);

  const rename: DispatchParts['rename'] = async (peer, name) => {
    const { id } = peer.player;
    await store.rename(id, name);
    for (const connection of connections) {
      if (connection.player.id !== id) continue;
      connection.player = { id, name };
      connection.tell({ t: 'renamed', name });
    }
    tellName(context, id, name);
  };
  const dispatch = new Dispatch(context, { tables, play, people, talk, guests, rename });
  const sockets = new Sockets(context, visitors, guesses, dispatch, trust, connections);

  const app = makeApp({ context, visitors, guesses, files, trust });
  // Without further options the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  const cutAll = connectionsOf(server);

  const stops = [
    every(time, limits.sweep, () => {
      rooms.sweep();
      visitors.sweep(time.now());
      guesses.sweep(time.now());
      talk.sweep(time.now());
      people.sweep(time.now());
      inBackground(context, 'open tables', tables.seeAll());
    }),
    every(time, limits.cleanup, () => inBackground(context, 'clean up', tables.cleanUp())),
  ];

  let closing = false;
  const close = async (): Promise<void> => {
    closing = true;
    for (const stop of stops) stop();
    play.close();
    lobby.close();
    await sockets.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      cutAll();
    });
    await rooms.settle();
    await bots.close();
    await store.beat(time.now());
    await store.close();
    metrics.close();
  };

  try {
    const port = await listen(server, options);
    inBackground(
      context,
      'wake up',
      wakeTables(context, () => closing),
    );
    return { url: urlOf(options.host, port), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * After a restart: tables whose bots or clocks must go on without anybody asking. One by one, and between two of them whoever has asked for
 * something is answered: a store that answers at once would otherwise leave no room for that.
 */
const wakeTables = async (context: Context, isClosing: () => boolean): Promise<void> => {
  for (const code of await context.store.wakeful()) {
    if (isClosing()) return;
    try {
      await context.rooms.run(code, () => undefined);
    } catch (error) {
      context.metrics.errors.inc();
      context.log.error({ err: error, table: code }, 'a table could not be loaded');
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
};
