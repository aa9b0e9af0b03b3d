// `npm start` as an init system runs it: a signal to npm ends the server behind it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';

/** It may have to build first. */
const PATIENCE = 300_000;

/** A group of its own, so that nothing is left behind should a test fail. */
const npmStart = (dataDir) => {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL');
    } catch {
      // As it should be: nobody is left.
    }
  });
  let said = '';
  /** All that npm and the server have said, once both have let go of it. */
  const over = new Promise((resolve) => npm.once('close', (code, by) => resolve({ code, by, said })));
  const open = new Promise((resolve, reject) => {
    const listen = (data) => {
      said += data;
      const url = /Maravilha is open at (http:\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    npm.stdout.on('data', listen);
    npm.stderr.on('data', listen);
    npm.once('exit', () => reject(new Error(`npm start ended by itself: ${said}`)));
  });
  return { npm, open, over };
};

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'maravilha-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

// npm hands SIGTERM and SIGINT on, and dies of SIGHUP without a word to anybody.
test.each([
  ['SIGTERM', { code: 0, by: null }],
  ['SIGINT', { code: 0, by: null }],
  ['SIGHUP', { code: null, by: 'SIGHUP' }],
])('%s to npm ends the server cleanly, and frees its data', { timeout: PATIENCE }, async (signal, end) => {
  const dataDir = folder();
  const { npm, open, over } = npmStart(dataDir);
  const url = await open;
  expect((await fetch(url)).status).toBe(200);
  npm.kill(signal);
  expect(await over).toMatchObject(end);
  await expect(fetch(url)).rejects.toThrow();
  const again = npmStart(dataDir);
  await again.open;
  again.npm.kill('SIGTERM');
  await again.over;
});

test('one press of Ctrl+C, which reaches npm and the server, is one', { timeout: PATIENCE }, async () => {
  const { npm, open, over } = npmStart(folder());
  await open;
  process.kill(-Number(npm.pid), 'SIGINT');
  expect((await over).said).not.toContain('second time');
});
