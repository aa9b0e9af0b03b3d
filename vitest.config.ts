import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
    exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
    pool: 'forks',
    // One core would be left idle otherwise, and two are all that there may be.
    maxWorkers: '100%',
    // Only what never ends is stopped: how long a test takes on a busy machine says nothing about the code.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // `npm run check` runs the tests that reach what was changed; a changed setting reaches all of them, and that is for `npm test`.
    forceRerunTriggers: [],
    expect: { poll: { timeout: 120_000 } },
  },
});
