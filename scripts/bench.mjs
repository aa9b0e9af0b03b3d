// `npm run bench`: each game, then the server, in processes of their own, since what runs first shapes the machine code of what comes after; `npm run bench -- --game duel` passes what is given on.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { ROOT } = await import('./lib/project.mjs');
ensureInstalled();
await ensureBuilt('programs');

const given = process.argv.slice(2);
const { FAMILY } = await import('../dist/family.mjs');
const runs = given.length > 0 ? [given] : [...FAMILY.ids.map((game) => ['--game', game]), ['--server']];
for (const args of runs) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'dist/cli.mjs'), 'bench', ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
