// The process: reads the environment, starts, ends cleanly.
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { readList, readPause, readPort } from './environment.ts';
import { startServer } from './server.ts';
import { StartError } from './start-error.ts';

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const { env } = process;
const log = pino({ level: env['LOG_LEVEL'] ?? 'warn' }, process.stderr);

try {
  const server = await startServer({
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || './data',
    webDir: env['WEB_DIR'] || fileURLToPath(new URL('./web', import.meta.url)),
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    allowedOrigins: readList(env['ALLOWED_ORIGINS']),
    ...readPause(env['BOT_PAUSE']),
    log,
  });
  process.stdout.write(`Maravilha is open at ${server.url}\n`);
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the server did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (error instanceof StartError) fail(error.message);
  throw error;
}
