// Takes a picture of every table in every window, in both languages and both themes by turns.
import { join } from 'node:path';
import { openScene, SCENES, settle } from './games/scenes.ts';
import { personAt } from './kit/person.ts';
import { nameOf, WINDOWS, windowsOf } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LOOKS = [
  { language: 'en', theme: 'day' },
  { language: 'pt-BR', theme: 'night' },
] as const;

for (const scene of SCENES) {
  test(`${scene.game}: ${scene.name}`, async ({ page, server }) => {
    const who = personAt(page);
    const look = await windowsOf(page);
    const folder = join(process.env['SHOTS'] ?? '.cache/shots', `${scene.game}, ${scene.name}`);
    await openScene(who, server, scene);
    for (const [turn, { language, theme }] of LOOKS.entries()) {
      await look({ width: 1366, height: 768 });
      await settle(who, scene, { language, theme });
      for (const [n, window] of WINDOWS.entries()) {
        if (n % LOOKS.length !== turn) continue;
        await look(window);
        await page.screenshot({ path: join(folder, `${String(n).padStart(2, '0')} ${nameOf(window)}.png`) });
      }
    }
  });
}
