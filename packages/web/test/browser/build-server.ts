// Before all browser tests: bundles the server that they play on, and its bots.
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'browser-server');

export const SERVER = join(FOLDER, 'fated.mjs');

/** Our own packages go in, others are found where they are installed. */
const outside = (id: string): boolean => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@maravilha/');

const buildServer = async (): Promise<void> => {
  const input = {
    fated: join(ROOT, 'packages/server/test/kit/fated.ts'),
    'bot-worker': join(ROOT, 'packages/server/src/bot-worker.ts'),
  };
  const build = await rolldown({ input, platform: 'node', external: outside, treeshake: { moduleSideEffects: false } });
  await build.write({ dir: FOLDER, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  await build.close();
};

export default buildServer;
