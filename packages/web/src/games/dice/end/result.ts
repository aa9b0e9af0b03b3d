// The places at the end of a game. All numbers are the engine's.
import { type DiceScore, diceTable as engine, type DiceView } from '@maravilha/dice';
import type { Placed } from '../../../table/end/verdict.ts';

export interface Holder extends Placed {
  readonly coins: number;
}

/** Seats from first to last. */
export const ranking = (view: DiceView, score: DiceScore): readonly Holder[] =>
  engine.rankingOf(view, score).map(({ seat, ...rest }) => ({ seats: [seat], ...rest }));
