import { SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { duel } from '../../src/index.ts';
import { totalOf } from '../../src/score.ts';
import { randomGames } from '../kit/random.ts';
import { slowScore } from '../kit/slow-score.ts';

test('the score is what a slow scorer counts from the words, at every moment', () => {
  let over = 0;
  randomGames(12, (s) => {
    const view = duel.view(s, SPECTATOR);
    const score = duel.score(s);
    for (const seat of [0, 1]) {
      const rows = slowScore(view, seat);
      expect(score.seats[seat].rows).toEqual(rows);
      expect(score.seats[seat].total).toBe(Object.values(rows).reduce((a, b) => a + b, 0));
      expect(totalOf(s, seat)).toBe(score.seats[seat].total);
    }
    if (score.ending === undefined) {
      expect(score.winners).toEqual([]);
      return;
    }
    over++;
    if (score.ending !== 'civil') {
      expect(score.winners).toHaveLength(1);
      return;
    }
    const [a, b] = [slowScore(view, 0), slowScore(view, 1)];
    const lead = score.seats[0].total - score.seats[1].total || a.blue - b.blue;
    expect(score.winners).toEqual(lead > 0 ? [0] : lead < 0 ? [1] : [0, 1]);
    expect(score.tieBreak).toBe(score.seats[0].total === score.seats[1].total && lead !== 0 ? 'blue' : undefined);
  });
  expect(over).toBe(108);
});
