// Data that moves from one place to another, is copied, and is checked.
import { duel } from '@maravilha/duel';
import { FAMILY } from '@maravilha/family';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backUp, type Checked, checkData, exportData, importData } from '../src/data/index.ts';
import { COLUMNS, TABLE_NAMES } from '../src/data/content.ts';
import { openDatabase } from '../src/store/driver.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { freshDatabase, inDatabase, mortalServer, openPostgres } from './kit/postgres.ts';
import { serve, tempDir, type TestServer } from './kit/server.ts';

const FIXTURE = fileURLToPath(new URL('fixtures/rules-1.db', import.meta.url));

const quietly = (): void => undefined;
const check = (from: string): Promise<Checked> => checkData(from, FAMILY, quietly);
const fileIn = (folder: string): string => join(folder, 'maravilha.db');

/** Everything that lies there, as text. */
const textOf = async (from: string): Promise<string> => {
  const file = join(tempDir(), 'dump.jsonl');
  await exportData(from, file, quietly);
  return readFileSync(file, 'utf8');
};

/** All but clocks: one that runs goes on after a copy. */
const stillIn = async (from: string): Promise<readonly string[]> =>
  (await textOf(from)).split('\n').filter((line) => !/"table":"clocks"|^\{"end"/.test(line));

/** Matches against bots, one played to its end, one in its midst with a clock that runs, one not begun; words, another browser, a lost one. */
const play = async (server: TestServer) => {
  const ann = await server.connect();
  await ann.mustAsk({ t: 'rename', name: 'Ana Ωλ O’Neill' });
  const codes: string[] = [];
  for (const settings of [{ clock: 'none' }, { clock: 'calm' }]) {
    const { code = '' } = await ann.mustAsk({ t: 'create', game: duel.id, bots: 'builder', start: true, settings });
    await ann.follow(code);
    await ann.mustAsk({ t: 'say', code, to: 'table', text: 'boa sorte 🍀' });
    codes.push(code);
  }
  const [over, running] = codes as [string, string];
  await playOut(ann, duel, over);
  for (let n = 0; n < 5; n++) await playOnce(ann, duel, running);
  await ann.until(() => isAwaited(ann, running));
  const { code: waiting = '' } = await ann.mustAsk({ t: 'create', game: 'seven-wonders' });
  await ann.mustAsk({ t: 'device' });
  return { ann, over, running, waiting };
};

test('an export from before tables had an origin is read as it is', async () => {
  const folder = tempDir();
  await importData(FIXTURE, folder, false, quietly);
  const lines = (await textOf(folder))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const later = ['origin', 'deal'];
  const columns: readonly string[] = COLUMNS.tables;
  const older = lines.map((line) => {
    if ('columns' in line) return { ...line, columns: { ...COLUMNS, tables: columns.filter((name) => !later.includes(name)) } };
    if (line['table'] !== 'tables') return line;
    return { ...line, rows: (line['rows'] as unknown[][]).map((row) => row.filter((_, at) => !later.includes(columns[at] ?? ''))) };
  });
  const file = join(tempDir(), 'older.jsonl');
  writeFileSync(file, `${older.map((line) => JSON.stringify(line)).join('\n')}\n`);
  const again = tempDir();
  await importData(file, again, false, quietly);
  expect(await stillIn(again)).toEqual(await stillIn(folder));
});

describe('from SQLite to PostgreSQL and back', () => {
  test('a file of rules 1: nothing is lost, and all matches replay to the same hashes', async () => {
    const before = readFileSync(FIXTURE);
    const [database, folder] = [await freshDatabase(), tempDir()];
    const { rows } = await importData(FIXTURE, database, false, quietly);
    expect(rows).toBeGreaterThan(300);
    await importData(database, folder, false, quietly);
    const checked = await check(FIXTURE);
    expect(checked).toMatchObject({ tables: 8, faults: [], unknown: [], notice: undefined });
    expect(await check(database)).toEqual(checked);
    expect(await check(folder)).toEqual(checked);
    expect(await textOf(database)).toBe(await textOf(FIXTURE));
    expect(await textOf(folder)).toBe(await textOf(FIXTURE));
    // Where it came from is as it was, in its old form.
    expect(readFileSync(FIXTURE).equals(before)).toBe(true);
  });

  test('a file of today, by way of a file of text: people sit where they sat, and play on', async () => {
    const server = await serve();
    const { ann, over, running, waiting } = await play(server);
    const { cookie } = ann;
    const { view } = ann.view(running).update;
    await ann.close();
    await server.close();
    const file = join(tempDir(), 'all.jsonl');
    await exportData(server.dataDir, file, quietly);
    const [database, folder] = [await freshDatabase(), tempDir()];
    await importData(file, database, false, quietly);
    expect(await textOf(database)).toBe(readFileSync(file, 'utf8'));
    expect(await check(database)).toEqual(await check(server.dataDir));

    const shared = await serve({ store: await openPostgres(database) });
    const there = await shared.connect({ cookie });
    for (const code of [over, running, waiting]) await there.follow(code);
    expect(there.name).toBe('Ana Ωλ O’Neill');
    expect(there.view(running).update.view).toEqual(view);
    expect(isOver(there, over)).toBe(true);
    await playOnce(there, duel, running);
    await there.until(() => isAwaited(there, running));
    const { view: later } = there.view(running).update;
    await there.close();
    await shared.close();

    await importData(database, folder, false, quietly);
    const back = await serve({ dataDir: folder });
    const again = await back.connect({ cookie });
    await again.follow(running);
    expect(again.view(running).update.view).toEqual(later);
    await playOut(again, duel, running);
    expect(back.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('a place that holds data', () => {
  test('is left alone unless it is to be replaced', async () => {
    const [database, folder] = [await freshDatabase(), tempDir()];
    for (const to of [database, folder]) {
      await importData(FIXTURE, to, false, quietly);
      const before = await textOf(to);
      await expect(importData(FIXTURE, to, false, quietly)).rejects.toMatchObject({ problem: 'not-empty' });
      await importData(FIXTURE, to, true, quietly);
      expect(await textOf(to)).toBe(before);
      await expect(importData(to, to, true, quietly)).rejects.toMatchObject({ problem: 'same-place' });
    }
    await expect(importData(FIXTURE, FIXTURE, true, quietly)).rejects.toMatchObject({ problem: 'same-place' });
    await expect(exportData(folder, FIXTURE, quietly)).rejects.toMatchObject({ problem: 'exists' });
    await expect(importData(join(folder, 'none'), database, true, quietly)).rejects.toMatchObject({ problem: 'no-data' });
  });

  test('and a server that uses it is not filled', async () => {
    const server = await serve();
    await expect(importData(FIXTURE, server.dataDir, true, quietly)).rejects.toThrow('in use by another Maravilha');
  });
});

test('a file of text that is not whole leaves nothing behind', async () => {
  const lines = (await textOf(FIXTURE)).trimEnd().split('\n');
  const wrong: readonly (readonly [string, string, readonly string[]])[] = [
    ['cut off', 'cut-off', lines.slice(0, -1)],
    ['lacks rows', 'cut-off', lines.filter((_, n) => n !== 4)],
    ['half a line', 'bad-file', [...lines.slice(0, 4), lines[4]!.slice(0, 40)]],
    ['goes on after its end', 'bad-file', [...lines, lines[1]!]],
    ['holds rows of no table', 'bad-file', [...lines.slice(0, 3), '{"table":"spells","rows":[]}', ...lines.slice(3)]],
    ['holds rows of another width', 'bad-file', [...lines.slice(0, 3), '{"table":"players","rows":[["eve"]]}', ...lines.slice(3)]],
    ['is another file', 'bad-file', ['{"some":"thing"}']],
    ['comes from another version', 'newer', [lines[0]!.replace('"version":1', '"version":2'), ...lines.slice(1)]],
  ];
  const database = await freshDatabase();
  for (const [what, problem, text] of wrong) {
    const file = join(tempDir(), 'wrong.jsonl');
    writeFileSync(file, `${text.join('\n')}\n`);
    const folder = tempDir();
    for (const to of [folder, database])
      await expect(importData(file, to, false, quietly), what).rejects.toMatchObject({ name: 'DataError', problem });
    expect(readdirSync(folder), what).toEqual([]);
    expect((await check(database)).tables).toBe(0);
  }
  // A seat at a table that is not there: the database says so.
  const orphan = lines.map((line) => (line.startsWith('{"table":"seats"') ? line.replace(/\[\["\w+"/, '[["NOBODY"') : line));
  const file = join(tempDir(), 'orphan.jsonl');
  writeFileSync(file, `${orphan.join('\n')}\n`);
  await expect(importData(file, database, false, quietly)).rejects.toThrow();
  expect((await check(database)).tables).toBe(0);
});

describe('a copy of a server that runs', () => {
  test('SQLite: another data file, whole by itself', async () => {
    const server = await serve();
    const { ann, over, running } = await play(server);
    const folder = tempDir();
    await backUp(server.dataDir, fileIn(folder));
    await expect(backUp(server.dataDir, fileIn(folder))).rejects.toMatchObject({ problem: 'exists' });
    expect(await check(fileIn(folder))).toMatchObject({ tables: 3, faults: [], notice: undefined });
    const { view } = ann.view(running).update;
    // It goes on, and the copy does not.
    await playOnce(ann, duel, running);
    const copy = await serve({ dataDir: folder });
    const there = await copy.connect({ cookie: ann.cookie });
    await there.follow(running);
    await there.follow(over);
    expect(there.view(running).update.view).toEqual(view);
    expect(copy.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('PostgreSQL: what pg_restore reads', async () => {
    const { url } = await mortalServer();
    const server = await serve({ store: await openPostgres(url) });
    await play(server);
    const file = join(tempDir(), 'copy.dump');
    await backUp(url, file);
    await server.close();
    await inDatabase(url, (client) => client.query('CREATE DATABASE other'));
    const other = Object.assign(new URL(url), { pathname: '/other' }).href;
    const restored = spawnSync('pg_restore', ['--no-owner', '--dbname', other, file], { encoding: 'utf8' });
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(await check(other)).toMatchObject({ tables: 3, faults: [] });
    expect(await stillIn(other)).toEqual(await stillIn(url));
  });

  test('PostgreSQL that is not there: one line says so, and there is no file', async () => {
    const file = join(tempDir(), 'copy.dump');
    const answer = backUp('postgres://eve:secret@127.0.0.1:1/none', file);
    await expect(answer).rejects.toMatchObject({ problem: 'pg-dump-failed', where: '127.0.0.1:1/none' });
    await expect(answer).rejects.not.toThrow('secret');
    expect(existsSync(file)).toBe(false);
  });
});

test('tables that are not as their logs say are named, and all others are checked', async () => {
  const folder = tempDir();
  copyFileSync(FIXTURE, fileIn(folder));
  const { tables } = JSON.parse(readFileSync(FIXTURE.replace('.db', '.json'), 'utf8')) as { tables: Record<string, string> };
  const db = await openDatabase(fileIn(folder));
  const change = (sql: string, name: string): string => {
    const code = tables[name]!;
    expect(db.prepare(sql).run(code).changes, name).toBe(1);
    return code;
  };
  const lacking = change('DELETE FROM entries WHERE code = ? AND n = 3', 'dice');
  const wrong = change('UPDATE tables SET pending = pending + 1 WHERE code = ?', 'architects');
  const shuffled = change("UPDATE tables SET seed = '00' || substr(seed, 3) WHERE code = ?", 'duel');
  const newer = change('UPDATE tables SET rules = 99 WHERE code = ?', 'babylon, last card');
  db.close();
  const checked = await check(folder);
  expect(checked).toMatchObject({ tables: 8, unknown: [newer] });
  expect(new Map(checked.faults.map(({ code, what }) => [code, what]))).toEqual(
    new Map([
      [lacking, expect.stringContaining('entries of')],
      [wrong, 'pending'],
      [shuffled, expect.stringContaining('is refused')],
    ]),
  );
  expect(checked.digest).not.toBe((await check(FIXTURE)).digest);
});

test('every column of every table is carried', async () => {
  const server = await serve();
  await server.close();
  const db = await openDatabase(fileIn(server.dataDir));
  const namesIn = (sql: string): string[] => (db.prepare(sql).all() as { name: string }[]).map(({ name }) => name).toSorted();
  expect(namesIn("SELECT name FROM sqlite_schema WHERE type = 'table' AND name != 'alive'")).toEqual([...TABLE_NAMES].toSorted());
  for (const table of TABLE_NAMES)
    expect(namesIn(`SELECT name FROM pragma_table_info('${table}')`)).toEqual([...COLUMNS[table]].toSorted());
  db.close();
});

test('it is told how far it has come', async () => {
  const told: (readonly [number, number | undefined])[] = [];
  const { rows } = await importData(FIXTURE, tempDir(), false, (done, total) => told.push([done, total]));
  expect(told.at(-1)).toEqual([rows, rows]);
});
