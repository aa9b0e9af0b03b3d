// How a server takes its leave: what it has heard is done and answered, everybody is told, and nobody new comes in.
import { duel } from '@maravilha/duel';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { playOnce } from './kit/player.ts';
import { raw, upgradeRequest } from './kit/raw.ts';
import { serve, tempDir } from './kit/server.ts';

/** Its next `append` waits until it is told to go on. */
const slowStore = async (dataDir: string) => {
  const real = await SqliteStore.open(join(dataDir, 'maravilha.db'));
  const events = new EventEmitter();
  const [reached, gate] = [once(events, 'reached'), once(events, 'goOn')];
  const append: SqliteStore['append'] = async (...given) => {
    events.emit('reached');
    await gate;
    return real.append(...given);
  };
  const store = new Proxy(real, {
    get: (target, name: keyof SqliteStore) => {
      const member: unknown = target[name];
      if (name === 'append') return append;
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { store, reached, goOn: () => void events.emit('goOn') };
};

test('a move on its way to the disk is answered; meanwhile the server says that it ends, and lets nobody in', async () => {
  const dataDir = tempDir();
  const { store, reached, goOn } = await slowStore(dataDir);
  const server = await serve({ store, dataDir });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', options: { starter: 'first-seat' }, bots: 'builder', start: true });
  await ann.follow(code!);
  const played = playOnce(ann, duel, code!);
  await reached;
  const closed = server.close();
  const health = await fetch(`${server.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { ok: false, why: 'The server is ending.' }]);
  const late = await raw(server.url);
  late.socket.write(upgradeRequest('/ws'));
  await late.until((text) => text.startsWith('HTTP/1.1 503'));
  expect(ann.closes).toEqual([]);
  const left = ann.until(() => ann.closes.length > 0);
  goOn();
  expect(await played).toBe(1);
  await left;
  expect(ann.closes[0]).toEqual({ code: 1012, reason: 'restart' });
  await ann.close();
  await closed;
  late.socket.destroy();
});
