// Finds the browser for the browser tests, or installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false; // not there, or not executable: the next folder may have it
      }
    });

const find = () => {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const path = onPath(name);
    if (path) return path;
  }
  return undefined;
};

/** The path of a Chromium, or `undefined` after saying exactly what to install. */
export const findChromium = () => {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium for the browser tests…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    const installed = find();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium: install it (Debian and Ubuntu: `apt-get install chromium`) or set CHROMIUM to the path of a Chromium or Chrome.',
  );
  return undefined;
};
