// A server in a process of its own, for tests that kill it.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { startServer } from '../../src/index.ts';
import { LIMITS } from '../../src/limits.ts';
import { quickBots, seedOf, WIDE } from './parts.ts';

const { env } = process;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: env['DATA_DIR'] ?? '',
  games: [duel, toy],
  botPause: 0,
  ...(env['BOT_WORKER'] === undefined ? { bots: quickBots([duel, toy]) } : { botWorker: env['BOT_WORKER'] }),
  limits: { ...LIMITS, ...WIDE },
  drawSeed: () => seedOf(Number(env['SEED'])),
});
process.stdout.write(`${server.url}\n`);
