// Takes a picture of every table in every window, in both languages and both themes by turns.
import { join } from 'node:path';
import { openScene, SCENES } from './games/scenes.ts';
import { LANGUAGES, speak } from './kit/page.ts';
import { personAt } from './kit/person.ts';
import { DESK, lookerOf, nameOf, WINDOWS } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['day', 'night'];

for (const scene of SCENES) {
  test(`${scene.game}: ${scene.name}`, async ({ page, server }) => {
    const look = await lookerOf(page);
    const folder = join(process.env['SHOTS'] ?? '.cache/shots', `${scene.game}, ${scene.name}`);
    await openScene(personAt(page), server, scene);
    for (const [turn, language] of LANGUAGES.entries()) {
      await look(DESK);
      await speak(page, language);
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme;
      }, THEMES[turn]);
      for (const [n, window] of WINDOWS.entries()) {
        if (n % LANGUAGES.length !== turn) continue;
        await look(window);
        await page.screenshot({ path: join(folder, `${String(n).padStart(2, '0')} ${nameOf(window)}.png`) });
      }
    }
  });
}
