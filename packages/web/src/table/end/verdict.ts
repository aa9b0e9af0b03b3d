// What decided a game, whatever breaks a tie there.

/** A seat or a team, with its place. */
export interface Placed {
  readonly seats: readonly number[];
  /** From 1; equal in all that counts is equal in place. */
  readonly place: number;
  readonly total: number;
  readonly won: boolean;
}

export type Verdict<Side> =
  /** `by` points ahead of the second. */
  | { readonly kind: 'ahead'; readonly by: number; readonly second: Side }
  /** Equal on points; the tie-break decided between these, the winner first. */
  | { readonly kind: 'tied'; readonly tied: readonly Side[] }
  | { readonly kind: 'shared'; readonly winners: readonly [Side, ...Side[]] };

/** `ranking` goes from first to last. */
export const verdictIn = <Side extends Placed>(ranking: readonly Side[]): Verdict<Side> | undefined => {
  const [first, second] = ranking;
  const [winner, ...equals] = ranking.filter(({ won }) => won);
  if (first === undefined || second === undefined || winner === undefined) return undefined;
  if (equals.length > 0) return { kind: 'shared', winners: [winner, ...equals] };
  const tied = ranking.filter(({ total }) => total === first.total);
  return tied.length > 1 ? { kind: 'tied', tied } : { kind: 'ahead', by: first.total - second.total, second };
};
