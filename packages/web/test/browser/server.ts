// A real server on a free port with a data folder of its own. What is dealt follows from the name of the test, tables in mid-game can be
// laid into its store, and its time can be put forward.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { hashText } from '@maravilha/kernel';
import type { ClockKind } from '@maravilha/protocol';
import { SERVER } from './build-server.ts';
import { fetchOnDemand } from './kit/page.ts';
import type { Position } from './kit/position.ts';

/** A position with the people and bots that play it. */
export interface PreparedTable extends Omit<Position, 'seats' | 'seat'> {
  readonly seats: readonly ({ readonly person: string; readonly present?: boolean } | { readonly bot: string })[];
  readonly clock?: ClockKind;
}

export interface OpenedTable {
  readonly code: string;
  /** What a browser must hold as its cookie to sit there, by seat; nothing for bots. */
  readonly sids: readonly (string | null)[];
}

export interface RunningServer {
  readonly url: string;
  /** The number that the next deals follow. */
  deal(fate: number): void;
  /** Writes a table in mid-game into the store. */
  prepare(table: PreparedTable): Promise<OpenedTable>;
  /** Puts the server's time forward by so many milliseconds: what falls due by that happens at once. */
  pass(milliseconds: number): void;
  /** Ends the process without a farewell. */
  stop(): Promise<void>;
  /** Does so, and starts it again on the same port and data; with the page from another folder, if one is given. */
  restart(webDir?: string): Promise<void>;
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
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });

const launch = (dataDir: string, port: string, ahead: number, webDir?: string): ChildProcess =>
  fork(SERVER, {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, AHEAD: String(ahead), ...(webDir && { WEB_DIR: webDir }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

export const test = base.extend<{ fate: number; dealt: void }, { server: RunningServer }>({
  server: [
    async ({ browserName }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), `maravilha-${browserName}-`));
      let ahead = 0;
      let child = launch(dataDir, '0', ahead);
      const url = await addressOf(child);
      await use({
        url,
        deal: (fate) => void child.send({ deal: fate }),
        prepare: async (table) => {
          child.send({ prepare: table });
          const [answer] = (await once(child, 'message')) as [OpenedTable | { readonly failed: string }];
          if ('failed' in answer) throw new Error(answer.failed);
          return answer;
        },
        pass: (milliseconds) => {
          ahead += milliseconds;
          child.send({ pass: milliseconds });
        },
        stop: () => gone(child),
        restart: async (webDir) => {
          await gone(child);
          child = launch(dataDir, new URL(url).port, ahead, webDir);
          await addressOf(child);
        },
      });
      await gone(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await fetchOnDemand(context);
    await use(context);
  },
  /** Set by a test for which another deal is better suited. */
  fate: [0, { option: true }],
  dealt: [
    async ({ server, fate }, use, { titlePath }) => {
      // Far apart, so that the second table of one test is not the first of another.
      server.deal(Number.parseInt(hashText(titlePath.join(' ')).slice(0, 8), 16) + fate * 1000);
      await use();
    },
    { auto: true },
  ],
});
