// Takes new pictures for the README: `node scripts/pictures.mjs`, or only those that are named, as in `node scripts/pictures.mjs home`.
// Plays a game against a bot in Chromium, and stops at the main states.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
const { findChromium } = await import('./lib/chromium.mjs');
const { ROOT, fail } = await import('./lib/project.mjs');
await ensureBuilt('web', 'programs');
const executablePath = findChromium() ?? fail('Taking pictures needs a browser.');
const { chromium } = await import('@playwright/test');

const FOLDER = join(ROOT, 'docs', 'pictures');
const named = process.argv.slice(2);
const isWanted = (picture) => named.length === 0 || named.includes(picture);
mkdirSync(FOLDER, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'maravilha-pictures-'));
const server = spawn(process.execPath, [join(ROOT, 'dist/server.mjs')], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, BOT_PAUSE: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const addressOf = async (child) => {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  return fail('The server did not start.');
};

const decide = async (page, turn) => {
  const seq = await page.locator('.duel').getAttribute('data-seq');
  if ((await page.locator('.duel').getAttribute('data-decision')) === 'turn') {
    const cards = page.locator('.structure [data-slot][tabindex="0"]');
    // A second click on an open card would close it.
    await page.keyboard.press('Escape');
    await cards.nth((turn * 7) % (await cards.count())).click();
    const build = page.locator('.dock .action.build:not([aria-disabled=true])');
    const wonder = page.locator('.dock .action.wonder-action:not([aria-disabled=true])');
    if (turn % 3 === 0 && (await wonder.count()) > 0) await wonder.first().click();
    else if ((await build.count()) > 0) await build.click();
    else await page.locator('.dock .action.sell').click();
  } else {
    await page.locator('.duel [data-choice]').first().click();
    if ((await page.locator('[data-confirm]').count()) > 0) await page.locator('[data-confirm]').click();
  }
  await page.waitForFunction((before) => document.querySelector('.duel')?.dataset.seq !== before, seq);
};

/** Opens a card that can be built, if there is one, so that the picture shows a bill. */
const openCard = async (page) => {
  const cards = page.locator('.structure [data-slot][tabindex="0"]');
  for (let n = 0; n < (await cards.count()); n++) {
    await cards.nth(n).click();
    if ((await page.locator('.dock .action.build:not([aria-disabled=true])').count()) > 0) return;
  }
};

const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };

/** A person who opens the page, and a way to keep what it shows. */
const arrive = async (browser, url, { size, locale, colorScheme }) => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    locale,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const keep = async (name) => {
    if (!isWanted(name)) return;
    await page.waitForTimeout(1500); // outlines of what has just changed fade
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  };
  await page.goto(url);
  return { context, page, keep };
};

/** One game by one person; `pictures` says what to keep of it. */
const play = async (browser, url, { pictures, ...who }) => {
  if (!pictures.some(isWanted)) return;
  const { context, page, keep: keepAny } = await arrive(browser, url, who);
  const keep = async (name) => pictures.includes(name) && keepAny(name);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep('home');
  await page.getByRole('button', { name: /Duel/ }).first().click();
  await page
    .getByText(/^(Draft|Seleção)$/)
    .first()
    .click();
  await page.locator('dialog .play-go button, [role=dialog] .play-go button').first().click();
  for (let turn = 0; turn < 120; turn++) {
    await page.waitForSelector('.duel .turn.mine, .duel.ended');
    if ((await page.locator('.duel.ended').count()) > 0) break;
    const decision = await page.locator('.duel').getAttribute('data-decision');
    if (turn === 0) await keep('draft');
    const left = await page.locator('.structure [data-slot]').count();
    const age = await page.locator('.era .title').innerText();
    if (decision === 'turn' && age.endsWith(' II') && left <= 11 && left >= 10) {
      await openCard(page);
      for (const name of pictures.filter((one) => one.startsWith('table-'))) await keep(name);
    }
    await decide(page, turn);
  }
  await keep('end');
  await context.close();
};

/** Plays one card of the hand, or settles whatever else is asked. */
const decideCity = async (page, turn) => {
  const seq = await page.locator('.wonders-table').getAttribute('data-seq');
  if ((await page.locator('.wonders-table').getAttribute('data-decision')) === 'turn') {
    const cards = page.locator('.hand [data-card]');
    await page.keyboard.press('Escape');
    await cards.nth(turn % (await cards.count())).click();
  } else if ((await page.locator('[data-choice]').count()) > 0) {
    await page.locator('[data-choice]').first().click();
  }
  const stage = page.locator('[data-confirm=stage]:not([aria-disabled=true])');
  const build = page.locator('[data-confirm]:not([disabled], [aria-disabled=true])');
  if (turn % 4 === 3 && (await stage.count()) > 0) await stage.first().click();
  else await build.first().click();
  await page.waitForFunction((before) => document.querySelector('.wonders-table')?.dataset.seq !== before, seq);
};

/** Takes the card of the turn, or settles whatever else is asked. */
const decideTurn = async (page, turn) => {
  const seq = await page.locator('.architects-table').getAttribute('data-seq');
  const choices = page.locator('.architects-table [data-choice]');
  const decks = page.locator('.architects-table [data-deck]:not([data-deck=""])');
  const sure = page.locator('.architects-table [data-confirm]:not([disabled], [aria-disabled=true])');
  const decision = await page.locator('.architects-table').getAttribute('data-decision');
  if (decision === 'card') await decks.nth(turn % (await decks.count())).click();
  // A card that Alexandria gives is taken by one press.
  else if (decision === 'any-deck') await choices.first().click();
  else {
    await choices.or(sure).first().waitFor();
    if ((await sure.count()) === 0) await choices.first().click();
    await sure.first().click();
  }
  await page.waitForFunction((before) => document.querySelector('.architects-table')?.dataset.seq !== before, seq);
};

/** Crosses off a space, builds the Wonder, or settles whatever else is asked. */
const decideDie = async (page, turn) => {
  const seq = await page.locator('.dice-table').getAttribute('data-seq');
  const wonder = page.locator('.dice-table [data-confirm=wonder]:not([disabled], [aria-disabled=true])');
  const choices = page.locator('.dice-table .asked [data-choice]');
  const count = await choices.count();
  if (turn % 3 === 0 && (await wonder.count()) > 0) await wonder.click();
  else if (count === 0) await page.locator('.dice-table :is([data-confirm=pass], [data-confirm=decline])').click();
  else {
    // Resources and cheap spaces come first in the list.
    await choices.nth(turn % Math.min(count, 2)).click();
    await page.locator('.dice-table :is([data-confirm=cross], [data-confirm=bonus]):not([disabled])').click();
  }
  await page.waitForFunction((before) => document.querySelector('.dice-table')?.dataset.seq !== before, seq);
};

/** Chooses the die that leads to most spaces, and the first of them, so that the picture shows a bill. */
const openDie = async (page) => {
  const dice = page.locator('.dice-table button[data-die]:not(.faint)');
  let best = { nth: 0, ways: 0 };
  for (let nth = 0; nth < (await dice.count()); nth++) {
    await dice.nth(nth).click();
    const ways = await page.locator('.dice-table .asked [data-choice]').count();
    if (ways > best.ways) best = { nth, ways };
    await dice.nth(nth).click();
  }
  await dice.nth(best.nth).click();
  await page.locator('.dice-table .asked [data-choice]').first().click();
};

const CITY = {
  root: '.wonders-table',
  decide: decideCity,
  // In the second age, with a card open.
  isMoment: (decision, turn) => decision === 'turn' && turn >= 8,
  prepare: (page) => page.locator('.hand [data-card]').nth(1).click(),
};
const ARCHITECTS = {
  root: '.architects-table',
  decide: decideTurn,
  isMoment: (decision, turn) => decision === 'card' && turn >= 12,
  prepare: () => undefined,
};
const DICE = {
  root: '.dice-table',
  decide: decideDie,
  isMoment: (decision, turn) => decision === 'action' && turn >= 16,
  prepare: openDie,
};

/** A game against bots: the table at a telling moment, and the end. */
const playMany = async (browser, url, game, { tile, table, end, ...who }) => {
  if (!isWanted(table) && !isWanted(end)) return;
  const { context, page, keep } = await arrive(browser, url, who);
  await page.getByRole('button', { name: tile }).first().click();
  await page.locator('dialog .play-go button, [role=dialog] .play-go button').first().click();
  await page.waitForSelector(`${game.root}[data-decision]`);
  let shown = false;
  for (let turn = 0; turn < 120; turn++) {
    await page.waitForSelector(`${game.root}[data-mine=true], ${game.root}[data-decision=over]`);
    const decision = await page.locator(game.root).getAttribute('data-decision');
    if (decision === 'over') break;
    if (!shown && game.isMoment(decision, turn)) {
      shown = true;
      await game.prepare(page);
      await keep(table);
      if (end === undefined) break;
    }
    await game.decide(page, turn);
  }
  if (end !== undefined) await keep(end);
  await context.close();
};

try {
  const url = await addressOf(server);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] });
  await play(browser, url, { size: 'desk', locale: 'en-GB', colorScheme: 'light', pictures: ['home', 'draft', 'table-day', 'end'] });
  await play(browser, url, { size: 'desk', locale: 'pt-BR', colorScheme: 'dark', pictures: ['table-night'] });
  await play(browser, url, { size: 'phone', locale: 'pt-BR', colorScheme: 'light', pictures: ['table-phone'] });
  const day = { locale: 'en-GB', colorScheme: 'light' };
  const night = { locale: 'pt-BR', colorScheme: 'dark' };
  await playMany(browser, url, CITY, { size: 'desk', ...day, tile: /7 Wonders/, table: 'city-day', end: 'city-end' });
  await playMany(browser, url, CITY, { size: 'desk', ...night, tile: /Cidades/, table: 'city-night' });
  await playMany(browser, url, CITY, { size: 'phone', ...day, tile: /Cities/, table: 'city-phone' });
  await playMany(browser, url, ARCHITECTS, { size: 'desk', ...day, tile: /Architects/, table: 'architects-day', end: 'architects-end' });
  await playMany(browser, url, ARCHITECTS, { size: 'desk', ...night, tile: /Arquitetos/, table: 'architects-night' });
  await playMany(browser, url, ARCHITECTS, { size: 'phone', ...day, tile: /Architects/, table: 'architects-phone' });
  await playMany(browser, url, DICE, { size: 'desk', ...day, tile: /Dice/, table: 'dice-day', end: 'dice-end' });
  await playMany(browser, url, DICE, { size: 'desk', ...night, tile: /Dice/, table: 'dice-night' });
  await playMany(browser, url, DICE, { size: 'phone', ...day, tile: /Dice/, table: 'dice-phone' });
  await browser.close();
} finally {
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
