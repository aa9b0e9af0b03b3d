// Every table fits every window: what can be done is in reach and large enough, and no word or figure is cut, covered or written over.
import { expect } from '@playwright/test';
import { openScene, SCENES, settle } from './games/scenes.ts';
import { problemsIn } from './kit/layout.ts';
import { personAt } from './kit/person.ts';
import { nameOf, WINDOWS, windowsOf } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every second window in Portuguese, which is longer. */
const LANGUAGES = ['en', 'pt-BR'];

/** Scenes that fit every window. The others are on the contact sheet alone, and come in here as their tables are mended. */
const FITTING: ReadonlySet<string> = new Set(['Duel: the draft', 'Duel: a turn of the second age', 'Duel: an open card']);

for (const scene of SCENES.filter(({ game, name }) => FITTING.has(`${game}: ${name}`))) {
  test(`${scene.game}: ${scene.name} fits every window`, async ({ page, server }) => {
    const who = personAt(page);
    const look = await windowsOf(page);
    const problems: string[] = [];
    await openScene(who, server, scene);
    for (const [turn, language] of LANGUAGES.entries()) {
      await look({ width: 1366, height: 768 });
      await settle(who, scene, { language, theme: 'day' });
      for (const window of WINDOWS.filter((_, n) => n % LANGUAGES.length === turn)) {
        await look(window);
        for (const problem of await problemsIn(page, window)) problems.push(`${nameOf(window)}, ${language}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
    expect(who.troubles).toEqual([]);
  });
}
