// Costs in words, for the games that have resources.

/** What there is of each resource, in the order of the rule book. */
export const countsIn = <R extends string>(
  order: readonly R[],
  counts: Readonly<Partial<Record<R, number | undefined>>>,
): readonly { readonly resource: R; readonly count: number }[] =>
  order.flatMap((resource) => {
    const count = counts[resource];
    return count === undefined ? [] : [{ resource, count }];
  });
