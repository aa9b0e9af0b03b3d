// The suite that every game must pass, seats playing in their own time among it: every number of seats, cities drawn and chosen.
import { FastRng, NOBODY } from '@maravilha/kernel';
import { contractSuite, forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { DICE, dice, FORUM_DICE, RESERVE, SEAT_COUNTS, SPECIAL_DICE } from '../src/index.ts';
import { CITY_OPTIONS } from '../src/options.ts';
import { playOn } from './kit/random.ts';

const cases = SEAT_COUNTS.flatMap((seats) => CITY_OPTIONS.map((cities) => ({ options: { seats, cities } })));

contractSuite('dice', dice, cases, { runs: 1 });

test('the Forum and the Gold Reserves hold together at every step', () =>
  forRows(SEAT_COUNTS, (seats) => {
    const s = dice.blank({ seats, cities: 'random' });
    for (let seed = 1; seed <= 4; seed++) {
      const rng = new FastRng(seed);
      dice.setup({ seats, cities: 'random' }, rng, s);
      playOn(s, rng, () => {
        const { forum, seats: boards } = dice.view(s, 0);
        expect(forum).toHaveLength(FORUM_DICE);
        const special = forum.filter(({ die }) => DICE[die].special).length;
        expect(forum.filter(({ die }) => DICE[die].colour === 'grey')).toHaveLength(SPECIAL_DICE.length - special);
        for (const { coins, spent } of boards) expect(coins + spent).toBeLessThanOrEqual(RESERVE);
      });
      expect(dice.awaiting(s)).toBe(NOBODY);
    }
  }));
