// `npm run shots`: a contact sheet. Every table in every window of the layout test, in .cache/shots/index.html. Only some with
// `npm run shots -- "Duel: the draft"`.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { bin } = await import('./lib/jobs.mjs');
const { ROOT, fail } = await import('./lib/project.mjs');
await ensureBuilt('web');
const chromium = findChromium() ?? fail('Taking pictures needs a browser.');

const FOLDER = join(ROOT, '.cache', 'shots');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const [wanted = '.'] = process.argv.slice(2);
const { status } = spawnSync(
  bin('playwright'),
  ['test', '--config=packages/web/test/browser/contact-sheet.config.ts', '--reporter=line', '--grep', wanted],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium, SHOTS: FOLDER } },
);

const scenes = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const figure = (scene, file) =>
  `<figure><a href="${encodeURIComponent(scene)}/${encodeURIComponent(file)}"><img loading="lazy" alt="" src="${encodeURIComponent(scene)}/${encodeURIComponent(file)}"></a><figcaption>${file.replace('.png', '')}</figcaption></figure>`;
const section = ({ name }) =>
  `<h2>${name}</h2><div>${readdirSync(join(FOLDER, name))
    .map((file) => figure(name, file))
    .join('')}</div>`;
const STYLE =
  'body{font:14px sans-serif;margin:1rem}div{display:flex;flex-wrap:wrap;gap:.5rem}figure{margin:0}img{height:20rem;border:1px solid #888}';
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Tables</title><style>${STYLE}</style>${scenes.map(section).join('')}`,
);
console.log(`Open ${join(FOLDER, 'index.html')}`);
process.exitCode = status ?? 1;
