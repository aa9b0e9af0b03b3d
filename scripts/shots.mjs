// `npm run shots`: a contact sheet. Every table in every window of the layout test, in .cache/shots/index.html. Only some with
// `npm run shots -- "Duel: the draft"`.
import './lib/require-node.mjs';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { runTool } = await import('./lib/browser-tool.mjs');
const { ROOT } = await import('./lib/project.mjs');

const FOLDER = join(ROOT, '.cache', 'shots');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const status = await runTool('contact-sheet', { only: process.argv[2], env: { SHOTS: FOLDER } });

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
process.exitCode = status;
