// A server for browser tests: all as it ships, except that the deals follow a number which a test hands over. So a game that a test plays
// is the same game on every machine, on every day.
import { fileURLToPath } from 'node:url';
import { startServer } from '../../src/index.ts';
import { seedOf } from './parts.ts';

const { env } = process;
let fate = 0;
process.on('message', (next) => {
  fate = Number(next);
});

const server = await startServer({
  port: Number(env['PORT']),
  host: '127.0.0.1',
  dataDir: env['DATA_DIR'] ?? '',
  webDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  botPause: 0,
  drawSeed: () => seedOf(fate++),
});
process.stdout.write(`${server.url}\n`);
