// `npm test`: everything, on a fresh clone, in one command. The last line counts all suites.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { ROOT } = await import('./lib/project.mjs');
ensureInstalled();

const REPORTS = join(ROOT, '.cache', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const run = (command, args, env = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  return !error && status === 0;
};

const results = [];
const record = (name, passed, failed) => {
  results.push({ name, passed, failed });
  console.log(`── ${name}: ${failed === 0 ? 'ok' : 'FAILED'}\n`);
};

/** A check that holds or does not. */
const check = (name, command, args) => {
  console.log(`── ${name}`);
  const held = run(command, args);
  record(name, held ? 1 : 0, held ? 0 : 1);
  return held;
};

/** A runner that reports its own counts; no report, or a bad exit without a failed test, is itself a failure. */
const suite = (name, report, count, command, args, env) => {
  console.log(`── ${name}`);
  const held = run(command, args, env);
  let counted;
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`${name} left no readable report: ${error instanceof Error ? error.message : String(error)}`);
    counted = { passed: 0, failed: 1 };
  }
  if (counted.passed + counted.failed === 0) counted = { passed: 0, failed: 1 };
  record(name, counted.passed, held ? counted.failed : Math.max(1, counted.failed));
};

check('types', bin('tsc'), ['-b']);
check('format', bin('biome'), ['format', '.']);
check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
check('imports', process.execPath, ['scripts/check-imports.mjs']);
check('unused code', bin('knip'), []);
check('data', process.execPath, ['scripts/check-data.mjs']);
check('rules', process.execPath, ['scripts/check-rules.mjs']);
const built = check('build and size budget', process.execPath, ['scripts/build.mjs']);

const unit = join(REPORTS, 'vitest.json');
suite(
  'unit, property, contract, replay, storage and server tests',
  unit,
  (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests + (r.numRuntimeErrorTestSuites ?? 0) }),
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
);

const chromium = findChromium();
if (chromium && built) {
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
  record('browser tests', 0, 1);
}

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { name, passed, failed } of results) console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
