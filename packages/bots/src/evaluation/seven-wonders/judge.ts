// From a net to a judge of 7 Wonders, and what the net learns.
import type { FlatState } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { partnerOf, type SevenWondersState, totalOf } from '@maravilha/seven-wonders/internals';
import type { Judge } from '../../search/evaluation.ts';
import { judgeOf, shareOut } from '../../value/judge.ts';
import type { Net } from '../../value/net.ts';
import { sevenWondersFeatures } from './features.ts';

const partner = (s: FlatState, seat: number): number | undefined => ((s as SevenWondersState).teams === 1 ? partnerOf(seat) : undefined);

export const sevenWondersJudge = (net: Net): Judge => judgeOf(sevenWondersFeatures, net, partner);

/** Points that multiply the odds by e in what is learnt. */
const POINTS = 4;
const totals = new Float64Array(8);

/** Blends who has won with how many points apart all are. */
const endedWith =
  (byPoints: number): Judge =>
  (state, out) => {
    const s = state as SevenWondersState;
    const points = totals.subarray(0, s.seats);
    for (let seat = 0; seat < s.seats; seat++) points[seat] = totalOf(s, seat) / POINTS;
    shareOut(s, points, partner);
    sevenWonders.result(s, out);
    for (let seat = 0; seat < s.seats; seat++) out[seat] += (points[seat] - out[seat]) * byPoints;
  };

/** What is learnt of a game: half of it by points, for of many seats who won tells little of the others. */
export const sevenWondersTarget = endedWith(0.5);

/** What an end is worth in a search: victory counts, but a game that is won or lost is still played well. */
export const sevenWondersOutcome = endedWith(0.2);
