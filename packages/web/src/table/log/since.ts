// What has happened since the last turn of a seat.
import type { MatchEvent } from '@maravilha/protocol';

const seatOf = (event: object): unknown => ('seat' in event ? event.seat : undefined);

/**
 * The first thing that another seat did, after the last choice of this one or together with it. `told`: the events that have a line, oldest
 * first. `isDeed`: somebody has chosen it; the others came of that.
 */
export const firstSince = <Event extends object>(
  log: readonly MatchEvent[],
  told: readonly Event[],
  seat: number,
  isDeed: (event: Event) => boolean,
): Event | undefined => {
  const seqs = new Map<object, number>(log.map(({ event, seq }) => [event, seq]));
  const mine = told.findLast((event) => seatOf(event) === seat && isDeed(event));
  const from = mine === undefined ? 0 : (seqs.get(mine) ?? 0);
  return told.find((event) => (seqs.get(event) ?? -1) >= from && (seatOf(event) ?? seat) !== seat && isDeed(event));
};
