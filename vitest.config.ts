import { defineConfig } from 'vitest/config';
import { rulebookPlugin } from './packages/web/rulebook/plugin.ts';

const BROWSER = ['**/node_modules/**', 'packages/web/test/browser/**'];
/** Tests that load modules with parts of them replaced. */
const REPLACING = ['packages/games/*/test/engine/*effects.test.ts', 'packages/games/architects/test/rules/interpretations.test.ts'];

/** Sources and test kits that Node loads itself: all but the page, whose build has more than types to take away. */
const NATIVE = /\/packages\/(?!web\/).*(?<!\.test)\.ts$/;

export default defineConfig({
  plugins: [rulebookPlugin()],
  test: {
    pool: 'forks',
    // One core would be left idle otherwise, and two are all that there may be.
    maxWorkers: '100%',
    // Only what never ends is stopped: how long a test takes on a busy machine says nothing about the code.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // `npm run check` runs the tests that reach what was changed; a changed setting reaches all of them, and that is for `npm test`.
    forceRerunTriggers: [],
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
          exclude: [...BROWSER, ...REPLACING],
          // Files share a process, so that each package is loaded once and not two hundred times.
          isolate: false,
          server: { deps: { external: [NATIVE] } },
          globalSetup: ['scripts/lib/servers-for-tests.mjs'],
          setupFiles: ['scripts/lib/native-sources.mjs'],
        },
      },
      { extends: true, test: { name: 'unit, with modules replaced', include: REPLACING, exclude: BROWSER } },
    ],
  },
});
