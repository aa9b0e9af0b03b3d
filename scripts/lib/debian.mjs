// Programs that tests need: found where they are, or installed from Debian's packages where that is allowed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not executable
  }
};

/** The path of a program in one of these folders. */
export const findProgram = (name, folders = (process.env.PATH ?? '').split(delimiter)) =>
  folders.map((folder) => join(folder, name)).find(isProgram);

const apt = (...args) =>
  spawnSync('apt-get', [...args, '-qq'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Tries to. `fresh`: with the newest lists of packages. */
export const installPackage = (name, what, { fresh = true } = {}) => {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`Installing ${name} for ${what}…`);
  if (fresh) apt('update');
  // Nothing that is installed already may be taken away for it.
  apt('install', '-y', '--no-install-recommends', '--no-remove', name);
};
