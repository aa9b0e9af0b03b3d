import { build, type Plugin } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Our own packages go in, others are found where they are installed; what is imported but not used is not loaded. */
const outside: Plugin = {
  name: 'outside',
  setup: (builder) => {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@maravilha/') ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/** Programs as they are shipped, in a folder that is gone after the tests of this file. */
export const bundle = async (entries: Readonly<Record<string, URL>>): Promise<(name: string) => string> => {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the repository, so that Node finds the installed packages.
  const folder = mkdtempSync(join(cache, 'server-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, url]) => [name, fileURLToPath(url)])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [outside],
  });
  return (name) => join(folder, `${name}.mjs`);
};
