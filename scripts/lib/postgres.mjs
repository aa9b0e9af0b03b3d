// Finds PostgreSQL, or installs Debian's where it may, and runs servers of it for tests: each on a free port, in a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, installPackage } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { unprivileged } from './unprivileged.mjs';

/** Where Debian keeps its servers, the newest first. */
const DEBIAN = '/usr/lib/postgresql';

const debianFolders = () => {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return []; // there is no such folder
  }
};

const look = () => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()];
  const initdb = findProgram('initdb', folders);
  const postgres = findProgram('postgres', folders);
  return initdb && postgres ? { initdb, postgres } : undefined;
};

/** The paths of its programs. Throws one sentence that says what to install. */
export const findPostgres = () => {
  let found = look();
  if (!found) {
    installPackage('postgresql', 'the tests of the database');
    found = look();
  }
  if (!found) throw new Error('The tests of the database need a PostgreSQL server: install it (Debian: `apt-get install postgresql`).');
  return found;
};

/** After a `kill -9` the processes of the old server need a moment to notice: as long as they are there, a new one refuses to start. */
const STARTS = 100;
const PAUSE = 50;

/**
 * A server that waits for the disk as it does elsewhere. `url` names its database; `kill` is `kill -9`, after which `start` brings it back with
 * what it had; `stop` ends it and takes its folder away, unless the folder was given: then what lies there is used, and stays. `detached`: it
 * does not hear what the terminal tells this process.
 */
export const startPostgres = async ({ folder: given, detached = false } = {}) => {
  const { initdb, postgres } = findPostgres();
  const as = unprivileged('postgres', 'nobody');
  const folder = given ?? mkdtempSync(join(tmpdir(), 'maravilha-postgres-'));
  mkdirSync(folder, { recursive: true });
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' };
  const args = ['--pgdata', data, '--username=maravilha', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const made = spawnSync(initdb, args, options);
    if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.error?.message ?? made.stderr}`);
  }
  const port = await freePort();
  let child;

  /** Answers what it said if it ended in place of being ready. */
  const launch = async () => {
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'log_min_messages=log'];
    child = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      detached,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = [];
    for await (const line of createInterface({ input: child.stderr })) {
      if (line.includes('database system is ready to accept connections')) {
        child.stderr.resume();
        return undefined;
      }
      said.push(line);
    }
    return said.join('\n');
  };

  const start = async () => {
    for (let n = 1; ; n++) {
      const said = await launch();
      if (said === undefined) return;
      if (n === STARTS) throw new Error(`PostgreSQL does not start: ${said}`);
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  };

  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  const remove = () => {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  };
  // Whoever started it may come to an end of another kind.
  const endToo = () => {
    child?.kill('SIGKILL');
    remove();
  };
  process.once('exit', endToo);

  await start();
  return {
    url: `postgres://maravilha@127.0.0.1:${port}/postgres`,
    get pid() {
      return child.pid;
    },
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      process.off('exit', endToo);
      // At once where nobody needs what is in it.
      await end(given === undefined ? 'SIGQUIT' : 'SIGINT');
      remove();
    },
  };
};
