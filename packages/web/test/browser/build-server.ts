// Before all browser tests: bundles the server that they play on, and its bots; and what is proved inside a Worker of a browser.
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'browser-server');

export const SERVER = join(FOLDER, 'fated.mjs');
/** Its folder. */
export const SUITES = join(ROOT, '.cache', 'browser-suites');

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

/** All of it goes in: a browser has nothing installed. What lies beside the toy games and needs Node is not used, and falls away. */
const buildSuites = async (): Promise<void> => {
  const workers = ['host-worker', 'store-worker', 'dying-worker', 'bots-worker', 'answering-thread'];
  const input = Object.fromEntries(workers.map((name) => [name, join(ROOT, `packages/web/test/browser/${name}.ts`)]));
  const build = await rolldown({ input, platform: 'browser', external: /^node:/, treeshake: { moduleSideEffects: false } });
  await build.write({ dir: SUITES, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  await build.close();
};

export default async (): Promise<void> => {
  await buildServer();
  await buildSuites();
};
