// All text of all pages stands out from its ground, by day and by night.
import * as architects from './games/architects.ts';
import * as dice from './games/dice.ts';
import * as duel from './games/duel.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { expectContrast } from './kit/contrast.ts';
import { createTable } from './kit/lobby.ts';
import { resize } from './kit/page.ts';
import { personAt } from './kit/person.ts';
import { openAt, panelIn } from './kit/player.ts';
import type { Position } from './kit/position.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Tables {
  /** Its menu is looked at too, and the table on a phone. */
  readonly turn: () => Position;
  readonly others: Readonly<Record<string, () => Position>>;
}

const TABLES: Readonly<Record<string, Tables>> = {
  Duel: { turn: duel.positions.full, others: { token: duel.positions.token, end: duel.positions.over } },
  '7 Wonders': { turn: sevenWonders.positions.full, others: { loss: sevenWonders.positions.loss, end: sevenWonders.positions.overTeams } },
  Architects: { turn: architects.positions.full, others: { token: architects.positions.token, end: architects.positions.over } },
  Dice: { turn: dice.positions.choices, others: { bonus: dice.positions.bonus, end: dice.positions.over } },
};

for (const [game, { turn, others }] of Object.entries(TABLES)) {
  test(`all text at a table of ${game} stands out`, async ({ page, server }) => {
    const who = personAt(page);
    for (const [name, position] of Object.entries(others)) {
      await openAt([who], server, position());
      await page.locator('[data-question], [data-tab], [data-choice]').first().waitFor();
      await expectContrast(page, name);
    }
    await openAt([who], server, turn());
    await expectContrast(page, 'turn');
    await resize(page, { width: 390, height: 844 });
    await page.locator('[data-form=phone]').waitFor();
    await expectContrast(page, 'turn on a phone');
    await page.getByRole('button', { name: 'Menu' }).click();
    await panelIn(page).waitFor();
    await expectContrast(page, 'menu');
  });
}

test('all text of the home page and before a game stands out', async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectContrast(page, 'home');
  await createTable(page, server.url, 'Cities');
  await expectContrast(page, 'lobby');
});
