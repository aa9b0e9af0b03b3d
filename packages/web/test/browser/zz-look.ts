import { readFileSync } from 'node:fs';
import { test } from './server.ts';
const LOGS: Record<string,string> = JSON.parse(process.env['LOGS'] ?? '{}');
const WINDOWS = [[1366,625],[1920,950],[1024,768],[390,844],[360,640],[844,390]];
for (const [name, path] of Object.entries(LOGS)) test(name, async ({ page, server }) => {
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text()); });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() => localStorage.setItem('maravilha.analysis-depth', 'quick'));
  await page.goto(`${server.url}/r`);
  await page.locator('input[type=file]').setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(JSON.parse(readFileSync(path,'utf8')).log)) });
  await page.locator('.review').waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/shots/${name}-idle.png` });
  await page.getByRole('button', { name: 'Analyse this match' }).click();
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shots/${name}-running.png` });
  await page.locator('[data-analysis="done"]').waitFor();
  await page.keyboard.press('n');
  await page.waitForTimeout(500);
  for (const [n,[width,height]] of WINDOWS.entries()) {
    const pt = n % 2 === 1; 
    await page.evaluate((theme) => { document.documentElement.dataset['theme'] = theme; }, pt ? 'night' : 'day');
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
    if (width < 900) { for (const tab of ['analysis','report']) { await page.locator(`[data-tab="${tab}"]`).first().click(); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/shots/${name}-${width}-${tab}.png` }); } await page.locator('[data-tab="table"]').first().click(); }
    else { await page.keyboard.press('b'); await page.waitForTimeout(400); await page.screenshot({ path: `/tmp/shots/${name}-${width}-report.png` }); await page.keyboard.press('Escape'); }
  }
});
