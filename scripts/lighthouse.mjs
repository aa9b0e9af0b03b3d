// `npm run lighthouse`: Lighthouse over the home page, the pages of all books and a table of each game, on the built page with a real
// server; fails under the bars. The best of three runs counts, `RUNS=5` makes more. It measures this machine too, so let nothing else run
// beside it. Reports lie in .cache/lighthouse. Only one page with `npm run lighthouse -- Duel`.
// Lighthouse itself is fetched by the first run: it would double what everybody else has to install.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const { runTool } = await import('./lib/browser-tool.mjs');
const { ROOT, fail } = await import('./lib/project.mjs');

const VERSION = '12.8.2';
const folder = join(ROOT, '.cache', `lighthouse-${VERSION}`);
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
if (!existsSync(program)) {
  console.log(`Installing Lighthouse ${VERSION}…`);
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`];
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) fail('Lighthouse could not be installed.');
}
process.exitCode = await runTool('lighthouse', { only: process.argv[2], env: { LIGHTHOUSE: program } });
