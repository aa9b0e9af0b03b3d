// Puts the parts together: a host with its ports, and the sockets and pages in front of it.
import { createAdaptorServer } from '@hono/node-server';
import { BOT_LEVELS } from '@maravilha/bots';
import { FAMILY, type Family } from '@maravilha/family';
import { type Bus, type Counters, every, inBackground, type Log, openHost, type Players, type Store, type Time } from '@maravilha/host';
import { SEED_BYTES } from '@maravilha/kernel';
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { hostsOf, type Trust } from './address.ts';
import { type BotThreads, startBots } from './bots.ts';
import { RedisBus } from './bus/redis.ts';
import type { Context } from './context.ts';
import { readFiles } from './files.ts';
import { Guesses } from './guesses.ts';
import { Guests } from './guests.ts';
import { makeApp } from './http.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Networks } from './networks.ts';
import { type Connection, connectionsOf, Sockets } from './sockets.ts';
import { StartError } from './start-error.ts';
import { DATA_FILE } from './store/open.ts';
import { PostgresStore } from './store/postgres.ts';
import type { Sessions } from './store/sessions.ts';
import { SqliteStore } from './store/sqlite.ts';
import { systemTime } from './system-time.ts';
import { Visitors } from './visitors.ts';

export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** A PostgreSQL database, in place of the folder. */
  readonly databaseUrl?: string;
  /** Where nodes that share the database hear of each other. */
  readonly busUrl?: string;
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
  readonly bots?: BotThreads;
  readonly store?: Store & Sessions;
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

const openStore = async ({ dataDir, databaseUrl }: ServerOptions, log: Log): Promise<Store & Sessions> => {
  if (databaseUrl !== undefined) return PostgresStore.open(databaseUrl);
  const store = await SqliteStore.open(join(dataDir, DATA_FILE));
  if (store.damage !== undefined) log.error({}, store.damage);
  return store;
};

/** What is true is in the database, so whoever hears nothing finds it there a little later. */
const SILENT_BUS: Bus = { publish: () => {}, subscribe: () => () => {} };

/** A database may have other nodes, told or not; a data file has none. */
const openBus = ({ databaseUrl, busUrl: url }: ServerOptions, log: Log, metrics: Metrics): (Bus & { close?(): void }) | undefined => {
  if (url === undefined) return databaseUrl === undefined ? undefined : SILENT_BUS;
  const bus: RedisBus = new RedisBus(
    url,
    log,
    metrics.watchBus(() => bus.isUp),
  );
  return bus;
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
  if (options.busUrl !== undefined && options.databaseUrl === undefined)
    throw new StartError('BUS_URL is for nodes that share a database: set DATABASE_URL, too.');

  const bots = options.bots ?? startBots({ timeout: limits.bot, log, worker: options.botWorker });
  const store = options.store ?? (await openStore(options, log));
  const guests = new Guests({ store, time, random, limits });
  const players: Players = {
    names: (ids) => store.names(ids),
    rename: (player, name) => store.rename(player, name),
    offerDevice: (player) => guests.offerDevice(player),
  };
  const connections = new Set<Connection>();
  let isEnding = false;
  const metrics = new Metrics({ tables: () => host.tables, sockets: () => connections.size });
  const counters: Counters = {
    chosen: (by, choices) => metrics.moves.inc({ by }, choices),
    answered: (milliseconds) => metrics.latency.observe(milliseconds / 1000),
    refused: (code) => metrics.refusals.inc({ code }),
    failed: () => metrics.errors.inc(),
  };
  const bus = openBus(options, log, metrics);
  const botPause = options.botPause ?? BOT_PAUSE;
  const ports = { store, bus, players, time, random, drawSeed, bots, botPause, family, levels: BOT_LEVELS, limits, log, counters };
  const host = await openHost(ports);
  const context: Context = { host, store, bus, family, time, limits, log, metrics, counters };
  const visitors = new Visitors(context, guests, trust);
  const guesses = new Guesses(context);
  const handed = new Networks('handed', limits.handed, context);
  const sockets = new Sockets(context, visitors, guesses, trust, connections);

  const app = makeApp({ context, visitors, guesses, handed, files, trust, isEnding: () => isEnding });
  // Without further options the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  const cutAll = connectionsOf(server);

  const stops = [
    every(time, limits.sweep, () => {
      visitors.sweep();
      guesses.sweep();
      handed.sweep();
    }),
    every(time, limits.cleanup, () => inBackground(context, 'forget', store.forget(time.now() - limits.keep.session, time.now()))),
  ];

  const close = async (): Promise<void> => {
    isEnding = true;
    for (const stop of stops) stop();
    sockets.refuseNew();
    // What has come in is done and answered; then everybody is told to go on elsewhere.
    await host.close();
    await sockets.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      cutAll();
    });
    await bots.close();
    await store.close();
    bus?.close?.();
    metrics.close();
  };

  try {
    const port = await listen(server, options);
    return { url: urlOf(options.host, port), close };
  } catch (error) {
    await close();
    throw error;
  }
};
