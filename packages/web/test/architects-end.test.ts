import { architectsTable as engine, type ArchitectsScore, type ArchitectsView, SCORE_ROWS, type Stage } from '@maravilha/architects';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ranking } from '../src/games/architects/end/result.ts';
import { imagine } from '../src/games/architects/model.ts';
import { OPTIONS, playedSteps } from './kit/architects.ts';
import { endOf, rankingTests, type Result } from './kit/end.ts';

const ROWS = { wonder: 0, blue: 0, cat: 0, military: 0, progress: 0 };
const STAGES: readonly Stage[] = [1, 2, 3, 4, 5];

const played = (seats: number, seed = 3): ArchitectsView => endOf(playedSteps({ ...OPTIONS, seats }, seed));

/** The end of a game with these points and stages, as if it had come so. */
const ended = (
  results: readonly Result[],
  winners: readonly number[],
): { readonly view: ArchitectsView; readonly score: ArchitectsScore } => {
  const view = played(results.length);
  return {
    view: { ...view, seats: view.seats.map((city, i) => ({ ...city, built: STAGES.slice(0, results[i]?.[1] ?? 0) })) },
    score: {
      seats: results.map(([total]) => ({ total, rows: { ...ROWS, blue: total } })),
      winners,
      ending: 'wonder',
      tieBreak: undefined,
    },
  };
};

describe('the result', () => {
  rankingTests('stages', (results, winners) => {
    const { view, score } = ended(results, winners);
    return ranking(view, score);
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
      const view = played(seats, seats);
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
