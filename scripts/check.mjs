// `npm run check`: for people at work, in less than a minute. Types, lint, format, imports, data, rules, styles, words, and the unit tests of the changed
// packages that reach a changed file. What a change does to other packages, `npm test` says.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';

const { ensureInstalled } = await import('./lib/install.mjs');
const { bin, CHECKS, runJobs } = await import('./lib/jobs.mjs');
const { ROOT } = await import('./lib/project.mjs');
ensureInstalled();

/** Where this branch left main; on main itself, the last commit. */
const base = () => {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
};

const since = base();
const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const folders = new Set(changed.map((path) => /^(packages\/games\/[^/]+|packages\/[^/]+|scripts)\//.exec(path)?.[0]).filter(Boolean));

const tests = ['tests of what changed', bin('vitest'), 'run', '--changed', since, '--reporter=dot', '--passWithNoTests', ...folders];
const results = await runJobs(folders.size === 0 ? CHECKS : [tests, ...CHECKS]);
const failed = results.filter(({ held }) => !held).map(({ name }) => name);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
