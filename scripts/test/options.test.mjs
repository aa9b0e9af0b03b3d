// What cannot be meant ends the start of a script with one sentence, before anything is begun.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';

test.each([
  ['cluster', ['--nodes', '0'], '--nodes'],
  ['cluster', ['--nodes', 'three'], '--nodes'],
  ['cluster', ['--port', '70000'], '--port'],
  ['cluster', ['--folder', ''], '--folder'],
  ['cluster', ['--node', '3'], '--node'],
  ['cluster', ['3'], '3'],
  ['chaos', ['--minutes', '0'], '--minutes'],
  ['chaos', ['--seed', 'x'], '--seed'],
  ['chaos', ['--hours', '1'], '--hours'],
  ['chaos', ['--check', 'package.json', '--seed', '1'], '--check'],
  ['chaos', ['--resume', 'package.json'], 'package.json'],
  ['chaos', ['--history', 'package.json'], 'package.json'],
])('%s %j', (script, args, named) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, `scripts/${script}.mjs`), ...args], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(named);
});
