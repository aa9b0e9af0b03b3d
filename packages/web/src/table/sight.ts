// Who looks at a table from where, and what the others are doing.
import { leftOf, rightOf } from '@maravilha/kernel';
import type { MatchUpdate } from '@maravilha/protocol';

/** Who looks at the table from where. */
export interface Sight {
  readonly seats: number;
  /** The seat that is drawn in front: the viewer's own, or the one from which somebody who watches looks. */
  readonly me: number;
  readonly left: number;
  readonly right: number;
  /** The viewer has a seat. */
  readonly seated: boolean;
}

export const sightOf = (seats: number, you: number | undefined, from = 0): Sight => {
  const me = you ?? from;
  return { seats, me, left: leftOf(me, seats), right: rightOf(me, seats), seated: you !== undefined };
};

/** The other seats, from my left neighbour on round the table; on the screen that is clockwise. */
export const othersOf = ({ me, seats }: Sight): readonly number[] => Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);

export const seatIn = <Seat>(seats: readonly Seat[], seat: number): Seat => {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
};

/** What a table hears of a match beside the view. */
export interface Moment {
  readonly awaiting: readonly number[];
  readonly ready: readonly number[];
  readonly sealed: readonly object[];
  readonly partners?: MatchUpdate['partners'];
  /** Where somebody who watches looks from; the first seat unless said. */
  readonly from?: number | undefined;
}

type Thinking = Pick<Moment, 'awaiting' | 'ready'> & { readonly view: { readonly decision: string } };

/** What a seat is doing: it owes a choice, has made it, or nothing is asked of it. */
export const moodOf = ({ view, awaiting, ready }: Thinking, seat: number): 'ready' | 'thinking' | 'idle' => {
  if (view.decision === 'over') return 'idle';
  if (ready.includes(seat)) return 'ready';
  return awaiting.includes(seat) ? 'thinking' : 'idle';
};

/** Seats that are still to choose. */
export const waitingFor = ({ awaiting, ready }: Thinking): readonly number[] => awaiting.filter((seat) => !ready.includes(seat));
