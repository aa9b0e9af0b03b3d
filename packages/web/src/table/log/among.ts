// Where in the log of a match the lines of its people stand.
import type { Ballot, MatchEvent, SeatChange, TableInfo } from '@maravilha/protocol';

/** What people did about the seats. */
export type Doing = SeatChange | Ballot;

/** All of it, oldest first: a vote, then what came of it. */
export const doingsIn = ({ changes, ballots = [] }: TableInfo): readonly Doing[] =>
  [...ballots, ...changes].toSorted((a, b) => a.at - b.at);

/** What happened to the seats before each event, and after the last one. */
export interface Among {
  before(event: object): readonly Doing[];
  readonly after: readonly Doing[];
}

/** `told`: the events that have a line, oldest first. One that was told in part is not found again, and nothing stands before it. */
export const among = (log: readonly MatchEvent[], told: readonly object[], changes: readonly Doing[]): Among => {
  const seqs = new Map<object, number>(log.map(({ event, seq }) => [event, seq]));
  const places = new Map<object, Doing[]>();
  const after: Doing[] = [];
  for (const change of changes) {
    const next = told.find((event) => (seqs.get(event) ?? -1) > change.seq);
    if (next === undefined) after.push(change);
    else places.set(next, [...(places.get(next) ?? []), change]);
  }
  return { before: (event) => places.get(event) ?? [], after };
};
