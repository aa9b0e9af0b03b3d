// Who holds a table, and how far its match has come: what every store must do.
import type { Store } from '../src/store.ts';
import { choice, PLAYING, type StoreUnderTest, tableWith } from './store-kit.ts';
import { equal, like, type Suite } from './suite.ts';

/** Of a lease: longer than any test, and none at all. */
const [LONG, OVER_AT_ONCE] = [3_600_000, 0];

const take = async (from: Store, host: string, milliseconds: number, ...wanted: string[]): Promise<string[]> =>
  [...(await from.hold(host, new Map(wanted.map((code) => [code, 0])), milliseconds))].toSorted();

export const leaseContract = ({ test }: Suite, open: () => Promise<StoreUnderTest>): void => {
  test('knows which tables to wake: those that no other host holds', async () => {
    const { store } = await open();
    const waking = { ...PLAYING, wake: true };
    await store.create(tableWith('AAAAAA', { status: 'playing' }), waking);
    await store.create(tableWith('BBBBBB', { status: 'playing' }), PLAYING);
    equal(await store.wakeful('one'), ['AAAAAA']);
    await store.append('AAAAAA', 0, [choice(1)], PLAYING);
    await store.append('BBBBBB', 0, [choice(1)], waking);
    equal(await store.wakeful('one'), ['BBBBBB']);
    await store.hold('one', new Map([['BBBBBB', 1]]), LONG);
    equal([await store.wakeful('one'), await store.wakeful('two')], [['BBBBBB'], []]);
    await store.release('one', ['BBBBBB']);
    equal(await store.wakeful('two'), ['BBBBBB']);
    await store.hold('one', new Map([['BBBBBB', 1]]), OVER_AT_ONCE);
    equal(await store.wakeful('two'), ['BBBBBB']);
  });

  test('one host holds a table, until it gives it back or its time is over', async () => {
    const { store, reopen } = await open();
    for (const code of ['AAAAAA', 'BBBBBB']) await store.create(tableWith(code, { status: 'playing' }), PLAYING);
    equal(await take(store, 'one', LONG), []);
    equal(await take(store, 'one', LONG, 'AAAAAA', 'ZZZZZZ'), ['AAAAAA']);
    equal(await take(store, 'two', LONG, 'AAAAAA', 'BBBBBB'), ['BBBBBB']);
    equal(await take(store, 'one', LONG, 'AAAAAA', 'BBBBBB'), ['AAAAAA']);
    // Nobody gives back what somebody else holds.
    await store.release('two', ['AAAAAA', 'ZZZZZZ']);
    await store.release('two', []);
    const again = await reopen();
    equal(await take(again, 'two', LONG, 'AAAAAA'), []);
    await again.release('one', ['AAAAAA']);
    equal(await take(again, 'two', OVER_AT_ONCE, 'AAAAAA'), ['AAAAAA']);
    equal(await take(again, 'one', LONG, 'AAAAAA', 'BBBBBB'), ['AAAAAA']);
    equal(await take(again, 'two', LONG, 'AAAAAA', 'BBBBBB'), ['BBBBBB']);
    await again.remove(['AAAAAA']);
    equal(await take(again, 'one', LONG, 'AAAAAA'), []);
    await again.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
    equal(await take(again, 'two', LONG, 'AAAAAA'), ['AAAAAA']);
  });

  test('of hosts that race for a table one gets it', async () => {
    const { store } = await open();
    await store.create(tableWith('AAAAAA', { status: 'playing' }), PLAYING);
    const hosts = Array.from({ length: 8 }, (_, n) => `host ${n}`);
    const held = await Promise.all(hosts.map((host) => store.hold(host, new Map([['AAAAAA', 0]]), LONG)));
    equal(held.filter((codesHeld) => codesHeld.size > 0).length, 1);
  });

  test('knows how long each match has run, by its last entry or by whoever held it', async () => {
    const { store, reopen } = await open();
    const due = { ...PLAYING, due: 500 };
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await store.create(tableWith(code, { status: 'playing' }), due);
    await store.append('AAAAAA', 0, [choice(40)], { ...due, elapsed: 40 });
    await store.append('BBBBBB', 0, [choice(50)], { ...due, elapsed: 50 });
    await store.hold(
      'one',
      new Map([
        ['AAAAAA', 45],
        ['BBBBBB', 30],
        ['ZZZZZZ', 99],
      ]),
      LONG,
    );
    // Whoever is late takes nothing back, and who does not hold it has no say.
    await store.hold('one', new Map([['AAAAAA', 42]]), LONG);
    await store.hold('two', new Map([['AAAAAA', 99]]), LONG);
    await store.release('one', ['AAAAAA', 'BBBBBB']);
    const again = await reopen();
    const known = async (code: string): Promise<unknown> => (await again.load(code))?.elapsed;
    equal(await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC', 'ZZZZZZ'].map(known)), [45, 50, 0, undefined]);
    like((await again.load('AAAAAA'))?.play, { elapsed: 40, due: 500 });
    const listed = Object.fromEntries((await again.tablesOf('ann', 9)).map(({ code, elapsed, due: empty }) => [code, [elapsed, empty]]));
    equal(listed, { AAAAAA: [45, 500], BBBBBB: [50, 500], CCCCCC: [0, 500] });
    await again.append('AAAAAA', 1, [choice(60)], { ...due, elapsed: 60 });
    equal(await known('AAAAAA'), 60);
    // A table with the code of one that is gone begins anew.
    await again.remove(['AAAAAA']);
    await again.create(tableWith('AAAAAA', { status: 'playing' }), due);
    equal(await known('AAAAAA'), 0);
  });
};
