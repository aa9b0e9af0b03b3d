// People in browsers of their own at one table: it goes on for everybody whatever happens to a page, a line or the server; what is secret
// stays secret.
import { expect, type Page } from '@playwright/test';
import { TABLES } from './games/index.ts';
import { sitTogether } from './kit/lobby.ts';
import { padOf } from './kit/pad.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { decide, lookAt, openAt, playOn, tableIn, untilAnyAsked, untilSeq } from './kit/player.ts';
import * as duel from './games/duel.ts';
import { test } from './server.ts';

const { here, come } = guestsOf(test);

const seqOf = async (page: Page): Promise<number> => (await lookAt(page)).seq;

for (const { tile, driver, seats, drawn, open } of TABLES) {
  test(`${tile}: friends come by a link; reload, lost connection and a killed server lose nothing`, async ({ browser, server }) => {
    const [ana, ben, eva] = await come(browser, 3);
    const players = [ana, ben];
    await sitTogether(players, server.url, { tile, seats });
    await eva.page.goto(ana.page.url());
    await tableIn(eva.page).waitFor();

    /** Every page shows the newest table, and all of them the same. */
    const expectTogether = async (): Promise<void> => {
      const seq = Math.max(...(await Promise.all(here.map(({ page }) => seqOf(page)))));
      for (const who of here) {
        await untilSeq(who.page, seq);
        await drawn?.(who);
      }
      expect(open(ben)).toEqual(open(ana));
      expect(open(eva)).toEqual(open(ana));
    };
    /** Both choose, each in turn or both at once; bots do the rest. */
    const round = async (): Promise<void> => {
      const before = ana.answers.length + ben.answers.length;
      await playOn(players, driver, { enough: () => ana.answers.length + ben.answers.length >= before + 2 });
      await untilAnyAsked(players);
      await expectTogether();
    };
    await round();

    // Whoever watches sees the same and can do nothing.
    expect(await lookAt(eva.page)).toMatchObject({ standing: 'waiting', choices: [], confirms: [], decks: [], dice: [] });

    const before = open(ben);
    await ben.page.reload();
    await tableIn(ben.page).waitFor();
    await expectTogether();
    expect(open(ben)).toEqual(before);

    // One is cut off while the other moves.
    const sights = await Promise.all(players.map(async (who) => ({ who, sight: await lookAt(who.page) })));
    const mover = sights.find(({ sight }) => sight.standing === 'asked')?.who ?? ana;
    const away = mover === ana ? ben : ana;
    await away.page.context().setOffline(true);
    const seq = await decide(mover, driver);
    await away.page.context().setOffline(false);
    await untilSeq(away.page, seq);

    await server.restart();
    await round();
    // The lines that broke are no defect.
    for (const { troubles } of here) expect(troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load/.test(trouble))).toEqual([]);
  });
}

test('the last move shows the same end to both', async ({ browser, server }) => {
  const [ana, ben] = await come(browser, 2);
  await openAt([ana, ben], server, duel.positions.last());
  await playOn([ana, ben], duel.driver);
  const pads = [await padOf(ana.page), await padOf(ben.page)];
  // Each sees the own column first.
  expect(pads[0]?.totals.toReversed()).toEqual(pads[1]?.totals);
  expect(here.map(({ troubles }: Person) => troubles)).toEqual([[], []]);
});
