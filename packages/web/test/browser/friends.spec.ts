// People in browsers of their own at one table: it goes on for everybody whatever happens to a page, a line or the server; what is secret
// stays secret.
import { expect } from '@playwright/test';
import { type Game, TABLES } from './games/index.ts';
import { sitTogether } from './kit/lobby.ts';
import { padOf } from './kit/pad.ts';
import { reload } from './kit/page.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { decide, lookAt, openAt, playOn, tableIn, untilAnyAsked } from './kit/player.ts';
import * as duel from './games/duel.ts';
import { test } from './server.ts';

const { here, come } = guestsOf(test);

/** Every page shows the newest table, and all of them the same. What somebody has sealed is told to nobody else, not even as a number. */
const expectTogether = async ({ drawn, open }: Game): Promise<void> => {
  await expect.poll(() => new Set(here.map((who) => JSON.stringify(open(who)))).size).toBe(1);
  for (const who of here) await drawn?.(who);
};

/** Both choose, each in turn or both at once; bots do the rest. */
const playRound = async (players: readonly Person[], game: Game): Promise<void> => {
  const count = (): number => players.reduce((sum, { answers }) => sum + answers.length, 0);
  const before = count();
  await playOn(players, game.driver, { enough: () => count() >= before + 2 });
  await untilAnyAsked(players);
  await expectTogether(game);
};

/** The lines that broke are no defect. */
const expectNoTrouble = (): void => {
  for (const { troubles } of here) expect(troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load/.test(trouble))).toEqual([]);
};

/** One table at which people play in turn, and one at which they play at the same time. The others share their frame, line and server. */
for (const game of TABLES.filter(({ tile }) => tile === 'Duel' || tile === 'Dice')) {
  const { tile, driver, seats, open } = game;
  test(`${tile}: friends come by a link; a reload, a lost connection and a killed server lose nothing`, async ({ browser, server }) => {
    const [ana, ben, eva] = await come(browser, 3);
    const players = [ana, ben];
    await sitTogether(players, server.url, { tile, seats });
    await eva.page.goto(ana.page.url());
    await tableIn(eva.page).waitFor();
    await playRound(players, game);

    // Whoever watches sees the same and can do nothing.
    expect(await lookAt(eva.page)).toMatchObject({ standing: 'waiting', choices: [], confirms: [], decks: [], dice: [] });

    const before = open(ben);
    await reload(ben.page);
    await tableIn(ben.page).waitFor();
    await expectTogether(game);
    expect(open(ben)).toEqual(before);

    // One is cut off while the other moves.
    const sights = await Promise.all(players.map(async (who) => ({ who, sight: await lookAt(who.page) })));
    const mover = sights.find(({ sight }) => sight.standing === 'asked')?.who ?? ana;
    const away = mover === ana ? ben : ana;
    await away.page.context().setOffline(true);
    await decide(mover, driver);
    await away.page.context().setOffline(false);
    await expectTogether(game);

    // The pages come back by themselves.
    await server.restart();
    await playRound(players, game);
    expectNoTrouble();
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
