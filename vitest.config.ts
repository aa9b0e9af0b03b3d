import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/test/**/*.test.mjs'],
    exclude: ['**/node_modules/**', 'packages/web/test/browser/**'],
    pool: 'forks',
    // One core would be left idle otherwise, and two are all that there may be.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
