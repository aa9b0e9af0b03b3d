// `npm test`: everything, on a fresh clone, in one command. The last line counts all suites.
import './lib/require-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { findPostgres } = await import('./lib/postgres.mjs');
const { findRedis } = await import('./lib/redis.mjs');
const { bin, CHECKS, runJobs } = await import('./lib/jobs.mjs');
const { ROOT } = await import('./lib/project.mjs');
ensureInstalled();

const REPORTS = join(ROOT, '.cache', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results = [];

/** A runner that reports its own counts; no report, or a bad exit without a failed test, is itself a failure. */
const suite = (name, report, count, command, args, env) => {
  console.log(`── ${name}`);
  const began = performance.now();
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  let counted;
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (problem) {
    console.error(`${name} left no readable report: ${problem instanceof Error ? problem.message : String(problem)}`);
    counted = { passed: 0, failed: 1 };
  }
  const { passed } = counted;
  const failed = error || status !== 0 || passed === 0 ? Math.max(1, counted.failed) : counted.failed;
  results.push({ name, passed, failed });
  console.log(`── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(0)} s)\n`);
};

// First of all, one after the other: two programs that install packages are in each other's way.
for (const find of [findPostgres, findRedis])
  try {
    find();
  } catch (error) {
    // The tests that need it fail, and say the same.
    console.error(error.message);
  }

const CHAOS = 'people play while everything breaks';

/** For three minutes people think more than anything else, so it runs beside all that follows. How much they get done does not matter. */
const startChaos = () => {
  const log = join(REPORTS, 'chaos.log');
  const output = openSync(log, 'w');
  const args = ['scripts/chaos.mjs', '--minutes', '3', '--seed', '1', '--discard', '--history', join(REPORTS, 'chaos.jsonl')];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, output] });
  const ended = once(child, 'exit');
  return async () => {
    const [code] = await ended;
    const held = code === 0;
    results.push({ name: CHAOS, passed: held ? 1 : 0, failed: held ? 0 : 1 });
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    console.log((held ? lines.slice(-2) : lines).join('\n'));
    console.log(`── ${CHAOS}: ${held ? 'ok' : 'FAILED'}\n`);
  };
};
const endOfChaos = startChaos();

const BUILD = 'build and size budget';
const checked = await runJobs([[BUILD, process.execPath, 'scripts/build.mjs'], ...CHECKS, ['unused code', bin('knip')]]);
for (const { name, held } of checked) results.push({ name, passed: held ? 1 : 0, failed: held ? 0 : 1 });

const unit = join(REPORTS, 'vitest.json');
suite(
  'unit, property, contract, replay, storage and server tests',
  unit,
  (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests + (r.numRuntimeErrorTestSuites ?? 0) }),
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
);

const chromium = findChromium();
if (chromium && checked.some(({ name, held }) => name === BUILD && held)) {
  const browser = join(REPORTS, 'playwright.json');
  suite(
    'browser tests',
    browser,
    (r) => ({ passed: r.stats.expected, failed: r.stats.unexpected + r.stats.flaky + r.stats.skipped }),
    bin('playwright'),
    ['test', '--config=packages/web/test/browser/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
  );
} else {
  results.push({ name: 'browser tests', passed: 0, failed: 1 });
}

await endOfChaos();

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { name, passed, failed } of results) console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
