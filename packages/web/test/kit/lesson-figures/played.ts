// How the figures of a lesson are asked for.
import type { AnyGame, Shape } from '@maravilha/kernel';

interface Moment {
  readonly view: Shape['View'];
  readonly state: Shape['State'];
}

/** A step as the engine sees it: when it begins, and when it is done. */
export interface Played {
  readonly game: AnyGame;
  readonly before: Moment;
  readonly after: Moment;
}

export type Figures = Readonly<Record<string, (played: Played) => readonly number[]>>;
