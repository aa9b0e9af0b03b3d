// The process: reads the environment, starts, ends cleanly.
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { endOnSignals, fail } from './ending.ts';
import { readBusUrl, readDatabaseUrl, readHosts, readOrigins, readPause, readPort } from './environment.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartError } from './start-error.ts';

const { env } = process;
const log = pino({ level: env['LOG_LEVEL'] ?? 'warn' }, process.stderr);
let server: RunningServer | undefined;
endOnSignals(() => server);

try {
  server = await startServer({
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || './data',
    ...readDatabaseUrl(env['DATABASE_URL']),
    ...readBusUrl(env['BUS_URL']),
    webDir: env['WEB_DIR'] || fileURLToPath(new URL('./web', import.meta.url)),
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    allowedHosts: readHosts(env['ALLOWED_HOSTS']),
    allowedOrigins: readOrigins(env['ALLOWED_ORIGINS']),
    ...readPause(env['BOT_PAUSE']),
    log,
  });
  process.stdout.write(`Maravilha is open at ${server.url}\n`);
} catch (error) {
  if (error instanceof StartError) fail(error.message);
  throw error;
}
