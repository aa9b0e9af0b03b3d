// A file that is damaged on the disk, or not whole: one sentence, and whatever is whole goes on.
import { duel } from '@maravilha/duel';
import { FastRng } from '@maravilha/kernel';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '../src/start-error.ts';
import { openDatabase } from '../src/store/driver.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { playOut } from './kit/player.ts';
import { raw, upgradeRequest } from './kit/raw.ts';
import { filesNow, serve, tempDir, type TestServer } from './kit/server.ts';

const PAGE = 4096;
const SENTENCE = /^[^\n]+\.$/;

interface Played {
  readonly dataDir: string;
  readonly codes: readonly string[];
  readonly cookie: string;
}

/** A file with matches of Duel, played to their ends by one person against bots, with words said there. */
const played = async (matches: number): Promise<Played> => {
  const server = await serve({ games: [duel], limits: { words: { burst: matches, perSecond: 0 } } });
  const ann = await server.connect();
  const codes: string[] = [];
  for (let i = 0; i < matches; i++) {
    const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code);
    await ann.mustAsk({ t: 'say', code, to: 'table', text: 'a word' });
    await playOut(ann, duel, code);
    ann.tell({ t: 'exit', code });
    codes.push(code);
  }
  await ann.close();
  await server.close();
  return { dataDir: server.dataDir, codes, cookie: ann.cookie ?? '' };
};

const fileIn = (dataDir: string): string => join(dataDir, 'maravilha.db');

/** A copy with one page changed. */
const withPage = (dataDir: string, page: number, change: (bytes: Buffer) => void): string => {
  const copy = filesNow(dataDir);
  const bytes = readFileSync(fileIn(copy));
  change(bytes.subarray((page - 1) * PAGE, page * PAGE));
  writeFileSync(fileIn(copy), bytes);
  return copy;
};

const DAMAGES = [
  (page: Buffer) => void page.fill(0),
  (page: Buffer, rng: FastRng) => {
    for (let at = 0; at < page.length; at++) page[at] = rng.int(256);
  },
  (page: Buffer, rng: FastRng) => {
    for (let hits = 0; hits < 40; hits++) page[rng.int(page.length)]! ^= 0x55;
  },
] as const;

/** Pages on which trees of this name lie; the first is the root. */
const pagesOf = async (dataDir: string, name: string): Promise<readonly number[]> => {
  const db = await openDatabase(fileIn(dataDir));
  const rows = db.prepare('SELECT pageno FROM dbstat WHERE name = ? ORDER BY path').all(name) as { pageno: number }[];
  db.close();
  return rows.map(({ pageno }) => pageno);
};

/** The tables that this person can enter; each time there is an answer. */
const openable = async (server: TestServer, { codes, cookie }: Played): Promise<readonly string[]> => {
  const ann = await server.connect({ cookie });
  const opened: string[] = [];
  for (const code of codes) {
    if ((await ann.ask({ t: 'enter', code })).t === 'ok') opened.push(code);
    ann.tell({ t: 'exit', code });
  }
  await ann.close();
  return opened;
};

test('21 pages, damaged one at a time: the start says one sentence, or everything that is asked is answered', async () => {
  const before = await played(8);
  const webDir = tempDir();
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>');
  const pages = readFileSync(fileIn(before.dataDir)).length / PAGE;
  expect(pages).toBeGreaterThan(21);
  const rng = new FastRng(5, 1);
  const outcomes = { refused: 0, partly: 0, whole: 0 };
  for (let n = 0; n < 21; n++) {
    const page = 1 + Math.floor((n * pages) / 21);
    const damage = DAMAGES[n % DAMAGES.length]!;
    const dataDir = withPage(before.dataDir, page, (bytes) => damage(bytes, rng));
    const bytes = readFileSync(fileIn(dataDir));
    const server = await serve({ games: [duel], dataDir, webDir }).catch((error: unknown) => error);
    if (server instanceof Error) {
      expect(readFileSync(fileIn(dataDir)).equals(bytes), `page ${page}`).toBe(true);
      expect(server, `page ${page}`).toBeInstanceOf(StartError);
      expect(server.message).toMatch(SENTENCE);
      expect(server.message).toContain('damaged');
      outcomes.refused += 1;
      continue;
    }
    const running = server as TestServer;
    expect([200, 503]).toContain((await fetch(`${running.url}/healthz`)).status);
    expect((await fetch(running.url)).status).toBe(200);
    const { socket, until, text } = await raw(running.url);
    socket.write(upgradeRequest('/ws'));
    await until((now) => now.includes('\r\n\r\n'));
    expect(['101', '503'], `page ${page}`).toContain(text().slice(9, 12));
    socket.destroy();
    const opened = await openable(running, before);
    for (const code of before.codes)
      expect(opened.includes(code) ? [200] : [200, 503]).toContain((await fetch(`${running.url}/t/${code}`)).status);
    outcomes[opened.length === before.codes.length ? 'whole' : 'partly'] += 1;
    await running.close();
  }
  expect(outcomes.refused).toBeGreaterThan(0);
  expect(outcomes.partly).toBeGreaterThan(0);
});

test('where the log of some tables is damaged, they are named, and all others open', async () => {
  const before = await played(6);
  const leaves = (await pagesOf(before.dataDir, 'entries')).slice(1);
  const dataDir = withPage(before.dataDir, leaves[1]!, (bytes) => void bytes.fill(0));
  const server = await serve({ games: [duel], dataDir });
  const opened = await openable(server, before);
  const lost = before.codes.filter((code) => !opened.includes(code));
  expect([opened.length > 0, lost.length > 0]).toEqual([true, true]);
  const said = server.log.lines.filter(({ level, message }) => level === 'error' && message.includes('cannot be opened'));
  expect(said.map(({ message }) => message)).toEqual([expect.stringMatching(SENTENCE)]);
  expect(said[0]!.message).toContain(`${lost.length} of 6 tables cannot be opened or not played on`);
  expect(before.codes.filter((code) => said[0]!.message.includes(code))).toEqual(lost);
});

test('where only the index of the log is damaged, the tables in question are named and can still be looked at', async () => {
  const before = await played(6);
  const leaves = (await pagesOf(before.dataDir, 'entries_client')).slice(1);
  const dataDir = withPage(before.dataDir, leaves[1]!, (bytes) => void bytes.fill(0));
  const server = await serve({ games: [duel], dataDir });
  expect(await openable(server, before)).toEqual(before.codes);
  const said = server.log.lines.find(({ level }) => level === 'error');
  const named = before.codes.filter((code) => said?.message.includes(code));
  expect([named.length > 0, named.length < 6]).toEqual([true, true]);
});

test('a table that lacks part of its log is refused, for whatever is asked of it, and all others go on', async () => {
  const before = await played(3);
  const dataDir = filesNow(before.dataDir);
  const [less, more, whole] = before.codes as [string, string, string];
  const db = await openDatabase(fileIn(dataDir));
  db.exec(`DELETE FROM entries WHERE code = '${less}' AND n = (SELECT length - 1 FROM tables WHERE code = '${less}')`);
  db.exec(`UPDATE tables SET length = length - 1 WHERE code = '${more}'`);
  db.close();
  const server = await serve({ games: [duel], dataDir });
  const ann = await server.connect({ cookie: before.cookie });
  for (const code of [less, more]) {
    for (const message of [{ t: 'enter' }, { t: 'rematch' }, { t: 'discard' }])
      expect(await ann.ask({ ...message, code })).toMatchObject({ t: 'refused', code: 'damaged-table' });
    const log = await fetch(`${server.url}/api/log/${code}`, { headers: { cookie: before.cookie } });
    expect([log.status, await log.json()]).toEqual([409, { code: 'damaged-table' }]);
  }
  expect(await openable(server, before)).toEqual([whole]);
  const messages = server.log.lines.flatMap(({ data }) => ('err' in data && data.err instanceof Error ? [data.err.message] : []));
  expect(messages).toContainEqual(expect.stringMatching(new RegExp(`^table ${less} is damaged: \\d+ entries of \\d+ are there$`)));
});

test('a file that is cut off says so in one sentence', async () => {
  const before = await played(1);
  const copy = filesNow(before.dataDir);
  const bytes = readFileSync(fileIn(copy));
  for (const length of [PAGE * 3, bytes.length - PAGE, PAGE + 100]) {
    writeFileSync(fileIn(copy), bytes.subarray(0, length));
    const error: unknown = await SqliteStore.open(fileIn(copy)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(SENTENCE);
  }
});

const LINE = /^[^\n]+$/;

const said = (server: TestServer): string[] => server.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message);

test('after a clean end the file alone is a whole copy', async () => {
  const before = await played(2);
  expect(readdirSync(before.dataDir).filter((name) => !name.endsWith('.lock'))).toEqual(['maravilha.db']);
  const dataDir = tempDir();
  copyFileSync(fileIn(before.dataDir), fileIn(dataDir));
  const server = await serve({ games: [duel], dataDir });
  expect(await openable(server, before)).toEqual(before.codes);
  expect(said(server)).toEqual([]);
});

test('a copy of the file alone, made while it is in use, is known as such', async () => {
  const before = await played(1);
  const running = await serve({ games: [duel], dataDir: before.dataDir });
  const dataDir = tempDir();
  copyFileSync(fileIn(before.dataDir), fileIn(dataDir));
  const server = await serve({ games: [duel], dataDir });
  expect(said(server)).toEqual([expect.stringMatching(LINE)]);
  expect(said(server)[0]).toContain('its log');
  expect(await openable(server, before)).toEqual(before.codes);
  await running.close();
});

test('a file that was killed in use, with its log, is whole', async () => {
  const before = await played(1);
  const running = await serve({ games: [duel], dataDir: before.dataDir });
  const server = await serve({ games: [duel], dataDir: filesNow(before.dataDir) });
  expect(said(server)).toEqual([]);
  expect(await openable(server, before)).toEqual(before.codes);
  await running.close();
});

test('a log that belongs to another file is not played into this one', async () => {
  const before = await played(1);
  const running = await serve({ games: [duel], dataDir: before.dataDir });
  const left = filesNow(before.dataDir);
  await running.close();
  // Somebody puts back a whole copy over the file of a server that was killed.
  copyFileSync(fileIn(before.dataDir), fileIn(left));
  const bytes = readFileSync(fileIn(left));
  await expect(SqliteStore.open(fileIn(left))).rejects.toThrow(/-wal is the log of another file than [^\n]+move the log away/);
  expect(readFileSync(fileIn(left)).equals(bytes)).toBe(true);
});

test('a file whose log is that of an older copy: the matches that do not go together are named', async () => {
  const before = await played(3);
  const dataDir = filesNow(before.dataDir);
  const db = await openDatabase(fileIn(dataDir));
  db.exec(`PRAGMA journal_mode = WAL; UPDATE tables SET length = length + 1 WHERE code = '${before.codes[1]}'`);
  const server = await serve({ games: [duel], dataDir: filesNow(dataDir) });
  db.close();
  expect(said(server)).toEqual([expect.stringMatching(SENTENCE)]);
  expect(before.codes.filter((code) => said(server)[0]!.includes(code))).toEqual([before.codes[1]]);
  expect(await openable(server, before)).toEqual([before.codes[0], before.codes[2]]);
});
