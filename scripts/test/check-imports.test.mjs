import { describe, expect, test } from 'vitest';
import { checkImports } from '../check-imports.mjs';

const packages = new Map([
  ['@maravilha/kernel', 'kernel'],
  ['@maravilha/duel', 'games/duel'],
  ['@maravilha/dice', 'games/dice'],
  ['@maravilha/host', 'host'],
  ['@maravilha/server', 'server'],
]);
const complaintsFor = (files) => checkImports(new Map(Object.entries(files)), packages);

describe('check-imports', () => {
  test('lets imports go towards the kernel', () => {
    expect(
      complaintsFor({ 'packages/games/duel/src/a.ts': "import { x } from '@maravilha/kernel';\nimport { y } from './b.ts';" }),
    ).toEqual([]);
  });
  test('refuses an import away from the kernel', () => {
    expect(complaintsFor({ 'packages/kernel/src/a.ts': "import type { x } from '@maravilha/duel';" })).toHaveLength(1);
  });
  test('refuses one game importing another', () => {
    expect(complaintsFor({ 'packages/games/duel/src/a.ts': "import { x } from '@maravilha/dice';" })).toHaveLength(1);
  });
  test('refuses a path into another package', () => {
    expect(complaintsFor({ 'packages/server/src/a.ts': "export { x } from '../../kernel/src/b.ts';" })).toHaveLength(1);
  });
  test('refuses a dependency in a pure layer, also over several lines', () => {
    expect(complaintsFor({ 'packages/kernel/src/a.ts': "import {\n  x,\n} from 'node:fs';" })).toHaveLength(1);
  });
  test('refuses in a host, and in its tests, what only Node or a browser has', () => {
    for (const source of [
      "import { createHash } from 'node:crypto';",
      'const now = Date.now();',
      'setTimeout(() => undefined, 1);',
      "const bytes = new TextEncoder().encode('a');",
      'const x = Math.random();',
      'postMessage(`${process.pid}`);',
    ])
      for (const folder of ['src', 'testing']) expect(complaintsFor({ [`packages/host/${folder}/a.ts`]: source }), source).not.toEqual([]);
    for (const source of [
      "import { toHex } from '@maravilha/kernel';",
      '// At such a Date the process fetches.',
      "const says = 'console, URL';",
      'const x = given.process; const y = { fetch: 1 };',
    ])
      expect(complaintsFor({ 'packages/host/src/a.ts': source }), source).toEqual([]);
    expect(complaintsFor({ 'packages/host/test/a.test.ts': "import { createHash } from 'node:crypto';" })).toEqual([]);
  });
  test('lets a host import towards the kernel, and nothing the other way', () => {
    expect(complaintsFor({ 'packages/host/src/a.ts': "import type { x } from '@maravilha/server';" })).toHaveLength(1);
    expect(complaintsFor({ 'packages/duel/src/a.ts': "import { x } from '@maravilha/host';" })).toHaveLength(1);
    expect(complaintsFor({ 'packages/server/src/a.ts': "import { x } from '@maravilha/host';" })).toEqual([]);
  });
  test('refuses a cycle, one of types too', () => {
    const a = { 'packages/kernel/src/a.ts': "import { b } from './b.ts';" };
    expect(complaintsFor({ ...a, 'packages/kernel/src/b.ts': "import { a } from './a.ts';" })).toHaveLength(1);
    expect(complaintsFor({ ...a, 'packages/kernel/src/b.ts': "import type { a } from './a.ts';" })).toHaveLength(1);
  });
  test('holds the folders of web in order, types and lazy imports too', () => {
    const table = 'packages/web/src/table/a.ts';
    expect(complaintsFor({ [table]: "import { x } from '../net/b.ts';\nimport '../symbols/c.ts';" })).toEqual([]);
    expect(complaintsFor({ [table]: "import { x } from '../games/duel/b.ts';" })).toHaveLength(1);
    expect(complaintsFor({ [table]: "import type { x } from '../pages/b.ts';" })).toHaveLength(1);
    expect(complaintsFor({ [table]: "const load = () => import('../pages/b.ts');" })).toHaveLength(1);
    expect(complaintsFor({ 'packages/web/src/main.tsx': "import { x } from './pages/b.ts';" })).toEqual([]);
  });
  test('refuses one table of web importing another', () => {
    expect(complaintsFor({ 'packages/web/src/games/duel/a.ts': "import { x } from '../dice/b.ts';" })).toHaveLength(1);
    expect(complaintsFor({ 'packages/web/src/games/duel/a.ts': "import { x } from './pieces/b.ts';" })).toEqual([]);
  });
});
