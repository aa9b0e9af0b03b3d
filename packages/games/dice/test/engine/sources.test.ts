import { expect, test } from 'vitest';
import { dice, SCORE_ROWS } from '../../src/index.ts';
import { sourcesOf } from '../../src/sources.ts';
import { randomGames } from '../kit/random.ts';

test('the parts of every row add up to it, at the end of random games and before', () => {
  const met = new Set<string>();
  randomGames(1, (s) => {
    dice.score(s).seats.forEach(({ rows }, seat) => {
      for (const row of SCORE_ROWS) {
        const sources = sourcesOf(s, seat, row);
        const sum = sources.reduce((points, source) => points + source.points, 0);
        if (sum !== rows[row]) expect(sum, `${row} of seat ${seat}`).toBe(rows[row]);
        for (const { kind } of sources) met.add(kind);
      }
    });
  });
  expect([...met].sort()).toEqual(['first', 'space']);
});
