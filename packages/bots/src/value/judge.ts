import type { FlatState } from '@maravilha/kernel';
import type { Features, Judge } from '../search/evaluation.ts';
import { chancesOf, type Net } from './net.ts';

const SEATS_MOST = 7;

/** A game of teams tells which seat plays with which; every other game leaves it out. */
export type PartnerOf = (s: FlatState, seat: number) => number | undefined;

/** The judge that a net makes of a seat's features. `out` says by its length how many seats there are. */
export const judgeOf = (features: Features, net: Net, partnerOf?: PartnerOf): Judge => {
  if (net.inputs !== features.count) throw new RangeError(`the net takes ${net.inputs} features, the game tells ${features.count}`);
  const numbers = new Float64Array(SEATS_MOST * features.count);
  return (s, out) => {
    const seats = out.length;
    numbers.fill(0, 0, seats * features.count);
    features.fill(s, numbers);
    for (let seat = 0; seat < seats; seat++) out[seat] = net.strength(numbers, seat * features.count);
    shareOut(s, out, partnerOf);
  };
};

/** Turns strengths into chances, in place. A team is as strong as its two seats together. */
export const shareOut = (s: FlatState, strengths: Float64Array, partnerOf: PartnerOf | undefined): void => {
  const seats = strengths.length;
  if (partnerOf === undefined || partnerOf(s, 0) === undefined) {
    chancesOf(strengths, seats);
    return;
  }
  for (let seat = 0; seat < seats; seat++) {
    const partner = partnerOf(s, seat) ?? seat;
    if (partner < seat) continue;
    const sum = strengths[seat] + strengths[partner];
    strengths[seat] = sum;
    strengths[partner] = sum;
  }
  // As in the result of a game, partners share what their team has.
  chancesOf(strengths, seats);
};
