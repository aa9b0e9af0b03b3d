import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// The system's Chromium: scripts/test finds or installs it and hands over its path.
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  globalSetup: './build-server.ts',
  outputDir: '../../../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  // Only what never ends is stopped: how long a page takes on a busy machine says nothing about it.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    // To follow a failure: --trace on. What is dealt follows from the name of the test, so it fails again.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
