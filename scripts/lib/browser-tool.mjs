// Runs what works like a browser test and is none.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { bin } from './jobs.mjs';
import { ROOT, fail } from './project.mjs';

/** The file of this name beside the browser tests, in a newly built page; `only` the tests whose titles have this. Answers the exit code. */
export const runTool = async (tool, { only = '.', env = {} } = {}) => {
  ensureInstalled();
  await ensureBuilt('web');
  const chromium = findChromium() ?? fail(`There is no ${tool} without a browser.`);
  const args = ['test', '--config=packages/web/test/browser/tools.config.ts', '--reporter=line', '--grep', only];
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env, TOOL: tool, CHROMIUM: chromium } };
  return spawnSync(bin('playwright'), args, options).status ?? 1;
};
