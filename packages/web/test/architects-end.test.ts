import { architectsTable as engine, type ArchitectsScore, type ArchitectsView, SCORE_ROWS, type Stage } from '@maravilha/architects';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ranking } from '../src/games/architects/end/result.ts';
import { imagine } from '../src/games/architects/model.ts';
import { verdictIn } from '../src/table/end/verdict.ts';
import { OPTIONS, playedSteps } from './kit/architects.ts';

const ROWS = { wonder: 0, blue: 0, cat: 0, military: 0, progress: 0 };
const STAGES: readonly Stage[] = [1, 2, 3, 4, 5];

const endOf = (seats: number, seed = 3): ArchitectsView => {
  const view = playedSteps({ ...OPTIONS, seats }, seed).at(-1)?.after;
  if (view === undefined) throw new Error('nothing was played');
  return view;
};

interface Ended {
  readonly view: ArchitectsView;
  readonly score: ArchitectsScore;
}

/** The end of a game with these points and stages, as if it had come so. */
const ended = (seats: readonly (readonly [total: number, stages: number])[], winners: readonly number[]): Ended => {
  const view = endOf(seats.length);
  const score: ArchitectsScore = {
    seats: seats.map(([total]) => ({ total, rows: { ...ROWS, blue: total } })),
    winners,
    ending: 'wonder',
    tieBreak: undefined,
  };
  return { view: { ...view, seats: view.seats.map((city, i) => ({ ...city, built: STAGES.slice(0, seats[i]?.[1] ?? 0) })) }, score };
};

const ranked = (...end: Parameters<typeof ended>) => {
  const { view, score } = ended(...end);
  return ranking(view, score);
};

describe('the result', () => {
  it('ranks by points, then by stages; equal in both is equal in place', () => {
    const places = ranked(
      [
        [40, 3],
        [50, 1],
        [40, 5],
        [40, 3],
      ],
      [1],
    );
    expect(places.map(({ seats, place, won }) => [seats[0], place, won])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [0, 3, false],
      [3, 3, false],
    ]);
  });

  it('says how far the winner is ahead', () => {
    const verdict = verdictIn(
      ranked(
        [
          [40, 5],
          [52, 1],
          [45, 0],
        ],
        [1],
      ),
    );
    expect(verdict).toMatchObject({ kind: 'ahead', by: 7, second: { seats: [2] } });
  });

  it('names all who were tied, the one with more stages first', () => {
    const verdict = verdictIn(
      ranked(
        [
          [41, 3],
          [41, 4],
          [40, 5],
        ],
        [1],
      ),
    );
    expect(verdict).toMatchObject({
      kind: 'tied',
      tied: [
        { seats: [1], stages: 4 },
        { seats: [0], stages: 3 },
      ],
    });
  });

  it('knows a shared victory', () => {
    const verdict = verdictIn(
      ranked(
        [
          [41, 4],
          [41, 4],
          [40, 5],
        ],
        [0, 1],
      ),
    );
    expect(verdict).toMatchObject({ kind: 'shared', winners: [{ seats: [0] }, { seats: [1] }] });
  });

  it('knows who completed a wonder, who need not have won', () => {
    const end = ended(
      [
        [30, 5],
        [41, 4],
      ],
      [1],
    );
    expect(engine.completerOf({ ...end.view, ending: 'wonder' })).toBe(0);
    expect(engine.completerOf({ ...end.view, ending: 'empty' })).toBeUndefined();
  });

  it('adds up for any number of seats, and the engine agrees on who won', () =>
    forRows([2, 3, 4, 5, 6, 7], (seats) => {
      const view = endOf(seats, seats);
      const score = engine.score(imagine(view));
      const places = ranking(view, score);
      for (const {
        seats: [seat = -1],
        total,
      } of places) {
        expect(SCORE_ROWS.reduce((sum, row) => sum + (score.seats[seat]?.rows[row] ?? 0), 0)).toBe(total);
      }
      expect(places.filter((one) => one.won).every((one) => one.place === 1)).toBe(true);
      expect(
        places
          .filter((one) => one.place === 1)
          .map((one) => one.seats[0])
          .toSorted(),
      ).toEqual([...view.winners].toSorted());
    }));
});
