// A server in a process of its own, for tests that kill it.
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { endOnSignals } from '../../src/ending.ts';
import { readBusUrl, readDatabaseUrl } from '../../src/environment.ts';
import { startServer } from '../../src/index.ts';
import { LIMITS } from '../../src/limits.ts';
import { familyWith, quickBots, seedOf, WIDE } from './parts.ts';

const { env } = process;
const family = familyWith(duel, toy, garden, sevenWonders, architects, dice);
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: env['DATA_DIR'] ?? '',
  ...readDatabaseUrl(env['DATABASE_URL']),
  ...readBusUrl(env['BUS_URL']),
  family,
  botPause: 0,
  ...(env['BOT_WORKER'] === undefined ? { bots: quickBots(family) } : { botWorker: env['BOT_WORKER'] }),
  limits: { ...LIMITS, ...WIDE, lease: Number(env['LEASE'] ?? LIMITS.lease) },
  drawSeed: () => seedOf(Number(env['SEED'])),
});
endOnSignals(() => server);
process.stdout.write(`${server.url}\n`);
