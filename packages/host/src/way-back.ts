// How a seat gets back to its last choice: what may be undone, and who has to agree (docs/decisions/0027, 0030).
import { type Match, type Seat, type Shape, SPECTATOR, type Viewer } from '@maravilha/kernel';
import type { Hands } from './hands.ts';

export interface WayBack {
  /** Whose choice it is. */
  readonly seat: Seat;
  /** Of the match, which stay. */
  readonly rounds: number | undefined;
  /** Which of the seat's turns that is, counted from 1. */
  readonly turn: number;
  /** The others have to agree. */
  readonly asks: boolean;
}

interface Played {
  readonly match: Match<Shape>;
  readonly hands: Hands;
  /** The number of the seat's newest choice or taking back. */
  changedAt(seat: Seat): number;
}

const isSealed = ({ match }: Played, seat: Seat): boolean => match.sealed(seat).length > 0;

/** Of the people at one device: who has sealed a choice last, else who has a part in the last turn that was played; best the viewer. */
const lastChooser = (run: Played, viewer: Seat): Seat => {
  if (isSealed(run, viewer)) return viewer;
  const { match, hands } = run;
  const when = (seat: Seat): number => (isSealed(run, seat) ? match.round + 1 + run.changedAt(seat) : (match.lastTurnOf(seat) ?? -1));
  return hands.held.reduce((last, seat) => (when(seat) > when(last) ? seat : last), viewer);
};

/**
 * To the last choice of the viewer; at one device, to that of anybody there. Without `rounds` what is sealed is taken back; else so many rounds
 * stay. A match among people that is over stays as it is.
 */
export const wayBack = (run: Played, viewer: Viewer, together: boolean): WayBack | undefined => {
  const { match, hands } = run;
  const isFree = together || hands.isAlone;
  if (viewer === SPECTATOR || hands.isAway(viewer) || hands.ended !== undefined || (match.over && !isFree)) return undefined;
  const seat = together ? lastChooser(run, viewer) : viewer;
  const turn = match.turnsOf(seat);
  if (isSealed(run, seat)) return { seat, rounds: undefined, turn: turn + 1, asks: false };
  const rounds = match.lastTurnOf(seat);
  return rounds === undefined ? undefined : { seat, rounds, turn, asks: !isFree && !match.isHarmless(viewer, rounds) };
};
