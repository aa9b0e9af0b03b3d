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
import { serve, tempDir } from './kit/server.ts';
import { StartError } from '../src/start-error.ts';
import { duel } from '@maravilha/duel';

let program = '';

beforeAll(async () => {
  program = (
    await bundle({ main: new URL('../src/main.ts', import.meta.url), 'bot-worker': new URL('../src/bot-worker.ts', import.meta.url) })
  )('main');
});

const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [program], { env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: tempDir(), ...env } });
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
  const opened = async (): Promise<string> => {
    while (!output.includes('\n')) await new Promise<void>((resolve) => waiting.push(resolve));
    return /^Maravilha is open at (http:\S+)\n$/.exec(output)?.[1] ?? `odd output: ${output}`;
  };
  return { child, ended, opened };
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
  expect(ann.closes[0]!.code).toBe(1001);
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
