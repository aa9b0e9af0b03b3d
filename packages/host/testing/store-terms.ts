// What is written together with something else, or keeps it from being written; and what lists may not tell.
import { type Request, REQUESTS, type SeatRecord } from '../src/store.ts';
import { choice, PLAYING, type StoreUnderTest, tableWith, WAITING } from './store-kit.ts';
import { equal, like, type Suite } from './suite.ts';

const request = (id: string, parts: Partial<Request> = {}): Request => ({ player: 'ann', id, digest: `all of ${id}`, at: 5, ...parts });

export const termsContract = ({ test }: Suite, open: () => Promise<StoreUnderTest>): void => {
  test('knows a request that was carried out, with its table, for as long as that is there', async () => {
    const { store, reopen } = await open();
    equal(await store.create(tableWith('AAAAAA'), WAITING, { request: request('a') }), 'done');
    equal(await store.save(tableWith('AAAAAA', { version: 1 }), WAITING, 0, { request: request('b') }), 'done');
    equal(await store.append('AAAAAA', 0, [choice(1)], PLAYING, { request: request('c') }), 'done');
    // Another person's name for something else.
    equal(await store.create(tableWith('BBBBBB'), WAITING, { request: request('a', { player: 'bob' }) }), 'done');
    const again = await reopen();
    for (const id of ['a', 'b', 'c']) like(await again.answered('ann', id), { ...request(id), code: 'AAAAAA' });
    like(await again.answered('bob', 'a'), { player: 'bob', code: 'BBBBBB' });
    equal(await again.answered('bob', 'b'), undefined);
    await again.remove(['AAAAAA']);
    equal(await again.answered('ann', 'a'), undefined);
    equal(await again.create(tableWith('AAAAAA'), WAITING, { request: request('a') }), 'done');
  });

  test('carries out a request once: what comes again changes nothing', async () => {
    const { store } = await open();
    const twice = await Promise.all(['AAAAAA', 'BBBBBB'].map((code) => store.create(tableWith(code), WAITING, { request: request('a') })));
    equal(twice, ['done', 'known']);
    equal(await store.load('BBBBBB'), undefined);
    equal(await store.save(tableWith('AAAAAA', { version: 1, owner: 'bob' }), WAITING, 0, { request: request('a') }), 'known');
    equal(await store.append('AAAAAA', 0, [choice(1)], PLAYING, { request: request('a') }), 'known');
    like(await store.load('AAAAAA'), { table: { owner: 'ann', version: 0 }, entries: [] });
  });

  test('a request that was not carried out is not known', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA'), WAITING);
    equal(await store.create(tableWith('AAAAAA'), WAITING, { request: request('a') }), 'conflict');
    equal(await store.save(tableWith('AAAAAA', { version: 9 }), WAITING, 8, { request: request('a') }), 'conflict');
    equal(await store.append('AAAAAA', 1, [choice(1)], PLAYING, { request: request('a') }), 'conflict');
    equal(
      await store.create(tableWith('BBBBBB'), WAITING, { request: request('a'), crowd: { player: 'ann', limit: 1, alone: true } }),
      'full',
    );
    equal(await store.answered('ann', 'a'), undefined);
  });

  test('of one person the newest requests are known', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA'), WAITING, { request: request('of bob', { player: 'bob', at: 0 }) });
    await store.create(tableWith('BBBBBB'), WAITING, { request: request('first', { at: 1 }) });
    for (let n = 0; n < REQUESTS; n++)
      await store.save(tableWith('AAAAAA', { version: n + 1 }), WAITING, n, { request: request(`${n}`, { at: n + 2 }) });
    equal(await store.answered('ann', 'first'), undefined);
    for (const id of ['0', `${REQUESTS - 1}`]) like(await store.answered('ann', id), { id });
    like(await store.answered('bob', 'of bob'), { at: 0 });
  });

  test('a person has so many tables alone, however fast they are made', async () => {
    const { store } = await open();
    const both: SeatRecord[] = ['ann', 'bob'].map((player) => ({ kind: 'person', player }));
    await store.create(tableWith('AAAAAA', { seats: both }), WAITING);
    await store.create(tableWith('BBBBBB', { status: 'over' }), { ...PLAYING, status: 'over' });
    const crowd = { player: 'ann', limit: 2, alone: true };
    const made = await Promise.all(['CCCCCC', 'DDDDDD', 'EEEEEE'].map((code) => store.create(tableWith(code), WAITING, { crowd })));
    equal(made.toSorted(), ['done', 'done', 'full']);
    equal((await store.soloTables('ann', 0)).length, 2);
  });

  test('lists do not tell of what is sealed', async () => {
    const { store, reopen } = await open();
    for (const [code, touchedAt] of [
      ['AAAAAA', 10],
      ['BBBBBB', 20],
    ] as const)
      await store.create(tableWith(code, { status: 'playing', touchedAt }), { ...PLAYING, due: 500 });
    const before = await store.tablesOf('ann', 9);
    equal(await store.append('AAAAAA', 0, [choice(30)], { ...PLAYING, due: 500 }, { sealed: true }), 'done');
    equal(await store.tablesOf('ann', 9), before);
    // Whoever goes on with it knows how far it has come.
    like(await (await reopen()).load('AAAAAA'), { elapsed: 30, table: { touchedAt: 10 } });
  });

  test('remembers who was sent away', async () => {
    const { store, reopen } = await open();
    const sentAway = [{ player: 'bob', until: 70 }];
    await store.create(tableWith('AAAAAA'), WAITING);
    await store.save(tableWith('AAAAAA', { version: 1, sentAway }), WAITING, 0);
    equal((await (await reopen()).load('AAAAAA'))?.table.sentAway, sentAway);
  });
};
