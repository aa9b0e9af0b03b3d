// Where choices stand in the course of a match.
import type { Place } from '../plug.ts';

/** Choices counted within their chapter. */
export const counted = (chapters: readonly number[]): readonly Omit<Place, 'part'>[] => {
  const counts = new Map<number, number>();
  return chapters.map((chapter) => {
    const turn = (counts.get(chapter) ?? 0) + 1;
    counts.set(chapter, turn);
    return { chapter, turn };
  });
};
