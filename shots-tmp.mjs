import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
const [,, game, W, H, lang, theme, steps = '0', name] = process.argv;
const port = 9100 + Math.floor(Math.random() * 800);
const server = spawn('node', ['dist/server.mjs'], { env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync('/tmp/w/hd-'), BOT_PAUSE: '0' }, stdio: 'ignore' });
const url = `http://127.0.0.1:${port}`;
for (let i = 0; i < 100; i++) { try { await fetch(url); break; } catch { await new Promise((r) => setTimeout(r, 300)); } }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const page = await browser.newPage({ viewport: { width: +W, height: +H }, locale: lang, colorScheme: theme, reducedMotion: 'reduce' });
page.setDefaultTimeout(90000);
page.on('pageerror', (e) => console.log('PAGEERROR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text()));
const shot = async (n) => { const f = `/tmp/w/shots/${name}-${n}.png`; await page.screenshot({ path: f }); console.log(f); };
try {
  await page.goto(url);
  await page.locator('.tile', { has: page.getByRole('heading', { name: game, exact: true }) }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^(Start playing|Começar a jogar)$/ }).click();
  await page.waitForSelector('.table[data-mine="true"]');
  for (let n = 0; n <= +steps; n++) {
    await page.waitForSelector('.table[data-mine="true"]');
    const seq = await page.getAttribute('.table', 'data-seq');
    await page.waitForTimeout(500);
    await page.keyboard.press('i');
    await page.waitForSelector('.panel.hint li');
    await page.waitForTimeout(400);
    console.log(n, (await page.locator('.panel.hint').innerText()).replaceAll('\n', ' | ').slice(0, 900));
    const info = await page.evaluate(() => ({ hinted: [...document.querySelectorAll('[data-hinted]')].map((e) => e.className + ' ' + JSON.stringify({ ...e.dataset })), at: document.querySelector('.panel.hint').dataset.at, box: document.querySelector('.panel.hint').getBoundingClientRect().toJSON(), over: document.documentElement.scrollWidth - innerWidth, bar: document.querySelector('.dbar').scrollWidth - document.querySelector('.dbar').clientWidth }));
    console.log(JSON.stringify(info));
    if (n === +steps || n === 0) await shot(n);
    if (n === +steps) break;
    await page.locator('[data-play-hint]').first().click();
    await page.waitForFunction((s) => document.querySelector('.table')?.dataset.seq !== s, seq).catch(() => undefined);
  }
} catch (e) { console.log('FAILED', e.message.slice(0, 300)); await shot('fail'); }
await browser.close(); server.kill();
