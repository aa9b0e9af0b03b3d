// The command line as it is shipped: one program for the person, one for the arena's workers, both bundled.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';
import type { ArenaSummary } from '../src/arena-summary.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ours = (id: string): boolean => id.startsWith('.') || isAbsolute(id) || id.startsWith('@maravilha/');

/** Builds the programs before the tests of a file, and removes them with all that was put beside them. */
export const shipped = () => {
  let folder = '';

  beforeAll(async () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.cache', 'arena-test-'));
    const source = (name: string): string => join(ROOT, 'packages/cli/src', `${name}.ts`);
    const build = await rolldown({
      input: { cli: source('main'), 'arena-worker': source('arena-worker'), 'puzzle-worker': source('puzzle-worker') },
      platform: 'node',
      external: (id) => !ours(id),
    });
    await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' });
    await build.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = (argv: readonly string[]) => {
    const child = spawn(process.execPath, [join(folder, 'cli.mjs'), 'arena', '--json', ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (err += String(data)));
    const done = new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, err }));
    });
    return { child, done };
  };

  return {
    /** A file beside the programs. */
    file: (name: string): string => join(folder, name),
    /** Begins an arena. */
    start,
    /** A whole arena; without the times of thought, which differ from run to run. */
    arena: async (...argv: readonly string[]): Promise<Omit<ArenaSummary, 'thought'>> => {
      const { code, out, err } = await start(argv).done;
      // After half a minute it also tells how far it is: what is said there matters only if it failed.
      if (code !== 0) throw new Error(`the arena ended with ${code}: ${err}`);
      const { thought: _, ...rest } = JSON.parse(out) as ArenaSummary;
      return rest;
    },
  };
};
