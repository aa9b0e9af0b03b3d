// What a person who asks for a hint is told: a few good moves, how games go on after them, and why they are good.
import type { Rng, Seat, Shape } from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { isAhead } from './playouts.ts';
import { mostTelling, type Reason } from './reason.ts';
import type { Budget } from './search/settings.ts';
import { weigh, type Worth } from './weigh.ts';

export interface Hint extends Worth {
  readonly move: Shape['Move'];
  /** The games cannot tell it from the first move of the list. */
  readonly level: boolean;
  /** A master would take it. Only said of the first move and those level with it. */
  readonly favourite: boolean;
  /** The most telling first. */
  readonly reasons: readonly Reason[];
}

export interface Advice {
  /** Games that were played out from each move. */
  readonly games: number;
  /** By chance in whole percents, the highest first, then by the points that the seat is ahead. */
  readonly hints: readonly Hint[];
}

/** The moves that are worth most, best first. The seat must be awaited. */
export const hint = (expert: Expert, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget): Advice => {
  const { games, advised } = weigh(expert, view, seat, rng, budget);
  const [best] = advised;
  const hints = advised.map(({ line, favourite, reasons, ...rest }): Hint => {
    const level = !isAhead(best.line, line);
    return { ...rest, level: level && line !== best.line, favourite: level && favourite, reasons: mostTelling(reasons) };
  });
  return { games, hints };
};
