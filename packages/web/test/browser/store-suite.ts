// The store of a browser: the contract of all stores on a real database that is really closed and opened, and what only a browser does to one.
import { deleteDB, openDB } from 'idb';
import { storeContract, type Suite } from '@maravilha/host/testing';
import { MIGRATIONS, type Migration } from '../../src/local/database.ts';
import { DatabaseError, type Fault } from '../../src/local/faults.ts';
import { IndexedStore } from '../../src/local/indexed-store.ts';
import { playing, table, threeFrom } from './stored.ts';

const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`it does not hold that ${what}`);
};

const same = (actual: unknown, expected: unknown): void =>
  check(JSON.stringify(actual) === JSON.stringify(expected), `${JSON.stringify(actual)} is ${JSON.stringify(expected)}`);

const nobody = (): void => undefined;

let names = 0;
const newName = (): string => `test-${names++}`;

const open = (name: string, migrations?: readonly Migration[]): Promise<IndexedStore> =>
  IndexedStore.open(name, { lost: nobody, ...(migrations && { migrations }) });

const faultOf = (opening: Promise<IndexedStore>): Promise<Fault | undefined> =>
  opening.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof DatabaseError) return error.fault;
      throw error;
    },
  );

const failing = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => String(error),
  );

/** A later version, which keeps one store more. */
const LATER: readonly Migration[] = [
  ...MIGRATIONS,
  {
    stores: [...(MIGRATIONS.at(-1)?.stores ?? []), 'more'],
    // Its shape is of a time to come.
    migrate: (db) => void (db as unknown as IDBDatabase).createObjectStore('more'),
  },
];

const BROKEN: readonly Migration[] = [
  ...LATER,
  {
    stores: [],
    migrate: (db) => {
      db.deleteObjectStore('entries');
      throw new Error('a step that fails');
    },
  },
];

const withThree = async (name: string): Promise<void> => {
  const store = await open(name);
  await store.create(table('AAAAAA'), playing);
  await store.append('AAAAAA', 0, threeFrom(0), playing);
  await store.close();
};

const expectThree = async (store: IndexedStore): Promise<void> => {
  same((await store.load('AAAAAA'))?.entries, threeFrom(0));
  await store.close();
};

const versionTests = ({ test }: Suite): void => {
  test('an older database is carried over with all it holds', async () => {
    const name = newName();
    await withThree(name);
    await expectThree(await open(name, LATER));
  });

  test('a step to another version that fails changes nothing', async () => {
    const name = newName();
    await withThree(name);
    same(await faultOf(open(name, BROKEN)), 'unusable');
    await expectThree(await open(name));
  });

  test('a newer database is refused, and stays as it is', async () => {
    const name = newName();
    await withThree(name);
    await (await open(name, LATER)).close();
    same(await faultOf(open(name)), 'newer');
    await expectThree(await open(name, LATER));
  });

  for (const version of [MIGRATIONS.length, MIGRATIONS.length + 6])
    test(`what something else keeps under the name is left alone, at version ${version}`, async () => {
      const name = newName();
      const other = await openDB(name, version, { upgrade: (db) => void db.createObjectStore('notes') });
      await other.put('notes', 'mine', 'first');
      other.close();
      same(await faultOf(open(name)), 'foreign');
      same(await faultOf(open(name, LATER)), 'foreign');
      const again = await openDB(name);
      same([again.version, await again.get('notes', 'first')], [version, 'mine']);
      again.close();
    });

  test('makes room for a newer version that comes, and is told so', async () => {
    const name = newName();
    let lost = 0;
    const old = await IndexedStore.open(name, { lost: () => (lost += 1) });
    const later = await open(name, LATER);
    same(lost, 1);
    check((await failing(old.check())) !== '', 'the old one is closed');
    await later.check();
    await later.close();
  });
};

const faultTests = ({ test }: Suite): void => {
  test('a log that lacks an entry is named, and the other tables are whole', async () => {
    const name = newName();
    await withThree(name);
    const raw = await openDB(name);
    await raw.delete('entries', ['AAAAAA', 1]);
    raw.close();
    const store = await open(name);
    await store.create(table('BBBBBB'), playing);
    check(/AAAAAA is damaged/.test(await failing(store.load('AAAAAA'))), 'the damage is named');
    same((await store.load('BBBBBB'))?.entries, []);
    same(await store.append('AAAAAA', 2, threeFrom(3), playing), 'conflict');
    await store.close();
  });

  test('of two pages that append at one place one wins, whole', async () => {
    const name = newName();
    await withThree(name);
    const stores = await Promise.all([open(name), open(name)]);
    const written = await Promise.all(stores.map((store) => store.append('AAAAAA', 3, threeFrom(3), playing)));
    same(written.toSorted(), ['conflict', 'done']);
    for (const store of stores) same((await store.load('AAAAAA'))?.entries.length, 6);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('after the death of its thread everything that was answered is there, and nothing by halves', async () => {
    const name = newName();
    const before = await open(name);
    await before.create(table('AAAAAA'), playing);
    await before.close();
    for (const answers of [1, 4, 9]) {
      const worker = new Worker('/dying-worker.mjs', { type: 'module', name });
      const answered = await new Promise<number>((done, failed) => {
        let heard = 0;
        worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
          heard += 1;
          if (heard === answers) done(data);
        });
        worker.addEventListener('error', ({ message }) => failed(new Error(message)));
      });
      worker.terminate();
      const store = await open(name);
      const entries = (await store.load('AAAAAA'))?.entries ?? [];
      check(entries.length >= answered && entries.length % 3 === 0, `${entries.length} entries are whole threes, ${answered} or more`);
      same(entries, Array.from({ length: entries.length / 3 }, (_, n) => threeFrom(3 * n)).flat());
      // The next one begins a log of its own.
      await store.remove(['AAAAAA']);
      await store.create(table('AAAAAA'), playing);
      await store.close();
    }
  });

  test('keeps who plays here', async () => {
    const name = newName();
    const store = await open(name);
    same(await store.player('me'), undefined);
    await store.keepPlayer({ id: 'me', name: 'Ann' });
    await store.check();
    await store.close();
    const again = await open(name);
    same(await again.player('me'), { id: 'me', name: 'Ann' });
    await again.close();
  });
};

/** Takes away afterwards what a test has opened. */
const clean = ({ test }: Suite): Suite => ({
  test: (name, run) =>
    test(name, async () => {
      const first = names;
      await run();
      for (let used = first; used < names; used++) await deleteDB(`test-${used}`);
    }),
});

export const storeSuite = (suite: Suite): void => {
  storeContract(clean(suite), async () => {
    const name = newName();
    const store = await open(name);
    return {
      store,
      reopen: async () => {
        await store.close();
        return open(name);
      },
    };
  });
  versionTests(clean(suite));
  faultTests(clean(suite));
};
