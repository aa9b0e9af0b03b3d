// The process: reads the environment, starts, ends cleanly.
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { startServer } from './server.ts';
import { StartError } from './start-error.ts';

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const readPort = (text: string | undefined): number => {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) return fail(`PORT is '${text}', but must be a number from 0 to 65535.`);
  return port;
};

/** Milliseconds that a bot waits before it moves, for people to follow; the server's own default unless said. */
const readPause = (text: string | undefined): { readonly botPause?: number } => {
  if (text === undefined || text === '') return {};
  const pause = Number(text);
  if (!/^\d+$/.test(text) || pause > 60_000) return fail(`BOT_PAUSE is '${text}', but must be a number of milliseconds from 0 to 60000.`);
  return { botPause: pause };
};

const list = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

const { env } = process;
const log = pino({ level: env['LOG_LEVEL'] ?? 'warn' }, process.stderr);

try {
  const server = await startServer({
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || './data',
    webDir: env['WEB_DIR'] || fileURLToPath(new URL('./web', import.meta.url)),
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    allowedOrigins: list(env['ALLOWED_ORIGINS']),
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
