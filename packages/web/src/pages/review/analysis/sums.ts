import type { Mark, Verdict } from '@maravilha/bots/analysis';

const WORST: readonly Mark[] = ['ruin', 'crack', 'chip', 'gem'];

/** What all choices of a seat in one turn come to: the worst mark stands for them. */
export const sumOf = (
  verdicts: readonly Verdict[],
): { readonly loss: number; readonly mark: Mark | undefined; readonly free: boolean } => ({
  loss: verdicts.reduce((sum, one) => sum + one.loss, 0),
  mark: WORST.find((mark) => verdicts.some((one) => one.mark === mark)),
  free: verdicts.some((one) => one.free),
});
