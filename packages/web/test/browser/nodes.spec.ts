// Two browsers on two nodes of a cluster, behind its proxy, as people would have it. One node is killed in mid-game, and both play on.
import { expect, test as base } from '@playwright/test';
import { type Cluster, type ClusterNode, startCluster } from './cluster.ts';
import * as sevenWonders from './games/seven-wonders.ts';
import { sitTogether } from './kit/lobby.ts';
import { guestsOf, type Person } from './kit/person.ts';
import { lookAt, playOn, tableIn, untilAnyAsked, untilSeq } from './kit/player.ts';

const test = base.extend<{ cluster: Cluster }>({
  cluster: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium');
    const cluster = await startCluster(3);
    await use(cluster);
    await cluster.end();
  },
});

const { come } = guestsOf(test);

/** The node where this page is connected: the proxy does not say, so the page goes away and comes back. */
const placeOf = async ({ nodes }: Cluster, { page }: Person): Promise<ClusterNode> => {
  const counts = (): Promise<number[]> => Promise.all(nodes.map((node) => node.sockets()));
  const address = page.url();
  const here = await counts();
  await page.goto('about:blank');
  await expect.poll(async () => (await counts()).reduce((sum, n) => sum + n, 0)).toBe(here.reduce((sum, n) => sum + n, 0) - 1);
  const without = await counts();
  await page.goto(address);
  await tableIn(page).waitFor();
  await expect.poll(async () => (await counts()).findIndex((n, at) => n > (without[at] ?? 0))).toBeGreaterThanOrEqual(0);
  const place = nodes[(await counts()).findIndex((n, at) => n > (without[at] ?? 0))];
  if (place === undefined) throw new Error('the page is nowhere');
  return place;
};

/** Both show the newest table, and the same. */
const expectTogether = async (players: readonly Person[]): Promise<void> => {
  const seq = Math.max(...(await Promise.all(players.map(async ({ page }) => (await lookAt(page)).seq))));
  for (const { page } of players) await untilSeq(page, seq);
  const [first, ...others] = players.map((who) =>
    sevenWonders.viewOf(who).seats.map(({ board, coins, built }) => ({ board, coins, built })),
  );
  for (const other of others) expect(other).toEqual(first);
};

/** Each chooses so often; a bot does its part. */
const playRounds = async (players: readonly Person[], rounds: number): Promise<void> => {
  const count = (): number => players.reduce((sum, { answers }) => sum + answers.length, 0);
  const before = count();
  await playOn(players, sevenWonders.driver, { enough: () => count() >= before + rounds * players.length });
  await untilAnyAsked(players);
  await expectTogether(players);
};

test('two people at two nodes and a bot: one node is killed, and the game goes on', async ({ browser, cluster }) => {
  const [ana, ben] = await come(browser, 2);
  const players = [ana, ben];
  await sitTogether(players, cluster.url, { tile: '7 Wonders', seats: 3 });
  const home = await placeOf(cluster, ana);
  let away = home;
  while (away === home) {
    // The proxy takes the nodes in turn: where a page needs as many requests as there are nodes, it would come to the same one for ever.
    await fetch(`${cluster.url}/healthz`);
    away = await placeOf(cluster, ben);
  }
  await playRounds(players, 2);
  home.kill();
  await playRounds(players, 3);
  // The line that broke is no defect.
  for (const { troubles } of players) expect(troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load/.test(trouble))).toEqual([]);
});
