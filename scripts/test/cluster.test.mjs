// What cannot be meant ends the start with one sentence, before anything is begun.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/project.mjs';

test.each([
  [['--nodes', '0'], '--nodes'],
  [['--nodes', 'three'], '--nodes'],
  [['--port', '70000'], '--port'],
  [['--folder', ''], '--folder'],
  [['--node', '3'], '--node'],
  [['3'], '3'],
])('%j', (args, named) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/cluster.mjs'), ...args], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(named);
});
