// The server as it is shipped, in a process of its own, and what it and the programs beside it need.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface MeasuredServer {
  readonly url: string;
  readonly pid: number;
  /** One figure of /metrics. */
  metric(name: string): Promise<number>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A folder for the data of servers, gone with the process at the latest. */
export const dataFolder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'maravilha-bench-'));
  const remove = (): void => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    path,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
};

/** On data that are there, or on its own, which go when it stops. */
export const startMeasured = async (
  serverFile: string,
  env: Readonly<Record<string, string>> = {},
  dataDir?: string,
): Promise<MeasuredServer> => {
  if (!existsSync(serverFile)) throw new Error(`${serverFile} is missing: run npm run build.`);
  const own = dataDir === undefined ? dataFolder() : undefined;
  const child = spawn(process.execPath, [serverFile], {
    // A trusted proxy, so that each socket can come from an address of its own: limits stay as they are.
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir ?? own?.path, TRUST_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
    await end(child, signal);
    own?.remove();
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url === undefined || child.pid === undefined) continue;
    const metric = async (name: string): Promise<number> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    return { url, pid: child.pid, metric, stop };
  }
  await stop();
  throw new Error('the server did not start');
};

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** A different made-up address for each socket. */
export const addressOfSocket = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  readonly seconds: number;
  /** Of those that it has started and that have ended. */
  readonly ended: number;
}

/** What Linux notes of a process; `undefined` when it is gone, and everywhere else. */
const statOf = (pid: number | string): Stat | undefined => {
  try {
    // The name in brackets may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
    return { parent, seconds: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
  } catch {
    return undefined;
  }
};

/** Seconds of processor time that a program has had, with all that it has started; `NaN` where nobody counts them. */
export const cpuOf = (pid: number): number => {
  const own = statOf(pid);
  if (own === undefined) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { seconds }) => sum + seconds, own.seconds + own.ended);
};
