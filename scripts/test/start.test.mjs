// `npm start` as an init system runs it: a signal to npm ends the server behind it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';

/** It may have to build first. */
const PATIENCE = 300_000;

test.each(['SIGTERM', 'SIGINT'])('%s to npm ends the server cleanly, with code 0', { timeout: PATIENCE }, async (signal) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maravilha-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir };
  // A group of its own, so that nothing is left behind should this fail.
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => npm.once('exit', (code, by) => resolve({ code, by })));
  let said = '';
  const url = await new Promise((resolve, reject) => {
    const listen = (data) => {
      said += data;
      const open = /Maravilha is open at (http:\S+)/.exec(said);
      if (open) resolve(open[1]);
    };
    npm.stdout.on('data', listen);
    npm.stderr.on('data', listen);
    npm.once('exit', () => reject(new Error(`npm start ended by itself: ${said}`)));
  });
  onTestFinished(() => {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL');
    } catch {
      // As it should be: nobody is left.
    }
  });
  expect((await fetch(url)).status).toBe(200);
  npm.kill(signal);
  expect(await ended).toEqual({ code: 0, by: null });
  await expect(fetch(url)).rejects.toThrow();
});
