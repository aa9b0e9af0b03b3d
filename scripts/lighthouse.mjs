// `npm run lighthouse`: Lighthouse over the home page and a table of each game, on the built page with a real server; fails under the bars.
// The best of three runs counts, `RUNS=5` makes more. It measures this machine too, so let nothing else run beside it. Reports lie in
// .cache/lighthouse. Only one page with `npm run lighthouse -- Duel`.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { bin } = await import('./lib/jobs.mjs');
const { ROOT, fail } = await import('./lib/project.mjs');
await ensureBuilt('web');
const chromium = findChromium() ?? fail('Lighthouse needs a browser.');

const [wanted = '.'] = process.argv.slice(2);
const { status } = spawnSync(
  bin('playwright'),
  ['test', '--config=packages/web/test/browser/lighthouse.config.ts', '--reporter=line', '--grep', wanted],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium, REPORTS: join(ROOT, '.cache', 'lighthouse') } },
);
process.exitCode = status ?? 1;
