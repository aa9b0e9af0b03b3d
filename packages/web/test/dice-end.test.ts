import { SCORE_ROWS } from '@maravilha/dice';
import { describe, expect, it } from 'vitest';
import { ranking } from '../src/games/dice/end/result.ts';
import { verdictIn } from '../src/table/end/verdict.ts';
import { scoreOf } from '../src/games/dice/model.ts';
import { playedSteps, seenBy, stateOf, THREE } from './kit/dice.ts';
import { imagine, readTable } from '../src/games/dice/model.ts';

const rankedOf = (coins: readonly [number, number, number], crossed: readonly (readonly ('agora.a1' | 'agora.a2')[])[]) => {
  const table = seenBy(stateOf({ options: THREE, cities: coins.map((count, i) => ({ coins: count, crossed: crossed[i] ?? [] })) }), 0);
  const score = scoreOf(table);
  const best = Math.max(...score.seats.map(({ total }) => total));
  const tied = score.seats.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  const most = Math.max(...tied.map((seat) => coins[seat] ?? 0));
  return ranking(table.view, { ...score, winners: tied.filter((seat) => coins[seat] === most) });
};

describe('the result', () => {
  it('puts points before coins', () => {
    const places = rankedOf([0, 20, 3], [['agora.a1'], [], []]);
    expect(places.map(({ seats, place }) => [seats[0], place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(verdictIn(places)).toMatchObject({ kind: 'ahead', second: { seats: [1] } });
  });

  it('names the coins where they decided', () => {
    const places = rankedOf([4, 6, 1], [['agora.a1'], ['agora.a1'], []]);
    expect(verdictIn(places)).toMatchObject({
      kind: 'tied',
      tied: [
        { seats: [1], coins: 6 },
        { seats: [0], coins: 4 },
      ],
    });
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('is shared where coins are equal too', () => {
    const places = rankedOf([4, 4, 1], [['agora.a1'], ['agora.a1'], []]);
    expect(verdictIn(places)).toMatchObject({ kind: 'shared' });
    expect(places.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('of a whole game has rows that add up, and winners on the first place', () => {
    for (const seed of [1, 2, 3]) {
      const view = playedSteps(THREE, seed).at(-1)?.after;
      if (view === undefined) throw new Error('no step');
      const table = readTable(view, imagine(view), undefined, { awaiting: [], ready: [], sealed: [] });
      const score = scoreOf(table);
      for (const {
        seats: [seat = -1],
        total,
        place,
        won,
      } of ranking(table.view, score)) {
        expect(SCORE_ROWS.reduce((sum, row) => sum + (score.seats[seat]?.rows[row] ?? 0), 0)).toBe(total);
        expect(won).toBe(place === 1);
      }
      expect(view.winners).toEqual(score.winners);
    }
  });
});
