import { type DiceView, SCORE_ROWS } from '@maravilha/dice';
import { describe, expect, it } from 'vitest';
import { ranking } from '../src/games/dice/end/result.ts';
import { imagine, readTable, scoreOf, type Table } from '../src/games/dice/model.ts';
import { playedSteps, THREE } from './kit/dice.ts';
import { endOf, rankingTests } from './kit/end.ts';

const ROWS = {
  wonder: 0,
  barracksWest: 0,
  barracksEast: 0,
  university: 0,
  agora: 0,
  market: 0,
  leadersGallery: 0,
  guildCourt: 0,
};

const tableAt = (view: DiceView): Table => readTable(view, imagine(view), undefined, { awaiting: [], ready: [], sealed: [] });

describe('the result', () => {
  rankingTests('coins', (results, winners) => {
    const view = endOf(playedSteps({ ...THREE, seats: results.length }, 3));
    return ranking(
      { ...view, seats: view.seats.map((seat, i) => ({ ...seat, coins: results[i]?.[1] ?? 0 })) },
      { ...scoreOf(tableAt(view)), seats: results.map(([total]) => ({ total, rows: ROWS })), winners },
    );
  });

  it('of a whole game has rows that add up, and winners on the first place', () => {
    for (const seed of [1, 2, 3]) {
      const view = endOf(playedSteps(THREE, seed));
      const score = scoreOf(tableAt(view));
      for (const {
        seats: [seat = -1],
        total,
        place,
        won,
      } of ranking(view, score)) {
        expect(SCORE_ROWS.reduce((sum, row) => sum + (score.seats[seat]?.rows[row] ?? 0), 0)).toBe(total);
        expect(won).toBe(place === 1);
      }
      expect(view.winners).toEqual(score.winners);
    }
  });
});
