// Finds a server of the Redis protocol, or installs Debian's where it may, and runs servers of it: each on a free port, in a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram, installPackage } from './debian.mjs';
import { freePort } from './free-port.mjs';

const NAMES = ['valkey-server', 'redis-server'];
const look = () => NAMES.map((name) => findProgram(name)).find(Boolean);

/** The path of the server. Throws one sentence that says what to install. */
export const findRedis = () => {
  const found = look();
  if (found) return found;
  installPackage('redis-server', 'the bus between nodes');
  const installed = look();
  if (!installed) throw new Error('The bus between nodes needs a Redis server: install it (Debian: `apt-get install redis-server`).');
  return installed;
};

/**
 * A server that keeps nothing. `kill` is `kill -9`, after which `start` brings it back; `pause` lets it stand still until `goOn`. It runs in
 * `folder`, if one is given. `detached`: it does not hear what the terminal tells this process.
 */
export const startRedis = async ({ folder: given, detached = false } = {}) => {
  const program = findRedis();
  const folder = given ?? mkdtempSync(join(tmpdir(), 'maravilha-redis-'));
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  let child;

  const start = async () => {
    const args = ['--bind', '127.0.0.1', '--port', port, '--dir', folder, '--save', '', '--appendonly', 'no'];
    child = spawn(program, args.map(String), { detached, stdio: ['ignore', 'pipe', 'inherit'] });
    const said = [];
    for await (const line of createInterface({ input: child.stdout })) {
      if (/ready to accept connections/i.test(line)) {
        child.stdout.resume();
        return;
      }
      said.push(line);
    }
    throw new Error(`The Redis server does not start: ${said.join('\n')}`);
  };

  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return child.pid;
    },
    start,
    kill,
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
