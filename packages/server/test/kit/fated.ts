// A server for browser tests: all as it ships, except that the deals follow a number which a test hands over, so that a game that a test
// plays is the same game on every machine, on every day; that a test may have a table in mid-game written into its store; and that it may put
// the server's time forward. For that no socket is probed: a minute that passes at once leaves no time to answer.
import { FAMILY } from '@maravilha/family';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../src/index.ts';
import { LIMITS } from '../../src/limits.ts';
import { SqliteStore } from '../../src/store/sqlite.ts';
import { TestClient } from './client.ts';
import { MovedTime } from './moved-time.ts';
import { seedOf } from './parts.ts';
import { type Opened, prepareTable, type PreparedTable } from './prepared.ts';

type Request = { readonly deal: number } | { readonly pass: number } | { readonly prepare: PreparedTable };

const { env } = process;
const dataDir = env['DATA_DIR'] ?? '';
const store = await SqliteStore.open(join(dataDir, 'maravilha.db'));
const time = new MovedTime(Number(env['AHEAD']));
let fate = 0;

/** Those who are present at the table that was prepared last. */
let company: readonly TestClient[] = [];

const prepare = async (wanted: PreparedTable): Promise<Opened> => {
  await Promise.all(company.map((client) => client.close()));
  company = [];
  const opened = await prepareTable(store, FAMILY, time, wanted);
  company = await Promise.all(
    wanted.seats.flatMap((seat, n) =>
      'person' in seat && seat.present ? [TestClient.connect(server.url, { cookie: `sid=${opened.sids[n]}` })] : [],
    ),
  );
  await Promise.all(company.map((client) => client.follow(opened.code)));
  return opened;
};

process.on('message', (request: Request) => {
  if ('deal' in request) fate = request.deal;
  else if ('pass' in request) time.putForward(request.pass);
  else
    prepare(request.prepare).then(
      (opened) => process.send?.(opened),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
});

const server = await startServer({
  port: Number(env['PORT']),
  host: '127.0.0.1',
  dataDir,
  store,
  webDir: env['WEB_DIR'] ?? fileURLToPath(new URL('../../dist/web', import.meta.url)),
  botPause: 0,
  time,
  limits: { ...LIMITS, ping: 1e9 },
  drawSeed: () => seedOf(fate++),
});
process.stdout.write(`${server.url}\n`);
