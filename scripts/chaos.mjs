// `npm run chaos -- --minutes 3 --seed 1`: people play at many tables while nodes, database and bus break; then all that they were told is checked.
import './lib/require-node.mjs';
import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';

const { fail, ROOT } = await import('./lib/project.mjs');

const USAGE = 'Usage: npm run chaos -- [--minutes 1…600] [--seed NUMBER] [--tables 1…200]';

const readOptions = () => {
  try {
    return parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' }, tables: { type: 'string' } } }).values;
  } catch (error) {
    return fail(`${error.message.split(/[.\n]/)[0]}. ${USAGE}`);
  }
};

const given = readOptions();
const whole = (name, byDefault, least, most) => {
  const text = given[name] ?? byDefault;
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  return fail(`--${name} is '${text}', but must be a number from ${least} to ${most}. ${USAGE}`);
};
const [minutes, seed, tables] = [whole('minutes', '3', 1, 600), whole('seed', '1', 0, 2 ** 32 - 1), whole('tables', '40', 1, 200)];

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { rolldown } = await import('rolldown');
const { startPostgres } = await import('./lib/postgres.mjs');
const { startRedis } = await import('./lib/redis.mjs');

const FOLDER = join(ROOT, '.cache', 'chaos');
const build = await rolldown({
  input: { run: join(ROOT, 'packages/server/test/chaos/run.ts'), node: join(ROOT, 'packages/server/test/kit/child.ts') },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@maravilha/'),
  treeshake: { moduleSideEffects: false },
});
await build.write({ dir: FOLDER, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' });
await build.close();

const began = performance.now();
const say = (line) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);
const [database, bus] = [await startPostgres({ detached: true }), await startRedis({ detached: true })];
const stop = async () => {
  await bus.stop();
  await database.stop();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop().then(() => process.exit(1)));
try {
  const { run } = await import(join(FOLDER, 'run.mjs'));
  const wrong = await run({ minutes, seed, tables, program: join(FOLDER, 'node.mjs'), database, bus, say });
  for (const one of wrong) console.log(`✗ ${one}`);
  console.log(wrong.length === 0 ? '✓ Everything that was promised holds.' : `✗ ${wrong.length} promises do not hold.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await stop();
}
