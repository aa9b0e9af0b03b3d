import { SCORE_ROWS } from '@maravilha/dice';
import { describe, expect, it } from 'vitest';
import { type Ended, pointsOf, ranking, verdictOf } from '../src/games/dice/end/result.ts';
import { scoreOf } from '../src/games/dice/model.ts';
import { playedSteps, seenBy, stateOf, THREE } from './kit/dice.ts';
import { imagine, readTable } from '../src/games/dice/model.ts';

const endedOf = (coins: readonly [number, number, number], crossed: readonly (readonly ('agora.a1' | 'agora.a2')[])[]): Ended => {
  const table = seenBy(stateOf({ options: THREE, cities: coins.map((count, i) => ({ coins: count, crossed: crossed[i] ?? [] })) }), 0);
  const score = scoreOf(table);
  const best = Math.max(...score.seats.map(({ total }) => total));
  const tied = score.seats.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  const most = Math.max(...tied.map((seat) => coins[seat] ?? 0));
  return { view: table.view, score: { ...score, winners: tied.filter((seat) => coins[seat] === most) } };
};

describe('the result', () => {
  it('puts points before coins', () => {
    const ended = endedOf([0, 20, 3], [['agora.a1'], [], []]);
    expect(ranking(ended).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(verdictOf(ended)).toMatchObject({ kind: 'ahead', second: { seat: 1 } });
  });

  it('names the coins where they decided', () => {
    const ended = endedOf([4, 6, 1], [['agora.a1'], ['agora.a1'], []]);
    expect(verdictOf(ended)).toMatchObject({
      kind: 'tied',
      tied: [
        { seat: 1, coins: 6 },
        { seat: 0, coins: 4 },
      ],
    });
    expect(ranking(ended).map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('is shared where coins are equal too', () => {
    const ended = endedOf([4, 4, 1], [['agora.a1'], ['agora.a1'], []]);
    expect(verdictOf(ended)).toMatchObject({ kind: 'shared' });
    expect(ranking(ended).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('of a whole game has rows that add up, and winners on the first place', () => {
    for (const seed of [1, 2, 3]) {
      const view = playedSteps(THREE, seed).at(-1)?.after;
      if (view === undefined) throw new Error('no step');
      const table = readTable(view, imagine(view), undefined, { awaiting: [], ready: [], sealed: [] });
      const ended: Ended = { view: table.view, score: scoreOf(table) };
      for (const { seat, total, place, won } of ranking(ended)) {
        expect(SCORE_ROWS.reduce((sum, row) => sum + pointsOf(ended.score, seat, row), 0)).toBe(total);
        expect(won).toBe(place === 1);
      }
      expect(view.winners).toEqual(ended.score.winners);
    }
  });
});
