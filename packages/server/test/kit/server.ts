import { type AnyGame, FastRng, legalMoves, SEED_BYTES } from '@maravilha/kernel';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BotPlayer } from '../../src/bots.ts';
import type { Log } from '../../src/context.ts';
import type { Limits } from '../../src/limits.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';
import type { Time } from '../../src/time.ts';
import { TestClient, type ClientSettings } from './client.ts';

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

/** Time that passes only when it is told to. */
export class ManualTime implements Time {
  #now: number;
  #timers: { readonly at: number; readonly call: () => void }[] = [];

  constructor(now = 1_700_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.#now = Math.max(this.#now, due.at);
      due.call();
    }
    this.#now = end;
  }
}

/** Chooses at random among the legal moves, in this thread: for games and tests that need no real bot. */
export const quickBots = (games: readonly AnyGame[]): BotPlayer => ({
  decide: async ({ game: id, view, seat, seed }) => {
    const game = games.find((candidate) => candidate.id === id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const { options } = view as { options: { seats: number } };
    const state = game.blank(options);
    game.imagine(view, seat, state);
    const moves = legalMoves(game, state, seat);
    return moves[new FastRng(seed).int(moves.length)];
  },
  close: async () => undefined,
});

export const seedOf = (number: number): Uint8Array => {
  const rng = new FastRng(number, 7);
  return Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
};

export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly data: object;
}

export const memoryLog = (): Log & { readonly lines: Logged[] } => {
  const lines: Logged[] = [];
  const at = (level: Logged['level']) => (data: object, message: string) => void lines.push({ level, message, data });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
};

/** So many connections come from one address in a test that its limits would bite. */
export const WIDE: Partial<Limits> = {
  sockets: { burst: 1e6, perSecond: 1e6 },
  guests: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
};

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  readonly log: ReturnType<typeof memoryLog>;
  connect(settings?: Partial<ClientSettings>): Promise<TestClient>;
}

export const serve = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const dataDir = options.dataDir ?? tempDir();
  const log = memoryLog();
  const games = options.games ?? [];
  const bots = options.bots ?? quickBots(games);
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    botPause: 0,
    log,
    bots,
    ...options,
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
