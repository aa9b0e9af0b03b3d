// A server in a process of its own, for tests that kill it.
import { endOnSignals } from '../../src/ending.ts';
import { readBusUrl, readDatabaseUrl } from '../../src/environment.ts';
import { startServer } from '../../src/index.ts';
import { LIMITS } from '../../src/limits.ts';
import { FAMILY } from './family.ts';
import { quickBots, seedOf, WIDE } from './parts.ts';

const { env } = process;

/** Milliseconds by which the clock of this process is ahead. Whoever has started it may set it anew: then it jumps, as a machine's clock may. */
let ahead = Number(env['AHEAD'] ?? 0);
const realNow = Date.now;
Date.now = () => realNow() + ahead;
process.on('message', (told: { readonly ahead: number }) => {
  ({ ahead } = told);
});
// Nobody is left who could end it.
process.on('disconnect', () => process.exit(1));

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: env['DATA_DIR'] ?? '',
  ...readDatabaseUrl(env['DATABASE_URL']),
  ...readBusUrl(env['BUS_URL']),
  family: FAMILY,
  botPause: 0,
  ...(env['BOT_WORKER'] === undefined ? { bots: quickBots(FAMILY) } : { botWorker: env['BOT_WORKER'] }),
  limits: { ...LIMITS, ...WIDE, lease: Number(env['LEASE'] ?? LIMITS.lease) },
  ...(env['SEED'] === undefined ? {} : { drawSeed: () => seedOf(Number(env['SEED'])) }),
});
endOnSignals(() => server);
process.stdout.write(`${server.url}\n`);
