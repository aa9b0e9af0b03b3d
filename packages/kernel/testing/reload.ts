// Modules in one piece, to be loaded again and again, each time with others in place of some of them. A test runner that forgets and replaces
// modules does the same, but goes through every file each time.
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { rolldown } from 'rolldown';
import * as vitest from 'vitest';

/** Bundles what `entry` exports; the answer loads it anew, with the given modules in place of those of `replaced`, in the same order. */
export const reloader = async <Modules>(entry: URL, replaced: readonly URL[]): Promise<(...others: readonly object[]) => Modules> => {
  const paths = replaced.map((url) => fileURLToPath(url));
  const build = await rolldown({
    input: fileURLToPath(entry),
    platform: 'node',
    external: ['vitest'],
    plugins: [
      {
        name: 'replaced',
        async resolveId(source, importer) {
          const found = await this.resolve(source, importer, { skipSelf: true });
          const n = paths.indexOf(found?.id ?? '');
          return n < 0 ? found : { id: `replaced:${n}`, external: true };
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false });
  await build.close();
  const run = compileFunction(output[0].code, ['exports', 'require']) as (exports: object, require: (id: string) => unknown) => void;
  return (...others) => {
    const exports = {};
    run(exports, (id) => (id === 'vitest' ? vitest : others[Number(id.replace('replaced:', ''))]));
    return exports as Modules;
  };
};
