// One short step of every game's ladder: a bot that has forgotten how to play is noticed. `npm run test:strength` plays all steps.
import { FAMILY } from '@maravilha/family';
import { expect, test } from 'vitest';
import type { ArenaSummary } from '../src/arena-summary.ts';

import { cli } from './kit.ts';

test.each(FAMILY.ids)('%s: an apprentice beats random moves', async (game) => {
  const { out, err } = await cli(['arena', '--game', game, '--a', 'apprentice', '--b', 'random', '--games', '24', '--seed', '1', '--json']);
  expect(err).toBe('');
  expect((JSON.parse(out) as ArenaSummary).ratio).toBeGreaterThanOrEqual(1.2);
});
