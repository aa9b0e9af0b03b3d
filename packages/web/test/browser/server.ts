// A real server, built as it ships, on a free port with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export interface RunningServer {
  readonly url: string;
  /** Ends the process without a farewell, and starts it again on the same port and data. */
  restart(): Promise<void>;
}

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((done, failed) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/[\d.:a-z]+/.exec(text);
      if (found) done(found[0]);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with code ${code}: ${text}`)));
  });

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });

const launch = (dataDir: string, port: string): ChildProcess =>
  spawn(process.execPath, [join(ROOT, 'dist/server.mjs')], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, BOT_PAUSE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), `maravilha-${browserName}-`));
      let child = launch(dataDir, '0');
      const url = await addressOf(child);
      await use({
        url,
        restart: async () => {
          await gone(child);
          child = launch(dataDir, new URL(url).port);
          await addressOf(child);
        },
      });
      await gone(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
