// What there is to do, in the order in which a reader wants it. The tasks do not depend on each other: any number of workers may share them.
import type { Seat } from '@maravilha/kernel';

/** Turns, as far as it matters who chose in them. */
export type Turns = readonly { readonly choices: readonly { readonly seat: Seat }[] }[];

export interface Task {
  readonly moment: number;
  readonly seat: Seat;
}

/** The moment in view first, then the decisions of the seat in view, from there on and around, then the rest. */
export const tasksOf = (moments: Turns, at: number, seat: Seat | undefined): readonly Task[] => {
  const tasks = moments.flatMap(({ choices }, moment) =>
    [...new Set(choices.map((one) => one.seat))].map((one) => ({ moment, seat: one })),
  );
  const rank = (task: Task): number => (task.moment === at ? 0 : task.seat === seat ? 1 : 2);
  const distance = ({ moment }: Task): number => (moment - at + moments.length) % moments.length;
  return tasks.toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || Number(b.seat === seat) - Number(a.seat === seat));
};
