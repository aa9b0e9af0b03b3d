// `npm run bench`: each game, then each part of the server, in processes of their own, since what runs first shapes the machine code of what
// comes after. `npm run bench -- --game duel` passes what is given on; `npm run bench -- --server --only sockets` measures one part.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { ROOT } = await import('./lib/project.mjs');
ensureInstalled();
await ensureBuilt('programs');

const { NEEDS, PARTS } = await import('../dist/bench-parts.mjs');
const STARTS = {
  database: async () => (await import('./lib/postgres.mjs')).startPostgres(),
  bus: async () => (await import('./lib/redis.mjs')).startRedis(),
};

const measure = async (args) => {
  // Not `spawnSync`: what was started beside the server must be heard meanwhile.
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli.mjs'), 'bench', ...args], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) process.exit(status ?? 1);
};

const measurePart = async (part, rest) => {
  const beside = [];
  const named = [];
  try {
    for (const need of NEEDS[part] ?? []) {
      const server = await STARTS[need]();
      beside.push(server);
      named.push(`--${need}`, `${server.url}#${server.pid}`);
    }
    await measure(['--server', '--only', part, ...named, ...rest]);
  } finally {
    for (const server of beside) await server.stop();
  }
};

const given = process.argv.slice(2);
const at = given.indexOf('--only');
const only = at < 0 ? undefined : given[at + 1];
const isOfServer = given.includes('--server');
if (given.length === 0) {
  const { FAMILY } = await import('../dist/family.mjs');
  for (const game of FAMILY.ids) await measure(['--game', game]);
}
if (given.length > 0 && !isOfServer) await measure(given);
else if (only !== undefined && !PARTS.includes(only)) await measure(given);
else
  for (const part of only === undefined ? PARTS : [only])
    await measurePart(
      part,
      given.filter((word) => word === '--json'),
    );
