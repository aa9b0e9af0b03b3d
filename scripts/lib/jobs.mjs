// Programs that run side by side. The output of each is told in one piece when it ends, so that two do not mix.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const script = (name) => [process.execPath, `scripts/${name}.mjs`];

/** What holds of the sources, without playing. The longest come first, so that they do not start last. */
export const CHECKS = [
  ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
  ['types', bin('tsc'), '-b'],
  ['format', bin('biome'), 'format', '.'],
  ['imports', ...script('check-imports')],
  ['data', ...script('check-data')],
  ['rules', ...script('check-rules')],
  ['styles', ...script('check-styles')],
  ['words', ...script('check-words')],
];

const run = ([name, command, ...args]) =>
  new Promise((done) => {
    const began = performance.now();
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(`${error.message}\n`));
    child.on('close', (code) => {
      const held = code === 0;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`── ${name}: ${held ? 'ok' : 'FAILED'} (${seconds} s)`);
      if (output.trim() !== '') console.log(output.trimEnd());
      done({ name, held });
    });
  });

/** Runs all of them, as many at once as there are cores. Answers in the order in which they were given. */
export const runJobs = async (jobs) => {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < jobs.length) {
      const n = next++;
      results[n] = await run(jobs[n]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
};
