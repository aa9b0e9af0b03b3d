// `npm run bench`: all games, then the server, each in a process of its own; `npm run bench -- --game duel` passes what is given on.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { ROOT } = await import('./lib/project.mjs');
ensureInstalled();
await ensureBuilt('programs');

const given = process.argv.slice(2);
const runs = given.length > 0 ? [given] : [[], ['--server']];
for (const args of runs) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'dist/cli.mjs'), 'bench', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
