// Finds the browser for the browser tests, or installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without the windows around it: a page costs it a quarter less. */
const SHELL = 'chromium-headless-shell';
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

const apt = (...args) =>
  spawnSync('apt-get', [...args, '-qq'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** The path of a Chromium, or `undefined` after saying exactly what to install. */
export const findChromium = () => {
  const given = process.env.CHROMIUM || onPath(SHELL);
  if (given) return given;
  const other = NAMES.map(onPath).find(Boolean);
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${SHELL} for the browser tests…`);
    // With another Chromium at hand it is not worth the way to a network that may not be there: the lists of packages stay as they are.
    if (!other) apt('update');
    // Nothing that is installed already may be taken away for it.
    apt('install', '-y', '--no-install-recommends', '--no-remove', SHELL);
  }
  const found = onPath(SHELL) ?? other;
  if (!found)
    console.error(
      `The browser tests need Chromium: install it (Debian: \`apt-get install ${SHELL}\`) or set CHROMIUM to the path of a Chromium or Chrome.`,
    );
  return found;
};
