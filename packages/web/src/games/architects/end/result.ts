// The places at the end of a game. All numbers are the engine's.
import { type ArchitectsScore, architectsTable as engine, type ArchitectsView } from '@maravilha/architects';
import type { Placed } from '../../../table/end/verdict.ts';

export interface Builder extends Placed {
  readonly stages: number;
}

/** Seats from first to last, equals in the order at the table. */
export const ranking = (view: ArchitectsView, score: ArchitectsScore): readonly Builder[] => {
  const places = engine.placesOf(score, view);
  return score.seats
    .map(({ total }, seat) => ({
      seats: [seat],
      total,
      stages: view.seats[seat]?.built.length ?? 0,
      place: places[seat] ?? 1,
      won: score.winners.includes(seat),
    }))
    .toSorted((a, b) => a.place - b.place);
};
