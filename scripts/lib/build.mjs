// Builds what is stale: the web client by vite; server, bot worker and command line by esbuild.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, fail, filesBelow } from './project.mjs';

const DIST = join(ROOT, 'dist');

/** Sources that a part is made of; a change in any of them makes it stale. */
const SHARED = [
  'packages/kernel/src',
  'packages/games',
  'packages/bots/src',
  'packages/protocol/src',
  'packages/words/src',
  'package-lock.json',
  'scripts/lib',
];
const PARTS = {
  web: { sources: [...SHARED, 'packages/web'], product: 'web/index.html', build: () => buildWeb() },
  server: {
    sources: [...SHARED, 'packages/server'],
    product: 'server.mjs',
    build: () => bundle({ server: 'packages/server/src/main.ts', 'bot-worker': 'packages/server/src/bot-worker.ts' }),
  },
  cli: {
    sources: [...SHARED, 'packages/server', 'packages/cli'],
    product: 'cli.mjs',
    build: () => bundle({ cli: 'packages/cli/src/main.ts', 'bot-worker': 'packages/server/src/bot-worker.ts' }),
  },
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

export const bundle = async (entryPoints, outdir = DIST) => {
  const { build } = await import('esbuild');
  const named = Object.entries(entryPoints).map(([out, path]) => ({ out, in: join(ROOT, path) }));
  await build({
    entryPoints: named,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [{ name: 'packages-stay-outside', setup: keepPackagesOutside }],
  });
};

/** Our own packages are bundled; everything from the registry is loaded from node_modules. */
const keepPackagesOutside = (build) => {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@maravilha/') ? undefined : { path, external: true },
  );
};

const buildWeb = async () => {
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
