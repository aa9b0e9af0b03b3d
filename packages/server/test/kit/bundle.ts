import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Our own packages go in, others are found where they are installed. */
const outside = (id: string): boolean => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@maravilha/');

/** Programs as they are shipped, in a folder that is gone after the tests of this file. */
export const bundle = async (entries: Readonly<Record<string, URL>>): Promise<(name: string) => string> => {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the repository, so that Node finds the installed packages.
  const folder = mkdtempSync(join(cache, 'server-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(entries).map(([name, url]) => [name, fileURLToPath(url)])),
    platform: 'node',
    external: outside,
    // What is imported but not used is not loaded.
    treeshake: { moduleSideEffects: false },
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' });
  await build.close();
  return (name) => join(folder, `${name}.mjs`);
};
