import type { Reviewing } from '../review.ts';
import type { Study } from './study.ts';
import { sumOf } from './sums.ts';

/** Goes to the next marked move of the watched seat; after the last one comes the first. Answers whether there is one. */
export const goToNextMark = (review: Reviewing, study: Study): boolean => {
  const seat = review.seat.peek();
  const marked = review.moments.flatMap((_, at) => (sumOf(study.verdictsOf(at, seat)).mark === undefined ? [] : [at]));
  const next = marked.find((at) => at > review.at.peek()) ?? marked[0];
  if (next === undefined || !review.opinion.peek()) return false;
  review.go(next);
  return true;
};
