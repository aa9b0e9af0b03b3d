// What checks a run of chaos finds what it is there to find.
import { FastRng } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { missingIn, wrongIn } from './chaos/check.ts';
import { Group } from './chaos/people.ts';
import { familyWith, serve } from './kit/server.ts';

test('a game over bad lines holds every promise, and each broken promise is told', async () => {
  const server = await serve({ games: [toy] });
  const group = new Group({ game: toy, people: 2, seats: 3 }, new FastRng(5), async () => server.url);
  let games = 0;
  await group.play(() => games++ === 0);
  await server.close();
  const store = await SqliteStore.open(join(server.dataDir, 'maravilha.db'));
  try {
    const { acknowledged, finished } = group;
    const family = familyWith(toy);
    expect(acknowledged.length).toBeGreaterThan(2);
    expect(finished.length).toBe(1);
    expect(await missingIn(store, acknowledged)).toEqual([]);
    expect(await wrongIn(store, family, finished)).toEqual([]);

    const [first] = acknowledged;
    expect(await missingIn(store, [...acknowledged, { ...first!, id: 'never' }])).toEqual([expect.stringContaining('stands 0 times')]);
    const [{ code, players }] = finished as [(typeof finished)[number]];
    const [ann, bob] = players;
    // As if the frames of one had come to the other.
    const swapped = await wrongIn(store, family, [{ code, players: [bob!, ann!] }]);
    expect(swapped).toContainEqual(expect.stringContaining('was shown the view of'));
    const update = ann!.messages.findIndex((message) => message.t === 'update');
    const kept = ann!.messages[update]!;
    ann!.messages[update] = { ...kept, hash: '0000000000000000' } as typeof kept;
    expect(await wrongIn(store, family, finished)).toEqual([expect.stringContaining('which the log does not')]);
    ann!.messages[update] = kept;
    const held = ann!.held.get(code)!;
    ann!.held.set(code, { ...held, events: held.events.slice(1) });
    expect(await wrongIn(store, family, finished)).toEqual([expect.stringContaining('other events')]);
    expect(await wrongIn(store, family, [{ code: 'ABCDEF', players: [] }])).toEqual(['ABCDEF: the table is gone']);
  } finally {
    await store.close();
  }
});
