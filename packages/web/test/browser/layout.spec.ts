// Every table fits every window: what can be done is in reach and large enough, and no word or figure is cut, covered or written over.
import { expect } from '@playwright/test';
import { SCENES, untilScene } from './games/scenes.ts';
import { problemsIn } from './kit/layout.ts';
import { personAt } from './kit/person.ts';
import { openAt } from './kit/player.ts';
import { nameOf, WINDOWS, windowsOf } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As long as names may be. */
const NAMES = [
  'Maximiliana of Alexandria',
  'Themistokles Wanderlust',
  'Wilhelmina Montgomery W.',
  'Bartolomeu de Guimarães',
  'Hypatia Mnemosyne Sophia',
  'Nabucodonosor Segundo II',
  'Constantinopla Augusta W',
].map((name) => name.slice(0, 24));

for (const scene of SCENES) {
  test(`${scene.game}: ${scene.name} fits every window`, async ({ page, server }) => {
    const who = personAt(page);
    const look = await windowsOf(page);
    const problems: string[] = [];
    await openAt([who], server, scene.position(), { names: NAMES, everyone: true });
    // Every second window in Portuguese, which is longer.
    for (const [turn, language] of ['en', 'pt-BR'].entries()) {
      await page.evaluate((chosen) => localStorage.setItem('maravilha.language', chosen), language);
      await look({ width: 1366, height: 768 });
      await page.reload();
      await untilScene(who, scene);
      for (const window of WINDOWS.filter((_, n) => n % 2 === turn)) {
        await look(window);
        for (const problem of await problemsIn(page, window)) problems.push(`${nameOf(window)}, ${language}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
    expect(who.troubles).toEqual([]);
  });
}
