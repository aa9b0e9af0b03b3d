export const CLOCKS = ['none', 'fast', 'calm'] as const;
/** `none`, or a bank of time with an increment for each decision; the figures are in `CLOCK_TIMES`. */
export type ClockKind = (typeof CLOCKS)[number];
export const CLOCK_TIMES: Record<Exclude<ClockKind, 'none'>, { readonly bank: number; readonly increment: number }> = {
  fast: { bank: 5 * 60_000, increment: 10_000 },
  calm: { bank: 15 * 60_000, increment: 30_000 },
};
