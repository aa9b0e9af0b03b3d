// Installs the packages when they are missing or older than the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ROOT, fail } from './project.mjs';

const STAMP = join(ROOT, 'node_modules', '.maravilha-lock');

export const ensureInstalled = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it insists that the lock file names the binaries of every operating system, and not every registry offers them all.
  // --include=dev: the build tools are needed to play, too, whatever NODE_ENV says.
  const { status, error } = spawnSync(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) fail(`The packages could not be installed: ${error ? error.message : `npm ended with code ${status}`}.`);
  writeFileSync(STAMP, wanted);
};
