// The server as it is shipped, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface MeasuredServer {
  readonly url: string;
  /** One figure of /metrics. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

export const startMeasured = async (serverFile: string, env: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> => {
  if (!existsSync(serverFile)) throw new Error(`${serverFile} is missing: run npm run build.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'maravilha-bench-'));
  const child = spawn(process.execPath, [serverFile], {
    // A trusted proxy, so that each socket can come from an address of its own: limits stay as they are.
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url === undefined) continue;
    const metric = async (name: string): Promise<number> => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    return { url, metric, stop };
  }
  await stop();
  throw new Error('the server did not start');
};

/** A different made-up address for each socket. */
export const addressOfSocket = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
