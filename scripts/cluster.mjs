// `npm run cluster -- --nodes 3`: PostgreSQL, Redis, so many nodes and nginx in front of them, on this machine, to try what several machines do.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { fail, ROOT } = await import('./lib/project.mjs');

const USAGE = 'Usage: npm run cluster -- [--nodes 1…16] [--port NUMBER] [--folder FOLDER]';
const MOST_NODES = 16;

const readOptions = () => {
  try {
    const { values } = parseArgs({ options: { nodes: { type: 'string' }, port: { type: 'string' }, folder: { type: 'string' } } });
    return values;
  } catch (error) {
    return fail(`${error.message.split(/[.\n]/)[0]}. ${USAGE}`);
  }
};

const whole = (name, text, least, most) => {
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  return fail(`--${name} is '${text}', but must be a number from ${least} to ${most}. ${USAGE}`);
};

const given = readOptions();
const count = whole('nodes', given.nodes ?? '3', 1, MOST_NODES);
const wanted = given.port === undefined ? undefined : whole('port', given.port, 1, 65_535);
if (given.folder === '') fail(`--folder must name one. ${USAGE}`);

/** Newest first: what was started last ends first. */
const stops = [];
let isEnding = false;

const end = async (code) => {
  if (isEnding) return;
  isEnding = true;
  for (const stop of stops.splice(0).reverse()) await stop();
  process.exit(code);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
// npm hands on SIGTERM and SIGINT, and dies of anything else without a word: whatever ends npm ends the cluster.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || void end(0), 250).unref();
}

const startNode = async (n, port, env) => {
  const child = spawn(process.execPath, [join(ROOT, 'dist/server.mjs')], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env, HOST: '127.0.0.1', PORT: String(port), TRUST_PROXY: '1' },
    // What the terminal tells this process it tells the nodes itself, before it ends what they need.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stops.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await ended;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Maravilha is open at (http:\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    void ended.then(([code, signal]) => isEnding || console.log(`Node ${n} has ended (${signal ?? `code ${code}`}); the others go on.`));
    return { url, pid: child.pid };
  }
  throw new Error(`Node ${n} does not start.`);
};

try {
  const { ensureInstalled } = await import('./lib/install.mjs');
  ensureInstalled();
  const { ensureBuilt } = await import('./lib/build.mjs');
  await ensureBuilt('web', 'programs');
  const { freePort } = await import('./lib/free-port.mjs');
  const { startPostgres } = await import('./lib/postgres.mjs');
  const { startRedis } = await import('./lib/redis.mjs');
  const { startNginx } = await import('./lib/nginx.mjs');

  const database = await startPostgres({ folder: given.folder === undefined ? undefined : resolve(given.folder), detached: true });
  stops.push(database.stop);
  const bus = await startRedis({ detached: true });
  stops.push(bus.stop);
  const env = { DATABASE_URL: database.url, BUS_URL: bus.url };
  const nodes = [];
  for (let n = 1; n <= count; n++) nodes.push(await startNode(n, await freePort(), env));
  const proxy = await startNginx(
    wanted ?? (await freePort()),
    nodes.map(({ url }) => url),
  );
  stops.push(proxy.stop);
  for (const [n, { url, pid }] of nodes.entries()) console.log(`Node ${n + 1}: ${url}, process ${pid}`);
  console.log(`Maravilha is open at ${proxy.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await end(1);
}
