// `npm run chaos -- --minutes 3 --seed 1`: people play at many tables while nodes, database, bus, lines, clocks and a disk break; what they were
// told goes into a history, which is checked afterwards. A run that was cut goes on from it, and it can be checked again by itself.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { fail, ROOT } = await import('./lib/project.mjs');

const USAGE =
  'Usage: npm run chaos -- [--minutes 1…600] [--seed NUMBER] [--tables 1…200] [--history FILE] [--discard], or --resume FILE, or --check FILE';
const OPTIONS = ['minutes', 'seed', 'tables', 'history', 'resume', 'check'];

const readOptions = () => {
  try {
    const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }]));
    // What is cut is not gone on with: nothing stays behind.
    return parseArgs({ options: { ...options, discard: { type: 'boolean' } } }).values;
  } catch (error) {
    return fail(`${error.message.split(/[.\n]/)[0]}. ${USAGE}`);
  }
};

const given = readOptions();
for (const name of ['resume', 'check'])
  if (given[name] !== undefined && Object.keys(given).length > 1) fail(`--${name} goes alone. ${USAGE}`);

const whole = (name, byDefault, least, most) => {
  const text = given[name] ?? byDefault;
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  return fail(`--${name} is '${text}', but must be a number from ${least} to ${most}. ${USAGE}`);
};
const begin = {
  is: 'run',
  minutes: whole('minutes', '3', 1, 600),
  seed: whole('seed', '1', 0, 2 ** 32 - 1),
  tables: whole('tables', '40', 1, 200),
};

/** The first line of a history. */
const readBegin = (file) => {
  try {
    const line = JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0]);
    if (line.is === 'run') return line;
  } catch {
    // Not there, or no history: told below.
  }
  return fail(`${file} is no history of a run.`);
};

const CACHE = join(ROOT, '.cache');
const stamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const file = resolve(given.check ?? given.resume ?? given.history ?? join(CACHE, 'chaos', `${stamp()}-seed-${begin.seed}.jsonl`));
const old = given.check ?? given.resume;
const known = old === undefined ? undefined : readBegin(file);
if (old === undefined && existsSync(file)) fail(`${file} is there already: go on with --resume, or name another one.`);
if (given.resume !== undefined && !existsSync(known.folder)) fail(`What the servers of this run kept is gone: ${known.folder}.`);

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { rolldown } = await import('rolldown');
const { startPostgres } = await import('./lib/postgres.mjs');
const { startRedis } = await import('./lib/redis.mjs');

mkdirSync(CACHE, { recursive: true });
// Within the repository, so that Node finds the installed packages.
const programs = mkdtempSync(join(CACHE, 'chaos-'));
process.on('exit', () => rmSync(programs, { recursive: true, force: true }));
const build = await rolldown({
  input: { run: join(ROOT, 'packages/server/test/chaos/run.ts'), node: join(ROOT, 'packages/server/test/kit/child.ts') },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@maravilha/'),
  treeshake: { moduleSideEffects: false },
});
await build.write({ dir: programs, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' });
await build.close();
const { check, run } = await import(join(programs, 'run.mjs'));

const began = performance.now();
const say = (line) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);

const tell = (wrong) => {
  const most = 50;
  for (const one of wrong.slice(0, most)) console.log(`✗ ${one}`);
  console.log(wrong.length === 0 ? '✓ Everything that was promised holds.' : `✗ ${wrong.length} promises do not hold.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
};

/** Servers of a run that was killed with -9 live on, in its folder. */
const endLeftovers = (folder) => {
  for (const pid of existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by now, or belongs to somebody else.
    }
  }
};

/** Folders of runs that nobody goes on with begin so. */
const DISCARDED = 'maravilha-chaos-once-';

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A run that was cut leaves its servers, its small disk and its folder behind; one that goes on is left alone. */
const discard = (folder, mine = false) => {
  const pid = existsSync(join(folder, 'pid')) ? Number(readFileSync(join(folder, 'pid'), 'utf8')) : undefined;
  if (!mine && pid !== undefined && isRunning(pid)) return;
  endLeftovers(folder);
  // Where nothing is mounted there, it says so and nothing happens.
  spawnSync('umount', ['--lazy', join(folder, 'disk')], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
};

const play = async () => {
  if (given.discard) for (const name of readdirSync(tmpdir())) if (name.startsWith(DISCARDED)) discard(join(tmpdir(), name));
  const folder = known?.folder ?? mkdtempSync(join(tmpdir(), given.discard ? DISCARDED : 'maravilha-chaos-'));
  if (given.discard) writeFileSync(join(folder, 'pid'), String(process.pid));
  // The database may run as another user.
  chmodSync(folder, 0o711);
  endLeftovers(folder);
  const database = await startPostgres({ folder: join(folder, 'postgres'), detached: true });
  const bus = await startRedis({ folder: join(folder, 'redis'), detached: true });
  const stop = async () => {
    await bus.stop();
    await database.stop();
  };
  const name = relative(process.cwd(), file);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (!given.discard) console.log(`Go on with: npm run chaos -- --resume ${name}`);
      void stop().then(() => {
        if (given.discard) discard(folder, true);
        process.exit(1);
      });
    });
  say(`The history is ${name}.`);
  try {
    tell(await run({ begin: { ...begin, ...known, folder }, file, program: join(programs, 'node.mjs'), database, bus, say }));
  } finally {
    await stop();
  }
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
  else say(`What the servers kept, and what they said, is in ${folder}.`);
};

if (given.check === undefined) await play();
else tell(check(file, say));
