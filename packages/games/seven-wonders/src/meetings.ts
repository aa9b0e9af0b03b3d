import type { Seat } from '@maravilha/kernel';

/** Who meets whom at the end of an age, and how many tokens each of the two may take. */
export interface Meetings {
  count: number;
  readonly one: Uint8Array;
  readonly other: Uint8Array;
  readonly stakes: Uint8Array;
}

const MOST = 8;
export const newMeetings = (): Meetings => ({
  count: 0,
  one: new Uint8Array(MOST),
  other: new Uint8Array(MOST),
  stakes: new Uint8Array(MOST),
});

export const meet = (into: Meetings, one: Seat, other: Seat, stakes: number): void => {
  into.one[into.count] = one;
  into.other[into.count] = other;
  into.stakes[into.count] = stakes;
  into.count++;
};
