// Draws the pictures that links to our pages show, and the icons, from our own scenes and from the pages themselves: `node
// scripts/previews.mjs`. They are kept in the repository, because nothing that a build has can turn drawings into pixels. Run it again when
// a scene, a card or a symbol changes.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
const FONT = readFileSync(join(ROOT, 'packages', 'web', 'src', 'styles', 'fonts', 'marcellus-latin-400-normal.woff2')).toString('base64');

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

/** What the picture of a page shows of it, and how many of them: symbols, cards and other things of the box, rows of the pad, a lesson's first step, a target. */
const SHOWN = {
  rules: ['.effect-sheet .symbol-drawing', 12],
  cards: ['.piece-drawing', 6],
  score: ['.real-pad tbody tr', 5],
  learn: ['.coach', 1],
  // Not the puzzle itself: there is another one every day.
  puzzle: ['.puzzle-line > svg', 1],
};

/** Runs in the page: lays the picture over it, in the page's own style. */
const compose = ({ kind, selector, count, icon }) => {
  const all = [...document.querySelectorAll(selector)];
  // From all parts of the page, not its first ones alone.
  const some = all.filter((_, n) => Math.floor((n * count) / all.length) !== Math.floor(((n - 1) * count) / all.length) || n === 0);
  const things = some.slice(0, count).map((one) => {
    const copy = one.cloneNode(true);
    // Here it has room enough, whatever it had beside the table.
    delete copy.dataset.form;
    return copy.outerHTML;
  });
  const title = document.querySelector('meta[property="og:title"]').content;
  const board =
    kind === 'score'
      ? `<table class="real-pad"><tbody>${things.join('')}</tbody></table>`
      : things.map((one) => `<div>${one}</div>`).join('');
  const picture = document.createElement('div');
  picture.className = `link-picture ${kind} ${kind}-page`;
  picture.innerHTML = `<header>${icon}<b>Maravilha</b></header><h1>${title}</h1><section class="${document.querySelector('.piece-grid')?.className ?? ''}">${board}</section>`;
  document.body.append(picture);
  document.querySelector('#app').style.display = 'none';
};

const PICTURE_STYLE = `
  .link-picture { position: fixed; inset: 0; z-index: 99; display: grid; grid-template: auto 1fr / 26rem 1fr; gap: 0 2.5rem; padding: 3rem; background: var(--bg); }
  .link-picture > header { display: flex; align-items: center; gap: 1rem; font: 400 2.25rem/1 var(--font-display); }
  .link-picture > header svg { width: 3.5rem; height: 3.5rem; }
  .link-picture h1 { align-self: end; font: 400 3.75rem/1.08 var(--font-display); }
  .link-picture > section { grid-area: 1 / 2 / 3; align-self: center; display: flex; flex-wrap: wrap; gap: 1.25rem; justify-content: center; align-items: center; margin: 0; max-height: 100%; overflow: hidden; }
  .link-picture.rules section > div { display: grid; place-items: center; width: 9rem; height: 7.5rem; border-radius: 12px; background: var(--raised); box-shadow: 0 0 0 1px var(--line); }
  .link-picture.rules .symbol-drawing { font-size: 2rem; --w: 3rem; }
  .link-picture section.cards > div { zoom: 1.5; }
  .link-picture.cards section.wonders > div, .link-picture.cards section.boards > div { width: 20rem; }
  .link-picture .real-pad { width: 100%; zoom: 1.3; }
  .link-picture.learn > section { overflow: visible; }
  .link-picture .coach { position: static; zoom: 1.6; }
  .link-picture .coach::before { display: none; }
  .link-picture.puzzle section svg { width: 22rem; height: 22rem; color: var(--lamp); }`;

/** Types points, one after the other, as anybody would. */
const fillPad = async (page) => {
  const cells = page.locator('.real-pad .pad-button');
  await cells.first().focus();
  for (let n = await cells.count(); n > 0; n--) {
    await page.keyboard.press(String(1 + ((n * 5) % 9)));
    await page.keyboard.press('Enter');
  }
};

/** A server on the pages as they are built. */
const serve = async () => {
  const data = mkdtempSync(join(tmpdir(), 'maravilha-previews-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data };
  const child = spawn(process.execPath, [join(ROOT, 'dist', 'server.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(told))?.[0] ?? fail('The server does not say where it is.');
  return {
    url,
    end: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** A picture for every page of every book, in every language. */
const drawPages = async (browser) => {
  const { url, end } = await serve();
  try {
    for (const locale of ['en', 'pt-BR']) {
      const context = await browser.newContext({
        viewport: LINK,
        locale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        bypassCSP: true,
      });
      for (const { id } of FAMILY.members.flatMap(({ books }) => books)) {
        for (const [kind, [selector, count]] of Object.entries(SHOWN)) {
          const page = await context.newPage();
          await page.goto(`${url}/${kind}/${id}`);
          if (kind === 'learn') await page.locator('.big-way.primary').click();
          await page
            .locator(selector)
            .nth(count - 1)
            .waitFor({ state: 'attached' });
          if (kind === 'score') await fillPad(page);
          await page.addStyleTag({ content: PICTURE_STYLE });
          await page.evaluate(compose, { kind, selector, count, icon: ICON });
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await page.screenshot({ path: join(PUBLIC, 'og', `${kind}-${id}-${locale}.png`) });
          await page.close();
        }
      }
      await context.close();
    }
  } finally {
    await end();
  }
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
  await drawPages(browser);
  for (const size of ICONS) {
    // Phones cut the corners themselves: what they find there must not be empty.
    const whole = ICON.replace('rx="5"', '').replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
    await keep(`<!doctype html><style>body{margin:0}</style>${whole}`, { width: size, height: size }, join('icons', `${size}.png`));
  }
} finally {
  await browser.close();
}
