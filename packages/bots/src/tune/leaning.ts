// Openings in which seats are fond of a plan beyond its worth. A judge that thinks little of a plan never sees it under way, so without them it
// would learn neither what it is worth nor how to stop it. Positions are kept only after the opening, so they tell how good play goes on.
import type { FlatState, Rng, Seat } from '@maravilha/kernel';
import type { Judge } from '../search/evaluation.ts';
import type { Opening } from './self-play.ts';

/** How far a seat has come with a plan. */
export type Leaning = (s: FlatState, seat: Seat) => number;

/** What a step of the plan is worth at most to a seat that leans towards it: a difference in strength. */
const FONDEST = 0.6;

/** In every other game an opening of any length up to that of the game before. In it half of the seats lean towards a plan. */
export const openingOf = (judge: Judge, leanings: readonly Leaning[], seats: number, length: number, rng: Rng): Opening | undefined => {
  if (leanings.length === 0 || length === 0 || rng.int(2) === 0) return undefined;
  const moments = rng.int(length);
  return { moments, judges: Array.from({ length: seats }, (_, seat) => (rng.int(2) === 0 ? judge : leant(judge, leanings, seat, rng))) };
};

/** The judge as a seat sees it that leans towards one of the plans. */
const leant = (judge: Judge, leanings: readonly Leaning[], seat: Seat, rng: Rng): Judge => {
  const leaning = leanings[rng.int(leanings.length)];
  const fondness = (rng.int(65536) / 65536) * FONDEST;
  return (s, out) => {
    judge(s, out);
    out[seat] *= Math.exp(fondness * leaning(s, seat));
    let sum = 0;
    for (let i = 0; i < out.length; i++) sum += out[i];
    for (let i = 0; i < out.length; i++) out[i] /= sum;
  };
};
