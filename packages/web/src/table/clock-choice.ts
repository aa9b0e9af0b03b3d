// Which clock is shown, and when it warns.
import type { ClockInfo } from '@maravilha/protocol';

/** First by a rim, then by its whole colour. */
const SOON = 30_000;
const NOW = 10_000;

export type Haste = 'soon' | 'now';

export const hasteAt = (left: number): Haste | undefined => (left <= NOW ? 'now' : left <= SOON ? 'soon' : undefined);

/** Of these seats the one that runs out of time first; without a clock that runs, the first of them. */
export const shortestOf = (clock: ClockInfo | undefined, seats: readonly number[]): number | undefined => {
  const left = (seat: number): number => clock?.left[seat] ?? 0;
  const running = seats.filter((seat) => clock?.running.includes(seat));
  return (running.length > 0 ? running : seats.slice(0, 1)).toSorted((a, b) => left(a) - left(b))[0];
};
