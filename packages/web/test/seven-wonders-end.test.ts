import { sevenWondersTable as engine, type SevenWondersView } from '@maravilha/seven-wonders';
import { describe, expect, it } from 'vitest';
import { rowsOf, symbolCounts } from '../src/games/seven-wonders/end/result.ts';
import { imagine } from '../src/games/seven-wonders/model.ts';
import { barsOf, bestOf } from '../src/table/end/bars.ts';
import { endOf, rankingTests } from './kit/end.ts';
import { OPTIONS, playedSteps } from './kit/seven-wonders.ts';

const ROWS = { wonder: 0, treasury: 0, military: 0, blue: 0, yellow: 0, green: 0, purple: 0, black: 0 };

const played = (options: typeof OPTIONS, seed = 3): SevenWondersView => endOf(playedSteps(options, seed));

describe('the result', () => {
  rankingTests('coins', (results, winners) => {
    const view = played({ ...OPTIONS, seats: results.length });
    return engine.rankingOf(
      { ...view, seats: view.seats.map((city, i) => ({ ...city, coins: results[i]?.[1] ?? 0 })) },
      {
        seats: results.map(([total]) => ({ total, rows: { ...ROWS, blue: total } })),
        winners,
        teams: [],
        ending: 'points',
        tieBreak: undefined,
      },
    );
  });

  it('ranks teams by the sum of both, partners side by side', () => {
    const view = played({ ...OPTIONS, seats: 6, teams: true });
    const score = engine.score(imagine(view));
    const sides = engine.rankingOf(view, score);
    expect(sides.map((side) => side.seats.map((seat) => seat >> 1))).toEqual(
      sides.map((side) => [0, 0].map(() => (side.seats[0] ?? 0) >> 1)),
    );
    expect(sides.map((side) => side.total)).toEqual(score.teams.map((team) => team.total).toSorted((a, b) => b - a));
    expect(
      sides
        .filter((side) => side.won)
        .flatMap((side) => side.seats)
        .toSorted(),
    ).toEqual([...score.winners].toSorted());
  });
});

describe('pad and chart', () => {
  it('has a row for city cards only with Cities', () => {
    expect(rowsOf(played(OPTIONS))).not.toContain('black');
    expect(rowsOf(played({ ...OPTIONS, cities: true }))).toContain('black');
  });

  it('marks no best where nobody gained anything', () => {
    expect(bestOf([-1, -3, 0])).toBeUndefined();
    expect(bestOf([3, 1, 4])).toBe(4);
  });

  it('draws every row that counts, losses too, and adds up to the total', () => {
    const view = played({ ...OPTIONS, seats: 7, cities: true }, 8);
    const score = engine.score(imagine(view));
    const lines = barsOf([0, 1, 2, 3, 4, 5, 6], rowsOf(view), (seat, row) => score.seats[seat]?.rows[row] ?? 0);
    expect(lines.map((line) => line.total)).toEqual(score.seats.map((seat) => seat.total));
    expect(lines.map((line) => line.parts.reduce((sum, part) => sum + part.points, 0))).toEqual(score.seats.map((seat) => seat.total));
    expect(lines.some((line) => line.parts.some((part) => part.points < 0))).toBe(true);
    expect(Math.max(...lines.map((line) => line.length))).toBe(100);
    for (const line of lines) for (const part of line.parts) expect(part.grow).toBeGreaterThanOrEqual(Math.abs(part.points));
  });

  it('counts the science symbols of a city', () => {
    const city = played(OPTIONS).seats[0];
    if (city === undefined) throw new Error('no city');
    const counts = symbolCounts({ ...city, built: ['apothecary', 'workshop', 'dispensary'] });
    expect(counts).toEqual([
      { symbol: 'compass', count: 2 },
      { symbol: 'gear', count: 1 },
    ]);
  });

  it('knows at the end what lies under the wonders and in the discard pile', () => {
    const view = played({ ...OPTIONS, seats: 5, cities: true });
    const faceDown = [...view.discard, ...view.seats.flatMap((city) => city.stages)];
    expect(faceDown.length).toBeGreaterThan(0);
    expect(faceDown.every((it) => it.card !== undefined)).toBe(true);
  });
});
