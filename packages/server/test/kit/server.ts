import { FAMILY } from '@maravilha/family';
import { memoryLog } from '@maravilha/host/testing';
import type { AnyGame } from '@maravilha/kernel';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';
import { TestClient, type ClientSettings } from './client.ts';
import { familyWith, quickBots, WIDE } from './parts.ts';

export { ManualTime, memoryLog } from '@maravilha/host/testing';
export { familyWith, seedOf } from './parts.ts';

export const tempDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maravilha-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** What a server that is killed now leaves behind: the files as they are. */
export const filesNow = (dataDir: string): string => {
  const folder = tempDir();
  cpSync(dataDir, folder, { recursive: true });
  return folder;
};

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  readonly log: ReturnType<typeof memoryLog>;
  connect(settings?: Partial<ClientSettings>): Promise<TestClient>;
}

/** With `games`, those alone, in one version each. */
export const serve = async (given: Partial<ServerOptions> & { readonly games?: readonly AnyGame[] } = {}): Promise<TestServer> => {
  const { games, ...options } = given;
  const dataDir = options.dataDir ?? tempDir();
  const log = memoryLog();
  const family = options.family ?? (games === undefined ? FAMILY : familyWith(...games));
  const bots = options.bots ?? quickBots(family);
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    botPause: 0,
    log,
    bots,
    ...options,
    family,
    limits: { ...WIDE, ...options.limits },
    dataDir,
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (!open) return;
    open = false;
    await server.close();
  };
  onTestFinished(close);
  return {
    url: server.url,
    dataDir,
    log,
    close,
    connect: async (settings = {}) => {
      const client = new TestClient({ url: () => server.url, ...settings });
      onTestFinished(() => client.close());
      await client.open();
      return client;
    },
  };
};
