// What a round of 7 Wonders with seven seats costs the page, and what a game leaves behind: by the DevTools protocol, with motion as it comes.
import { expect, type CDPSession } from '@playwright/test';
import * as sevenWonders from './games/seven-wonders.ts';
import { personAt } from './kit/person.ts';
import { openAt, playOn, untilAsked } from './kit/player.ts';
import { test } from './server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Metrics = Readonly<Record<string, number>>;

const metricsOf = async (devtools: CDPSession): Promise<Metrics> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

const KINDS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration', 'RecalcStyleCount', 'LayoutCount'] as const;

/** A round is over when the table is still. */
const CALM = 2500;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const ROUNDS = 5;

test('a round of seven', async ({ page, server }) => {
  const who = personAt(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await openAt([who], server, sevenWonders.positions.fullHand());
  await untilAsked(page, 'turn');
  await page.waitForTimeout(CALM);
  const rounds: Metrics[] = [];
  let before: Metrics = {};
  await playOn([who], sevenWonders.driver, {
    before: async () => {
      before = await metricsOf(devtools);
    },
    after: async () => {
      await page.waitForTimeout(CALM);
      const after = await metricsOf(devtools);
      rounds.push(Object.fromEntries(KINDS.map((kind) => [kind, (after[kind] ?? 0) - (before[kind] ?? 0)])));
    },
    enough: () => rounds.length >= ROUNDS,
  });
  for (const kind of KINDS) {
    const value = median(rounds.map((round) => round[kind] ?? 0));
    process.stdout.write(
      `${kind}: ${kind.endsWith('Count') ? value : `${(1000 * value).toFixed(0)} ms`} a round, the median of ${ROUNDS}\n`,
    );
  }
});

test('what games leave behind', async ({ page, server }) => {
  const who = personAt(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAt([who], server, sevenWonders.positions.late());
  const counts: string[] = [];
  for (let game = 1; game <= 4; game++) {
    await playOn([who], sevenWonders.driver);
    const over = page.url();
    await page.getByRole('button', { name: /Rematch/ }).click();
    await expect(page).not.toHaveURL(over);
    await untilAsked(page);
    await page.waitForTimeout(CALM);
    await devtools.send('HeapProfiler.collectGarbage');
    const { Nodes, JSEventListeners, JSHeapUsedSize = 0 } = await metricsOf(devtools);
    counts.push(`after game ${game}: ${Nodes} nodes, ${JSEventListeners} listeners, ${(JSHeapUsedSize / 1e6).toFixed(1)} MB`);
  }
  process.stdout.write(`${counts.join('\n')}\n`);
});
