import type { Hint } from '@maravilha/bots';

/** What the sentences need to know of the table. */
interface Told {
  readonly move: Hint['move'];
  readonly view: object;
  readonly seat: number;
  nameOf(seat: number): string;
}

/** A move in words. */
export type SayMove = (told: Told) => string;
