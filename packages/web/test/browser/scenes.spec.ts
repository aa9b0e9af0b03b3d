// Every moment of every game: it fits every window, can be read by everyone in both languages and both themes, and is answered by clicking.
import { expect, type Page } from '@playwright/test';
import { openScene, type Scene, SCENES } from './games/scenes.ts';
import { seriousIn } from './kit/axe.ts';
import { weakTextsIn } from './kit/contrast.ts';
import { findEnglish } from './kit/english.ts';
import { problemsIn } from './kit/layout.ts';
import { LANGUAGES, speak } from './kit/page.ts';
import { type Person, personAt } from './kit/person.ts';
import { decide, lookAt, panelIn } from './kit/player.ts';
import { lookerOf, nameOf, PHONE, WINDOWS } from './kit/windows.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Note = (where: string, problems: readonly string[]) => void;

/** Opens each sheet, looks at it, and closes it again. */
const eachSheet = async (who: Person, { sheets = {} }: Scene, look: (name: string) => Promise<void>): Promise<void> => {
  for (const [name, open] of Object.entries(sheets)) {
    await open(who);
    await panelIn(who.page).waitFor();
    await look(name);
    await who.page.keyboard.press('Escape');
    await expect(panelIn(who.page)).toHaveCount(0);
  }
};

/** As screen readers and weak eyes have it, with all sheets and leaves. */
const lookForAll = async (who: Person, scene: Scene, note: Note): Promise<void> => {
  const { page } = who;
  note('for all', await seriousIn(page, 'html'));
  note('contrast', await weakTextsIn(page));
  await eachSheet(who, scene, async (name) => {
    note(name, await seriousIn(page, '[data-panel]'));
    note(`contrast of ${name}`, await weakTextsIn(page));
  });
  for (const leaf of scene.leaves ?? []) {
    await who.press(page.locator(`[data-tab=${leaf}]`));
    await expect(page.locator(`[data-tab=${leaf}]`)).toHaveAttribute('aria-pressed', 'true');
    note(leaf, await seriousIn(page, '[data-game]'));
    note(`contrast of ${leaf}`, await weakTextsIn(page));
  }
};

/** In Portuguese and on a phone: no English, and sheets that fit. */
const lookAbroad = async (who: Person, scene: Scene, note: Note): Promise<void> => {
  const { page } = who;
  note('English', await findEnglish(page, '[data-game]'));
  note('contrast on a phone', await weakTextsIn(page));
  await eachSheet(who, scene, async (name) => {
    note(`English in ${name}`, await findEnglish(page, '[data-panel]'));
    note(`${name} on a phone`, await problemsIn(page, PHONE));
  });
};

/** Laid out, and not painted: nobody looks at it, and painting is a third of the work. */
const paint = (page: Page, painted: boolean): Promise<void> =>
  page.evaluate((opacity) => document.documentElement.style.setProperty('opacity', opacity), painted ? '1' : '0');

for (const scene of SCENES) {
  test(`${scene.game}: ${scene.name} fits every window, and is for everyone`, async ({ page, server }) => {
    const who = personAt(page);
    const look = await lookerOf(page);
    const found: string[] = [];
    const note: Note = (where, problems) => void found.push(...problems.map((problem) => `${where}: ${problem}`));
    await openScene(who, server, scene);
    const { standing, seq } = await lookAt(page);
    await lookForAll(who, scene, note);
    for (const [turn, language] of LANGUAGES.entries()) {
      await speak(page, language);
      await paint(page, false);
      for (const window of WINDOWS.filter((_, n) => n % LANGUAGES.length === turn)) {
        await look(window);
        note(`${nameOf(window)}, ${language}`, await problemsIn(page, window));
        if (language === 'pt-BR' && nameOf(window) === nameOf(PHONE)) {
          await paint(page, true);
          await lookAbroad(who, scene, note);
          await paint(page, false);
        }
      }
      await paint(page, true);
    }
    expect.soft(found).toEqual([]);
    await speak(page, 'en');
    await scene.drawn?.(who);
    if (standing === 'asked') {
      expect(await decide(who, scene.driver, 1)).toBeGreaterThan(seq);
      await scene.drawn?.(who);
    }
    expect(who.troubles).toEqual([]);
  });
}
