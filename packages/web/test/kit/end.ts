// What the results of all games have in common.
import { expect, it } from 'vitest';
import { type Placed, verdictIn } from '../../src/table/end/verdict.ts';

/** Points of a seat, and what breaks a tie. */
export type Result = readonly [total: number, tieBreak: number];

/** The view at the end of a game. */
export const endOf = <V>(steps: readonly { readonly after: V }[]): V => {
  const view = steps.at(-1)?.after;
  if (view === undefined) throw new Error('nothing was played');
  return view;
};

/** Tests of a ranking; `ranked` is that of a game with these results, as if it had come so. */
export const rankingTests = (
  tieBreak: string,
  ranked: (results: readonly Result[], winners: readonly number[]) => readonly Placed[],
): void => {
  it('ranks by points, then by what breaks a tie; equal in both is equal in place', () => {
    const results: Result[] = [
      [40, 3],
      [50, 1],
      [40, 5],
      [40, 3],
    ];
    expect(ranked(results, [1]).map(({ seats, place, won }) => [seats[0], place, won])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [0, 3, false],
      [3, 3, false],
    ]);
  });

  it('says how far the winner is ahead', () => {
    const results: Result[] = [
      [40, 5],
      [52, 1],
      [45, 0],
    ];
    expect(verdictIn(ranked(results, [1]))).toMatchObject({ kind: 'ahead', by: 7, second: { seats: [2] } });
  });

  it('names all who were tied, the winner first', () => {
    const results: Result[] = [
      [41, 3],
      [41, 4],
      [40, 5],
    ];
    const tied = [
      { seats: [1], [tieBreak]: 4 },
      { seats: [0], [tieBreak]: 3 },
    ];
    expect(verdictIn(ranked(results, [1]))).toMatchObject({ kind: 'tied', tied });
  });

  it('knows a shared victory', () => {
    const results: Result[] = [
      [41, 4],
      [41, 4],
      [40, 5],
    ];
    expect(verdictIn(ranked(results, [0, 1]))).toMatchObject({ kind: 'shared', winners: [{ seats: [0] }, { seats: [1] }] });
  });
};
