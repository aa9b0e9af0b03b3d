// Builds what is stale: the web client by vite; server, bot worker and command line by rolldown.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { ROOT, fail, filesBelow } from './project.mjs';

const DIST = join(ROOT, 'dist');

/** Parts with the sources that they are made of; a change in any of them makes the part stale. */
const SHARED = [
  'packages/kernel',
  'packages/games',
  'packages/protocol',
  'packages/words',
  'packages/family',
  'package-lock.json',
  'scripts/lib',
];
const PARTS = {
  web: { sources: [...SHARED, 'packages/bots', 'packages/host', 'packages/web'], product: 'web/index.html', build: () => buildWeb() },
  programs: {
    sources: [...SHARED, 'packages/bots', 'packages/host', 'packages/server', 'packages/cli'],
    product: 'server.mjs',
    build: () => bundle(PROGRAMS, DIST),
  },
};

/** What Node runs, built in one go so that the programs share their common parts. */
const PROGRAMS = {
  server: 'packages/server/src/main.ts',
  'bot-worker': 'packages/server/src/bot-worker.ts',
  cli: 'packages/cli/src/main.ts',
  'arena-worker': 'packages/cli/src/arena-worker.ts',
  'puzzle-worker': 'packages/cli/src/puzzle-worker.ts',
  // For scripts that need to know which games there are, and what can be measured.
  family: 'packages/family/src/index.ts',
  'bench-parts': 'packages/server/bench/part-names.ts',
};

/** Size and time of every source: quick to take, and good enough to notice an edit. */
const fingerprint = (sources) => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of sources) {
    const path = join(ROOT, source);
    const files = statSync(path).isDirectory() ? filesBelow(path) : [path];
    for (const file of files) {
      if (file.includes('/test/')) continue;
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(ROOT, file)}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

/** Our own packages are bundled; everything from the registry is loaded from node_modules. */
const staysOutside = (id) => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@maravilha/');

/**
 * Everything that plays lies in one file. V8 does not treat what one file imports from another as a constant, and games in files of their own
 * played up to a quarter slower.
 */
const ENGINE = { name: 'engine', test: /packages[\\/](kernel|games|bots)[\\/]/ };

/** Writes each entry (name → path below the project) as `<folder>/<name>.mjs`. */
const bundle = async (entries, folder) => {
  // Rolldown keeps top-level `const`, which lets V8 take the tables of the games for constants: bundlers that write `var` cost speed.
  const { rolldown } = await import('rolldown');
  const input = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(ROOT, path)]));
  const build = await rolldown({ input, platform: 'node', external: staysOutside });
  rmSync(join(folder, 'shared'), { recursive: true, force: true });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared/[name].mjs',
    codeSplitting: { groups: [ENGINE] },
    sourcemap: true,
  });
  await build.close();
};

const buildWeb = async () => {
  // What is built is what ships, whatever the shell that builds it was set up for.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'packages/web'), configFile: join(ROOT, 'packages/web/vite.config.ts'), logLevel: 'warn' });
};

export const ensureBuilt = async (...names) => {
  for (const name of names) {
    const part = PARTS[name];
    const stamp = join(ROOT, '.cache', `built-${name}`);
    const now = fingerprint(part.sources);
    if (existsSync(join(DIST, part.product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    try {
      await part.build();
    } catch (error) {
      fail(`The ${name} part could not be built: ${error instanceof Error ? error.message : String(error)}`);
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
  }
};

export const PART_NAMES = Object.keys(PARTS);
