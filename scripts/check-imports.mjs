// Imports go one way: kernel ← games ← { bots, protocol, words } ← family ← host ← { server, web, cli }, and in web from folder to folder. No game
// imports another, no cycles, other packages only through what they export, and no dependency in kernel, games, bots and host. Imports of
// types count as any other: whoever needs a type knows the module. A host names nothing that only Node or a browser has.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, filesBelow } from './lib/project.mjs';

const OURS = '@maravilha/';
const ALLOWED = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  protocol: ['kernel', 'games'],
  words: ['kernel', 'games'],
  family: ['kernel', 'games', 'bots', 'words', 'protocol'],
  host: ['kernel', 'games', 'bots', 'protocol', 'words', 'family'],
  server: ['kernel', 'games', 'bots', 'protocol', 'words', 'family', 'host'],
  web: ['kernel', 'games', 'bots', 'protocol', 'words', 'family', 'host'],
  cli: ['kernel', 'games', 'bots', 'protocol', 'words', 'family', 'host', 'server'],
};
/** Tests of the page may open a real server. */
const FOR_TESTS = { web: '@maravilha/server/testing' };
/** Layers whose shipped code must run anywhere: no package, no Node. */
const PURE = ['kernel', 'games', 'bots', 'words', 'family', 'host'];

/** What a host must not name: it gets time, chance and the rest from whoever opens it. Its tests run in a browser, too. */
const PLATFORM = `
  process Buffer global require __dirname __filename setImmediate clearImmediate
  window document self navigator location localStorage sessionStorage indexedDB postMessage Worker
  globalThis console crypto fetch performance Date queueMicrotask structuredClone WebSocket
  setTimeout clearTimeout setInterval clearInterval TextEncoder TextDecoder URL atob btoa
`.match(/\w+/g);
const NAMED = new RegExp(String.raw`(?<![\w$.#])(?:${PLATFORM.join('|')})(?![\w$]|\??:)|\bMath\.random\b`, 'g');

/** The code alone, without comments and without plain texts. */
const codeOf = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, ' ');

/** Whether the file goes wherever a host goes: `src` and `testing`, but not the tests that start it in Node. */
const runsAnywhere = (path) => /^packages\/host\/(?:src|testing)\//.test(path);

/** The folders of web/src, lowest first: each imports itself and those before it. What lies beside them, such as `main.tsx`, may import all. */
const WEB_FOLDERS = ['symbols', 'components', 'base', 'net', 'local', 'table', 'games', 'pages'];

/** `packages/web/src/games/duel/bar.tsx` → { rank: 6, game: 'duel' }; `undefined` outside the folders of web. */
const webPlaceOf = (path) => {
  const [, folder, game] = /^packages\/web\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  const rank = WEB_FOLDERS.indexOf(folder);
  return rank < 0 ? undefined : { rank, game: folder === 'games' ? game : undefined };
};

const webComplaint = (path, target) => {
  const here = webPlaceOf(path);
  const there = webPlaceOf(target);
  if (here === undefined || there === undefined) return undefined;
  if (there.rank > here.rank) return `${path}: ${WEB_FOLDERS[here.rank]} must not import ${WEB_FOLDERS[there.rank]} (${target})`;
  if (here.game !== undefined && there.game !== undefined && here.game !== there.game) {
    return `${path}: the table of ${here.game} must not import that of ${there.game}`;
  }
  return undefined;
};

/** `packages/games/duel/src/x.ts` → { layer: 'games', package: 'games/duel' } */
export const placeOf = (path) => {
  const [, layer, game] = path.split('/');
  return { layer, package: layer === 'games' ? `games/${game}` : layer };
};

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export const importsOf = (source) =>
  [...source.matchAll(IMPORT)].map((m) => ({
    to: m[1] ?? m[2] ?? m[3],
    lazy: m[3] !== undefined,
  }));

/** `files`: path → source. `packages`: package name → folder below packages/. Answers the complaints, one sentence each. */
export const checkImports = (files, packages) => {
  const complaints = [];
  const edges = new Map();
  for (const [path, source] of files) {
    const here = placeOf(path);
    const shipped = path.includes('/src/') || path.includes('/data/') || runsAnywhere(path);
    if (runsAnywhere(path)) for (const name of new Set(codeOf(source).match(NAMED))) complaints.push(`${path}: a host has no ${name}`);
    const out = [];
    for (const { to, lazy } of importsOf(source)) {
      if (to.startsWith('.')) {
        const target = relative('.', resolve('.', dirname(path), to.replace(/\?.*$/, '')));
        if (placeOf(target).package !== here.package) complaints.push(`${path}: reaches into another package by path (${to})`);
        else {
          const complaint = webComplaint(path, target);
          if (complaint !== undefined) complaints.push(complaint);
          if (!lazy) out.push(target);
        }
      } else if (to.startsWith(OURS)) {
        const name = to.split('/').slice(0, 2).join('/');
        const folder = packages.get(name);
        if (folder === undefined) complaints.push(`${path}: unknown package ${name}`);
        else {
          const layer = folder.split('/')[0];
          const self = folder === here.package;
          const isForTests = path.includes('/test/') && to === FOR_TESTS[here.layer];
          const allowed = self || isForTests || ALLOWED[here.layer]?.includes(layer);
          if (!allowed) complaints.push(`${path}: ${here.layer} must not import ${name}`);
        }
      } else if (shipped && PURE.includes(here.layer)) {
        complaints.push(`${path}: ${here.layer} has no dependency, but imports ${to}`);
      }
    }
    edges.set(path, out);
  }
  return [...complaints, ...cyclesIn(edges)];
};

const cyclesIn = (edges) => {
  const complaints = [];
  const done = new Set();
  const visit = (path, trail) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      complaints.push(`cycle: ${[...trail.slice(at), path].join(' → ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return complaints;
};

const main = () => {
  const sources = filesBelow(join(ROOT, 'packages')).filter((path) => /\.(ts|tsx)$/.test(path));
  const files = new Map(sources.map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')]));
  const packages = new Map();
  for (const path of filesBelow(join(ROOT, 'packages'))) {
    if (!path.endsWith('/package.json')) continue;
    packages.set(JSON.parse(readFileSync(path, 'utf8')).name, relative(join(ROOT, 'packages'), dirname(path)));
  }
  const complaints = checkImports(files, packages);
  for (const complaint of complaints) console.error(complaint);
  console.log(`${files.size} files, ${complaints.length} wrong imports`);
  if (complaints.length > 0 || files.size === 0) process.exitCode = 1;
};

if (process.argv[1] && existsSync(process.argv[1]) && import.meta.url === pathToFileURL(process.argv[1]).href) main();
