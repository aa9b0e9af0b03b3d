export const CLOCKS = ['none', 'turn', 'fast', 'calm'] as const;
/** `none`; `turn`, the same time for each decision, of which nothing is saved; or a bank of time with an increment for each decision. */
export type ClockKind = (typeof CLOCKS)[number];

export interface ClockTimes {
  /** At the start; with `each`, for each decision. */
  readonly bank: number;
  readonly increment: number;
  readonly each?: true;
}

export const CLOCK_TIMES: Record<Exclude<ClockKind, 'none'>, ClockTimes> = {
  turn: { bank: 2 * 60_000, increment: 0, each: true },
  fast: { bank: 5 * 60_000, increment: 10_000 },
  calm: { bank: 15 * 60_000, increment: 30_000 },
};
