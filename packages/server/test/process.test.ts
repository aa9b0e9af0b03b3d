// The program as people start it.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { forRows } from '@maravilha/kernel/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { bundle } from './kit/bundle.ts';
import { TestClient } from './kit/client.ts';
import { playOnce } from './kit/player.ts';
import { raw, upgradeRequest } from './kit/raw.ts';
import { serve, tempDir } from './kit/server.ts';
import { StartError } from '../src/start-error.ts';
import { openDatabase } from '../src/store/driver.ts';
import { duel } from '@maravilha/duel';

let program = '';
let stuck = '';

beforeAll(async () => {
  const pathOf = await bundle({
    main: new URL('../src/main.ts', import.meta.url),
    'bot-worker': new URL('../src/bot-worker.ts', import.meta.url),
    stuck: new URL('./kit/stuck.ts', import.meta.url),
  });
  program = pathOf('main');
  stuck = pathOf('stuck');
});

const start = (env: Record<string, string>, path = program) => {
  const child = spawn(process.execPath, [path], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: tempDir(), ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  const waiting: (() => void)[] = [];
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    for (const call of waiting.splice(0)) call();
  });
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }));
  });
  const spoke = async (): Promise<void> => {
    while (!output.includes('\n')) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const opened = async (): Promise<string> => {
    await spoke();
    return /^Maravilha is open at (http:\S+)\n$/.exec(output)?.[1] ?? `odd output: ${output}`;
  };
  return { child, ended, spoke, opened };
};

/** One line, which ends like a sentence. */
const sentence = (text: string): string => {
  expect(text).toMatch(/^[^\n]+\.\n$/);
  return text;
};

test('says where it is open, plays, and ends cleanly when asked to', async () => {
  const dataDir = tempDir();
  const { child, ended, opened } = start({ DATA_DIR: join(dataDir, 'made', 'by', 'itself') });
  const url = await opened();
  const ann = await TestClient.connect(url);
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await ann.follow(code!);
  await playOnce(ann, duel, code!);
  const gone = ann.until(() => ann.closes.length > 0);
  child.kill('SIGTERM');
  await gone;
  expect(ann.closes[0]!.code).toBe(1012);
  await ann.close();
  expect(await ended).toMatchObject({ code: 0, errors: '' });

  const again = start({ DATA_DIR: join(dataDir, 'made', 'by', 'itself') });
  const back = await TestClient.connect(await again.opened(), { cookie: ann.cookie });
  await back.follow(code!);
  expect(back.view(code!).update.seq).toBeGreaterThan(0);
  await back.close();
  again.child.kill('SIGINT');
  expect(await again.ended).toMatchObject({ code: 0, errors: '' });
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends it cleanly, whoever holds on', async (signal) => {
  const { child, ended, opened } = start({});
  const url = await opened();
  const [refused, silent, half] = await Promise.all([raw(url), raw(url), raw(url)]);
  refused.socket.write(`${upgradeRequest('/elsewhere')}and more`);
  half.socket.write('GET / HTTP/1.1\r\nHost: ');
  const open = await raw(url);
  open.socket.write(upgradeRequest('/ws'));
  await open.until((text) => text.includes('\r\n\r\n'));
  await refused.until((text) => text.includes('\r\n\r\n'));
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, errors: '' });
  for (const one of [refused, silent, half, open]) one.socket.destroy();
});

test('an end that is not clean: one sentence, and code 1', async () => {
  const dataDir = tempDir();
  const { child, ended, opened } = start({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const ann = await TestClient.connect(await opened());
  const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true, settings: { clock: 'calm' } });
  await ann.follow(code!);
  await ann.until(() => ann.view(code!).update.clock!.running.length > 0);
  // How far the clock has come cannot be noted.
  const db = await openDatabase(join(dataDir, 'maravilha.db'));
  onTestFinished(() => db.close());
  db.exec('BEGIN IMMEDIATE');
  child.kill('SIGTERM');
  const { code: status, errors } = await ended;
  await ann.close();
  expect([status, sentence(errors)]).toEqual([1, expect.stringContaining('clean end')]);
});

test('an end that does not come is made, after a while or at a second signal: one sentence, and code 1', async () => {
  const late = start({}, stuck);
  await late.spoke();
  late.child.kill('SIGTERM');
  const { code, errors } = await late.ended;
  expect([code, sentence(errors)]).toEqual([1, expect.stringContaining('within 5 seconds')]);

  const twice = start({}, stuck);
  await twice.spoke();
  twice.child.kill('SIGTERM');
  const again = setInterval(() => twice.child.kill('SIGTERM'), 100);
  const end = await twice.ended;
  clearInterval(again);
  expect([end.code, sentence(end.errors)]).toEqual([1, expect.stringContaining('a second time')]);
});

test('a port that is none: one sentence, and the end', async () => {
  const { code, output, errors } = await start({ PORT: 'http' }).ended;
  expect([code, output]).toEqual([1, '']);
  expect(sentence(errors)).toContain('PORT');
});

test('a port that is taken: one sentence, and the end', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const { code, errors } = await start({ PORT: port }).ended;
  expect(code).toBe(1);
  expect(sentence(errors)).toContain(`Port ${port} on 127.0.0.1 is taken`);
});

test('data that cannot be written or read: one sentence, and the end', async () => {
  const folder = tempDir();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'maravilha.db'), 'not a database '.repeat(1000));
  const cases = [
    [file, 'cannot be written'],
    [join(file, 'below'), 'cannot be written'],
    ['/proc/maravilha', 'cannot be written'],
    [damaged, 'damaged'],
  ] as const;
  await forRows(cases, async ([dataDir, word]) => {
    const error: unknown = await serve({ dataDir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(sentence(`${(error as StartError).message}\n`)).toContain(word);
  });
  const { code, errors } = await start({ DATA_DIR: damaged }).ended;
  expect(code).toBe(1);
  expect(sentence(errors)).toContain('damaged');
});
