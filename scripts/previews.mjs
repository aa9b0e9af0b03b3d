// Draws the pictures that links to our pages show, and the icons, from our own scenes: `node scripts/previews.mjs`. They are kept in the
// repository, because nothing that a build has can turn drawings into pixels. Run it again when a scene changes.
import './lib/require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { ROOT, fail } = await import('./lib/project.mjs');
await ensureBuilt('web', 'programs');
const executablePath = findChromium() ?? fail('Drawing previews needs a browser.');
const { chromium } = await import('@playwright/test');
const { FAMILY } = await import('../dist/family.mjs');

const BUILT = join(ROOT, 'dist', 'web');
const PUBLIC = join(ROOT, 'packages', 'web', 'public');
const ART = join(BUILT, 'assets', readdirSync(join(BUILT, 'assets')).find((name) => name.startsWith('art-')) ?? '');
const ICON = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const FONT = readFileSync(join(PUBLIC, 'fonts', 'marcellus-latin-400-normal.woff2')).toString('base64');

/** As every messenger wants it. */
const LINK = { width: 1200, height: 630 };
const ICONS = [180, 192, 512];

const drawing = (scene) => join(ART, 'scenes', `${scene}-day.svg`);
/** The picture of the game's tile; the game that the family is named after has the first one. */
const sceneOf = (game) => (existsSync(drawing(`tile-${game}`)) ? `tile-${game}` : 'tile-base');

const linkPage = (scene) => {
  const svg = readFileSync(drawing(scene), 'utf8')
    .replace(/width="\d+" height="\d+"/, '')
    .replace('xMidYMid', 'xMidYMin');
  const home = scene === 'skyline';
  return `<!doctype html><style>
    @font-face { font-family: Marcellus; src: url(data:font/woff2;base64,${FONT}); }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #eadfc9; font-family: Marcellus; color: #2b2318; }
    .scene { position: absolute; inset: 0; }
    .scene svg { width: 100%; height: 100%; }
    .home .scene { inset: auto -40px 0 -900px; height: 324px; }
    .name { position: absolute; left: 40px; bottom: 36px; display: flex; align-items: center; gap: 20px; padding: 14px 32px 14px 16px; border-radius: 20px; background: #f6eddc; font-size: 56px; letter-spacing: 0.02em; }
    .home .name { left: 56px; bottom: auto; top: 104px; padding: 0; gap: 28px; background: none; font-size: 112px; }
    .name svg { width: 1.1em; height: 1.1em; }
  </style><body class="${home ? 'home' : ''}"><div class="scene">${svg}</div><div class="name">${ICON}Maravilha</div></body>`;
};

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage();
  const keep = async (html, size, path) => {
    await page.setViewportSize(size);
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(PUBLIC, path) });
  };
  for (const folder of ['og', 'icons']) mkdirSync(join(PUBLIC, folder), { recursive: true });
  await keep(linkPage('skyline'), LINK, join('og', 'home.png'));
  for (const game of FAMILY.ids) await keep(linkPage(sceneOf(game)), LINK, join('og', `${game}.png`));
  for (const size of ICONS) {
    // Phones cut the corners themselves: what they find there must not be empty.
    const whole = ICON.replace('rx="5"', '').replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
    await keep(`<!doctype html><style>body{margin:0}</style>${whole}`, { width: size, height: size }, join('icons', `${size}.png`));
  }
} finally {
  await browser.close();
}
