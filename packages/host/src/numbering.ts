// How far each viewer has been told of a match: see docs/decisions/0019.
import { type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';

/** One number for each viewer: spectators first, then the seats in order. */
export type Numbers = readonly number[];

export const numberOf = (numbers: Numbers, viewer: Viewer): number => numbers[viewer - SPECTATOR] ?? 0;

/** Counts for each viewer what that viewer may know of, and nothing else. */
export class Numbering {
  #now: Numbers;

  constructor(seats: number) {
    this.#now = Array.from({ length: seats + 1 }, () => 0);
  }

  /** As it stands now; it does not change any more. */
  get now(): Numbers {
    return this.#now;
  }

  /** Something that all may know of. */
  all(): void {
    this.#now = this.#now.map((number) => number + 1);
  }

  /** Something that these seats alone may know of. */
  some(seats: readonly Seat[]): void {
    this.#now = this.#now.map((number, index) => (seats.includes(index + SPECTATOR) ? number + 1 : number));
  }
}
